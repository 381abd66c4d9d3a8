import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import type { Encounter } from '#generated/types/encounter.ts'

const none: ReadonlySet<string> = new Set()

/** Who takes part in the meeting without belonging to the group, by their ids; nobody where its appointment cannot be read. */
export function useGuests({ appointment }: Encounter): ReadonlySet<string> {
  const { may } = usePermissions()
  const id = appointment && may('Appointment:Read') ? appointment.id : undefined
  const input = useMemo(() => (id === undefined ? undefined : { id }), [id])
  const answer = useAnswer('appointment.read', input)
  const attendees = answer?.ok ? answer.value.attendees : undefined
  return useMemo(
    () =>
      attendees ? new Set(attendees.filter(({ guest }) => guest).map(({ subject }) => subject.id)) : none,
    [attendees],
  )
}
