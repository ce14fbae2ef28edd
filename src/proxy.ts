import createMiddleware from 'next-intl/middleware';
import { routing } from '@/i18n/routing';

/** An address without a language leads to the same one in the reader's. */
export const proxy = createMiddleware(routing);

export const config = { matcher: ['/((?!api|_next|.*\\..*).*)'] };
