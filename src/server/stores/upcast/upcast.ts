import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Document, StoredDocument } from '#server/stores/document.ts'
import type { Upcast } from '#server/stores/opened.ts'
import type { UpcastStep } from './upcast-step.ts'
import { upcastSteps } from './upcast-steps.ts'

/**
 * Reads older shapes by the steps that are handed in.
 *
 * Rows are stored as they were written; what has changed in the schema since then is caught up with when they are read.
 *
 * Which shape a row has stands in the row: `meta.shape` is the number of the last step that it has been through, and rows of
 * a type without steps carry nothing. So a row that is up to date costs one comparison of numbers, a type without steps not
 * even that (`upcastRows` hands its store on as it is), history keeps each version with its own shape, and a browser can tell
 * an older copy from a newer one of the same version. A column would have cost every read and write of every type; steps
 * without a number would have had to look into every row.
 *
 * Content is never rewritten by SQL. A row takes its new shape when somebody changes it; until then every reader gets it
 * through the steps, and `reindex` has made its tokens and columns anew from what the steps answer.
 *
 * What a signature covers (`x-signed` in the schema) is left as it stands in a document that carries signatures, and such a
 * document keeps the number of its own shape: a signed note is shown as it was signed, its content hash stays what it was,
 * and code that reads those fields has to know both shapes. When the signatures are taken off, the steps apply.
 */
export function openUpcast(steps: readonly UpcastStep[]): Upcast {
  const byType = stepsByType(steps)
  const shapeOf = (type: string) => byType.get(type)?.at(-1)?.number ?? 0
  return {
    shapeOf,
    upToDate: (entry, document) => {
      const own = byType.get(entry.type)
      const shape = shapeIn(document)
      if (!own || shape >= shapeOf(entry.type)) return document
      return passed(
        entry,
        document,
        own.filter(({ number }) => number > shape),
      )
    },
  }
}

/** The steps of the product. */
export const upcast: Upcast = openUpcast(upcastSteps)

function stepsByType(steps: readonly UpcastStep[]): ReadonlyMap<string, readonly UpcastStep[]> {
  const types = new Set<string>(steps.flatMap((step) => step.types))
  const own = (type: string) => steps.filter((step) => step.types.some((each) => each === type))
  return new Map([...types].map((type) => [type, own(type)]))
}

function shapeIn({ meta }: StoredDocument): number {
  return meta.shape ?? 0
}

function passed<Row extends StoredDocument>(
  entry: TypeEntry,
  document: Row,
  steps: readonly UpcastStep[],
): Row {
  const changed = steps.reduce<Document>((at, { change }) => change(at), document)
  const { id, resourceType, partition, display, meta } = document
  const kept = { id, resourceType, partition, display }
  const next = isSigned(entry, document)
    ? { ...asSigned(entry, changed, document), ...kept, meta }
    : { ...changed, ...kept, meta: { ...meta, shape: steps.at(-1)?.number } }
  // The steps bring a row to the shape of its type of today; the migration's tests hold them to it.
  return next as Row
}

function isSigned({ signed }: TypeEntry, { signatures }: Document): boolean {
  return signed !== undefined && Array.isArray(signatures) && signatures.length > 0
}

/** The signed fields, and the signatures themselves, as they stand in the row; the rest as the steps say. */
function asSigned({ signed = [] }: TypeEntry, changed: Document, stored: Document): Document {
  const covered = [...signed, 'signatures']
  const others = Object.entries(changed).filter(([name]) => !covered.includes(name))
  const own = covered.flatMap((name) => (name in stored ? [[name, stored[name]] as const] : []))
  return Object.fromEntries([...others, ...own])
}
