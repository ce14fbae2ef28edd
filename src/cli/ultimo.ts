import { CommanderError } from 'commander';
import { UnreadableFile } from './input';
import type { Exit } from './output';
import { exits, standard } from './output';
import { commands } from './program';

process.stdout.on('error', stopQuietly);
process.exitCode = await run(process.argv);

/** Who reads has seen enough (`| head`): nothing is wrong. */
function stopQuietly(error: Error): void {
  if ('code' in error && error.code === 'EPIPE') process.exit(exits.done);
  throw error;
}

/** The command line: its exit code is 0 done, 1 an input refused, 2 called wrongly. */
async function run(argv: readonly string[]): Promise<Exit> {
  let exit: Exit = exits.done;
  const program = commands((code) => (exit = code));
  try {
    await program.parseAsync([...argv]);
    return exit;
  } catch (error) {
    return failed(error);
  }
}

/** Commander has said what is wrong with the call; anything else says so itself, in a sentence. */
function failed(error: unknown): Exit {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exits.done : exits.usage;
  standard.error(`ultimo: ${error instanceof Error ? error.message : String(error)}`);
  return error instanceof UnreadableFile ? exits.usage : exits.refused;
}
