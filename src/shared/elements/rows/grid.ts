import type { AnyElement } from '#generated/types/elements.ts'
import type { JsonSchema } from '#shared/answers/json-schema.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { partsText } from '#shared/elements/kind/one-of.ts'
import { withRowId } from '#shared/elements/kind/shapes.ts'

/** A table: fixed rows by id, or a list of free rows. A cell has the shape of its column; `_na` marks "not applicable". */
export const grid: ElementKind = {
  holds: 'answer',
  shape: (element, shapeOf) => {
    const cells: { [column: string]: JsonSchema } = { _na: { type: 'boolean' } }
    for (const column of columnsOf(element)) cells[column.id] = shapeOf(column)
    const one = isMatrix(element)
      ? { oneOf: [{ required: ['_na'] }, ...columnsOf(element).map(onlyOne)] }
      : {}
    const row: JsonSchema = { type: 'object', properties: cells, additionalProperties: false, ...one }
    return element.freeRows
      ? { type: 'array', maxItems: 500, items: withRowId(row) }
      : fixedRows(element, row)
  },
  text: (element, row, reader) => partsText(columnsOf(element), row, reader),
  between: '; ',
  isBlock: true,
  limits: 'none',
}

/** The columns of a grid; none for other elements. */
export function columnsOf({ columns }: Pick<AnyElement, 'columns'>): readonly AnyElement[] {
  return Array.isArray(columns) ? columns : []
}

/** A grid in which each row has one answer: one of its columns, all of which are yes or no. */
export function isMatrix(element: Pick<AnyElement, 'columns' | 'display' | 'freeRows'>): boolean {
  const columns = columnsOf(element)
  return (
    element.display === 'Matrix' &&
    element.freeRows !== true &&
    columns.length > 1 &&
    columns.every(({ type }) => type === 'Boolean')
  )
}

/** One column of a matrix is answered, and none of the others. */
function onlyOne({ id }: AnyElement): JsonSchema {
  return { required: [id], properties: { [id]: { enum: [true] } } }
}

function fixedRows({ rows = [] }: AnyElement, row: JsonSchema): JsonSchema {
  const properties = Object.fromEntries(rows.map(({ id }) => [id, row]))
  const fixed: JsonSchema = { type: 'object', properties, additionalProperties: false }
  return { type: 'object', properties: { rows: fixed }, required: ['rows'], additionalProperties: false }
}
