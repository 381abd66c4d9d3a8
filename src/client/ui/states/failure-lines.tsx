import type { ReactNode } from 'react'
import { useLabels } from '#client/ui/words.tsx'
import type { Failure } from '#shared/outcome/outcome.ts'
import { failureSentence } from './failure-sentence.ts'
import './failure-lines.css'

/** The lines of a failure in a dialog: what stands against it, one line for each remark, where the text was entered. */
export function FailureLines({ failure }: { readonly failure: Failure | undefined }): ReactNode {
  const labels = useLabels()
  if (!failure) return null
  const findings = 'findings' in failure ? (failure.findings ?? []) : []
  const reason = 'because' in failure ? failure.because : undefined
  const lines =
    findings.length > 0
      ? findings.map(({ message, parameters }) => labels(message, parameters))
      : [labels(reason ?? failureSentence(failure).id)]
  return (
    <div className="failure-lines" role="alert">
      {[...new Set(lines)].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
