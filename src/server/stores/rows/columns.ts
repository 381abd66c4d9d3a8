import type { TypeEntry } from '#generated/tables/registry.ts'
import { type Document, isReference, type StoredDocument, valuesAt } from '#server/stores/document.ts'
import { type Belonging, closedBy } from '#server/stores/labels/closed-by.ts'
import { successorOf } from '#server/stores/references/successors.ts'
import { textOf } from '#server/stores/tokens-of.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { fold } from '#shared/words/fold.ts'

/** The promoted columns of a row: what indexes, sorting and row policies look at. */
export type Columns = {
  readonly patientId: string | null
  readonly ownerId: string | null
  readonly status: string | null
  readonly kind: string | null
  readonly startAt: string | null
  readonly endAt: string | null
  readonly name: string
  /** What closes the row: its security labels; null where nothing does. */
  readonly closed: string | null
}

/** Takes the promoted values out of a document by the type's table of paths; `belonging` is what it has of rows that it belongs to. */
export function columnsOf(
  entry: TypeEntry,
  document: StoredDocument,
  belonging: Partial<Belonging> = {},
): Columns {
  const { display } = document
  const { promoted } = entry
  return {
    patientId: patientOf(entry, document),
    ownerId: idAt(document, promoted.owner ?? entry.ownerField),
    status: wordAt(document, promoted.status),
    kind: wordAt(document, promoted.kind),
    startAt: instantOf(document, promoted.startAt),
    endAt: instantOf(document, promoted.endAt),
    name: nameOf(entry, document, display),
    closed: closedBy(entry, document, belonging),
  }
}

/** The columns of a row as it is meant, where what it names was merged away; what a label closes stays with the patient whom the row names. */
export function columnsMeant(
  entry: TypeEntry,
  { said, meant }: { readonly said: StoredDocument; readonly meant: StoredDocument },
  belonging: Partial<Belonging> = {},
): Columns {
  const columns = columnsOf(entry, meant, belonging)
  return said === meant || columns.closed === null
    ? columns
    : { ...columns, patientId: patientOf(entry, said) }
}

/** The one patient that visibility follows; none when a row concerns several or nobody. */
export function patientOf(entry: TypeEntry, document: Document): string | null {
  const { patientField } = entry
  if (!patientField) return null
  if (patientField === 'self')
    return successorOf(entry.type, document) ?? (typeof document.id === 'string' ? document.id : null)
  const ids = valuesAt(document, patientField).flatMap((value) =>
    isReference(value) && value.resourceType === 'Patient' ? [value.id] : [],
  )
  const [only, another] = [...new Set(ids)]
  return only !== undefined && another === undefined ? only : null
}

/** The partition that a document belongs to: the practice's key, or the id of its patient, subject, owner or channel. */
export function partitionOf(entry: TypeEntry, document: Document, practiceKey: string): string {
  if (entry.partition === 'global') return 'global'
  if (entry.partition === 'practice') return practiceKey
  if (entry.patientField === 'self') return String(document.id)
  if (entry.partition === 'patient') return patientOf(entry, document) ?? practiceKey
  const field = entry.partitionField ?? entry.patientField ?? entry.ownerField
  return idAt(document, field) ?? practiceKey
}

function idAt(document: Document, path: string | undefined): string | null {
  if (!path) return null
  const found = valuesAt(document, path).find(isReference)
  return isReference(found) ? found.id : null
}

function wordAt(document: Document, path: string | undefined): string | null {
  if (!path) return null
  const [value] = valuesAt(document, path)
  if (typeof value === 'string') return value
  return value === undefined ? null : textOf(membersOf(value).code ?? '') || null
}

function instantOf(document: Document, path: string | undefined): string | null {
  if (!path) return null
  const [value] = valuesAt(document, path)
  const milliseconds = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(milliseconds) ? null : new Date(milliseconds).toISOString()
}

/** The sort key of the promoted name: a person's family name stands first; without one the display. */
function nameOf(entry: TypeEntry, document: Document, display: string): string {
  const { name } = entry.promoted
  const paths = name === undefined ? [] : (entry.sortKeys[name] ?? [name])
  const text = paths.map((path) => valuesAt(document, path).map(textOf).join(' ')).join(' ')
  return fold(text.trim() === '' ? display : text).slice(0, 200)
}
