import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether a column is in sight or nearly so; once it was, it stays. Always where there are few columns. */
export function useIsNear(isOneOfMany: boolean): {
  readonly place: RefObject<HTMLFieldSetElement | null>
  readonly isNear: boolean
} {
  const place = useRef<HTMLFieldSetElement>(null)
  const [wasSeen, setSeen] = useState(false)
  const isWatched = isOneOfMany && !wasSeen
  useEffect(() => {
    const element = place.current
    if (!isWatched || !element) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { root: element.closest('.day-grid'), rootMargin: '0px 50% 0px 50%' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [isWatched])
  return { place, isNear: !isWatched }
}
