import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { SessionParts } from '#shared/notes/note-parts.ts'

type Fact = readonly [string, string]

/** The session of a signed note, as its first paragraph. */
export function SessionFacts({ session }: { readonly session: SessionParts }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { encounter, service, program, conditions } = session
  const { period } = encounter
  const times = period
    ? [period.start, period.end].flatMap((at) => (at ? [moments.time(at)] : [])).join('–')
    : ''
  const diagnoses = (encounter.diagnoses ?? []).map(
    ({ condition }) => conditions.find(({ id }) => id === condition.id)?.display ?? condition.display ?? '',
  )
  const facts: readonly Fact[] = [
    [words('note.service-date'), `${moments.date(encounter.serviceDate)} ${times}`],
    [words('note.service'), service?.name ?? ''],
    [words('note.program'), program?.name ?? ''],
    [words('note.mode'), labels(`enumeration.EncounterMode.${encounter.mode}`)],
    [words('note.visit-status'), labels(`enumeration.VisitStatus.${encounter.visitStatus}`)],
    ...telehealthFacts(encounter, words),
    [words('note.diagnoses'), diagnoses.join(', ')],
  ]
  return (
    <section aria-labelledby="read-session">
      <h2 id="read-session">{words('note.session')}</h2>
      {facts
        .filter(([, text]) => text.trim() !== '')
        .map(([label, text]) => (
          <dl key={label} className="form-answer">
            <dt>{label}</dt>
            <dd>{text}</dd>
          </dl>
        ))}
    </section>
  )
}

/** What was confirmed at the beginning of a session by telehealth; nothing of what nobody has entered. */
function telehealthFacts(
  { mode, telehealth }: SessionParts['encounter'],
  words: ReturnType<typeof useWords>,
): readonly Fact[] {
  if (mode !== 'Telehealth' || !telehealth) return []
  const {
    patientState,
    patientLocation = '',
    emergencyContact = '',
    consentConfirmed,
    audioOnly,
  } = telehealth
  const told = (is: boolean | undefined) => (is === undefined ? '' : words(is ? 'form.yes' : 'form.no'))
  return [
    [words('note.patient-state'), patientState?.display ?? ''],
    [words('note.patient-location'), patientLocation],
    [words('note.emergency-contact'), emergencyContact],
    [words('note.consent-confirmed'), told(consentConfirmed)],
    [words('note.audio-only'), told(audioOnly)],
  ]
}
