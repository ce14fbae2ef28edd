/** For a form that is sent by the script and not by the browser. */
export const sending =
  (send: () => void) =>
  (event: { preventDefault(): void }): void => {
    event.preventDefault();
    send();
  };
