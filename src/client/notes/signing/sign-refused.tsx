import { type ReactNode, useEffect, useRef } from 'react'
import { useLabels } from '#client/ui/words.tsx'
import type { Failure } from '#shared/outcome/outcome.ts'
import { refusalOf } from './refusal-of.ts'

/** Why the note cannot be signed now, brought into sight. */
export function SignRefused({ failure }: { readonly failure: Failure }): ReactNode {
  const labels = useLabels()
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // In newer browsers it answers a promise, which is no clean-up.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <p ref={place} className="note-refusal" role="alert">
      {labels(refusalOf(failure).messageId)}
    </p>
  )
}
