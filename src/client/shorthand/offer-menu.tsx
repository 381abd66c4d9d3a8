import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useWords } from '#client/ui/words.tsx'
import { richWords } from '#shared/elements/text/rich-words.ts'
import { type PlaceholderValues, readable } from '#shared/shorthand/filled.ts'
import { piecesOf } from '#shared/shorthand/pieces-of.ts'
import type { Offer } from './offers-at.ts'

type Props = {
  readonly id: string
  readonly lines: readonly Offer[]
  /** -1 while none is marked. */
  readonly marked: number
  readonly field: HTMLElement
  readonly values: PlaceholderValues
  readonly take: (offer: Offer) => void
}

/** The menu of prepared texts below the caret. The focus stays in the field; its keys walk here. */
export function OfferMenu({ id, lines, marked, field, values, take }: Props): ReactNode {
  const words = useWords()
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div
      ref={list}
      id={id}
      className="shorthand-menu"
      role="listbox"
      aria-label={words('shorthand.menu')}
      style={placeBelow(field)}
    >
      {lines.map((offer, index) => (
        <div
          key={offer.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          onPointerDown={(event) => {
            event.preventDefault()
            take(offer)
          }}
        >
          <b>{offer.name}</b>
          <span>
            {richWords(readable(piecesOf(offer.body), values))
              .replaceAll('\n', ' ')
              .slice(0, 90)}
          </span>
        </div>
      ))}
    </div>
  )
}

const height = 260
const width = 352

/** Below the caret of a composed text, else below the field; above where there is no room. */
function placeBelow(field: HTMLElement): CSSProperties {
  const box = caretBox(field) ?? field.getBoundingClientRect()
  const left = Math.max(8, Math.min(box.left, window.innerWidth - width - 8))
  const isAbove = box.bottom + height > window.innerHeight && box.top > height
  return isAbove ? { left, bottom: window.innerHeight - box.top + 4 } : { left, top: box.bottom + 4 }
}

function caretBox(field: HTMLElement): DOMRect | undefined {
  const chosen = window.getSelection()
  if (!field.isContentEditable || !chosen?.rangeCount) return undefined
  const box = chosen.getRangeAt(0).getBoundingClientRect()
  return box.height > 0 ? box : undefined
}
