import type { PlainCall, PlainHandler } from '#server/operations/plain-handler.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import { masked } from '#server/stores/masked.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { expanded, expansionOf } from './expand.ts'
import { type Leaving, leavingNote, leavingOf, mayLeave, refusedLeaving } from './export.ts'
import { readSearch } from './read-search.ts'
import { summaryOf } from './summary.ts'

/** Rows of a type that the actor sees, page by page: all of them, or those that fit every filter in the body. */
export const search: PlainHandler = async (call) => {
  const { context, entry, input, rows } = call
  const asked = readSearch({ entry, input, options: context.options })
  if (!asked.ok) return asked
  const paths = expansionOf(entry, input.query?.expand)
  if (!paths.ok) return paths

  const leaving = allowedLeaving(call)
  if (!leaving.ok) return leaving

  const page = await rows.search(asked.value)
  if (!page.ok) return page
  const { continuation, total, given } = page.value
  context.note({ detail: { ids: page.value.rows.map(({ id }) => id) } })
  const facts = { rows: page.value.rows.length, given, isLast: continuation === undefined }
  if (leaving.value) context.note(leavingNote(entry, { input, leaving: leaving.value }, facts))
  const more = {
    ...(continuation !== undefined && { continuation }),
    ...(total !== undefined && { total }),
  }
  if (asked.value.counting === 'countOnly') return succeeded({ value: undefined, status: 204, ...more })

  const shown = await rows.shown(readable(call, page.value.rows), page.value.names)
  const whole = paths.value.length === 0 ? shown : await expanded(call, shown, paths.value)
  return succeeded({ value: whole, status: 200, ...more })
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

function readable(
  { context, entry, input }: PlainCall,
  documents: readonly StoredDocument[],
): readonly StoredDocument[] {
  const seen = documents.map((document) => masked(context.actor, entry, document))
  const isSummary = input.query?.summary === 'true' || context.options.prefer === 'summary'
  return isSummary ? seen.map((document) => summaryOf(entry, document)) : seen
}
