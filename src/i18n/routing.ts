import { defineRouting } from 'next-intl/routing';
import { locales } from '@/kernel/locale';

/** Every address says its language; one without is redirected by the reader's. */
export const routing = defineRouting({ locales, defaultLocale: locales[0], localePrefix: 'always' });
