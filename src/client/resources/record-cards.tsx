import type { ReactNode } from 'react'
import { Cell } from '#client/resources/rows/cell.tsx'
import { useCellText } from '#client/resources/rows/cell-text.ts'
import { columnLabel } from '#client/resources/rows/column-label.ts'
import { MoreRows } from '#client/resources/rows/more-rows.tsx'
import type { Row } from '#client/resources/rows/use-description.ts'
import type { ListProps } from '#client/resources/views/list-props.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useLabels } from '#client/ui/words.tsx'

type Props = ListProps & { readonly shown: readonly Row[] }

/** The rows of a narrow page: one card each, with what stands in the shown columns. */
export function RecordCards({ description, view, rows, shown }: Props): ReactNode {
  const text = useCellText()
  const labels = useLabels()
  const path = useRecordPath()
  const columns = view.columns.flatMap((path) => description.columns.filter((column) => column.path === path))
  const others = columns.filter(({ path }) => path !== 'display')

  return (
    <div className="cards">
      <ul className="cards-list" aria-label={labels(description.pluralId)}>
        {shown.map((row) => (
          <li key={row.id} className="cards-card">
            <ScreenLink to={path(description.type, row.id)} className="cards-link">
              {row.display || row.id}
            </ScreenLink>
            <dl>
              {others
                .filter((column) => text(row, column) !== '')
                .map((column) => (
                  <div key={column.path}>
                    <dt>{columnLabel(column, labels)}</dt>
                    <dd>
                      <Cell row={row} column={column} text={text} />
                    </dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
      <MoreRows rows={rows} />
    </div>
  )
}
