import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useWorld } from '#client/ui/world.ts'
import type { QueryCall, ReadCall } from '#generated/operations/plain.ts'
import type { Filter } from '#generated/types/filter.ts'

/** What belongs to one patient. Each part comes by itself; a part that the reader may not see is not asked for. */
export function useChart(id: string) {
  const { may } = usePermissions()
  const { instant } = useWorld()
  const now = useMemo(instant, [instant])
  const inputs = useMemo(() => inputsFor(id, now), [id, now])
  const when = <Input>(permission: string, input: Input) => (may(permission) ? input : undefined)
  return {
    patient: useAnswer('patient.read', inputs.patient),
    enrollments: useAnswer('episodeOfCare.query', when('EpisodeOfCare:Read', inputs.enrollments)),
    problems: useAnswer('condition.query', when('Condition:Read', inputs.problems)),
    upcoming: useAnswer('appointment.query', when('Appointment:Read', inputs.upcoming)),
    past: useAnswer('appointment.query', when('Appointment:Read', inputs.past)),
    notes: useAnswer('note.query', when('Note:Read', inputs.notes)),
  }
}

type Inputs = { readonly patient: ReadCall } & Readonly<Record<Part, QueryCall>>
type Part = 'enrollments' | 'problems' | 'upcoming' | 'past' | 'notes'

const descending = { order: 'desc', pageSize: 10 } as const

function inputsFor(id: string, now: string): Inputs {
  const of = (field: string): Filter => ({ field, op: 'eq', value: id })
  return {
    patient: { id, partition: id },
    enrollments: { filters: [of('patient')], partition: id, pageSize: 50 },
    problems: { filters: [of('subject')], partition: id, pageSize: 100 },
    upcoming: {
      filters: [of('attendees.subject'), { field: 'start', op: 'ge', value: now }],
      orderBy: 'start',
      order: 'asc',
      pageSize: 10,
    },
    past: {
      filters: [of('attendees.subject'), { field: 'start', op: 'lt', value: now }],
      orderBy: 'start',
      ...descending,
    },
    notes: { filters: [of('patient')], crossPartition: true, orderBy: 'serviceDate', ...descending },
  }
}
