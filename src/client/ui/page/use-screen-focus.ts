import { useLayoutEffect } from 'react'

/** Where the focus was when the wait for a screen began, and whether what held it was about to close. */
let waiting: { readonly at: Element | null; readonly isClosing: boolean } | undefined

/** Remembers the screen's focus of now: whoever moves it while the screen is fetched keeps it. */
export function useScreenFocus(): void {
  useLayoutEffect(() => {
    const at = document.activeElement
    waiting = { at, isClosing: Boolean(at?.closest('[role="dialog"], [role="menu"]')) }
  }, [])
}

/** Gives the focus to the heading of a screen that has come, unless somebody has gone elsewhere since the wait for it began. */
export function focusScreen(heading: HTMLElement | null): void {
  const here = document.activeElement
  const was = waiting
  waiting = undefined
  if (here?.closest('[role="dialog"]')) return
  const isWithin = heading?.closest('.page')?.contains(here) === true
  const hasMoved = was && !was.isClosing && here !== was.at && here !== document.body
  if (hasMoved && !isWithin) return
  heading?.focus({ preventScroll: true })
}
