import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'

/** The code by which a note's signed content is recognized, shown to those who ask for details. */
export function ContentCode({ hash }: { readonly hash: string }): ReactNode {
  const words = useWords()
  return (
    <details className="note-code">
      <summary>{words('note.details')}</summary>
      {words('note.hash', { hash })}
    </details>
  )
}
