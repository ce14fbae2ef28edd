/** Where a form says its reader came from; only a page of this product counts. */
export function wayBack(form: FormData): string {
  const back = form.get('back');
  return typeof back === 'string' && /^\/(?![/\\])/.test(back) ? back : '/';
}
