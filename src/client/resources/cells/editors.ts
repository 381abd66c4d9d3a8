import { editDefinition } from '#client/resources/editing/edit-definition.ts'
import { closedReason, openFields, type Requester } from '#client/resources/editing/record-act.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import type { ColumnKind, ScreenDescription } from '#generated/screens/screen.ts'
import type { Element } from '#shared/forms/definition.ts'

/** The questions that can be answered alone, by the path of the field: what one cell, or the same cell of many rows, is changed with. */
export type Editors = ReadonlyMap<string, Element>

const known = new WeakMap<ScreenDescription, Editors>()

/** The plain fields of a type that a person may change: not what the server owns, what is fixed, states with steps of their own, or lists. */
export function editorsOf(description: ScreenDescription): Editors {
  const kept = known.get(description)
  if (kept) return kept
  const kinds = new Map(
    description.columns.flatMap(({ path, kind, isList }) => (isList ? [] : [[path, kind]])),
  )
  const editors = new Map(
    flat(editDefinition(description, 'edit').elements)
      .filter((element) => isAlone(element) && plain.has(kinds.get(element.id) ?? 'name'))
      .map((element) => [element.id, alone(element)]),
  )
  known.set(description, editors)
  return editors
}

/** Why a cell is not changed in its place; undefined when it may be. */
export function closedCell(asking: Requester, row: Row, path: string): MessageId | undefined {
  const { description } = asking
  if (row.meta.isDeleted) return 'resources.cell-deleted'
  if (row.meta.hasTransformations) return 'resources.cell-masked'
  const closed = closedReason(asking, row)
  if (closed) return closed
  const only = openFields(asking, row)
  if (only && !only.includes(path)) return 'resources.cell-closed'
  if (editorsOf(description).has(path)) return undefined
  return path in description.transitions ? 'resources.cell-moves' : 'resources.cell-closed'
}

const plain: ReadonlySet<ColumnKind> = new Set([
  'text',
  'number',
  'boolean',
  'day',
  'code',
  'coded',
  'reference',
])

/** As wide as its place; yes and no stand side by side, since an empty tick would say neither. */
function alone({ width: _, checkboxFalse: __, ...element }: Element): Element {
  return element.type === 'Boolean' ? { ...element, display: 'YesNo' } : element
}

function isAlone({
  readOnly,
  hidden,
  repeats,
  multiple,
  structure,
  visibleWhen,
  calculation,
}: Element): boolean {
  const isFree = !readOnly && !hidden && !visibleWhen && !calculation
  return isFree && !repeats && !multiple && structure === undefined
}

/** Sections are layout; what stands in rows is not a cell of the record. */
function flat(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) =>
    element.type === 'Section' && !element.repeats ? flat(element.children ?? []) : [element],
  )
}
