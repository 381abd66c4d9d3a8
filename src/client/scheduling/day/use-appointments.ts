import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import type { AwaitedAnswer } from '#client/ui/states/answered.tsx'
import type { Page, QueryCall } from '#generated/operations/plain.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Note } from '#generated/types/note.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { earliestStart } from '#shared/scheduling/earliest-start.ts'
import { daySpan } from '#shared/time/local-moment.ts'

/** Whose rows are meant: those of these people, of these rooms, groups or programs, or everybody's; `nobody` while that is not known. */
export type Owners = readonly string[] | OfThings | 'everybody' | 'nobody'

/** By which field appointments name what they are asked by. */
export type OfThings = {
  readonly field: 'location' | 'group' | 'program'
  readonly ids: readonly string[]
}

/** As many as are asked for at once. */
export const mostRows = 500

/** The appointments that touch the days of the zone, earliest first, of all these people by one question. */
export function useAppointments(
  owners: Owners,
  dates: readonly string[],
  timezone: string,
): Outcome<Page<Appointment>> | undefined {
  const whose = keyOf(owners)
  const [first = '', last = first] = [dates[0], dates.at(-1)]
  const input = useMemo(
    () => appointmentsAsked(whose, { first, last, timezone }),
    [whose, first, last, timezone],
  )
  return useAnswer('appointment.query', input)
}

/** From which day to which, in the days of which zone. */
type AskedDays = { readonly first: string; readonly last: string; readonly timezone: string }

/** By what the appointments are asked for that touch these days, earliest first; `whose` is the key of their owners. */
export function appointmentsAsked(
  whose: string,
  { first, last, timezone }: AskedDays,
): QueryCall | undefined {
  if (whose === 'nobody') return undefined
  return {
    filters: [
      ...ownerFilters(whose),
      { field: 'start', op: 'lt', value: daySpan(last, timezone).end },
      { field: 'start', op: 'ge', value: earliestStart(daySpan(first, timezone).start) },
      { field: 'end', op: 'gt', value: daySpan(first, timezone).start },
    ],
    orderBy: 'start',
    order: 'asc',
    pageSize: mostRows,
    crossPartition: true,
  }
}

/** The schedules in force of these people. Who reads no schedules is not refused one. */
export function useSchedules(owners: Owners): AwaitedAnswer<readonly Schedule[]> {
  const { may } = usePermissions()
  const whose = keyOf(owners)
  const mayRead = may('Schedule:Read')
  const input = useMemo((): QueryCall | undefined => {
    if (whose === 'nobody' || !mayRead) return undefined
    return {
      filters: [
        ...ownerFilters(whose),
        { field: 'ownerKind', op: 'eq', value: 'Practitioner' },
        { field: 'active', op: 'eq', value: true },
      ],
      pageSize: mostRows,
    }
  }, [whose, mayRead])
  const answer = useAnswer('schedule.query', input)
  return useMemo(() => {
    if (!mayRead) return succeeded([])
    return answer?.ok ? succeeded(answer.value.items) : answer
  }, [answer, mayRead])
}

/** The notes of the sessions of these appointments, by the session's id; undefined while they are not known. */
export function useNotes(appointments: readonly Appointment[]): AwaitedAnswer<ReadonlyMap<string, Note>> {
  const { may } = usePermissions()
  const sessions = appointments.flatMap(({ encounter }) => (encounter ? [encounter.id] : []))
  const key = sessions.slice(0, mostSessions).join(' ')
  const input = useMemo((): QueryCall | undefined => {
    if (key === '') return undefined
    return {
      filters: [{ field: 'encounter', op: 'in', value: key.split(' ') }],
      pageSize: mostRows,
      crossPartition: true,
    }
  }, [key])
  const mayRead = may('Note:Read')
  const answer = useAnswer('note.query', mayRead ? input : undefined)
  return useMemo(() => {
    if (!input || !mayRead) return succeeded(new Map())
    if (!answer?.ok) return answer
    return succeeded(
      new Map(
        answer.value.items.flatMap((note) => (note.encounter ? [[note.encounter.id, note] as const] : [])),
      ),
    )
  }, [answer, input, mayRead])
}

const mostSessions = mostRows

/** Owners as one text, which is the same for the same owners. */
export function keyOf(owners: Owners): string {
  if (typeof owners === 'string') return owners
  const { field, ids } = 'field' in owners ? owners : { field: 'owner', ids: owners }
  return ids.length === 0 ? 'nobody' : [field, ...ids].join(' ')
}

function ownerFilters(whose: string): readonly Filter[] {
  const [field = '', ...value] = whose.split(' ')
  return whose === 'everybody' ? [] : [{ field, op: 'in', value }]
}
