import { useLayoutEffect, useState } from 'react'

/** Where a field is drawn now: scrolled, grown, or on a turned phone. */
export function useBox(field: HTMLElement): DOMRect {
  const [box, setBox] = useState(() => field.getBoundingClientRect())
  useLayoutEffect(() => {
    const look = () =>
      setBox((before) => {
        const now = field.getBoundingClientRect()
        const isThere = sides.every((side) => now[side] === before[side])
        return isThere ? before : now
      })
    look()
    const grown = new ResizeObserver(look)
    grown.observe(field)
    // What stands above may come and go; nobody tells of that.
    const again = setInterval(look, 150)
    window.addEventListener('scroll', look, { capture: true, passive: true })
    window.addEventListener('resize', look)
    return () => {
      grown.disconnect()
      clearInterval(again)
      window.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [field])
  return box
}

const sides = ['top', 'right', 'bottom', 'left'] as const
