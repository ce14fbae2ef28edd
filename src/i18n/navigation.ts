import { createNavigation } from 'next-intl/navigation';
import { routing } from './routing';

/** Links and redirects that keep the language of the page. */
export const { Link, redirect, usePathname, useRouter, getPathname } = createNavigation(routing);
