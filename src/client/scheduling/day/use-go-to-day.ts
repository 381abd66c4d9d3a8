import { useEffect, useRef } from 'react'

/**
 * The way into the grid, where the arrows walk; on a phone to the first appointment. Asked for before the day is there, it is
 * gone then, unless the focus has moved elsewhere meanwhile.
 */
export function useGoToDay(isThere: boolean): () => void {
  const from = useRef<Element | null>(null)
  useEffect(() => {
    if (isThere && from.current !== null && isStill(from.current)) focusDay()
    from.current = null
  }, [isThere])
  return () => {
    if (!focusDay()) from.current = document.activeElement
  }
}

/** The focus stands where it stood, or where a screen puts it when it opens: on its heading. */
function isStill(from: Element): boolean {
  const here = document.activeElement
  return here === from || here === document.body || here?.matches('h1') === true
}

function focusDay(): boolean {
  const there = document.querySelector<HTMLElement>('.day-slot, .agenda-line')
  there?.focus()
  return there !== null
}
