/** Where the kit looks for what was chosen. */
const place = 'mantine-color-scheme-value';

/**
 * Light or dark is chosen before the page has woken up as after: this listens from the first byte on. It is
 * what the kit itself does when a choice is made; the kit begins with what stands here.
 */
function listen(key: string): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-theme-choice]') : null;
    const chosen = button?.getAttribute('data-theme-choice');
    if (!chosen) return;
    const device = () => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    const scheme = chosen === 'auto' ? device() : chosen;
    document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
    try {
      window.localStorage.setItem(key, chosen);
    } catch {
      // A browser that keeps nothing shows it until the next page.
    }
  });
}

/** The script that stands in the page's head. */
export const themeChoice = { __html: `(${listen.toString()})(${JSON.stringify(place)})` };
