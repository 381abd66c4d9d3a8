import type { ReactNode } from 'react'
import { remarkableParts } from '#shared/scribe/remarkable-parts.ts'

/** A drafted text in which numbers, doses, names, negations and words about risk stand out, so that they are looked at. */
export function MarkedText({ text }: { readonly text: string }): ReactNode {
  let at = 0
  return (
    <>
      {remarkableParts(text).map(({ text: part, remark }) => {
        const key = at
        at += part.length
        return remark ? (
          <mark key={key} data-remark={remark}>
            {part}
          </mark>
        ) : (
          <span key={key}>{part}</span>
        )
      })}
    </>
  )
}
