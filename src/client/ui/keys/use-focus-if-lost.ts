import { type RefObject, useEffect } from 'react'

/** Where one part of a dialog takes the place of another and the focus went with it, it goes on here. */
export function useFocusIfLost(of: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    if (isLost) of.current?.focus()
  }, [of])
}
