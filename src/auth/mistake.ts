/**
 * Is it the visitor's mistake, not the server's? A wrong password is. Told by `type`: a production build
 * gives classes names of its own, so that `name` says nothing there.
 */
export const isVisitorsMistake = (error: Error): boolean =>
  'type' in error && error.type === 'CredentialsSignin';
