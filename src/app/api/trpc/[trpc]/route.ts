import { handle } from '@/api/server';

export const GET = handle;
export const POST = handle;
