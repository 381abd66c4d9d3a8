import type { SessionParts } from '#shared/notes/note-parts.ts'
import type { NoteSpeech } from './note-speech.ts'

/** What is said of a note's session: each fact with what it is called. */
export function sessionLines(
  { encounter, service, program, conditions }: SessionParts,
  { say, moments }: NoteSpeech,
): readonly (readonly [string, string])[] {
  const { period } = encounter
  const times = period
    ? [period.start, period.end].flatMap((at) => (at ? [moments.time(at)] : [])).join('–')
    : ''
  const diagnoses = (encounter.diagnoses ?? []).map(
    ({ condition }) => conditions.find(({ id }) => id === condition.id)?.display ?? condition.display ?? '',
  )
  const facts: readonly (readonly [string, string])[] = [
    [say('note.service-date'), `${moments.date(encounter.serviceDate)} ${times}`],
    [say('note.service'), service?.name ?? ''],
    [say('note.program'), program?.name ?? ''],
    [say('note.mode'), say(`enumeration.EncounterMode.${encounter.mode}`)],
    [say('note.visit-status'), say(`enumeration.VisitStatus.${encounter.visitStatus}`)],
    [say('note.diagnoses'), diagnoses.join(', ')],
  ]
  return facts.filter(([, text]) => text.trim() !== '')
}
