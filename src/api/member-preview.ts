import { type MemberProposed, proposeMembers } from '@/command/member-list';
import { translatorFor } from '@/i18n/translator';
import type { ClubId } from '@/kernel/ids';
import { listMembers } from '@/views/members/query';
import type { Context } from './context';
import { found } from './found';
import { nothingInParticular, refusedError } from './refused';

/** A line of a list as it would be taken over, its problems with their sentences. */
export type MemberPreviewed = Omit<MemberProposed, 'problems'> & {
  readonly problems: readonly { readonly code: string; readonly sentence: string }[];
};

type Asked = { readonly club: ClubId; readonly file: string };

/** A file in base64, compared with the club as it is. */
export async function proposed(context: Context, { club, file }: Asked): Promise<readonly MemberPreviewed[]> {
  const { views, people } = context.installation;
  const question = { club, search: '', kinds: [], order: 'name' } as const;
  const listed = await listMembers(views.rows, people, question);
  const known = await found(context, listed, { what: 'club', id: club });
  const lines = proposeMembers(Buffer.from(file, 'base64'), known.members);
  if (!lines.ok) throw await refusedError(context, lines.refusal, nothingInParticular);
  const t = translatorFor(context.locale);
  return lines.value.map((line) => ({
    ...line,
    problems: line.problems.map(({ code, params }) => ({ code, sentence: t(`imports.${code}`, params) })),
  }));
}
