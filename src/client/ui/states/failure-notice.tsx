import { Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCloudOff,
  IconFileOff,
  IconLock,
  IconPlugConnectedX,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useWasOpened } from '#client/ui/use-was-opened.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Failure, Finding } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { failureSentence } from './failure-sentence.ts'
import { laterPart } from './later-part.tsx'
import '#client/ui/states.css'

const FailureDetails = laterPart({
  open: () => import('./failure-details.tsx'),
  pick: (file) => file.FailureDetails,
})

type Props = { readonly failure: SeenFailure; readonly onRetry?: () => void }

/** The state of failure on a screen: says where the data would be why it is not there, what became of the work, and what to do. */
export function FailureNotice({ failure, onRetry }: Props): ReactNode {
  const words = useWords()
  const [isDetailed, setDetailed] = useState(false)
  const { id, adviceId, weight } = failureSentence(failure)
  const wasDetailed = useWasOpened(isDetailed)
  const findings = findingsOf(failure)

  return (
    <section className="failure" data-weight={weight} role="alert">
      <span aria-hidden="true">{pictureOf(failure)}</span>
      <div>
        <p className="failure-title">{words(id)}</p>
        <p>{words(adviceId)}</p>
        {findings.length > 0 && <Findings findings={findings} />}
        <div className="state-actions">
          {onRetry && (
            <Button variant="default" onClick={onRetry}>
              {words('ui.try-again')}
            </Button>
          )}
          {failure.seen && (
            <Button variant="subtle" onClick={() => setDetailed(true)}>
              {words('ui.nerd-stuff')}
            </Button>
          )}
        </div>
      </div>
      {wasDetailed && (
        <FailureDetails failure={failure} isOpen={isDetailed} onClose={() => setDetailed(false)} />
      )}
    </section>
  )
}

/** The remarks of a refusal, each in one line. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }): ReactNode {
  const labels = useLabels()
  return (
    <ul className="failure-findings">
      {findings.map((finding) => (
        <li key={`${finding.pointer} ${finding.message}`}>{labels(finding.message, finding.parameters)}</li>
      ))}
    </ul>
  )
}

function findingsOf(failure: Failure): readonly Finding[] {
  return 'findings' in failure ? (failure.findings ?? []) : []
}

function pictureOf(failure: Failure): ReactNode {
  if (failure.kind === 'unreachable') return <IconCloudOff size={24} stroke={1.4} />
  if (failure.kind === 'forbidden' || failure.kind === 'locked') return <IconLock size={24} stroke={1.4} />
  if (failure.kind === 'missing' || failure.kind === 'gone') return <IconFileOff size={24} stroke={1.4} />
  if (failure.kind === 'conflict' || failure.kind === 'invalid')
    return <IconAlertTriangle size={24} stroke={1.4} />
  return <IconPlugConnectedX size={24} stroke={1.4} />
}
