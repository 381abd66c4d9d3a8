import { Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'

type Props = {
  readonly visits: readonly Appointment[]
  readonly value: string
  readonly onChange: (id: string) => void
}

/** Which of today's visits of the patient the note is about, or none of them. */
export function VisitChoice({ visits, value, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  return (
    <Radio.Group
      className="start-choices"
      label={words('note.start-visit')}
      value={value}
      onChange={onChange}
    >
      {visits.map(({ id, start, serviceType, kind, status }) => (
        <Radio
          key={id}
          value={id}
          label={[
            start && moments.time(start),
            serviceType?.display ?? labels(`enumeration.AppointmentKind.${kind}`),
          ]
            .filter(Boolean)
            .join(' · ')}
          description={labels(`enumeration.AppointmentStatus.${status}`)}
        />
      ))}
      <Radio value="" label={words('note.start-no-visit')} description={words('note.start-no-visit-hint')} />
    </Radio.Group>
  )
}
