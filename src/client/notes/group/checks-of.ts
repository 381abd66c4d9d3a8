import {
  alwaysLines,
  answerLines,
  asThingsToDo,
  type Check,
  nameLines,
  ruleLines,
} from '#client/notes/sections/check.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { type Attendance, attendanceOf } from '#shared/notes/group/attendance-of.ts'
import { isServicePart } from '#shared/notes/group/is-member-part.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import type { OpenPart } from './use-open-group.ts'

type Speak = (id: string, parameters?: Readonly<Record<string, string | number>>) => string

/** How one part stands: what it lacks as lines, and how far it is. */
export function checksOf({ loaded, open }: OpenPart, speak: Speak): readonly Check[] {
  const { note, sections, rules } = open.read()
  if (isFrozen(note.signingState)) return []
  return [
    ...answerLines(open.sheets, sections, speak),
    ...nameLines(loaded, { note, sheets: open.sheets }, speak),
    ...ruleLines(rules, speak, { patientId: note.patient?.id, session: open.session }),
    ...alwaysLines(rules, speak, note),
  ]
}

/** The same before somebody wished to sign: what is missing is a thing to do. */
export function calmChecksOf(part: OpenPart, speak: Speak): readonly Check[] {
  return asThingsToDo(checksOf(part, speak))
}

/** How far a member's part is. */
export type PartProgress = 'signed' | 'absent' | 'done' | 'begun' | 'empty'

/** What the list of members says of one. */
export function progressOf(part: OpenPart, speak: Speak): PartProgress {
  const { note, encounter, sections } = part.open.read()
  if (note.signingState === 'Signed' || note.signingState === 'PartiallySigned') return 'signed'
  if (encounter && encounter.visitStatus !== 'Show') return 'absent'
  if (!sections.some(({ isBegun }) => isBegun)) return 'empty'
  return checksOf(part, speak).some(({ weight }) => weight === 'blocks') ? 'begun' : 'done'
}

/** How the member took part, as this device knows it. */
export function attendanceIn({ open }: OpenPart, meeting: Encounter | undefined): Attendance {
  const { encounter } = open.read()
  return encounter && meeting ? attendanceOf(encounter, meeting) : 'present'
}

/** The name by which a part is called. */
export function nameOf({ loaded }: OpenPart): string {
  const { note, session } = loaded.parts
  if (isServicePart(note)) return session?.service?.display ?? note.serviceType?.display ?? ''
  return session?.patient?.display ?? note.subject.display ?? ''
}
