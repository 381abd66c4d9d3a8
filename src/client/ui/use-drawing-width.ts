import { useElementSize } from '@mantine/hooks'
import type { RefCallback } from 'react'

/**
 * The width in pixels that a drawing is given by what is around it, so that its text is as large on a phone as on a desk. `usual` holds until the drawing has been
 * measured, and nothing is drawn narrower than `least`.
 */
export function useDrawingWidth<Around extends HTMLElement>({
  usual,
  least,
}: {
  readonly usual: number
  readonly least: number
}): { readonly ref: RefCallback<Around | null>; readonly width: number } {
  const { ref, width } = useElementSize<Around>()
  return { ref, width: width === 0 ? usual : Math.max(least, Math.round(width)) }
}
