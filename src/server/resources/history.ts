import type { PlainCall, PlainHandler } from '#server/operations/plain-handler.ts'
import {
  boundToActor,
  continuationFrom,
  continuationSeconds,
  placeIn,
} from '#server/stores/continuation-from.ts'
import { patientOf } from '#server/stores/rows/columns.ts'
import { keptVersions } from '#server/stores/rows/kept-versions-query.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** The history call of every type: the versions of a row that its history kept, newest first: number, moment, author, whether it was deleted then; page by page. */
export const history: PlainHandler = async (call) => {
  const { rows, input, context, entry, opened } = call
  const before = olderThan(call)
  if (!before.ok) return before
  const loaded = await (input.query?.includeDeleted === 'true' ? rows.loadAny : rows.load)(input.id ?? '')
  if (!loaded.ok) return loaded

  const { document } = loaded.value
  const patientId = patientOf(entry, document)
  context.note({ target: { type: entry.type, id: document.id }, ...(patientId && { patientId }) })
  const { metas, isLast } = await keptVersions(opened, entry, { current: document, before: before.value })
  const { id, resourceType, partition, display } = document
  const named = await rows.shown(metas.map((meta) => ({ id, resourceType, partition, display, meta })))
  const last = metas.at(-1)?.versionId
  return succeeded({
    value: named.map(({ meta }) => meta),
    status: 200,
    rows: named.length,
    ...(!isLast &&
      last !== undefined && {
        continuation: continuationFrom(opened, [last], boundOf(call)),
        timeToLive: continuationSeconds,
      }),
  })
}

/** The version before which the page begins; undefined: with the newest. */
function olderThan(call: PlainCall): Outcome<string | undefined> {
  const { continuation } = call.context.options
  if (continuation === undefined) return succeeded(undefined)
  const place = placeIn(call.opened, continuation, boundOf(call))
  return place.ok ? succeeded(String(place.value[0])) : place
}

function boundOf({ opened, entry, input }: PlainCall): string {
  const { id, query } = input
  return boundToActor(opened, `${entry.type} ${id} history ${query?.includeDeleted === 'true'}`)
}
