import type { PublishedCode } from '#server/stores/codes/store-codes-query.ts'

/** Where each part of a line stands in the publisher's order file of ICD-10-CM; columns are counted from 0, ends are not in. */
const columns = {
  order: [0, 5],
  code: [6, 13],
  billable: [14, 15],
  short: [16, 76],
  long: [77, undefined],
} as const

/** Reads, for the command that imports codes, one line of the ICD-10-CM order file; undefined when it is none. The file leaves the dot out; three characters stand before it. */
export function readOrderLine(line: string): PublishedCode | undefined {
  const part = ([from, to]: readonly [number, number | undefined]) => line.slice(from, to).trim()
  const code = part(columns.code)
  const flag = part(columns.billable)
  const display = part(columns.long) || part(columns.short)
  const isLine = /^\d{5}$/.test(part(columns.order)) && /^[A-Z][0-9][0-9AB][0-9A-Z]{0,4}$/.test(code)
  if (!isLine || (flag !== '0' && flag !== '1') || display === '') return undefined
  return { code: withDot(code), display, isBillable: flag === '1' }
}

function withDot(code: string): string {
  return code.length > 3 ? `${code.slice(0, 3)}.${code.slice(3)}` : code
}
