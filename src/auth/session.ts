import 'server-only';
import NextAuth, { type DefaultSession } from 'next-auth';
import Credentials from 'next-auth/providers/credentials';
import { peopleHere } from '@/people/open';
import { dataFolder } from '@/sqlite/installation';
import { logIn } from './account';
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
  logger: { error: logUnlessWrongPassword },
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

/** A wrong password is the visitor's mistake, not the server's. */
function logUnlessWrongPassword(error: Error): void {
  if (error.name !== 'CredentialsSignin') console.error(error);
}
