'use client';

import { useEffect, useState } from 'react';

const tick = 10_000;

/**
 * The server's time (milliseconds since 1970), going on by the reader's own clock, whatever that shows. In
 * the first drawing it is the time of the answer, on both sides.
 */
export function useNow(answered: number): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const began = Date.now();
    const timer = setInterval(() => setPassed(Date.now() - began), tick);
    return () => clearInterval(timer);
  }, [answered]);
  return answered + passed;
}
