import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLabels } from '#client/ui/words.tsx'
import type { Column } from '#generated/screens/screen.ts'
import { columnLabel } from './column-label.ts'
import type { ListView } from './list-view.ts'

type Props = {
  readonly column: Column
  readonly sort: ListView['sort']
  readonly onSort: (sort: ListView['sort']) => void
}

/** The head of a column; where the server can sort by it, a button. */
export function SortHeader({ column, sort, onSort }: Props): ReactNode {
  const labels = useLabels()
  const label = columnLabel(column, labels)
  if (!column.sortable)
    return (
      <th scope="col">
        <span className="cell-text">{label}</span>
      </th>
    )

  const isSorted = sort.field === column.path
  const isAscending = isSorted && sort.order === 'asc'
  const Arrow = isAscending ? IconArrowUp : IconArrowDown
  return (
    <th scope="col" aria-sort={stateOf(isSorted, isAscending)}>
      <UnstyledButton
        className="records-sort"
        onClick={() => onSort({ field: column.path, order: isAscending ? 'desc' : 'asc' })}
      >
        <span className="cell-text">{label}</span>
        {isSorted && <Arrow size={13} aria-hidden="true" />}
      </UnstyledButton>
    </th>
  )
}

function stateOf(isSorted: boolean, isAscending: boolean): 'none' | 'ascending' | 'descending' {
  if (!isSorted) return 'none'
  return isAscending ? 'ascending' : 'descending'
}
