import type { ReactNode } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Page } from '#client/ui/page/page.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { ForcedAccessList } from './forced-access-list.tsx'
import { Openers } from './openers.tsx'
import { useForcedAccesses } from './use-forced-accesses.ts'
import './access.css'

/** Who opened a patient's record, when and why: from outside with a reason, and in the course of work. */
export function AccessScreen({ params }: ScreenProps): ReactNode {
  const words = useWords()
  const id = params.id ?? ''
  const asked = { id, partition: id }
  const patient = useAnswer('patient.read', asked)
  const { answer, look } = useForcedAccesses({ patient: id })
  const name = patient?.ok ? patient.value.display : undefined

  return (
    <Page
      title={words('patients.screen.access')}
      beside={name && <ScreenLink to={`/patients/${id}`}>{name}</ScreenLink>}
    >
      <div className="access">
        <section className="access-card" aria-label={words('patients.access-forced')}>
          <h2>{words('patients.access-forced')}</h2>
          <Answered
            answer={answer}
            what={words('patients.access-forced')}
            onRetry={() => {
              askAgain('patient.read', asked)
              void look()
            }}
            isEmpty={({ accesses }) => accesses.length === 0}
            empty={<p className="access-empty">{words('patients.access-forced-none')}</p>}
          >
            {({ accesses }) => <ForcedAccessList accesses={accesses} onReviewed={look} />}
          </Answered>
        </section>
        <Openers patientId={id} />
      </div>
    </Page>
  )
}
