import { notFound } from 'next/navigation';

/** Every other address: said in the reader's language, inside the shell. */
export default function Page() {
  notFound();
}
