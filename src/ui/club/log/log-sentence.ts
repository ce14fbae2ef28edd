import { useLocale } from 'next-intl';
import { boxReasons } from '@/league/clubs/box';
import { dayShort } from '../../place/day';
import type { ClubLogLine, ClubPage } from '../../remote/answers';
import { useTranslations } from '../../words/translations';
import { moneyWords } from '../money';

type Data = ClubLogLine['data'];

/** What happened, in a sentence; each kind of event has its own. */
export function useLogSentence({ type, data, name }: ClubLogLine, club: ClubPage): string {
  const t = useTranslations('club.log');
  const box = useTranslations('club.box');
  const locale = useLocale();
  const date = data['date'];
  const reason = boxReasonIn(data);
  return t(`lines.${type}`, {
    person: name ?? t('somebody'),
    name: textIn(data, 'name'),
    accent: textIn(data, 'accent'),
    number: numberIn(data, 'number'),
    date: typeof date === 'string' ? dayShort(date, locale) : '',
    money: moneyIn(data, club, locale),
    way: data['to'] === 'box' ? 'in' : 'out',
    reason: reason === null ? '' : box(`reasons.${reason}`),
  });
}

const textIn = (data: Data, key: string): string => {
  const value = data[key];
  return typeof value === 'string' ? value : '';
};

/** Zero where there is none. */
const numberIn = (data: Data, key: string): number => {
  const value = data[key];
  return typeof value === 'number' ? value : 0;
};

/** An amount of the box, or the price of a point; nothing where a price was taken away. */
function moneyIn(data: Data, club: ClubPage, locale: string): string {
  const minor = numberIn(data, 'amount') || numberIn(data, 'minor');
  return minor === 0 ? '' : moneyWords(minor, textIn(data, 'currency') || club.money.currency, locale);
}

const boxReasonIn = (data: Data) => boxReasons.find((one) => one === data['reason']) ?? null;
