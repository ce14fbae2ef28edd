/** Where a deal of a sitting has its page, below the language. Deals count from 1. */
export const dealAddress = (sitting: string, number: number): string => `/deals/${sitting}-${number}`;

/** The sitting and the number in such an address; null for anything else. */
export function dealOfAddress(deal: string): { readonly sitting: string; readonly number: number } | null {
  const [, sitting, number] = /^(.+)-(\d{1,5})$/.exec(deal) ?? [];
  return sitting === undefined || number === undefined ? null : { sitting, number: Number(number) };
}
