import { type Answer, type Answers, isRecord, listOf, sameAnswer } from '#shared/answers/answer.ts'

/** While a form is filled, where an answer was taken over from, the day that it is of, and whether somebody has looked at it since. */
export type Carried = {
  readonly from: { readonly id: string; readonly resourceType: string }
  readonly on: string
  readonly seen?: true
  /** Of a list that was changed since, the rows that were not; without this all of it was taken over. */
  readonly rows?: readonly string[]
}

/** Under which key the answers of one form keep where they were taken over from, by element id. */
export const carriedKey = '_carried'

/** Where a stored answer was taken over from; nothing when somebody gave it here. */
export function carriedOf(answers: Answers, id: string): Carried | undefined {
  const all = Object.hasOwn(answers, carriedKey) ? answers[carriedKey] : undefined
  const own = isRecord(all) && Object.hasOwn(all, id) ? all[id] : undefined
  return isCarried(own) ? own : undefined
}

/** Whether what is kept of taking over is that and nothing else. */
export function areCarried(all: Answer | undefined): boolean {
  return all === undefined || (isRecord(all) && Object.values(all).every(isCarried))
}

function isCarried(own: Answer | undefined): own is Answer & Carried {
  if (!isRecord(own) || !isRecord(own.from)) return false
  const { from, on, seen, rows = [], ...more } = own
  const { id, resourceType, ...further } = from
  return (
    typeof id === 'string' &&
    id.length <= 64 &&
    (resourceType === 'Note' || resourceType === 'QuestionnaireResponse') &&
    typeof on === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(on) &&
    (seen === undefined || seen === true) &&
    Array.isArray(rows) &&
    rows.every((row) => typeof row === 'string' && row.length <= 64) &&
    sameAnswer({ ...more, ...further }, {})
  )
}

/** What is left of it when somebody writes over an answer: of a list the rows that stay as they were, which he has looked at; of anything else nothing. */
export function stillCarried(
  carried: Carried | undefined,
  before: Answer | undefined,
  after: Answer | undefined,
): Carried | undefined {
  if (!carried) return undefined
  const known = rowsIn(before).filter(({ _rowId }) => !carried.rows || carried.rows.includes(String(_rowId)))
  const kept = rowsIn(after).filter((row) => known.some((each) => sameAnswer(each, row)))
  return kept.length === 0
    ? undefined
    : { ...carried, seen: true, rows: kept.map(({ _rowId }) => String(_rowId)) }
}

/** An answer without what of it was taken over. */
export function givenHere(answer: Answer, carried: Carried | undefined): Answer | undefined {
  if (!carried) return answer
  const { rows } = carried
  if (!rows || !Array.isArray(answer)) return undefined
  return answer.filter((row) => !isRecord(row) || !rows.includes(String(row._rowId)))
}

function rowsIn(answer: Answer | undefined): readonly Answers[] {
  return listOf(answer)
    .filter(isRecord)
    .filter(({ _rowId }) => typeof _rowId === 'string')
}
