import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Reference } from '#generated/types/reference.ts'
import { changeAt, type Document, isDocument, valueAt, valuesAt } from '#server/stores/document.ts'
import { partsAt } from '#server/stores/parts-at.ts'
import type { WriteOptions } from '#server/stores/store.ts'

/** A change of a row, who makes it and when, and why. */
type StatusWriting = {
  readonly entry: TypeEntry
  readonly before: Document | undefined
  readonly reason: WriteOptions['reason']
  readonly now: string
  readonly by: Reference
}

const history = 'statusHistory'

/**
 * In a row, the history of a status: each change of a status field that has transitions is appended to `statusHistory`, where the type or
 * the part of it has one. What stands there already stays, whatever a caller brings.
 */
export function withStatusHistory(writing: StatusWriting, after: Document): Document {
  const { entry, before } = writing
  const paths = Object.keys(entry.transitionsWithin ?? {}).filter((path) => hasHistory(entry, path))
  const whole = paths.reduce<Document>((at, path) => withPartHistory(writing, at, path), after)
  if (!entry.serverOwned.includes(history)) return whole
  const changes = Object.keys(entry.transitions).flatMap((field) =>
    changeOf(writing, valueAt(before, field), valueAt(after, field)),
  )
  return changes.length === 0 ? whole : { ...whole, [history]: [...valuesAt(before, history), ...changes] }
}

function hasHistory({ serverOwnedWithin }: TypeEntry, path: string): boolean {
  return serverOwnedWithin.includes(path.replace(/[^.]+$/, history))
}

/** Parts are known by their own ids, so a goal that is moved keeps its history. */
function withPartHistory(writing: StatusWriting, document: Document, path: string): Document {
  const name = path.split('.').at(-1) ?? ''
  const known = new Map(partsAt(writing.before, path).map(({ id, part }) => [id, part]))
  return changeAt(document, path.slice(0, -name.length - 1), (part) => {
    if (!isDocument(part)) return part
    const old = known.get(String(part.id))
    const changes = [...valuesAt(old, history), ...changeOf(writing, old?.[name], part[name])]
    return changes.length === 0 ? part : { ...part, [history]: changes }
  })
}

function changeOf({ reason, now, by }: StatusWriting, from: unknown, to: unknown): readonly Document[] {
  if (from === to || to === undefined) return []
  return [
    {
      ...(from !== undefined && { from }),
      to,
      at: now,
      by,
      ...(reason?.reason !== undefined && { reason: reason.reason }),
      ...(reason?.comment !== undefined && { comment: reason.comment }),
    },
  ]
}
