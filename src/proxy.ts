import createMiddleware from 'next-intl/middleware';
import { routing } from '@/i18n/routing';

/** An address without a language leads to the same one in the reader's. */
export const proxy = createMiddleware(routing);

// An address that says its language needs nothing done. Next reads this text itself: it can name no constant.
export const config = { matcher: ['/((?!api|_next|da(?:/|$)|de(?:/|$)|en(?:/|$)|.*\\..*).*)'] };
