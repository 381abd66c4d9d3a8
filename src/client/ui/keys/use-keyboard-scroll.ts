import { type RefObject, useEffect } from 'react'

const focusable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])'

/** A part of the page that scrolls and holds nothing to focus is itself a stop of the Tab key: so the arrow keys can scroll it. */
export function useKeyboardScroll(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = part.current
    if (!element) return
    const decide = () => {
      // Its height is asked for last: that makes the browser lay the page out at once.
      const needsStop = !element.querySelector(focusable) && element.scrollHeight > element.clientHeight
      if (needsStop) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const sizes = new ResizeObserver(decide)
    const contents = new MutationObserver(decide)
    sizes.observe(element)
    contents.observe(element, { childList: true, subtree: true })
    decide()
    return () => {
      sizes.disconnect()
      contents.disconnect()
    }
  }, [part])
}
