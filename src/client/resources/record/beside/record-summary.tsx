import type { ReactNode } from 'react'
import { Cell } from '#client/resources/rows/cell.tsx'
import { useCellText } from '#client/resources/rows/cell-text.ts'
import { columnLabel } from '#client/resources/rows/column-label.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useLabels } from '#client/ui/words.tsx'
import type { Column, ScreenDescription } from '#generated/screens/screen.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { valuesAt } from '#shared/patch/values-at.ts'

type Props = { readonly description: ScreenDescription; readonly record: Row }

const leftOut: ReadonlySet<string> = new Set(['display', 'meta.lastModified'])

/** The summary of a record in one card: what its list shows of it first; what it leads to is one step away. */
export function RecordSummary({ description, record }: Props): ReactNode {
  const labels = useLabels()
  const text = useCellText()
  const shown = description.defaultColumns
    .filter((path) => !leftOut.has(path))
    .flatMap((path) => description.columns.find((column) => column.path === path) ?? [])
    .filter((column) => text(record, column) !== '')
  if (shown.length === 0) return null

  return (
    <dl className="record-summary">
      {shown.map((column) => (
        <div key={column.path}>
          <dt>{columnLabel(column, labels)}</dt>
          <dd>
            <Value column={column} record={record} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ column, record }: { readonly column: Column; readonly record: Row }): ReactNode {
  const text = useCellText()
  const path = useRecordPath()
  const [first, second] = valuesAt(record, column.path)
  const { id, resourceType } = membersOf(first)
  if (column.kind === 'reference' && second === undefined && typeof id === 'string')
    return <ScreenLink to={path(String(resourceType), id)}>{text(record, column)}</ScreenLink>
  return <Cell row={record} column={column} text={text} />
}
