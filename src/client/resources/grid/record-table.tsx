import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react'
import { CellEditor } from '#client/resources/cells/cell-editor.tsx'
import { useCellText } from '#client/resources/rows/cell-text.ts'
import { MoreRows } from '#client/resources/rows/more-rows.tsx'
import type { Row } from '#client/resources/rows/use-description.ts'
import { lengthOf } from '#client/resources/rows/widths.ts'
import type { ListProps } from '#client/resources/views/list-props.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { useGo } from '#client/routing/use-go.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Column } from '#generated/screens/screen.ts'
import { GridHead } from './grid-head.tsx'
import { RecordRow } from './record-row.tsx'
import { actOnHead, actOnRow } from './row-acts.ts'
import { useColumnWidths } from './use-column-widths.ts'
import { type GridKeys, useGridKeys } from './use-grid-keys.ts'
import { useStill } from './use-still.ts'
import { useVirtualRows } from './use-virtual-rows.ts'
import './grid.css'

/** A table whose cells are walked by arrows. */
const grid = { role: 'grid', 'aria-multiselectable': true } as const

type Props = ListProps & { readonly shown: readonly Row[] }

/** The rows as a grid of which only what is seen is drawn; the server sorts, filters and pages. */
export function RecordTable(props: Props): ReactNode {
  const { description, view, rows, onChange, shown, choice, ticks } = props
  const labels = useLabels()
  const place = useRef<HTMLDivElement>(null)
  const columns = useMemo(
    () => view.columns.flatMap((path) => description.columns.filter((column) => column.path === path)),
    [view.columns, description.columns],
  )
  const seen = useVirtualRows({ place, columns, shown, rows, sort: view.sort })
  const widths = useColumnWidths({ grid: place, columns, choice })
  const acts = useActs(props, { columns, rowAt: seen.rowAt })
  const keys = useGridKeys({
    grid: place,
    size: { rows: seen.count, columns: columns.length + 1 },
    show: seen.show,
    act: (event, at) => {
      const column = columns[at.column - 1]
      if (at.row < 0) return actOnHead(event, { column, widen: widths.widen, tickAll: ticks.toggleShown })
      return acts.key(event, at.row, column)
    },
  })

  return (
    <div className="records" ref={place}>
      <div style={{ paddingTop: seen.before, paddingBottom: seen.after, minWidth: lengthOf(widths.total) }}>
        <table
          {...grid}
          className="records-table"
          style={widths.isFixed ? { width: lengthOf(widths.total) } : undefined}
          aria-label={labels(description.pluralId)}
          aria-rowcount={(rows.total ?? seen.count) + 1}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
          onClick={acts.onClick}
          onDoubleClick={acts.onDoubleClick}
        >
          <GridHead
            columns={columns}
            sort={view.sort}
            onSort={(sort) => onChange({ ...view, sort })}
            widths={widths}
            ticks={ticks}
            shown={shown}
            active={keys.active}
          />
          <GridBody {...props} columns={columns} seen={seen} keys={keys} />
        </table>
      </div>
      <MoreRows rows={rows} />
    </div>
  )
}

type BodyProps = Props & {
  readonly columns: readonly Column[]
  readonly seen: ReturnType<typeof useVirtualRows>
  readonly keys: GridKeys
}

function GridBody({ columns, seen, keys, ticks, edits }: BodyProps): ReactNode {
  const words = useWords()
  const text = useCellText()
  const isEditable = useStill(edits.isEditable)
  const { open } = edits
  const { row, column } = keys.active
  const stopRow = seen.indexes.includes(row) ? row : seen.indexes[0]
  const drawOpen = (children: ReactNode) =>
    open && (
      <CellEditor cell={open} edits={edits} onDone={() => keys.goTo(keys.active)}>
        {children}
      </CellEditor>
    )

  return (
    <tbody>
      {seen.indexes.map((index) => {
        const row = seen.rowAt(index)
        if (!row) return null
        const isOpen = open?.row.id === row.id
        return (
          <RecordRow
            key={row.id}
            row={row}
            index={index}
            columns={columns}
            text={text}
            tickLabel={words('resources.tick', { name: row.display || row.id })}
            isTicked={ticks.has(row.id)}
            activeColumn={keys.active.row >= 0 && stopRow === index ? column : undefined}
            isEditable={isEditable}
            openPath={isOpen ? open.path : undefined}
            drawOpen={isOpen ? drawOpen : nothing}
          />
        )
      })}
    </tbody>
  )
}

function nothing(): ReactNode {
  return null
}

type TableContext = {
  readonly columns: readonly Column[]
  readonly rowAt: (index: number) => Row | undefined
}

/** What keys and the mouse do in the rows. */
function useActs({ description, ticks, edits }: Props, { columns, rowAt }: TableContext) {
  const go = useGo()
  const path = useRecordPath()
  const at = (target: EventTarget, grid: Element) => {
    if (!(target instanceof Element) || !grid.contains(target)) return undefined
    const index = target.closest('[data-row]')?.getAttribute('data-row')
    const row = index ? rowAt(Number(index)) : undefined
    const place = Number(target.closest('[data-column]')?.getAttribute('data-column') ?? 0)
    return row && { row, column: columns[place - 1] }
  }

  return {
    key: (event: Parameters<typeof actOnRow>[0], index: number, column: Column | undefined) => {
      const row = rowAt(index)
      if (!row) return false
      return actOnRow(event, {
        column,
        isEditable: (wanted) => edits.isEditable(row, wanted),
        tick: (isSpan) => ticks.toggle(row.id, isSpan),
        edit: (wanted) => void edits.begin(row, wanted),
        open: () => go(path(description.type, row.id)),
      })
    },
    onClick: (event: MouseEvent) => {
      const found = at(event.target, event.currentTarget)
      if (found && event.target instanceof HTMLInputElement) ticks.toggle(found.row.id, event.shiftKey)
    },
    onDoubleClick: (event: MouseEvent) => {
      const found = at(event.target, event.currentTarget)
      const isLink = event.target instanceof Element && event.target.closest('a') !== null
      if (found?.column && !isLink) void edits.begin(found.row, found.column)
    },
  }
}
