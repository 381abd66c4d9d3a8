import type { KeyboardEvent } from 'react'
import type { MoveStep } from './move-target.ts'

/** What a key does while an appointment is being moved in the calendar; undefined for keys that keep their own meaning. */
export function moveKey({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>) {
  return (shiftKey ? lengths[key] : undefined) ?? keys[key]
}

const keys: { readonly [key: string]: MoveStep | 'confirm' | 'giveUp' } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  '[': 'before',
  ']': 'after',
  PageUp: 'before',
  PageDown: 'after',
  Enter: 'confirm',
  Escape: 'giveUp',
}

const lengths: { readonly [key: string]: MoveStep } = {
  ArrowUp: 'shorter',
  ArrowDown: 'longer',
  ArrowLeft: 'shorter',
  ArrowRight: 'longer',
}
