import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { MissingForEnrollment } from '#generated/types/missing-for-enrollment.ts'
import type { useEnrolling } from './use-enrolling.ts'

type Props = { readonly enrolling: ReturnType<typeof useEnrolling>; readonly patientId: string }

/** What is missing for the enrollment that is being written, each with the way to it, and the reason to go on without consents. */
export function MissingPart({ enrolling, patientId }: Props): ReactNode {
  const words = useWords()
  const { fields, plan, askAgain, change } = enrolling
  if (fields.program === '' || fields.start === '') return null
  return (
    <Answered answer={plan} what={words('enrolling.missing')} shape="rows" onRetry={askAgain}>
      {({ missing }) => (
        <section className="enrolling-part" aria-label={words('enrolling.missing')}>
          <MissingList missing={missing} patientId={patientId} />
          {missing.some((each) => each.needsReason) && (
            <Textarea
              label={words('enrolling.without-consents')}
              value={fields.withoutConsents}
              maxLength={1000}
              autosize
              required
              onChange={(event) => change({ withoutConsents: event.currentTarget.value })}
            />
          )}
        </section>
      )}
    </Answered>
  )
}

type ListProps = {
  readonly missing: readonly MissingForEnrollment[]
  readonly patientId: string
}

/** The tab of a chart where each can be had; an age cannot. */
const tabs = {
  Consent: 'consents',
  Coverage: 'coverage',
  Authorization: 'coverage',
  Packet: 'packets',
  Age: undefined,
} as const

/** What is missing for an enrollment, counted, each with a link to where it can be had. */
function MissingList({ missing, patientId }: ListProps): ReactNode {
  const words = useWords()
  return (
    <>
      <h3 role="status">{words('enrolling.missing-count', { count: missing.length })}</h3>
      {missing.length > 0 && (
        <ul className="enrolling-missing">
          {missing.map(({ kind, consent, packet }) => {
            const name = consent?.display ?? packet?.display ?? ''
            const text = words(`enrolling.missing-${kind}`, { name })
            const tab = tabs[kind]
            return (
              <li key={`${kind} ${name}`}>
                {tab ? <ScreenLink to={`/patients/${patientId}/${tab}`}>{text}</ScreenLink> : text}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
