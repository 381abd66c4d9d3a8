import type { Note } from '#generated/types/note.ts'
import type { SessionParts } from '#shared/notes/note-parts.ts'
import type { NoteSpeech } from './note-speech.ts'

type Line = readonly [string, string]

/** What is said of a note's session: each fact with what it is called, in `words` where somebody has signed them. */
export function sessionLines(
  { encounter, service, program, conditions }: SessionParts,
  { say, moments }: NoteSpeech,
  words: Note['sessionWords'] = {},
): readonly Line[] {
  const { period } = encounter
  const times = period
    ? [period.start, period.end].flatMap((at) => (at ? [moments.time(at)] : [])).join('–')
    : ''
  const diagnoses = (encounter.diagnoses ?? []).map(({ condition, code }) => {
    const known = conditions.find(({ id }) => id === condition.id)
    // Who does not read the problem does not read its words in the session either.
    if (!known) return condition.display ?? ''
    return code ? `${code.display} (${code.code})` : known.display
  })
  const facts: readonly Line[] = [
    [say('note.service-date'), `${moments.date(encounter.serviceDate)} ${times}`],
    [say('note.service'), words.service ?? service?.name ?? ''],
    [say('note.program'), words.program ?? program?.name ?? ''],
    [say('note.mode'), say(`enumeration.EncounterMode.${encounter.mode}`)],
    [say('note.visit-status'), say(`enumeration.VisitStatus.${encounter.visitStatus}`)],
    ...fromAfar(encounter, say),
    [say('note.diagnoses'), diagnoses.filter((each) => each !== '').join(', ')],
  ]
  return facts.filter(([, text]) => text.trim() !== '')
}

/** What was confirmed at the beginning of a session by telehealth; nothing of what nobody has entered. */
function fromAfar({ mode, telehealth }: SessionParts['encounter'], say: NoteSpeech['say']): readonly Line[] {
  if (mode !== 'Telehealth' || !telehealth) return []
  const {
    patientState,
    patientLocation = '',
    emergencyContact = '',
    consentConfirmed,
    audioOnly,
  } = telehealth
  const told = (is: boolean | undefined) => (is === undefined ? '' : say(is ? 'form.yes' : 'form.no'))
  return [
    [say('note.patient-state'), patientState?.display ?? ''],
    [say('note.patient-location'), patientLocation],
    [say('note.emergency-contact'), emergencyContact],
    [say('note.consent-confirmed'), told(consentConfirmed)],
    [say('note.audio-only'), told(audioOnly)],
  ]
}
