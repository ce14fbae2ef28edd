import 'server-only';
import NextAuth, { type DefaultSession, type Session } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { cookies } from 'next/headers';
import { peopleHere } from '@/people/open';
import { dataFolder } from '@/sqlite/installation';
import { logIn } from './account';
import { isVisitorsMistake } from './mistake';
import { authSecret } from './secret';

declare module 'next-auth' {
  interface Session {
    user: { id: string } & DefaultSession['user'];
  }
}

// As a function it is asked at each request, so that nothing is opened while `next build` imports this file.
export const { handlers, auth, signIn, signOut } = NextAuth(() => ({
  secret: authSecret(dataFolder()),
  trustHost: true,
  session: { strategy: 'jwt' as const },
  pages: { signIn: '/login', error: '/login' },
  logger: { error: (error) => void (isVisitorsMistake(error) || console.error(error)) },
  providers: [
    Credentials({
      credentials: { email: { type: 'email' }, password: { type: 'password' } },
      authorize: (credentials) => logIn(peopleHere(), credentials),
    }),
  ],
  callbacks: {
    session({ session, token }) {
      session.user.id = token.sub ?? '';
      return session;
    },
  },
}));

/**
 * Who asks; null for a visitor. A visitor has no cookie of a session, and for one without it next-auth would
 * make and sign a form's token at every request, which nobody asks for.
 */
export async function sessionHere(): Promise<Session | null> {
  const all = (await cookies()).getAll();
  return all.some(({ name }) => name.includes('authjs.session-token')) ? auth() : null;
}
