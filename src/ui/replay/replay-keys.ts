'use client';

import { useEffect } from 'react';
import type { Playhead } from './playhead';

/**
 * Arrows a card, with Shift a trick; Home and End; space plays. Not while something is written or pressed.
 */
export function useReplayKeys(head: Playhead): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = isForeign(event) ? null : actOf(event, head);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [head]);
}

/** Keys that belong to something else: to fields (the slider knows arrows itself), menus, open dialogs. */
function isForeign({ target, altKey, ctrlKey, metaKey, key }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return true;
  if (!(target instanceof Element)) return false;
  if (target.matches('input[type=range]')) return key !== ' ' && !key.startsWith('Page');
  if (key === ' ' && target.closest('button, a, summary')) return true;
  return target.closest('input, textarea, select, [role=menu], [role=dialog]') !== null;
}

function actOf({ key, shiftKey }: KeyboardEvent, head: Playhead): (() => void) | null {
  switch (key) {
    case 'ArrowRight':
      return shiftKey ? () => head.trick(1) : () => head.step(1);
    case 'ArrowLeft':
      return shiftKey ? () => head.trick(-1) : () => head.step(-1);
    case 'PageDown':
      return () => head.trick(1);
    case 'PageUp':
      return () => head.trick(-1);
    case 'Home':
      return () => head.go(0);
    case 'End':
      return () => head.go(head.last);
    case ' ':
      return head.toggle;
    default:
      return null;
  }
}
