import type { Appointment } from '#generated/types/appointment.ts'
import type { Attendee } from '#generated/types/attendee.ts'

type Owned = Pick<Appointment, 'owner' | 'attendees'> & { readonly schedule?: Appointment['schedule'] }

/** An appointment with somebody else, who also takes the former owner's part among those who attend. The former owner's schedule is none of the new one's. */
export function withOwner<Row extends Owned>({ schedule: _, ...appointment }: Row, id: string) {
  const owner = { id, resourceType: 'Practitioner' }
  const { attendees } = appointment
  if (!attendees) return { ...appointment, owner }
  const others = attendees.filter(({ subject }) => subject.id !== id)
  const followed = others.map(
    (each): Attendee => (each.subject.id === appointment.owner.id ? { ...each, subject: owner } : each),
  )
  const isThere = followed.some(({ subject }) => subject.id === id)
  return { ...appointment, owner, attendees: isThere ? followed : attendees }
}
