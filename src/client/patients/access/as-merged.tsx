import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'

/** The mark of an access as of a merged record: it was opened before it became part of this one. Nothing where it was this one itself. */
export function AsMerged({ name }: { readonly name: string | undefined }): ReactNode {
  const words = useWords()
  return name === undefined ? null : (
    <span className="as-merged">{words('patients.access-as-merged', { name })}</span>
  )
}
