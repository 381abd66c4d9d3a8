import { displayOf } from '#client/form/words/list-items.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Answers } from '#shared/answers/answer.ts'
import type { Definition } from '#shared/forms/definition.ts'

/** What the questions about a session by telehealth are called. */
export type TelehealthWord =
  | 'note.consent-confirmed'
  | 'note.patient-state'
  | 'note.patient-location'
  | 'note.emergency-contact'
  | 'note.audio-only'

type Telehealth = NonNullable<Encounter['telehealth']>

const states = 'us-state'

/** In a session by telehealth, what is confirmed at its beginning: where the patient is, whom to call there, and the consent. */
export function telehealthQuestions(words: (id: TelehealthWord) => string): Definition['elements'] {
  const visibleWhen = {
    combinator: 'And' as const,
    clauses: [{ source: 'mode', operator: 'Equals' as const, value: 'Telehealth' }],
  }
  return [
    {
      id: 'patientState',
      type: 'Choice',
      label: words('note.patient-state'),
      width: 5,
      codedList: states,
      visibleWhen,
    },
    {
      id: 'patientLocation',
      type: 'String',
      label: words('note.patient-location'),
      width: 5,
      visibleWhen,
    },
    {
      id: 'emergencyContact',
      type: 'String',
      label: words('note.emergency-contact'),
      width: 5,
      visibleWhen,
    },
    {
      id: 'consentConfirmed',
      type: 'Boolean',
      label: words('note.consent-confirmed'),
      width: 5,
      visibleWhen,
    },
    { id: 'audioOnly', type: 'Boolean', label: words('note.audio-only'), width: 5, visibleWhen },
  ]
}

/** What the session says of it. */
export function telehealthAnswers(telehealth: Telehealth | undefined): Answers {
  const { patientState, patientLocation, emergencyContact, consentConfirmed, audioOnly } = telehealth ?? {}
  return {
    ...(patientState && { patientState: patientState.code }),
    ...(patientLocation !== undefined && { patientLocation }),
    ...(emergencyContact !== undefined && { emergencyContact }),
    ...(consentConfirmed !== undefined && { consentConfirmed }),
    ...(audioOnly !== undefined && { audioOnly }),
  }
}

/** The session's part with those answers; of a session in person it stays as it is. */
export function withTelehealth(
  { telehealth }: Pick<Encounter, 'telehealth'>,
  answers: Answers,
): { readonly telehealth?: Telehealth } {
  if (answers.mode !== 'Telehealth') return telehealth ? { telehealth } : {}
  const { patientLocation, emergencyContact, consentConfirmed, audioOnly } = answers
  const next: Telehealth = {
    ...(telehealth?.platform !== undefined && { platform: telehealth.platform }),
    ...stateWith(answers.patientState, telehealth?.patientState),
    ...(typeof patientLocation === 'string' && { patientLocation }),
    ...(typeof emergencyContact === 'string' && { emergencyContact }),
    ...(typeof consentConfirmed === 'boolean' && { consentConfirmed }),
    ...(typeof audioOnly === 'boolean' && { audioOnly }),
  }
  return telehealth || Object.keys(next).length > 0 ? { telehealth: next } : {}
}

/** A state that was not changed keeps the words under which it is stored. */
function stateWith(code: unknown, known: Telehealth['patientState']): Pick<Telehealth, 'patientState'> {
  if (typeof code !== 'string' || code === '') return {}
  return { patientState: known?.code === code ? known : { code, display: displayOf(states, code) ?? code } }
}
