import 'server-only';
import { cache } from 'react';
import { auth } from '@/auth/session';
import { installationHere } from '@/command/installation';
import type { Locale } from '@/kernel/locale';
import { contextOf, localeOf } from './context';
import { httpHandler } from './http';
import { createCaller } from './router';

/** For pages: every procedure as a function, asked by whoever asks for the page, in the page's language. */
export const api = cache(async (locale: Locale) =>
  createCaller(contextOf(await auth(), locale, installationHere())),
);

/** For browsers: the same over HTTP, in the language the request asks for. */
export const handle = httpHandler(async (request) =>
  contextOf(await auth(), localeOf(request.headers.get('accept-language')), installationHere()),
);
