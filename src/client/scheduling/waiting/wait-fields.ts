import type { Person } from '#client/scheduling/day/person.ts'
import type { Priority } from '#generated/enumerations/priority.ts'
import type { TimeOfDay } from '#generated/enumerations/time-of-day.ts'
import type { Weekday } from '#generated/enumerations/weekday.ts'
import type { AppointmentCreate } from '#generated/types/resources.ts'

/** What a person enters of somebody's wishes who is to wait for a time. */
export type WaitFields = {
  readonly priority: Priority
  readonly people: readonly Person[]
  readonly earliest: string
  readonly latest: string
  readonly weekdays: readonly Weekday[]
  readonly timeOfDay: readonly TimeOfDay[]
  readonly notes: string
}

/** Nothing is wished yet. */
export const blankWait: WaitFields = {
  priority: 'Normal',
  people: [],
  earliest: '',
  latest: '',
  weekdays: [],
  timeOfDay: [],
  notes: '',
}

/** The appointment that waits, instead of the one that would be booked: without a time, with the wishes. */
export function waitingOf(booking: AppointmentCreate, fields: WaitFields): AppointmentCreate {
  const { start: _start, end: _end, location: _location, ...rest } = booking
  const { priority, people, earliest, latest, weekdays, timeOfDay, notes } = fields
  return {
    ...rest,
    status: 'waitlist',
    waitlist: {
      priority,
      ...(earliest !== '' && { earliest }),
      ...(latest !== '' && { latest }),
      ...(weekdays.length > 0 && { weekdays: [...weekdays] }),
      ...(timeOfDay.length > 0 && { timeOfDay: [...timeOfDay] }),
      ...(people.length > 0 && {
        practitioners: people.map(({ id }) => ({ id, resourceType: 'Practitioner' })),
      }),
      ...(notes.trim() !== '' && { notes: notes.trim() }),
    },
  }
}
