'use client';

import { Button } from '@mantine/core';
import { Printer } from 'lucide-react';
import { useAwake } from '../remote/awake';
import { useTranslations } from '../words/translations';

/** Prints the page, which leaves out by itself what does not belong on paper. */
export function PrintButton() {
  const t = useTranslations('place');
  return (
    <Button
      variant="default"
      size="md"
      disabled={!useAwake()}
      leftSection={<Printer size={18} aria-hidden="true" />}
      onClick={() => window.print()}
    >
      {t('print')}
    </Button>
  );
}
