import type { Option } from '#generated/types/option.ts'
import { cut } from '#shared/imports/reading/foreign-object.ts'
import type { Link } from '#shared/imports/reading/import-ledger.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import { refuseWhole } from './refuse-whole.ts'

const mostOptions = 500
const longestCode = 200

/** An element on its way: its name in the file, and its import. */
export type Placing = { readonly name: Link; readonly importing: Importing }

/** The options of a choice: each code once, not longer than ours may be; what is changed is told. */
export function setOptions(
  part: Part,
  options: readonly Option[],
  { name, importing: { ledger } }: Placing,
): void {
  if (options.length > mostOptions) {
    const value = options
      .slice(mostOptions)
      .map(({ code, label }) => (label === code ? code : `${code} = ${label}`))
    const parameters = { most: mostOptions, count: options.length }
    refuseWhole(name, { remark: { message: 'imports.options-first', parameters }, value }, ledger)
  }

  const taken = new Set<string>()
  part.options = options.slice(0, mostOptions).map((option, index) => {
    const short = option.code.length > longestCode ? `option-${index + 1}` : option.code
    const code = taken.has(short) ? `${cut(short, longestCode - 8)}_${index + 1}` : short
    taken.add(code)
    if (code !== option.code) ledger.change(name, 'imports.option-codes')
    return { ...option, code, label: cut(option.label ?? option.code, 500) }
  })
}
