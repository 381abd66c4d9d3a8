import { displayOf } from '#client/form/words/list-items.ts'
import type { Condition } from '#generated/types/condition.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Answer, Answers } from '#shared/answers/answer.ts'
import type { Definition } from '#shared/forms/definition.ts'
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
    | 'note.diagnoses'
    | 'note.diagnoses-help'
    | TelehealthWord,
) => string

/** What a session's questions depend on: the patient's diagnoses, and whether the practice hides the place of service. */
export type SessionQuestions = {
  readonly conditions: readonly Condition[]
  readonly isPlaceHidden: boolean
}

/** The session's part of the note as a form of its own: what the rules look at and the author may mend. */
export function sessionDefinition(
  words: SessionWords,
  { conditions, isPlaceHidden }: SessionQuestions,
): Definition {
  return {
    elements: [
      {
        id: 'visitStatus',
        type: 'Choice',
        label: words('note.visit-status'),
        width: 5,
        display: 'Buttons',
        options: ['Show', 'NoShow', 'Cancelled'].map((code) => ({
          code,
          labelId: `enumeration.VisitStatus.${code}`,
        })),
      },
      {
        id: 'mode',
        type: 'Choice',
        label: words('note.mode'),
        width: 5,
        display: 'Buttons',
        options: ['InPerson', 'Telehealth'].map((code) => ({
          code,
          labelId: `enumeration.EncounterMode.${code}`,
        })),
      },
      ...(isPlaceHidden
        ? []
        : [
            {
              id: 'placeOfService',
              type: 'Choice' as const,
              label: words('note.place-of-service'),
              width: 5,
              codedList: placesOfService,
            },
          ]),
      ...telehealthQuestions(words),
      { id: 'start', type: 'DateTime', label: words('note.start'), width: 5 },
      { id: 'end', type: 'DateTime', label: words('note.end'), width: 5 },
      {
        id: 'diagnoses',
        type: 'Choice',
        multiple: true,
        display: 'Checkboxes',
        label: words('note.diagnoses'),
        help: words('note.diagnoses-help'),
        options: conditions.map(({ id, display }) => ({ code: id, label: display })),
      },
    ],
  }
}

const placesOfService = 'place-of-service'

/** The answers that the session holds. */
export function sessionAnswers(
  { visitStatus, mode, placeOfService, period, diagnoses, telehealth }: Encounter,
  { isPlaceHidden }: SessionQuestions,
): Answers {
  return {
    visitStatus,
    mode,
    ...(placeOfService && !isPlaceHidden ? { placeOfService: placeOfService.code } : {}),
    ...(period?.start ? { start: period.start } : {}),
    ...(period?.end ? { end: period.end } : {}),
    ...telehealthAnswers(telehealth),
    ...(diagnoses && diagnoses.length > 0
      ? { diagnoses: diagnoses.map(({ condition }) => condition.id) }
      : {}),
  }
}

/** The session with those answers; a diagnosis keeps its rank, a new one comes last. */
export function withSession(
  encounter: Encounter,
  answers: Answers,
  { conditions, isPlaceHidden }: SessionQuestions,
): Encounter {
  const { period: _, diagnoses: __, placeOfService: known, ...rest } = encounter
  const placeOfService = isPlaceHidden ? known : placeWith(answers.placeOfService, known)
  const period = {
    ...(typeof answers.start === 'string' ? { start: answers.start } : {}),
    ...(typeof answers.end === 'string' ? { end: answers.end } : {}),
  }
  const chosen: readonly unknown[] = Array.isArray(answers.diagnoses) ? answers.diagnoses : []
  const diagnoses = ranked(encounter, conditions, chosen)
  return {
    ...rest,
    ...(answers.visitStatus === undefined
      ? {}
      : // The options of this question are the enumeration's.
        { visitStatus: answers.visitStatus as Encounter['visitStatus'] }),
    // As above.
    ...(answers.mode === undefined ? {} : { mode: answers.mode as Encounter['mode'] }),
    ...(placeOfService ? { placeOfService } : {}),
    ...(period.start === undefined && period.end === undefined
      ? {}
      : // A period may be open at either end while it is written; what is final is checked.
        { period: period as NonNullable<Encounter['period']> }),
    ...withTelehealth(encounter, answers),
    ...(diagnoses.length > 0 || encounter.diagnoses ? { diagnoses } : {}),
  }
}

/** A place that was not changed keeps the words under which it is stored. */
function placeWith(code: Answer | undefined, known: Encounter['placeOfService']): typeof known {
  if (typeof code !== 'string') return undefined
  return known?.code === code ? known : { code, display: displayOf(placesOfService, code) ?? code }
}

function ranked(encounter: Encounter, conditions: readonly Condition[], chosen: readonly unknown[]) {
  const before = (encounter.diagnoses ?? []).filter(({ condition }) => chosen.includes(condition.id))
  const known = new Set(before.map(({ condition }) => condition.id))
  const added = conditions.filter(({ id }) => chosen.includes(id) && !known.has(id))
  const all = [...before, ...added.map((condition) => newDiagnosis(condition))]
  return all.map((diagnosis, index) => ({ ...diagnosis, rank: index + 1 }))
}

function newDiagnosis({ id, display, partition, code }: Condition) {
  return { condition: { id, resourceType: 'Condition' as const, display, partition }, rank: 0, code }
}
