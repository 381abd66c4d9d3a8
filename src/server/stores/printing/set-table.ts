import type { Paper, TaggedPart, TextPlace } from './paper.ts'
import type { PrintedBlock, PrintedSpan } from './printed-document.ts'

type Table = Extract<PrintedBlock, { readonly kind: 'table' }>
type Cells = readonly PrintedSpan[]

const inside = 4

/** Sets a table with its heads; they stand again on each page that it goes on to. */
export function setTable(
  paper: Paper,
  parent: TaggedPart,
  { table, place }: { readonly table: Table; readonly place: TextPlace },
): void {
  const size = place.size - 1
  const grid: Grid = {
    ...place,
    size,
    width: place.width / (table.columns.length + 1),
    high: table.rowHeight ?? 0,
  }
  const headGrid = { ...grid, high: 0 }
  const head: Cells = ['', ...table.columns].map((text) => ({ text, isBold: true }))
  const rows = table.rows.map(
    ({ label, cells }): Cells => [{ text: label, isBold: true }, ...cells.map((text) => ({ text }))],
  )
  const headHeight = heightOf(paper, head, headGrid)
  paper.gap(4)
  paper.needs(headHeight + heightOf(paper, rows[0] ?? [], grid))
  paper.holder(parent, 'Table', (whole) => {
    setRow(paper, whole, { cells: head, grid: headGrid, scopes: head.map(() => 'Column') })
    for (const cells of rows) {
      if (paper.file.y + heightOf(paper, cells, grid) > paper.bottom) {
        paper.file.addPage()
        paper.besides(() => drawRow(paper, head, headGrid))
      }
      setRow(paper, whole, { cells, grid, scopes: ['Row'] })
    }
  })
  paper.gap(4)
}

/** Where a cell stands, and how high its row is at least. */
type Grid = TextPlace & { readonly high: number }

type Row = { readonly cells: Cells; readonly grid: Grid; readonly scopes: readonly string[] }

function setRow(paper: Paper, table: TaggedPart, { cells, grid, scopes }: Row): void {
  const { file } = paper
  const height = heightOf(paper, cells, grid)
  const top = file.y
  paper.besides(() => drawLines(paper, cells.length, { grid, height }))
  paper.holder(table, 'TR', (row) => {
    for (const [at, cell] of cells.entries()) {
      const scope = scopes[at]
      const told = scope === undefined ? {} : { title: cell.text, scope }
      const draw = () => drawCell(paper, { cell, at, top, grid })
      row.add(file.struct(scope === undefined || cell.text === '' ? 'TD' : 'TH', told, [draw]))
    }
  })
  file.y = top + height
}

function drawRow(paper: Paper, cells: Cells, grid: Grid): void {
  const top = paper.file.y
  const height = heightOf(paper, cells, grid)
  drawLines(paper, cells.length, { grid, height })
  for (const [at, cell] of cells.entries()) drawCell(paper, { cell, at, top, grid })
  paper.file.y = top + height
}

type Cell = {
  readonly cell: PrintedSpan
  readonly at: number
  readonly top: number
  readonly grid: TextPlace
}

function drawCell(paper: Paper, { cell, at, top, grid }: Cell): void {
  if (cell.text === '') return
  paper.file.y = top + inside
  paper.write([cell], {
    x: grid.x + at * grid.width + inside,
    width: grid.width - 2 * inside,
    size: grid.size,
  })
}

function drawLines(
  { file }: Paper,
  columns: number,
  { grid: { x, width }, height }: { readonly grid: TextPlace; readonly height: number },
): void {
  file.lineWidth(0.5).strokeColor('#888888')
  for (let at = 0; at < columns; at += 1) file.rect(x + at * width, file.y, width, height).stroke()
}

/** A row is never higher than a page. */
function heightOf(paper: Paper, cells: Cells, { width, size, high }: Grid): number {
  const heights = cells.map((cell) => paper.heightOf(cell, { width: width - 2 * inside, size }))
  return Math.min(Math.max(size, high, ...heights) + 2 * inside, paper.pageHeight)
}
