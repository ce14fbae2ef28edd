import { handle } from '@/api/server';

export { handle as GET, handle as POST };
