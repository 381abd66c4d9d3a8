import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { sameMembers } from '#client/ui/drawing/same-members.ts'
import { whenNear } from '#client/ui/drawing/when-near.ts'
import { CanvasItem, type CanvasItemProps } from './canvas-item.tsx'

declare module 'react' {
  interface CSSProperties {
    /** How many elements a stretch of the canvas has. */
    '--stretch-length'?: number | undefined
  }
}

/** An element as the canvas hands it to its stretch. */
export type StretchItem = Omit<CanvasItemProps, 'isDrawn'>

type Props = { readonly items: readonly StretchItem[] }

/** Some elements of the canvas that follow each other: they are looked at again when one of them changes, and drawn as they will look when one comes near what is seen. */
export const CanvasStretch = memo(function CanvasStretch({ items }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (place.current) return whenNear(place.current, () => setNear(true))
  }, [])
  return (
    <div ref={place} className="builder-stretch" role="none" style={{ '--stretch-length': items.length }}>
      {items.map((item) => (
        <CanvasItem key={item.element.id} {...item} isDrawn={isNear} />
      ))}
    </div>
  )
}, sameItems)

function sameItems({ items }: Props, { items: next }: Props): boolean {
  return items.length === next.length && items.every((item, index) => sameMembers(item, next[index] ?? {}))
}
