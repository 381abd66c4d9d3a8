import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { columnLabel } from '#client/resources/rows/column-label.ts'
import type { ListView } from '#client/resources/rows/list-view.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Column } from '#generated/screens/screen.ts'
import { useResize } from './use-resize.ts'

type Props = {
  readonly column: Column
  readonly place: number
  readonly isActive: boolean
  readonly sort: ListView['sort']
  readonly onSort: (sort: ListView['sort']) => void
  readonly onWidth: (width: number) => void
  readonly onWidthDone: () => void
}

/** The head of a column; where the server can sort by it, a button. Its edge can be drawn, and moved with Shift and the arrows. */
export function HeadCell({ column, place, isActive, sort, onSort, onWidth, onWidthDone }: Props): ReactNode {
  const labels = useLabels()
  const words = useWords()
  const onPointerDown = useResize({ onWidth, onDone: onWidthDone })
  const label = columnLabel(column, labels)
  const isSorted = sort.field === column.path
  const isAscending = isSorted && sort.order === 'asc'
  const Arrow = isAscending ? IconArrowUp : IconArrowDown
  const tabIndex = isActive ? 0 : -1
  const edge = <span className="records-edge" aria-hidden="true" onPointerDown={onPointerDown} />

  if (!column.sortable)
    return (
      <th scope="col" data-column={place} tabIndex={tabIndex} title={words('resources.width-keys')}>
        <span className="cell-text">{label}</span>
        {edge}
      </th>
    )
  return (
    <th scope="col" data-column={place} aria-sort={stateOf(isSorted, isAscending)}>
      <UnstyledButton
        className="records-sort"
        tabIndex={tabIndex}
        title={words('resources.width-keys')}
        onClick={() => onSort({ field: column.path, order: isAscending ? 'desc' : 'asc' })}
      >
        <span className="cell-text">{label}</span>
        {isSorted && <Arrow size={13} aria-hidden="true" />}
      </UnstyledButton>
      {edge}
    </th>
  )
}

function stateOf(isSorted: boolean, isAscending: boolean): 'none' | 'ascending' | 'descending' {
  if (!isSorted) return 'none'
  return isAscending ? 'ascending' : 'descending'
}
