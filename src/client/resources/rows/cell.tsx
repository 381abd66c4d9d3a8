import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Column } from '#generated/screens/screen.ts'
import { valuesAt } from '#shared/patch/values-at.ts'
import type { CellText } from './cell-text.ts'

type Props = { readonly row: unknown; readonly column: Column; readonly text: CellText }

/** One cell of a list's row: a state is a badge with its word, everything else is text. */
export function Cell({ row, column, text }: Props): ReactNode {
  const written = text(row, column)
  if (column.kind !== 'code' || column.isList || written === '' || !isState(column))
    return <span className="cell-text">{written}</span>
  return <Badge color={toneOf(valuesAt(row, column.path)[0])}>{written}</Badge>
}

function isState({ path }: Column): boolean {
  return path === 'status' || path.endsWith('State')
}

const tones: { readonly [state: string]: string } = {
  active: 'teal',
  fulfilled: 'teal',
  completed: 'teal',
  signed: 'teal',
  arrived: 'yellow',
  'checked-in': 'teal',
  draft: 'yellow',
  pending: 'yellow',
  proposed: 'yellow',
  readytosign: 'yellow',
  partiallysigned: 'yellow',
  returned: 'orange',
  booked: 'blue',
  planned: 'blue',
  noshow: 'red',
  voided: 'red',
}

/** Colour never stands alone: the word is always there. */
function toneOf(value: unknown): string {
  return tones[String(value).toLowerCase()] ?? 'gray'
}
