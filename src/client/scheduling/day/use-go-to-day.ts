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

/** Where another view of the calendar has taken away what had the focus, the focus goes into the day that is there now. */
export function useFocusAcrossViews(view: string): void {
  const seen = useRef(view)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (seen.current !== view && (!isLost || focusDay())) seen.current = view
  })
}

function focusDay(): boolean {
  const there = document.querySelector<HTMLElement>('.day-slot, button.agenda-line, .month-day[tabindex="0"]')
  there?.focus()
  return there !== null
}
