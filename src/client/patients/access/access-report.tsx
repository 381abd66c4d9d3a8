import { type ReactNode, useMemo } from 'react'
import { Answered, knownOf } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { ForcedAccessList } from './forced-access-list.tsx'
import { Openers } from './openers.tsx'
import { useForcedAccesses } from './use-forced-accesses.ts'
import './access.css'

/**
 * The report on the access to one record: who opened it, when and why: from outside with a reason, and in the course of work; with
 * those who opened records that are part of it now, marked as such.
 */
export function AccessReport({ patientId }: { readonly patientId: string }): ReactNode {
  const words = useWords()
  const { answer, look } = useForcedAccesses({ patient: patientId })
  const merged = knownOf(answer)?.merged
  const names = useMemo(
    () =>
      new Map(
        merged?.map(({ record }) => [record.id, record.display ?? words('patients.access-confidential')]),
      ),
    [merged, words],
  )
  return (
    <div className="access">
      <section className="access-card" aria-label={words('patients.access-forced')}>
        <h2>{words('patients.access-forced')}</h2>
        <Answered
          answer={answer}
          what={words('patients.access-forced')}
          onRetry={() => void look()}
          isEmpty={({ accesses }) => accesses.length === 0}
          empty={<p className="access-empty">{words('patients.access-forced-none')}</p>}
        >
          {({ accesses }) => <ForcedAccessList accesses={accesses} merged={names} onReviewed={look} />}
        </Answered>
      </section>
      <Openers patientId={patientId} merged={names} />
    </div>
  )
}
