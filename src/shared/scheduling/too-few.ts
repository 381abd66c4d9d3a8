import type { Appointment } from '#generated/types/appointment.ts'
import type { Group } from '#generated/types/group.ts'

/** How many are expected at a meeting of a group or here already, beside how many it is for. */
export type Few = { readonly expected: number; readonly least: number }

/** The people who are expected at a meeting: who has not cancelled and was not missed. */
export function expectedAt({ attendees = [] }: Pick<Appointment, 'attendees'>): number {
  return attendees.filter(
    ({ subject, status }) =>
      subject.resourceType === 'Patient' && status !== 'cancelled' && status !== 'noshow',
  ).length
}

/** What is too few about a meeting that is to come; undefined where enough people are expected. Without bounds a group is for two (`schemas/resources/group.json`). */
export function tooFew(
  meeting: Pick<Appointment, 'attendees' | 'status'>,
  { capacity }: Pick<Group, 'capacity'>,
): Few | undefined {
  if (meeting.status !== 'booked' && meeting.status !== 'pending') return undefined
  const expected = expectedAt(meeting)
  const least = capacity.min ?? 2
  return expected < least ? { expected, least } : undefined
}
