'use client';

import { useCallback, useEffect, useState } from 'react';
import type { DealCourse } from '@/core/replay/course';
import { trickAfter, trickBefore } from './steps';

/** How far a deal is shown: after how many actions, and everything that moves it. */
export type Playhead = {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly go: (at: number) => void;
  readonly step: (by: number) => void;
  readonly trick: (by: 1 | -1) => void;
  readonly toggle: () => void;
};

/** Milliseconds a card when it plays by itself. */
const pace = 900;

/** The address says the place (`#at-37`), so that a link leads to a moment and "back" goes back to it. */
export const momentHash = (at: number): string => `#at-${at}`;

const placeIn = (hash: string): number | null => {
  const [, place] = /^#at-(\d+)$/.exec(hash) ?? [];
  return place === undefined ? null : Number(place);
};

export function usePlayhead(course: DealCourse): Playhead {
  const last = course.moments.length - 1;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const go = useCallback((place: number) => setAt(Math.max(0, Math.min(last, place))), [last]);
  const step = useCallback((by: number) => setAt((now) => Math.max(0, Math.min(last, now + by))), [last]);
  useAddress(go);
  usePace(playing && at < last, step);
  return {
    at,
    last,
    playing: playing && at < last,
    go: (place) => (setPlaying(false), go(place)),
    step: (by) => (setPlaying(false), step(by)),
    trick: (by) => (setPlaying(false), go(by > 0 ? trickAfter(course, at) : trickBefore(course, at))),
    toggle: () => {
      if (at === last) setAt(0);
      setPlaying(!(playing && at < last));
    },
  };
}

function useAddress(go: (at: number) => void): void {
  useEffect(() => {
    const follow = () => {
      const place = placeIn(window.location.hash);
      if (place !== null) go(place);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [go]);
}

function usePace(on: boolean, step: (by: number) => void): void {
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => step(1), pace);
    return () => clearInterval(timer);
  }, [on, step]);
}
