import { handlers } from '@/auth/session';

export const { GET, POST } = handlers;
