import type { PlainHandler } from '#server/operations/plain-handler.ts'
import { patientOf } from '#server/stores/rows/columns.ts'
import { keptVersions } from '#server/stores/rows/history-query.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'

/** The versions of a row that its history kept, newest first: number, moment, author, whether it was deleted then; page by page. */
export const history: PlainHandler = async (call) => {
  const { rows, input, context, entry, opened } = call
  const before = context.options.continuation
  if (before !== undefined && !/^[1-9]\d{0,17}$/.test(before))
    return failed({ kind: 'malformed', what: 'stores.bad-continuation' })
  const loaded = await (input.query?.includeDeleted === 'true' ? rows.loadAny : rows.load)(input.id ?? '')
  if (!loaded.ok) return loaded

  const { document } = loaded.value
  const patientId = patientOf(entry, document)
  context.note({ target: { type: entry.type, id: document.id }, ...(patientId && { patientId }) })
  const { metas, isLast } = await keptVersions(opened, entry, { current: document, before })
  const { id, resourceType, partition, display } = document
  const named = await rows.shown(metas.map((meta) => ({ id, resourceType, partition, display, meta })))
  const last = metas.at(-1)?.versionId
  return succeeded({
    value: named.map(({ meta }) => meta),
    status: 200,
    ...(!isLast && last !== undefined && { continuation: last }),
  })
}
