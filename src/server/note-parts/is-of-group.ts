import type { Appointment } from '#generated/types/appointment.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** Is this a meeting of a group, or one person's part of it? */
export function isOfGroup(
  meeting: Pick<Appointment, 'isGroup' | 'group'> | Pick<Encounter, 'group'>,
): boolean {
  return ('isGroup' in meeting && meeting.isGroup) || meeting.group !== undefined
}

/** A note of one member alone would finish the meeting for all: the meeting's note has a part for each. */
export function onlyFromMeeting(): Outcome<never> {
  return refuse('/group', 'notes.only-from-meeting')
}
