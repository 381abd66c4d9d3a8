import { useEffect, useRef } from 'react'

/**
 * The way into the grid, where the arrows walk; on a phone to the first appointment. Asked for before the day is there, it is
 * gone then, unless the focus has moved elsewhere meanwhile.
 */
export function useGoToDay(isThere: boolean): () => void {
  const from = useRef<Element | null>(null)
  useEffect(() => {
    if (isThere && from.current !== null && from.current === document.activeElement) focusDay()
    from.current = null
  }, [isThere])
  return () => {
    if (!focusDay()) from.current = document.activeElement
  }
}

function focusDay(): boolean {
  const there = document.querySelector<HTMLElement>('.day-slot, .agenda-line')
  there?.focus()
  return there !== null
}
