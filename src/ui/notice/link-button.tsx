'use client';

import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '@/i18n/navigation';

type Props = ButtonProps & { readonly href: string; readonly children: ReactNode };

/** A link that looks like a button. A server component may not hand `Link` to Mantine itself. */
export const LinkButton = ({ size = 'md', ...props }: Props) => (
  <Button component={Link} size={size} {...props} />
);
