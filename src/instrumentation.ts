/**
 * Runs once a server process, before its first answer. It is compiled for the edge too, so what it needs
 * comes lazily.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { boot } = await import('@/boot/boot');
  await boot().catch(giveUp);
}

/** A server that has no data must not look as if it served. */
function giveUp(error: unknown): never {
  console.error(`Ultimo cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
