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

/** A note of one member would finish the meeting for all, so none is begun before the group's own note is there. */
export function withoutGroupNotes(): Outcome<never> {
  return refuse('/group', 'notes.no-group-notes')
}
