import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOnce } from '@/ui/entry/once';
import { Awakening } from '@/ui/remote/awakening';
import { useOpened } from '@/ui/remote/opened';
import { themeChoice } from '@/ui/theme/choice';
import { theme } from '@/ui/theme/theme';

/** What the server sent stands in the page; then the script wakes up. */
function sent(page: React.ReactElement) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  return { root, wake: () => act(async () => void hydrateRoot(root, page)) };
}

afterEach(() => document.body.replaceChildren());

it('what would be lost cannot be pressed until the page has woken up', async () => {
  const { root, wake } = sent(<Awakening><button type="button">Gem</button></Awakening>);
  expect(root.querySelector('button')).toBeDisabled();
  await wake();
  expect(root.querySelector('button')).toBeEnabled();
});

function Opening() {
  const { seen, watch } = useOpened();
  return <details {...watch}><summary>Mere</summary>{seen && <p>Indhold</p>}</details>;
}

it('what was opened before the page had woken up has its content then', async () => {
  const { root, wake } = sent(<Opening />);
  root.querySelector('details')!.open = true;
  expect(root.querySelector('p')).toBeNull();
  await wake();
  expect(root.querySelector('p')).toHaveTextContent('Indhold');
});

describe('light and dark', () => {
  beforeEach(() => localStorage.clear());

  it('are chosen before the page has woken up, and the kit begins with the choice', () => {
    // As the page's head runs it.
    const script = document.createElement('script');
    script.textContent = themeChoice.__html;
    document.head.append(script);
    document.body.innerHTML = '<button data-theme-choice="dark"><b>Mørkt</b></button>';
    document.querySelector('b')!.click();
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
    render(<MantineProvider theme={theme} defaultColorScheme="auto">…</MantineProvider>);
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
});

it('one intention is sent once, however often it is pressed, and again only when it has been answered', () => {
  const told: (() => void)[] = [];
  const send = vi.fn((_wish: string, { onSettled }: { readonly onSettled: () => void }) => void told.push(onSettled));
  function Sender() {
    const once = useOnce(send);
    return <button type="button" onClick={() => once('deal')}>Gem</button>;
  }
  render(<Sender />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  expect(send).toHaveBeenCalledTimes(1);
  told[0]?.();
  fireEvent.click(button);
  expect(send).toHaveBeenCalledTimes(2);
});
