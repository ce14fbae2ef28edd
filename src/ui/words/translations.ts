import { useLocale, type Locale, type useTranslations as useKitTranslations } from 'next-intl';
import { partOf } from '@/i18n/translation';

/**
 * The product's words in the page's language, on a server as in a browser. The kit's own hook would want them
 * sent with every page and would parse every sentence anew for each.
 */
export const useTranslations = likeKit((namespace) => translatorOf(useLocale(), namespace));

/** Keys that do not exist do not compile, as with the kit's. */
function likeKit(hook: (namespace?: string) => unknown) {
  return hook as typeof useKitTranslations;
}

const made = new Map<string, unknown>();

function translatorOf(locale: Locale, namespace: string | undefined): unknown {
  const place = `${locale}:${namespace}`;
  const known = made.get(place) ?? partOf(locale, namespace);
  made.set(place, known);
  return known;
}
