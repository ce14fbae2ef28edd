import { Alert, Button } from '@mantine/core';
import { NetLine } from '../deal/net-line';
import type { DealView } from '../remote/answers';
import { useTranslations } from '../words/translations';

type Props = { readonly deal: DealView; readonly see: () => void };

/** The deal that a dialog is about was written anew by somebody else: how it stands, to be seen first. */
export function Overtaken({ deal, see }: Props) {
  const t = useTranslations('annulment');
  return (
    <Alert role="alert" color="yellow" title={t('overtaken', { number: deal.number })}>
      <NetLine seats={deal.present} net={deal.net} />
      <Button mt="sm" size="md" variant="default" onClick={see}>
        {t('seen')}
      </Button>
    </Alert>
  );
}
