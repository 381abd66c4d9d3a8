import { type Answer, type Answers, isRecord, listOf, sameAnswer } from '#shared/answers/answer.ts'

/** What somebody has typed into a form: the answers as they were when it was begun, and as they are now. */
export type TypedAnswers = { readonly begun: Answers; readonly now: Answers }

/**
 * Answers that are stored, with what was typed laid upon them: what was not touched is as it is stored, so nobody takes back what
 * another hand has stored meanwhile. Rows are told apart by their ids.
 */
export function typedUpon(stored: Answers, { begun, now }: TypedAnswers): Answers {
  const ids = new Set([...Object.keys(stored), ...Object.keys(now)])
  const entries = [...ids].flatMap((id) => {
    const answer = answerUpon(stored[id], { begun: begun[id], now: now[id] })
    return answer === undefined ? [] : [[id, answer] as const]
  })
  return Object.fromEntries(entries)
}

type Typed = { readonly begun: Answer | undefined; readonly now: Answer | undefined }

function answerUpon(stored: Answer | undefined, { begun, now }: Typed): Answer | undefined {
  if (sameAnswer(begun, now)) return stored
  if (hasRows(now) || hasRows(begun))
    return rowsUpon(rowsOf(stored), { begun: rowsOf(begun), now: rowsOf(now) })
  return now
}

type Row = Answers & { readonly _rowId: string }

function rowsUpon(
  stored: readonly Row[],
  { begun, now }: { readonly begun: readonly Row[]; readonly now: readonly Row[] },
): readonly Row[] {
  const rows = now.flatMap((row) => {
    const before = withId(begun, row._rowId)
    const other = withId(stored, row._rowId)
    if (!before) return [row]
    if (!other) return sameAnswer(before, row) ? [] : [row]
    return [{ ...typedUpon(other, { begun: before, now: row }), _rowId: row._rowId }]
  })
  const known = new Set([...begun, ...now].map(({ _rowId }) => _rowId))
  return [...rows, ...stored.filter(({ _rowId }) => !known.has(_rowId))]
}

function withId(rows: readonly Row[], id: string): Row | undefined {
  return rows.find(({ _rowId }) => _rowId === id)
}

function hasRows(answer: Answer | undefined): boolean {
  return rowsOf(answer).length > 0
}

function rowsOf(answer: Answer | undefined): readonly Row[] {
  return listOf(answer).filter(isRow)
}

function isRow(answer: Answer): answer is Row {
  return isRecord(answer) && typeof answer._rowId === 'string'
}
