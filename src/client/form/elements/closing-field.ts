import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The event by which a field says that it is taken off the page: whoever still has words for it writes them now. */
export const closingField = 'goldthread-closing-field'

/** A field of one plain text that keeps what is still written into it while it is taken off the page. */
export function useClosing(
  field: RefObject<HTMLTextAreaElement | HTMLInputElement | null>,
  take: (text: string) => void,
): void {
  const latest = useRef(take)
  latest.current = take
  useLayoutEffect(() => {
    const element = field.current
    return () => {
      if (!element) return
      const before = element.value
      element.dispatchEvent(new Event(closingField))
      // React tells no field of what is written while it changes the page.
      if (element.value !== before) latest.current(element.value)
    }
  }, [field])
}
