import { useMemo } from 'react'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import type { AwaitedAnswer } from '#client/ui/states/answered.tsx'
import type { Page, QueryCall } from '#generated/operations/plain.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Note } from '#generated/types/note.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { dayBounds } from './day-bounds.ts'

/** Notes in these states still ask something of their author. */
const open = ['Draft', 'ReadyToSign', 'Returned', 'PartiallySigned', 'Amending']

/** The own appointments of one day of the practice. */
export function useDay(day: string, timezone: string): Outcome<Page<Appointment>> | undefined {
  const { profile } = useSession()
  const input = useMemo((): QueryCall => {
    const { from, to } = dayBounds(day, timezone)
    return {
      filters: [
        { field: 'owner', op: 'eq', value: profile?.id ?? null },
        { field: 'start', op: 'ge', value: from },
        { field: 'start', op: 'lt', value: to },
      ],
      orderBy: 'start',
      order: 'asc',
      pageSize: 100,
      crossPartition: true,
    }
  }, [day, timezone, profile?.id])
  return useAnswer('appointment.query', input)
}

/** The notes of some sessions, by the id of the session; undefined while they are not known. */
export function useNotesOf(appointments: readonly Appointment[]): AwaitedAnswer<ReadonlyMap<string, Note>> {
  const sessions = appointments.flatMap(({ encounter }) => (encounter ? [encounter.id] : []))
  const key = sessions.join(' ')
  const input = useMemo(
    (): QueryCall | undefined =>
      key === ''
        ? undefined
        : {
            filters: [{ field: 'encounter', op: 'in', value: key.split(' ') }],
            pageSize: 100,
            crossPartition: true,
          },
    [key],
  )
  const answer = useAnswer('note.query', input)
  if (!input) return succeeded(new Map())
  if (!answer?.ok) return answer
  const notes = answer.value.items
  return succeeded(
    new Map(notes.flatMap((note) => (note.encounter ? [[note.encounter.id, note] as const] : []))),
  )
}

/** The notes that wait for the person who is signed in, those due first. */
export function useToSign(): Outcome<Page<Note>> | undefined {
  const { profile } = useSession()
  const input = useMemo(
    (): QueryCall => ({
      filters: [
        { field: 'author', op: 'eq', value: profile?.id ?? null },
        { field: 'signingState', op: 'in', value: open },
      ],
      orderBy: 'dueToSign',
      order: 'asc',
      pageSize: 100,
      crossPartition: true,
    }),
    [profile?.id],
  )
  return useAnswer('note.query', input)
}
