import type { FilterOperator } from '#generated/enumerations/filter-operator.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import type { Column, ColumnKind } from '#generated/screens/screen.ts'

/** One way of comparing, in the words that fit the kind of field. */
export type OperatorChoice = { readonly op: FilterOperator; readonly labelId: MessageId }

const is = { op: 'eq', labelId: 'resources.op-is' } as const
const isNot = { op: 'ne', labelId: 'resources.op-is-not' } as const
const anyOf = { op: 'in', labelId: 'resources.op-any-of' } as const
const noneOf = { op: 'nin', labelId: 'resources.op-none-of' } as const
const given = { op: 'exists', labelId: 'resources.op-given' } as const
const begins = { op: 'startsWith', labelId: 'resources.op-begins' } as const
const words = { op: 'contains', labelId: 'resources.op-words' } as const
const between = { op: 'between', labelId: 'resources.op-between' } as const
const from = { op: 'ge', labelId: 'resources.op-from' } as const
const before = { op: 'lt', labelId: 'resources.op-before' } as const
const least = { op: 'ge', labelId: 'resources.op-at-least' } as const
const most = { op: 'le', labelId: 'resources.op-at-most' } as const

/** What can be asked of each kind; the server finds by equality and ranges only. */
const byKind: { readonly [Kind in ColumnKind]: readonly OperatorChoice[] } = {
  text: [begins, is, isNot, given],
  name: [words],
  number: [is, least, most, between, given],
  boolean: [is, given],
  day: [from, before, between, is, given],
  instant: [from, before, between, given],
  time: [is, given],
  approximate: [is, begins, given],
  code: [anyOf, noneOf, given],
  coded: [anyOf, noneOf, given],
  reference: [is, isNot, given],
}

/** The filter operators by which a column of rows can be compared; none when it cannot be searched by. */
export function operatorsOf(column: Column): readonly OperatorChoice[] {
  const own = column.filterable ? byKind[column.kind] : []
  if (!column.hasWords) return own
  return [words, ...own.filter((choice) => choice !== words && choice !== begins)]
}
