import { type ColumnNeed, columnWidths } from './column-widths.ts'
import type { Paper, TaggedPart } from './paper.ts'
import type { PrintedBlock, PrintedSpan } from './printed-document.ts'
import type { TextPlace } from './text-place.ts'

type Table = Extract<PrintedBlock, { readonly kind: 'table' }>
type Cells = readonly PrintedSpan[]

const inside = 4
/** So much smaller letters may become, so that words stay whole. */
const smallest = 6

/** Sets a table with its heads; they stand again on each page that it goes on to. */
export function setTable(
  paper: Paper,
  parent: TaggedPart,
  { table, place }: { readonly table: Table; readonly place: TextPlace },
): void {
  const head: Cells = ['', ...table.columns].map((text) => ({ text, isBold: true }))
  const rows = table.rows.map(
    ({ label, cells }): Cells => [{ text: label, isBold: true }, ...cells.map((text) => ({ text }))],
  )
  const grid: Grid = {
    x: place.x,
    ...widthsFor(paper, [head, ...rows], { width: place.width, size: place.size - 1 }),
    high: table.rowHeight ?? 0,
  }
  const headGrid = { ...grid, high: 0 }
  const headHeight = heightOf(paper, head, headGrid)
  // A head that leaves no room for anything else stands once.
  const again = headHeight < paper.pageHeight / 3 ? headHeight : 0
  const whole = paper.pageHeight - again
  const fitting = rows.flatMap((cells) => cutRow(paper, cells, { grid, most: whole }))
  paper.gap(4)
  paper.needs(headHeight + Math.min(heightOf(paper, fitting[0] ?? [], grid), whole / 2))
  paper.holder(parent, 'Table', (part) => {
    setRow(paper, part, { cells: head, grid: headGrid, scopes: head.map(() => 'Column') })
    for (const cells of fitting) {
      if (paper.file.y + heightOf(paper, cells, grid) > paper.bottom) {
        paper.file.addPage()
        if (again > 0) paper.besides(() => drawRow(paper, head, headGrid))
      }
      setRow(paper, part, { cells, grid, scopes: ['Row'] })
    }
  })
  paper.gap(4)
}

/** Where a table stands, how wide its columns are, and how high its rows are at least. */
type Grid = {
  readonly x: number
  readonly size: number
  readonly widths: readonly number[]
  readonly high: number
}

/** So many rows are measured; those behind them are like them. */
const measured = 200

function widthsFor(
  paper: Paper,
  rows: readonly Cells[],
  { width, size }: Pick<TextPlace, 'width' | 'size'>,
): Pick<Grid, 'size' | 'widths'> {
  const needs = (rows[0] ?? []).map((_, at) =>
    rows.slice(0, measured).reduce(
      (need: ColumnNeed, cells) => {
        const cell = cells[at] ?? { text: '' }
        const words = cell.text.split(/\s+/).map((text) => paper.spanWidth({ ...cell, text }, size))
        return {
          word: Math.max(need.word, ...words.map((each) => each + 2 * inside + size * 0.3)),
          text: Math.max(need.text, paper.spanWidth(cell, size) + 2 * inside + 1),
        }
      },
      { word: 2 * inside + size, text: 2 * inside + size },
    ),
  )
  const taken = needs.reduce((sum, { word }) => sum + word, 0)
  if (taken > width && size > smallest) return widthsFor(paper, rows, { width, size: size - 0.5 })
  return { size, widths: columnWidths(needs, width) }
}

type Cutting = { readonly grid: Grid; readonly most: number }

/** A row that is higher than a page, as several: no word is left out. */
function cutRow(paper: Paper, cells: Cells, { grid, most }: Cutting): readonly Cells[] {
  if (heightOf(paper, cells, grid) <= most) return [cells]
  const parts = cells.map((cell, at) => {
    const width = (grid.widths[at] ?? 0) - 2 * inside
    return cutCell(paper, cell, { width, size: grid.size, most: most - 2 * inside })
  })
  const first = parts.map(([cell]) => cell)
  const rest = parts.map(([, cell]) => cell)
  return first.every(({ text }) => text === '') ? [cells] : [first, ...cutRow(paper, rest, { grid, most })]
}

/** As many words of a cell as have room, and the others. */
function cutCell(
  paper: Paper,
  cell: PrintedSpan,
  { width, size, most }: { readonly width: number; readonly size: number; readonly most: number },
): readonly [PrintedSpan, PrintedSpan] {
  if (paper.heightOf(cell, { width, size }) <= most) return [cell, { ...cell, text: '' }]
  const words = cell.text.split(/(?<=\s)/)
  const pieces = words.length > 1 ? words : [...cell.text]
  let [low, high] = [1, pieces.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const text = pieces.slice(0, middle).join('')
    if (paper.heightOf({ ...cell, text }, { width, size }) <= most) low = middle
    else high = middle - 1
  }
  const joined = (from: number, to?: number) => ({ ...cell, text: pieces.slice(from, to).join('') })
  return [joined(0, low), joined(low)]
}

type Row = { readonly cells: Cells; readonly grid: Grid; readonly scopes: readonly string[] }

function setRow(paper: Paper, table: TaggedPart, { cells, grid, scopes }: Row): void {
  const { file } = paper
  const height = heightOf(paper, cells, grid)
  const top = file.y
  paper.besides(() => drawLines(paper, { grid, height }))
  paper.holder(table, 'TR', (row) => {
    for (const [at, cell] of cells.entries()) {
      const scope = cell.text === '' ? undefined : scopes[at]
      const told = scope === undefined ? {} : { title: cell.text, scope }
      const draw = () => drawCell(paper, { cell, at, top, grid })
      row.add(file.struct(scope === undefined ? 'TD' : 'TH', { ...told, ...paper.said([cell]) }, [draw]))
    }
  })
  file.y = top + height
}

function drawRow(paper: Paper, cells: Cells, grid: Grid): void {
  const top = paper.file.y
  const height = heightOf(paper, cells, grid)
  drawLines(paper, { grid, height })
  for (const [at, cell] of cells.entries()) drawCell(paper, { cell, at, top, grid })
  paper.file.y = top + height
}

type Cell = {
  readonly cell: PrintedSpan
  readonly at: number
  readonly top: number
  readonly grid: Grid
}

function drawCell(paper: Paper, { cell, at, top, grid }: Cell): void {
  if (cell.text === '') return
  paper.file.y = top + inside
  const width = (grid.widths[at] ?? 0) - 2 * inside
  paper.writeCell(cell, { x: leftOf(grid, at) + inside, width, size: grid.size })
}

function leftOf({ x, widths }: Grid, at: number): number {
  return widths.slice(0, at).reduce((sum, width) => sum + width, x)
}

function drawLines(
  { file }: Paper,
  { grid, height }: { readonly grid: Grid; readonly height: number },
): void {
  file.lineWidth(0.5).strokeColor('#888888')
  for (const [at, width] of grid.widths.entries()) file.rect(leftOf(grid, at), file.y, width, height).stroke()
}

function heightOf(paper: Paper, cells: Cells, { widths, size, high }: Grid): number {
  const heights = cells.map((cell, at) =>
    paper.heightOf(cell, { width: (widths[at] ?? 0) - 2 * inside, size }),
  )
  return Math.max(size, high, ...heights) + 2 * inside
}
