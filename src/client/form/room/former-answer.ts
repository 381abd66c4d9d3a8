import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { AwaitedAnswer } from '#client/ui/states/answered.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { Note } from '#generated/types/note.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { useFormSetting } from './form-room.ts'

/** One thing that was answered or measured before: a question's id, or the code or short name of a measure. */
export type FormerAnswer = {
  readonly source: string
  readonly text: string
  /** The number that it is, where it is one. */
  readonly number?: number
  readonly on: string
  /** The definition, in its version, of the note that it stands in. */
  readonly definition?: string
}

/** What was answered and measured before, newest first, and the way to ask again. */
export type Formerly = {
  readonly answer: AwaitedAnswer<readonly FormerAnswer[]>
  readonly onRetry: () => void
}

const most = 20

/** Asks the server once for all questions of a form that look back; a form about nobody has nothing before it. */
export function useFormerAnswers(): Formerly {
  const { formerly } = useFormSetting()
  const patient = formerly?.patient
  const own: readonly Filter[] | undefined =
    patient === undefined ? undefined : [{ field: 'patient', op: 'eq', value: patient }]
  const signedNotes: QueryCall | undefined = own && {
    filters: [...own, { field: 'status', op: 'in', value: ['Final', 'Amended'] }],
    ...newestFirst('serviceDate', patient),
    crossPartition: true,
  }
  const measures: QueryCall | undefined = own && { filters: own, ...newestFirst('authored', patient) }
  const notes = useAnswer('note.query', signedNotes)
  const responses = useAnswer('questionnaireResponse.query', measures)
  const onRetry = () => {
    if (signedNotes) askAgain('note.query', signedNotes)
    if (measures) askAgain('questionnaireResponse.query', measures)
  }

  if (!own) return { answer: succeeded([]), onRetry }
  if (notes?.ok === false) return { answer: notes, onRetry }
  if (responses?.ok === false) return { answer: responses, onRetry }
  if (!notes || !responses) return { answer: undefined, onRetry }
  const others = notes.value.items.filter(({ id }) => id !== formerly?.except)
  return {
    answer: succeeded([...others.flatMap(answersOf), ...responses.value.items.flatMap(scoresOf)]),
    onRetry,
  }
}

/** The ids of all versions of a note definition, where a key is given, and the way to ask again. */
export function useVersionsOf(key: string | undefined): {
  readonly versions: AwaitedAnswer<readonly string[]>
  readonly onAgain: () => void
} {
  const call: QueryCall | undefined =
    key === undefined
      ? undefined
      : { filters: [{ field: 'key', op: 'eq', value: key }], pageSize: 100, summary: true }
  const found = useAnswer('noteDefinition.query', call)
  const versions = found?.ok ? succeeded(found.value.items.map(({ id }) => id)) : found
  return { versions, onAgain: () => call && askAgain('noteDefinition.query', call) }
}

function newestFirst(orderBy: string, patient: string | undefined) {
  return { pageSize: most, orderBy, order: 'desc' as const, ...(patient ? { partition: patient } : {}) }
}

/** Answers that are one plain value or a score; another record or a table is not told in one line. */
function answersOf({ sections, serviceDate, definition }: Note): readonly FormerAnswer[] {
  const found = sections
    .flatMap(({ data }) => Object.entries(data))
    .flatMap(([source, value]) =>
      typeof value === 'string' || typeof value === 'number'
        ? [{ source, text: String(value), ...numberIn(value), on: serviceDate }]
        : scoreIn(source, value, serviceDate),
    )
  return found.map((each) => ({ ...each, definition: definition.id }))
}

function scoresOf({ scores = [], authored }: QuestionnaireResponse): readonly FormerAnswer[] {
  return scores.flatMap(({ shortName, value, band }) => {
    if (shortName === undefined || value === undefined) return []
    return [
      { source: shortName, text: scoreText(value, band), number: value, on: (authored ?? '').slice(0, 10) },
    ]
  })
}

function scoreIn(source: string, answer: unknown, on: string): readonly FormerAnswer[] {
  const { value, band, missing } = membersOf(answer)
  const isScore = typeof band === 'string' || typeof missing === 'number'
  if (typeof value !== 'number' || !isScore) return []
  return [{ source, text: scoreText(value, typeof band === 'string' ? band : undefined), number: value, on }]
}

function scoreText(value: number, band: string | undefined): string {
  return band === undefined ? String(value) : `${value} (${band})`
}

function numberIn(value: string | number): { readonly number?: number } {
  return typeof value === 'number' ? { number: value } : {}
}
