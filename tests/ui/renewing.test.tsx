import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RenewingProvider, useRenew } from '@/ui/remote/renewing';

const { refresh, router } = vi.hoisted(() => {
  const asked = vi.fn<() => Promise<void>>();
  return { refresh: asked, router: { refresh: asked } };
});
vi.mock('next/navigation', () => ({ useRouter: () => router }));

function Ticks() {
  return <button onClick={useRenew()}>renew</button>;
}

const renew = (): void => screen.getByRole('button').click();

beforeEach(() => void refresh.mockReset());

it('a page is made anew once at a time, and once more for all that was asked meanwhile', async () => {
  const answers: (() => void)[] = [];
  refresh.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  render(<RenewingProvider><Ticks /></RenewingProvider>);
  for (let tick = 0; tick < 13; tick += 1) act(() => renew());
  expect(refresh).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]?.());
  expect(refresh).toHaveBeenCalledTimes(2);
  await act(async () => answers[1]?.());
  expect(refresh).toHaveBeenCalledTimes(2);
  act(() => renew());
  expect(refresh).toHaveBeenCalledTimes(3);
  await act(async () => answers[2]?.());
});
