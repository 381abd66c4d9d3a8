import { type ReactNode, useEffect, useRef } from 'react'
import type { ListView } from '#client/resources/rows/list-view.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import type { Ticks } from '#client/resources/rows/use-ticks.ts'
import { lengthOf, tickWidth } from '#client/resources/rows/widths.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Column } from '#generated/screens/screen.ts'
import type { GridPlace } from './grid-place.ts'
import { HeadCell } from './head-cell.tsx'
import type { ColumnWidths } from './use-column-widths.ts'
import { useStill } from './use-still.ts'

type Props = {
  readonly columns: readonly Column[]
  readonly sort: ListView['sort']
  readonly onSort: (sort: ListView['sort']) => void
  readonly widths: ColumnWidths
  readonly ticks: Ticks
  readonly shown: readonly Row[]
  readonly active: GridPlace
}

/** The widths and the head of the grid. */
export function GridHead({ columns, sort, onSort, widths, ticks, shown, active }: Props): ReactNode {
  const stop = active.row < 0 ? active.column : undefined
  const done = useStill(widths.done)
  return (
    <>
      <colgroup>
        <col style={{ width: lengthOf(tickWidth) }} />
        {columns.map((column, index) => (
          <col key={column.path} style={{ width: lengthOf(widths.of(column, index)) }} />
        ))}
      </colgroup>
      <thead>
        <tr aria-rowindex={1} data-row={-1}>
          <TickAll ticks={ticks} shown={shown} isActive={stop === 0} />
          {columns.map((column, index) => (
            <HeadCell
              key={column.path}
              column={column}
              place={index + 1}
              isActive={stop === index + 1}
              sort={sort}
              onSort={onSort}
              onWidth={(width) => widths.set(column, width)}
              onWidthDone={done}
            />
          ))}
        </tr>
      </thead>
    </>
  )
}

type TickAllProps = { readonly ticks: Ticks; readonly shown: readonly Row[]; readonly isActive: boolean }

function TickAll({ ticks, shown, isActive }: TickAllProps): ReactNode {
  const words = useWords()
  const box = useRef<HTMLInputElement>(null)
  const all = shown.length > 0 && shown.every(({ id }) => ticks.has(id))
  const isPart = !all && ticks.count > 0
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart
  }, [isPart])

  return (
    <th scope="col" data-column={0}>
      <input
        ref={box}
        type="checkbox"
        className="records-tick"
        aria-label={words('resources.tick-all')}
        checked={all}
        onChange={() => ticks.toggleShown()}
        tabIndex={isActive ? 0 : -1}
      />
    </th>
  )
}
