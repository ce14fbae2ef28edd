import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RenewingProvider, useRenew } from '@/ui/remote/renewing';

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn<() => Promise<void>>() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

let renew = (): void => {};
function Ticks() {
  renew = useRenew();
  return null;
}

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
