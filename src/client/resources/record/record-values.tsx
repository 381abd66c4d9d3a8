import type { ReactNode } from 'react'
import { useCellText } from '#client/resources/rows/cell-text.ts'
import { columnLabel } from '#client/resources/rows/column-label.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import { useLabels } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'

type Props = { readonly description: ScreenDescription; readonly record: Row }

/** A record that only the system writes: every value that it has, in words. */
export function RecordValues({ description, record }: Props): ReactNode {
  const labels = useLabels()
  const text = useCellText()
  const values = description.columns
    .map((column) => ({ column, value: text(record, column) }))
    .filter(({ value }) => value !== '')

  return (
    <dl className="record-values">
      {values.map(({ column, value }) => (
        <div key={column.path} className="record-value">
          <dt>{columnLabel(column, labels)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
