import 'server-only';
import { cache } from 'react';
import { sessionHere } from '@/auth/session';
import { installationHere } from '@/command/installation';
import type { Locale } from '@/kernel/locale';
import { contextOf, localeOf } from './context';
import { httpHandler } from './http';
import { createCaller } from './router';

/** For pages: every procedure as a function, asked by whoever asks for the page, in the page's language. */
export const api = cache(async (locale: Locale) =>
  createCaller(contextOf(await sessionHere(), locale, installationHere())),
);

/** For browsers: the same over HTTP, in the language the request asks for. */
export const handle = httpHandler(async (request) =>
  contextOf(await sessionHere(), localeOf(request.headers.get('accept-language')), installationHere()),
);
