import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Patient } from '#generated/types/patient.ts'
import { MissingList } from './missing-part.tsx'
import type { Enrolled } from './use-enrolling.ts'

type Props = {
  readonly patient: Patient
  readonly enrolled: Enrolled
  readonly onClose: () => void
}

/** What comes next once a patient is enrolled: the first appointment, and what is still missing. */
export function EnrolledPart({ patient, enrolled, onClose }: Props): ReactNode {
  const words = useWords()
  const go = useGo()
  const { mayDo } = usePermissions()
  const { enrollment, missing } = enrolled
  const booking = `/calendar?new=1&patient=${patient.id}&enrollment=${enrollment?.id ?? ''}`
  return (
    <div className="enrolling">
      <p role="status">{words('enrolling.done', { name: enrollment?.display ?? '' })}</p>
      <section className="enrolling-part" aria-label={words('enrolling.missing')}>
        <MissingList missing={missing} patientId={patient.id} />
      </section>
      <div className="state-actions">
        <Button variant="default" onClick={onClose}>
          {words('enrolling.close')}
        </Button>
        {mayDo('appointment.create') && (
          <Button onClick={() => go(booking)} data-autofocus>
            {words('enrolling.book')}
          </Button>
        )}
      </div>
    </div>
  )
}
