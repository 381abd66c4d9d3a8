import { cut, type ForeignObject } from '#shared/imports/reading/foreign-object.ts'
import type { Importing } from '#shared/imports/reading/importing.ts'

type Ledger = Importing['ledger']
const piece = 880
const mostPieces = 24

/** Enters something that has no place here word for word, in as many lines as it needs. */
export function refuseWhole(
  name: string | undefined,
  { sentence, value }: { readonly sentence: string; readonly value: unknown },
  ledger: Ledger,
): void {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  const count = Math.max(1, Math.ceil(text.length / piece))
  for (let index = 0; index < Math.min(count, mostPieces); index += 1) {
    const part = count === 1 ? '' : ` (${index + 1}/${count})`
    ledger.refuse(name, `${sentence} It said${part}: ${text.slice(index * piece, (index + 1) * piece)}`)
  }
  if (count > mostPieces)
    ledger.refuse(
      name,
      `${sentence} The last ${text.length - mostPieces * piece} characters of it are only in the file itself.`,
    )
}

/** Enters every field of a foreign object that is not understood, with what it says; what is empty says nothing. */
export function refuseStrangers(
  name: string | undefined,
  { source, known }: { readonly source: ForeignObject; readonly known: ReadonlySet<string> },
  ledger: Ledger,
): void {
  for (const [field, value] of Object.entries(source)) {
    if (known.has(field) || isEmpty(value)) continue
    refuseWhole(
      name,
      { sentence: `The field "${cut(field, 80)}" has no place here and is left out.`, value },
      ledger,
    )
  }
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false || value === 'false')
    return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value).length === 0
}
