import type { OperationAnswer } from '#server/operations/call.ts'
import { withToday } from '#server/operations/plain-guard.ts'
import type { PlainCall, PlainHandler } from '#server/operations/plain-handler.ts'
import { continuationSeconds } from '#server/stores/continuation-from.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import { masked } from '#server/stores/references/masked.ts'
import type { Page, Search } from '#server/stores/store.ts'
import { summaryOf } from '#server/stores/summary/summary-of.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { expanded, expansionOf } from './expanded.ts'
import { type Leaving, leavingNote, leavingOf, mayLeave, refusedLeaving } from './leaving.ts'
import { readSearch } from './read-search.ts'

/** Rows of a type that the actor sees, page by page: all of them, or those that fit every filter in the body. */
export const search: PlainHandler = async (call) => {
  const { context, entry, input } = call
  const asked = readSearch({ entry, input, options: context.options })
  if (!asked.ok) return asked
  const paths = expansionOf(entry, input.query?.expand)
  if (!paths.ok) return paths

  const leaving = allowedLeaving(call)
  if (!leaving.ok) return leaving

  const found = await find(call, asked.value, paths.value)
  if (!found.ok) return found
  const { page, answer } = found.value
  const { continuation, total, given } = page
  context.note({ detail: { ids: page.rows.map(({ id }) => id) } })
  const facts = { rows: page.rows.length, given, isLast: continuation === undefined }
  if (leaving.value) context.note(leavingNote(entry, { input, leaving: leaving.value }, facts))
  const more = {
    ...(continuation !== undefined && { continuation, timeToLive: continuationSeconds }),
    ...(total !== undefined && { total }),
  }
  if (asked.value.counting === 'countOnly')
    return succeeded({ value: undefined, status: 204, rows: 0, ...more })

  return succeeded({ ...(await answer()), status: 200, rows: page.rows.length, ...more })
}

/** What was found, and how it is answered. */
type Found = {
  readonly page: Page<{ readonly id: string }>
  readonly answer: () => Promise<Pick<OperationAnswer, 'value' | 'json' | 'populated'>>
}

/** Summaries leave as they were written with their rows, where that says the same as making them. */
async function find(call: PlainCall, search: Search, paths: readonly string[]): Promise<Outcome<Found>> {
  const { rows, entry, context } = call
  if (rows.summaries && isSummary(call) && paths.length === 0) {
    const page = await rows.summaries(search)
    if (!page.ok) return page
    const json = `[${page.value.rows.map(({ text }) => text).join()}]`
    return succeeded({ page: page.value, answer: async () => ({ value: undefined, json }) })
  }

  const page = await rows.search(search)
  if (!page.ok) return page
  const answer = async () => {
    const named = await rows.shown(readable(call, page.value.rows), page.value.names)
    const shown = isSummary(call) ? named : await withToday(context, entry.type, named)
    if (paths.length === 0) return { value: shown }
    const { documents, populated } = await expanded(call, shown, paths)
    return { value: documents, populated }
  }
  return succeeded({ page: page.value, answer })
}

function isSummary({ context, input }: PlainCall): boolean {
  return input.query?.summary === 'true' || context.options.prefer === 'summary'
}

/** The export that the rows leave with, if any; that somebody was refused one is noted. */
function allowedLeaving({ context, input }: PlainCall): Outcome<Leaving | undefined> {
  const leaving = leavingOf(input)
  if (!leaving.ok || !leaving.value) return leaving
  const allowed = mayLeave(context.actor.granted)
  if (allowed.ok) return leaving
  context.note(refusedLeaving(leaving.value))
  return allowed
}

function readable(call: PlainCall, documents: readonly StoredDocument[]): readonly StoredDocument[] {
  const { context, entry } = call
  const seen = documents.map((document) => masked(context.actor, entry, document))
  return isSummary(call) ? seen.map((document) => summaryOf(entry, document)) : seen
}
