import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { EnrollmentSteps } from './enrollment-steps.tsx'
import { useSteps } from './use-steps.ts'

type Props = {
  readonly patientId: string
  readonly enrollmentId: string
  /** It was made just now. */
  readonly isNew: boolean
  readonly onClose: () => void
}

/** What comes next once a patient is enrolled: the first appointment, and what else belongs to it, done or open. */
export function EnrolledPart({ patientId, enrollmentId, isNew, onClose }: Props): ReactNode {
  const words = useWords()
  const go = useGo()
  const { mayDo } = usePermissions()
  const { answer, look } = useSteps(enrollmentId)
  const booking = `/calendar?new=1&patient=${patientId}&enrollment=${enrollmentId}`
  return (
    <div className="enrolling">
      <Answered answer={answer} what={words('enrolling.steps')} shape="rows" onRetry={look}>
        {({ enrollment, steps }) => (
          <>
            <p role="status">
              {words(isNew ? 'enrolling.done' : 'enrolling.steps-of', { name: enrollment.display ?? '' })}
            </p>
            <EnrollmentSteps steps={steps} patientId={patientId} />
            <div className="state-actions">
              <Button variant="default" onClick={onClose}>
                {words('enrolling.close')}
              </Button>
              {mayDo('appointment.create') && (
                <Button onClick={() => go(booking)} data-autofocus>
                  {words(isBooked(steps) ? 'enrolling.book-another' : 'enrolling.book')}
                </Button>
              )}
            </div>
          </>
        )}
      </Answered>
    </div>
  )
}

function isBooked(steps: readonly { readonly kind: string; readonly isDone: boolean }[]): boolean {
  return steps.some(({ kind, isDone }) => kind === 'Appointment' && isDone)
}
