import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { EnrollmentStep } from '#generated/types/enrollment-step.ts'
import { localMoment } from '#shared/time/local-moment.ts'

type Props = { readonly steps: readonly EnrollmentStep[]; readonly patientId: string }

/** What belongs to an enrollment: how much of it is open, and each with whether it is done and the way to it. */
export function EnrollmentSteps({ steps, patientId }: Props): ReactNode {
  const words = useWords()
  const count = steps.filter(({ isDone }) => !isDone).length
  return (
    <section className="enrolling-part" aria-label={words('enrolling.steps')}>
      <h3>{words('enrolling.steps-open', { count })}</h3>
      <ul className="enrolling-steps">
        {steps.map((step) => (
          <Step key={`${step.kind} ${step.text}`} step={step} patientId={patientId} />
        ))}
      </ul>
    </section>
  )
}

/** The tab of the chart where it can be had. */
const tabs: { readonly [Kind in EnrollmentStep['kind']]?: string } = {
  Consent: 'consents',
  Coverage: 'coverage',
  Authorization: 'coverage',
  Packet: 'packets',
}

function Step({ step, patientId }: { readonly step: EnrollmentStep; readonly patientId: string }): ReactNode {
  const words = useWords()
  const say = useStepWords()
  const tab = tabs[step.kind]
  const to = tab ? `/patients/${patientId}/${tab}` : visitPath(step)
  const Sign = step.isDone ? IconCircleCheck : IconCircle
  return (
    <li data-done={step.isDone || undefined}>
      <Sign size={18} aria-hidden="true" />
      <span>
        <span className="visually-hidden">
          {words(step.isDone ? 'enrolling.step-is-done' : 'enrolling.step-is-open')}{' '}
        </span>
        {to === undefined ? say(step) : <ScreenLink to={to}>{say(step)}</ScreenLink>}
      </span>
    </li>
  )
}

/** When the appointment begins, on the wall where it is. */
function visitMoment({ start, timezone }: EnrollmentStep) {
  return start !== undefined && timezone !== undefined ? localMoment(start, timezone) : undefined
}

function visitPath(step: EnrollmentStep): string | undefined {
  const at = visitMoment(step)
  return step.appointment && at && `/calendar?date=${at.date}&event=${step.appointment.id}`
}

function useStepWords(): (step: EnrollmentStep) => string {
  const words = useWords()
  const moments = useMoments()
  return (step) => {
    const { kind, isDone, text: name = '', due } = step
    const at = visitMoment(step)
    const when = at ? `${moments.shortDay(at.date)}, ${moments.clock(at.time)}` : ''
    const day = due === undefined ? '' : moments.date(due)
    if (kind === 'Consent') return words('enrolling.missing-Consent', { name })
    if (kind === 'Assessment' && !isDone && due !== undefined)
      return words('enrolling.due-Assessment', { day, name })
    return words(isDone ? `enrolling.there-${kind}` : `enrolling.missing-${kind}`, { name, when })
  }
}
