import { withoutFieldGroups } from '#client/form/stored/field-groups.ts'
import { type CellForm, withCell } from '#client/resources/cells/cell-form.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** What is done with every chosen row. */
export type BulkAct =
  | { readonly kind: 'set'; readonly path: string; readonly form: CellForm }
  | { readonly kind: 'move'; readonly field: string; readonly to: string; readonly labelId: string }
  | { readonly kind: 'delete' }
  | { readonly kind: 'restore' }

/** The row as the act wants it; the same row when nothing is to be done. */
export function wantedOf(act: BulkAct, row: Row): Outcome<Row> {
  const isDeleted = row.meta.isDeleted === true
  switch (act.kind) {
    case 'set':
      return withCell(act.form, row)
    case 'move':
      return succeeded(row[act.field] === act.to ? row : { ...row, [act.field]: act.to })
    case 'delete':
      return succeeded(isDeleted ? row : { ...row, meta: { ...row.meta, isDeleted: true } })
    case 'restore':
      return succeeded(isDeleted ? { ...row, meta: { ...row.meta, isDeleted: false } } : row)
  }
}

/** Every step that a person may make between the type's states, each once. */
export function allMoves({ transitions, columns, form }: ScreenDescription): readonly BulkAct[] {
  const asked = withoutFieldGroups(definitionOf(form).elements)
  const entered = Object.entries(transitions).filter(([field]) => asked.some(({ id }) => id === field))
  return entered.flatMap(([field, moves]) => {
    const enumeration = columns.find(({ path }) => path === field)?.enumeration
    const ends = Object.entries(moves).flatMap(([from, states]) => (from === '(new)' ? [] : states))
    return [...new Set(ends)].map((to) => ({
      kind: 'move' as const,
      field,
      to,
      labelId: `enumeration.${enumeration}.${to}`,
    }))
  })
}
