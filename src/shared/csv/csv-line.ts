/** What stands first in a file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Begins like something that a spreadsheet would calculate, behind any number of apostrophes. */
const calculates = /^'*[=+\-@\t\r\n|＝＋－＠]/

/** A text that no spreadsheet takes for a formula: an apostrophe stands before what begins like one. `armed` gives the text back. */
export function defused(text: string): string {
  return calculates.test(text) ? `'${text}` : text
}

/** The text that was written by `defused`. */
export function armed(text: string): string {
  return text.startsWith("'") && calculates.test(text) ? text.slice(1) : text
}

/** One value of a line: texts are defused, numbers stay numbers. */
export type CsvValue = string | number | undefined

/** One line of a file by RFC 4180, with its end. */
export function csvLine(values: readonly CsvValue[], separator = ','): string {
  return `${values.map((value) => quoted(written(value), separator)).join(separator)}\r\n`
}

function written(value: CsvValue): string {
  if (value === undefined) return ''
  return typeof value === 'number' ? String(value) : defused(value.toWellFormed())
}

function quoted(text: string, separator: string): string {
  const needsQuotes = text.includes(separator) || /["\r\n]|^\s|\s$/.test(text)
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text
}
