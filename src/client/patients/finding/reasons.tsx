import type { ReactNode } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { DuplicateReason } from '#generated/enumerations/duplicate-reason.ts'
import './finding.css'

type Props = { readonly score: number; readonly reasons: readonly DuplicateReason[] }

/** The reasons why two records seem to be of one person, with how alike they are. */
export function Reasons({ score, reasons }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <ul className="reasons">
      <li>{words('patients.score', { score })}</li>
      {reasons.map((reason) => (
        <li key={reason}>{labels(`enumeration.DuplicateReason.${reason}`)}</li>
      ))}
    </ul>
  )
}
