import { displayOf } from '#client/form/words/list-items.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Answer, Answers } from '#shared/answers/answer.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { type DetailWord, detailAnswers, detailQuestions, withDetails } from './detail-questions.ts'
import {
  type DiagnosisWord,
  diagnosisAnswers,
  diagnosisQuestions,
  withDiagnoses,
} from './diagnosis-questions.ts'
import { type MissedWord, missedAnswers, missedQuestions, withMissed } from './missed-questions.ts'
import { askedOf, type SessionQuestions } from './session-questions.ts'
import {
  type TelehealthWord,
  telehealthAnswers,
  telehealthQuestions,
  withTelehealth,
} from './telehealth-questions.ts'

/** Says what the questions about a session are called. */
export type SessionWords = (
  id:
    | 'note.visit-status'
    | 'note.mode'
    | 'note.place-of-service'
    | 'note.start'
    | 'note.end'
    | DiagnosisWord
    | MissedWord
    | DetailWord
    | TelehealthWord,
) => string

/** The session's part of the note as a form of its own: what the rules look at and the author may mend. */
export function sessionDefinition(words: SessionWords, questions: SessionQuestions): Definition {
  const asked = askedOf(questions.session)
  return {
    elements: [
      ...(asked.includes('visit') ? [visitQuestion(words), ...missedQuestions(words)] : []),
      modeQuestion(words),
      ...(questions.isPlaceHidden ? [] : [placeQuestion(words)]),
      ...(asked.includes('visit') ? telehealthQuestions(words) : []),
      { id: 'start', type: 'DateTime', label: words('note.start'), width: 5 },
      { id: 'end', type: 'DateTime', label: words('note.end'), width: 5 },
      ...(asked.includes('diagnoses') ? diagnosisQuestions(words, questions.conditions) : []),
      ...detailQuestions(words, questions),
    ],
  }
}

function visitQuestion(words: SessionWords): Definition['elements'][number] {
  return {
    id: 'visitStatus',
    type: 'Choice',
    label: words('note.visit-status'),
    width: 5,
    display: 'Buttons',
    options: ['Show', 'NoShow', 'Cancelled'].map((code) => ({
      code,
      labelId: `enumeration.VisitStatus.${code}`,
    })),
  }
}

function modeQuestion(words: SessionWords): Definition['elements'][number] {
  return {
    id: 'mode',
    type: 'Choice',
    label: words('note.mode'),
    width: 5,
    display: 'Buttons',
    options: ['InPerson', 'Telehealth'].map((code) => ({
      code,
      labelId: `enumeration.EncounterMode.${code}`,
    })),
  }
}

const placesOfService = 'place-of-service'

function placeQuestion(words: SessionWords): Definition['elements'][number] {
  return {
    id: 'placeOfService',
    type: 'Choice',
    label: words('note.place-of-service'),
    width: 5,
    codedList: placesOfService,
  }
}

/** The answers that the session holds. */
export function sessionAnswers(encounter: Encounter, questions: SessionQuestions): Answers {
  const { visitStatus, mode, placeOfService, period, telehealth } = encounter
  const asked = askedOf(questions.session)
  return {
    ...(asked.includes('visit')
      ? { visitStatus, ...missedAnswers(encounter), ...telehealthAnswers(telehealth) }
      : {}),
    mode,
    ...(placeOfService && !questions.isPlaceHidden ? { placeOfService: placeOfService.code } : {}),
    ...(period?.start ? { start: period.start } : {}),
    ...(period?.end ? { end: period.end } : {}),
    ...(asked.includes('diagnoses') ? diagnosisAnswers(encounter, questions.conditions) : {}),
    ...detailAnswers(encounter, questions),
  }
}

/** The session with those answers; a diagnosis keeps its rank, a new one comes last. */
export function withSession(encounter: Encounter, answers: Answers, questions: SessionQuestions): Encounter {
  const { conditions, isPlaceHidden } = questions
  const asked = askedOf(questions.session)
  const { placeOfService: known, ...rest } = withoutAsked(encounter)
  const placeOfService = isPlaceHidden ? known : placeWith(answers.placeOfService, known)
  const { missedVisit, telehealth, diagnoses } = encounter
  return {
    ...rest,
    ...visitWith(answers),
    ...(placeOfService ? { placeOfService } : {}),
    ...periodWith(answers),
    ...(asked.includes('visit')
      ? { ...withMissed(encounter, answers), ...withTelehealth(encounter, answers) }
      : { ...(missedVisit && { missedVisit }), ...(telehealth && { telehealth }) }),
    ...(asked.includes('diagnoses')
      ? withDiagnoses(encounter, answers, conditions)
      : { ...(diagnoses && { diagnoses }) }),
    ...withDetails(encounter, answers, questions),
  }
}

function withoutAsked({
  period: _period,
  diagnoses: _diagnoses,
  missedVisit: _missed,
  telehealth: _telehealth,
  serviceType: _service,
  program: _program,
  episodeOfCare: _episode,
  location: _location,
  breaks: _breaks,
  units: _units,
  unitsOverridden: _overridden,
  unitsReason: _reason,
  ...rest
}: Encounter) {
  return rest
}

/** The options of these questions are the enumerations'. */
function visitWith({ visitStatus, mode }: Answers): Partial<Pick<Encounter, 'visitStatus' | 'mode'>> {
  return {
    // As above.
    ...(visitStatus === undefined ? {} : { visitStatus: visitStatus as Encounter['visitStatus'] }),
    // As above.
    ...(mode === undefined ? {} : { mode: mode as Encounter['mode'] }),
  }
}

/** A period may be open at either end while it is written; what is final is checked. */
function periodWith({ start, end }: Answers): Pick<Encounter, 'period'> {
  const period = {
    ...(typeof start === 'string' ? { start } : {}),
    ...(typeof end === 'string' ? { end } : {}),
  }
  if (period.start === undefined && period.end === undefined) return {}
  // As above.
  return { period: period as NonNullable<Encounter['period']> }
}

/** A place that was not changed keeps the words under which it is stored. */
function placeWith(code: Answer | undefined, known: Encounter['placeOfService']): typeof known {
  if (typeof code !== 'string') return undefined
  return known?.code === code ? known : { code, display: displayOf(placesOfService, code) ?? code }
}
