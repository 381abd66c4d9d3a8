import { cut, type ForeignObject } from '#shared/imports/reading/foreign-object.ts'
import { type ImportEntry, type Link, remarkOf } from '#shared/imports/reading/import-ledger.ts'
import type { Importing } from '#shared/imports/reading/importing.ts'

type Ledger = Importing['ledger']
/** With the longest sentence before it, a piece still fits a line of the report. */
const piece = 780
const mostPieces = 27

/** Enters something that has no place here word for word, in as many lines as it needs. */
export function refuseWhole(
  link: Link | undefined,
  { remark, value }: { readonly remark: ImportEntry; readonly value: unknown },
  ledger: Ledger,
): void {
  const sentence = remarkOf(remark)
  const whole = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  const count = Math.max(1, Math.ceil(whole.length / piece))
  for (let index = 0; index < Math.min(count, mostPieces); index += 1) {
    const text = whole.slice(index * piece, (index + 1) * piece)
    ledger.refuse(link, { ...sentence, said: { text, number: index + 1, count } })
  }
  if (count > mostPieces)
    ledger.refuse(link, { ...sentence, said: { untold: whole.length - mostPieces * piece } })
}

/** Enters every field of a foreign object that is not understood, with what it says; what is empty says nothing. */
export function refuseStrangers(
  link: Link | undefined,
  { source, known }: { readonly source: ForeignObject; readonly known: ReadonlySet<string> },
  ledger: Ledger,
): void {
  for (const [field, value] of Object.entries(source)) {
    if (known.has(field) || isEmpty(value)) continue
    const remark = { message: 'imports.field-left', parameters: { field: cut(field, 80) } } as const
    refuseWhole(link, { remark, value }, ledger)
  }
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false || value === 'false')
    return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value).length === 0
}
