import type { CellValue } from 'hucre/xlsx'

/** One row of a sheet: its number as the sheet shows it, and its cells as text. */
export type SheetRow = { readonly line: number; readonly cells: readonly string[] }

/** From a file, the rows of a workbook's first sheet, as they come; of a formula its last value. The library is fetched when the first sheet is read. */
export async function* readXlsx(bytes: Uint8Array): AsyncGenerator<SheetRow> {
  const { streamXlsxRows } = await import('hucre/xlsx')
  for await (const { index, values } of streamXlsxRows(bytes)) {
    const cells = values.map(textOf)
    if (cells.some((cell) => cell !== '')) yield { line: index + 1, cells }
  }
}

/** Is this the beginning of a workbook? */
export function isXlsx([first, second, third, fourth]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b && third === 0x03 && fourth === 0x04
}

function textOf(value: CellValue): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dateText(value)
  return String(value)
}

/** A sheet's dates have no zone: midnight is a day, anything else a clock time. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const text = date.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16).replace('T', ' ')
}
