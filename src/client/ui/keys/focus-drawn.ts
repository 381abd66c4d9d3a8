import { flushSync } from 'react-dom'

/**
 * Draws what was just changed and puts the focus on a part of it at once, with the text of a field marked, so that the very
 * next key goes there; what is drawn later gets the focus with the next frame. Called by what a person does, never while drawing.
 */
export function focusDrawn(find: () => HTMLElement | null | undefined): void {
  flushSync(() => undefined)
  if (!focusOn(find())) requestAnimationFrame(() => focusOn(find()))
}

function focusOn(found: HTMLElement | null | undefined): boolean {
  found?.focus()
  if (found instanceof HTMLInputElement) found.select()
  return found !== null && found !== undefined
}
