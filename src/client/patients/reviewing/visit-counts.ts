import type { Appointment } from '#generated/types/appointment.ts'

/** How many visits took place, were missed, and were cancelled. */
export type VisitCounts = { readonly held: number; readonly missed: number; readonly cancelled: number }

/** How a patient came to the visits: what is said of the patient counts before what is said of the visit. */
export function visitCounts(visits: readonly Appointment[], patientId: string): VisitCounts {
  const standings = visits.map(({ status, attendees = [] }) => {
    const own = attendees.find(({ subject }) => subject.id === patientId)?.status
    return own === 'noshow' || own === 'cancelled' ? own : status
  })
  const count = (...wanted: readonly string[]) => standings.filter((each) => wanted.includes(each)).length
  return {
    held: count('fulfilled', 'checked-in', 'arrived'),
    missed: count('noshow'),
    cancelled: count('cancelled'),
  }
}
