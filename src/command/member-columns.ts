/** What a column of a list of members may hold. A name may come in two parts. */
export const columns = ['name', 'first', 'last', 'number', 'email', 'phone', 'joined'] as const;
export type Column = (typeof columns)[number];

/** What columns are called in Danish, German and English lists, in small letters and without marks. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  name: [
    ...['navn', 'fuldenavn', 'name', 'fullname', 'medlem', 'mitglied', 'member'],
    ...['spiller', 'spieler', 'player'],
  ],
  first: ['fornavn', 'fornavne', 'vorname', 'firstname', 'givenname'],
  last: ['efternavn', 'nachname', 'familienname', 'lastname', 'surname', 'familyname'],
  number: [
    ...['nr', 'no', 'nummer', 'number', 'medlemsnr', 'medlemsnummer'],
    ...['mitgliedsnr', 'mitgliedsnummer', 'memberno', 'membernumber'],
  ],
  email: ['email', 'mail', 'emailadresse', 'mailadresse', 'emailaddress'],
  phone: [
    ...['telefon', 'telefonnummer', 'tlf', 'tlfnr', 'mobil', 'mobilnr', 'mobiltelefon'],
    ...['phone', 'telephone', 'mobile', 'handy'],
  ],
  joined: [
    ...['indmeldt', 'indmeldelse', 'indmeldelsesdato', 'medlemsiden'],
    ...['eintritt', 'eintrittsdatum', 'beigetreten', 'mitgliedseit', 'joined', 'membersince'],
  ],
};

/** What each column holds; null for what is not asked for, and for the second of a kind. */
export function columnsOf(head: readonly string[]): readonly (Column | null)[] {
  const found = head.map((heading) => columnNamed(bare(heading)));
  return found.map((column, at) => (found.indexOf(column) === at ? column : null));
}

const columnNamed = (heading: string): Column | null =>
  columns.find((column) => headings[column].includes(heading)) ?? null;

/** `E-Mail-Adresse` and `email adresse` are one heading. */
const bare = (heading: string): string => heading.toLowerCase().replace(/[^a-zæøåäöüß]/g, '');
