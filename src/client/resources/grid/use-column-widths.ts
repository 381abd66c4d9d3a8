import { type RefObject, useState } from 'react'
import {
  boundedWidth,
  tickWidth,
  usualWidth,
  type WidthChoice,
  type Widths,
} from '#client/resources/rows/widths.ts'
import type { Column } from '#generated/screens/screen.ts'
import { scaleOf } from './scale-of.ts'

/** The widths in force, and the ways to change one. */
export type ColumnWidths = {
  readonly of: (column: Column, index: number) => number
  readonly total: number
  /** Somebody has chosen: the columns keep their widths instead of filling the page. */
  readonly isFixed: boolean
  /** Shown at once; kept by `done`. */
  readonly set: (column: Column, width: number) => void
  readonly widen: (column: Column, by: number) => void
  readonly done: () => void
}

type Asked = {
  readonly grid: RefObject<HTMLElement | null>
  readonly columns: readonly Column[]
  readonly choice: WidthChoice
}

/** Once one edge is moved, the others stay where they are seen. */
export function useColumnWidths({ grid, columns, choice }: Asked): ColumnWidths {
  const [drawn, setDrawn] = useState<Widths>()
  const widths = drawn ?? choice.widths
  const widthOf = ({ path }: Column, index: number) => widths[path] ?? usualWidth(index)
  const isFixed = columns.some(({ path }) => widths[path] !== undefined)
  const total = columns.reduce((sum, column, index) => sum + widthOf(column, index), tickWidth)
  const seen = () => (isFixed ? widths : { ...widths, ...seenWidths(grid.current, columns) })
  const changed = (column: Column, width: number) => ({ ...seen(), [column.path]: boundedWidth(width) })

  return {
    of: widthOf,
    total,
    isFixed,
    set: (column, width) => setDrawn(changed(column, width)),
    widen: (column, by) => {
      const now = seen()
      choice.choose(changed(column, (now[column.path] ?? usualWidth(columns.indexOf(column))) + by))
    },
    done: () => {
      if (drawn) choice.choose(drawn)
      setDrawn(undefined)
    },
  }
}

function seenWidths(grid: HTMLElement | null, columns: readonly Column[]): Widths {
  const scale = scaleOf(grid)
  const heads = [...(grid?.querySelectorAll<HTMLElement>('thead th') ?? [])].slice(1)
  return Object.fromEntries(
    columns.flatMap(({ path }, index) => {
      const head = heads[index]
      return head ? [[path, Math.round(head.offsetWidth / scale)]] : []
    }),
  )
}
