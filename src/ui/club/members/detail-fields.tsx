'use client';

import { TextInput } from '@mantine/core';
import { useTranslations } from '../../words/translations';

/** As they are typed. */
export type Details = { readonly name: string; readonly email: string; readonly phone: string };

export const noDetails: Details = { name: '', email: '', phone: '' };

/** What is left empty is null. */
export const detailsIn = ({ name, email, phone }: Details) => ({
  name: name.trim(),
  email: email.trim() || null,
  phone: phone.trim() || null,
});

type Props = { readonly details: Details; readonly change: (details: Details) => void };

/** Name, address, telephone. The browser says what is no mail address. */
export function DetailFields({ details, change }: Props) {
  const t = useTranslations('club.members');
  const field = (key: keyof Details) => ({
    size: 'md' as const,
    label: t(`fields.${key}`),
    value: details[key],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ ...details, [key]: event.currentTarget.value }),
  });
  return (
    <>
      <TextInput {...field('name')} required maxLength={120} data-autofocus autoComplete="off" />
      <TextInput {...field('email')} type="email" maxLength={200} autoComplete="off" />
      <TextInput {...field('phone')} type="tel" maxLength={40} autoComplete="off" />
    </>
  );
}
