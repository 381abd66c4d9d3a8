import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import type { AwaitedAnswer } from '#client/ui/states/answered.tsx'
import type { Page, QueryCall } from '#generated/operations/plain.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Note } from '#generated/types/note.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { daySpan } from '#shared/time/local-moment.ts'

/** The own appointments that touch a calendar day of the zone, earliest first. */
export function useAppointments(date: string, timezone: string): Outcome<Page<Appointment>> | undefined {
  const { profile } = useSession()
  const input = useMemo((): QueryCall => {
    const { start, end } = daySpan(date, timezone)
    return {
      filters: [
        { field: 'owner', op: 'eq', value: profile?.id ?? null },
        { field: 'start', op: 'lt', value: end },
        { field: 'end', op: 'gt', value: start },
      ],
      orderBy: 'start',
      order: 'asc',
      pageSize: 200,
      crossPartition: true,
    }
  }, [date, timezone, profile?.id])
  return useAnswer('appointment.query', input)
}

/** The own schedule in force, if there is one. Who reads no schedules is not refused one. */
export function useSchedule(): AwaitedAnswer<Schedule | undefined> {
  const { may } = usePermissions()
  const { profile } = useSession()
  const input = useMemo(
    (): QueryCall => ({
      filters: [
        { field: 'owner', op: 'eq', value: profile?.id ?? null },
        { field: 'active', op: 'eq', value: true },
      ],
      pageSize: 1,
    }),
    [profile?.id],
  )
  const mayRead = may('Schedule:Read')
  const answer = useAnswer('schedule.query', mayRead ? input : undefined)
  if (!mayRead) return succeeded(undefined)
  return answer?.ok ? succeeded(answer.value.items[0]) : answer
}

/** The notes of the sessions of these appointments, by the session's id; undefined while they are not known. */
export function useNotes(appointments: readonly Appointment[]): AwaitedAnswer<ReadonlyMap<string, Note>> {
  const { may } = usePermissions()
  const sessions = appointments.flatMap(({ encounter }) => (encounter ? [encounter.id] : []))
  const key = sessions.join(' ')
  const input = useMemo((): QueryCall | undefined => {
    if (key === '') return undefined
    return {
      filters: [{ field: 'encounter', op: 'in', value: key.split(' ') }],
      pageSize: 200,
      crossPartition: true,
    }
  }, [key])
  const mayRead = may('Note:Read')
  const answer = useAnswer('note.query', mayRead ? input : undefined)
  if (!input || !mayRead) return succeeded(new Map())
  if (!answer?.ok) return answer
  return succeeded(
    new Map(
      answer.value.items.flatMap((note) => (note.encounter ? [[note.encounter.id, note] as const] : [])),
    ),
  )
}
