import { type RefObject, useEffect, useRef } from 'react'
import { focusScreen } from './use-screen-focus.ts'

/** The heading of a screen: it names the window, and takes the focus when the screen opens and nobody has moved it. */
export function useScreenHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · Goldthread`
  }, [title])
  useEffect(() => focusScreen(heading.current), [])
  return heading
}
