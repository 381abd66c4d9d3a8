import type { CellValue } from 'hucre/xlsx'
import type { FileColumn, FileColumnKind } from './file-column.ts'

/** What a sheet's cell holds at most; the rest of a longer text is left out, and said so at its end. */
const longestCell = 32_767
const cut = ' […]'

/** What is told of a sheet while it is written. */
export type SheetNotes = { cutCells: number }

type Sheet<Row> = {
  readonly name: string
  readonly columns: readonly FileColumn<Row>[]
  readonly pages: AsyncIterable<readonly Row[]>
  readonly notes: SheetNotes
}

/** A file that is a workbook of one sheet, written while its rows come; texts are texts, whatever they begin with. The library is fetched when the first sheet is made. */
export async function writeXlsx<Row>({ name, columns, pages, notes }: Sheet<Row>): Promise<Blob> {
  const { writeXlsxStream } = await import('hucre/xlsx')
  const stream = writeXlsxStream(lines(columns, pages, notes), {
    name: sheetName(name),
    columns: columns.map(({ kind }) => ({ width: widths[kind], ...formatOf(kind) })),
    freezePane: { rows: 1 },
  })
  return new Response(stream).blob().then((blob) => new Blob([blob], { type: mediaType }))
}

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const widths: { readonly [Kind in FileColumnKind]: number } = { text: 24, number: 12, day: 12, moment: 18 }
const formats: { readonly [Kind in FileColumnKind]?: string } = {
  day: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
}

function formatOf(kind: FileColumnKind): { readonly numFmt?: string } {
  const numFmt = formats[kind]
  return numFmt === undefined ? {} : { numFmt }
}

async function* lines<Row>(
  columns: readonly FileColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
  notes: SheetNotes,
): AsyncGenerator<CellValue[]> {
  yield columns.map(({ header }) => sheetText(header, notes))
  for await (const rows of pages)
    for (const row of rows) yield columns.map((column) => cellOf(column, row, notes))
}

function cellOf<Row>({ kind, value }: FileColumn<Row>, row: Row, notes: SheetNotes): CellValue {
  const content = value(row)
  if (content === undefined || content === '') return null
  if (typeof content === 'number') return content
  return (kind === 'text' || kind === 'number' ? undefined : dateOf(content)) ?? sheetText(content, notes)
}

/** A day or a clock time as a sheet knows it: without a zone. */
function dateOf(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/.test(text)) return undefined
  const milliseconds = Date.parse(`${text.replace(' ', 'T')}${text.length > 10 ? '' : 'T00:00'}Z`)
  const isKnown = !Number.isNaN(milliseconds) && milliseconds >= Date.UTC(1900, 2, 1)
  return isKnown ? new Date(milliseconds) : undefined
}

/** A text as XML can hold it: what stands for a character by its number is spelled out, what is no character is marked. */
export function sheetText(text: string, notes: SheetNotes): string {
  const plain = text
    .toWellFormed()
    .replaceAll(/_x[0-9A-Fa-f]{4}_/g, '_x005F$&')
    .replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD')
  if (plain.length <= longestCell) return plain
  notes.cutCells += 1
  return plain.slice(0, longestCell - cut.length).toWellFormed() + cut
}

/** At most 31 characters, without those that sheets' names may not have. */
function sheetName(name: string): string {
  return (
    name
      .replaceAll(/[\\/?*[\]:']/g, ' ')
      .slice(0, 31)
      .trim() || 'Sheet'
  )
}
