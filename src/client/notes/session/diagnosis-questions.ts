import type { Condition } from '#generated/types/condition.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Answers } from '#shared/answers/answer.ts'
import type { Definition } from '#shared/forms/definition.ts'

/** What the questions about diagnoses are called. */
export type DiagnosisWord = 'note.diagnoses' | 'note.diagnoses-help' | 'note.primary-diagnosis'

type Words = (id: DiagnosisWord) => string

/** Which of the patient's diagnoses the session was about, and which of several comes first. */
export function diagnosisQuestions(words: Words, conditions: readonly Condition[]): Definition['elements'] {
  const options = conditions.map(({ id, display }) => ({ code: id, label: display }))
  return [
    {
      id: 'diagnoses',
      type: 'Choice',
      multiple: true,
      display: 'Checkboxes',
      label: words('note.diagnoses'),
      help: words('note.diagnoses-help'),
      options,
    },
    ...(conditions.length > 1
      ? [
          {
            id: 'primaryDiagnosis',
            type: 'Choice' as const,
            display: 'Dropdown' as const,
            label: words('note.primary-diagnosis'),
            width: 5 as const,
            options,
            visibleWhen: {
              combinator: 'And' as const,
              clauses: [{ source: 'diagnoses', operator: 'Exists' as const }],
            },
          },
        ]
      : []),
  ]
}

/** What the session says of them. */
export function diagnosisAnswers(
  { diagnoses = [] }: Pick<Encounter, 'diagnoses'>,
  conditions: readonly Condition[],
): Answers {
  if (diagnoses.length === 0) return {}
  const primary = diagnoses.find(({ rank }) => rank === 1)
  return {
    diagnoses: diagnoses.map(({ condition }) => condition.id),
    ...(primary && conditions.length > 1 ? { primaryDiagnosis: primary.condition.id } : {}),
  }
}

/** The session's part with those answers: the primary one first, the others as they stood, a new one last. */
export function withDiagnoses(
  { diagnoses }: Pick<Encounter, 'diagnoses'>,
  answers: Answers,
  conditions: readonly Condition[],
): Pick<Encounter, 'diagnoses'> {
  const { primaryDiagnosis: primary } = answers
  const ticked: readonly unknown[] = Array.isArray(answers.diagnoses) ? answers.diagnoses : []
  const isNewlyFirst = primary !== diagnoses?.find(({ rank }) => rank === 1)?.condition.id
  const chosen = typeof primary === 'string' && isNewlyFirst ? [...ticked, primary] : ticked
  const before = (diagnoses ?? []).filter(({ condition }) => chosen.includes(condition.id))
  const known = new Set(before.map(({ condition }) => condition.id))
  const added = conditions.filter(({ id }) => chosen.includes(id) && !known.has(id))
  const all = [...before, ...added.map(newDiagnosis)]
  const first = all.filter(({ condition }) => condition.id === primary)
  const rest = all.filter(({ condition }) => condition.id !== primary)
  const ranked = [...first, ...rest].map((diagnosis, index) => ({ ...diagnosis, rank: index + 1 }))
  return ranked.length > 0 || diagnoses ? { diagnoses: ranked } : {}
}

function newDiagnosis({ id, display, partition, code }: Condition) {
  return { condition: { id, resourceType: 'Condition' as const, display, partition }, rank: 0, code }
}
