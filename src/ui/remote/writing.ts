'use client';

import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { commandIdFor, forgetCommand } from '../entry/command-id';
import { useOnce } from '../entry/once';
import { failureOf, patiently } from './refusal';
import { useRenew } from './renewing';

type Commanded = { readonly command: string };

type Told<Wish, Answer> = {
  /** What is written, and about what: `<club>:rename`. A new attempt finds its command's id by it. */
  readonly place: string;
  /** After it stands in the book; the page is being made anew then. */
  readonly done?: (wish: Wish, answer: Answer) => void;
};

/**
 * A write about what a page shows: one command id for one intention, patient while the line is down, and the
 * page is made anew afterwards, or when somebody else was faster. `send` is given everything but the command.
 */
export function useWriting<Answer, Failure, Wish extends Commanded>(
  options: UseMutationOptions<Answer, Failure, Wish>,
  { place, done }: Told<Wish, Answer>,
) {
  const renew = useRenew();
  const writing = useMutation({
    ...options,
    ...patiently,
    onSuccess: (answer, wish) => {
      forgetCommand(place);
      renew();
      done?.(wish, answer);
    },
    onError: (error) => {
      if (wasOvertaken(error)) renew();
    },
  });
  const once = useOnce(sending<Wish>(writing.mutate));
  const send = (wish: Omit<Wish, 'command'>): void =>
    once(commanded<Wish>(wish, commandIdFor(place, JSON.stringify(wish))));
  return { send, ...stateOf(writing) };
}

type Sent = { readonly isPending: boolean; readonly failureCount: number; readonly error: unknown };

/** What a button and `WriteNotice` want to know of it. */
function stateOf({ isPending, failureCount, error }: Sent) {
  const notice = { error, retrying: isPending && failureCount > 0 };
  return { pending: isPending, notice, writing: { isPending, failureCount, error } };
}

function wasOvertaken(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'refused' && failure.refused?.code === 'version-conflict';
}

/** The kit's type asks whether there is anything to send; here there always is. */
const sending = <Wish>(mutate: unknown) => mutate as Parameters<typeof useOnce<Wish>>[0];

/** The compiler cannot put together again what it took apart. */
const commanded = <Wish extends Commanded>(wish: Omit<Wish, 'command'>, command: string) =>
  ({ ...wish, command }) as Wish;
