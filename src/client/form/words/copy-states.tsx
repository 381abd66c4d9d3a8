import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ClinicalDocument } from '#generated/types/clinical-document.ts'
import '#client/content/content.css'

/** How a signed copy stands: what is printed across its pages, that another has replaced it, that its signatures were taken back. */
export function CopyStates({ copy }: { readonly copy: ClinicalDocument }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { watermark, replacedBy, withdrawnAt } = copy
  const states = [
    watermark && labels(`enumeration.Watermark.${watermark}`),
    replacedBy && words('documents.copy-replaced'),
    !replacedBy && withdrawnAt && words('documents.copy-withdrawn', { at: moments.dateAndTime(withdrawnAt) }),
  ].filter(Boolean)
  if (states.length === 0) return null
  return <span className="copy-states">{states.join(' · ')}</span>
}
