import type { Option } from '#generated/types/option.ts'
import { conceptsOf, scoreOf } from '#shared/imports/reading/concept.ts'
import {
  cut,
  type ForeignObject,
  isTrue,
  numberOf,
  recordOf,
  textOf,
} from '#shared/imports/reading/foreign-object.ts'
import type { Importing } from '#shared/imports/reading/importing.ts'
import { readExtensions, type SourceItem } from '#shared/imports/reading/source-item.ts'
import { codeOf, displayOf, type TypedValue, typedValue } from '#shared/imports/reading/typed-value.ts'

/** The options of a question, and the codes of those that the source has chosen beforehand. */
export type ImportedOptions = { readonly options: readonly Option[]; readonly chosen: readonly string[] }

const most = 500
const longestCode = 200

/** The options that a question names, from its own list or from a value set that stands in the file. */
export function optionsOf(item: SourceItem, importing: Importing): ImportedOptions {
  const own = item.options.flatMap((raw) => ownOption(item, raw, importing))
  const all = own.length > 0 ? own : setOptions(item, importing)
  if (all.length > most)
    importing.ledger.change(item.linkId, {
      message: 'imports.options-first',
      parameters: { most, count: all.length },
    })

  const options = withOwnCodes(all.slice(0, most), item, importing)
  return {
    options: options.map(({ option }) => option),
    chosen: options.filter(({ isChosen }) => isChosen).map(({ option }) => option.code),
  }
}

type Draft = { readonly option: Option; readonly isChosen: boolean }

function ownOption(item: SourceItem, raw: ForeignObject, importing: Importing): readonly Draft[] {
  const typed = typedValue(raw, 'value')
  const code = typed && codeOf(typed)
  if (!typed || code === undefined) {
    importing.ledger.refuse(item.linkId, 'imports.option-empty')
    return []
  }

  optionExtensions(item, { raw, typed }, importing)
  return [{ option: optionFrom(raw, typed, code), isChosen: isTrue(raw.initialSelected) }]
}

function optionFrom(raw: ForeignObject, typed: TypedValue, code: string): Option {
  const extensions = readExtensions(raw)
  const prefix = textOf(extensions.find(({ url }) => url.endsWith('optionPrefix'))?.value?.value)
  const words = displayOf(typed) ?? code
  const isNumber = typed.type === 'Integer' || typed.type === 'Decimal'
  const score =
    scoreOf(raw) ?? scoreOf(recordOf(typed.value)) ?? (isNumber ? numberOf(typed.value) : undefined)
  const system = typed.type === 'Coding' ? textOf(recordOf(typed.value).system) : undefined
  return {
    code,
    label: cut(prefix === undefined || words.startsWith(prefix) ? words : `${prefix} ${words}`, most),
    ...(score === undefined ? {} : { score }),
    ...(extensions.some(({ url, value }) => url.endsWith('optionExclusive') && isTrue(value?.value))
      ? { exclusive: true }
      : {}),
    ...(system === undefined || code.length > longestCode
      ? {}
      : { codes: [{ system: cut(system, most), code }] }),
  }
}

const understood = /(optionPrefix|optionExclusive|ordinalValue|itemWeight|extension-itemOrder)$/

function optionExtensions(
  item: SourceItem,
  { raw, typed }: { readonly raw: ForeignObject; readonly typed: TypedValue },
  importing: Importing,
): void {
  const words = recordOf(raw[`_value${typed.type}`])
  const inside = [...readExtensions(raw), ...readExtensions(words), ...readExtensions(recordOf(typed.value))]
  for (const { url } of inside) {
    if (understood.test(url)) importing.ledger.settle(url)
    else importing.ledger.change(item.linkId, { message: 'imports.extension-of-option', parameters: { url } })
  }
}

function setOptions(item: SourceItem, importing: Importing): readonly Draft[] {
  const concepts = item.valueSet === undefined ? undefined : conceptsOf(item.valueSet, importing.beside)
  return (concepts ?? []).map(({ code, display, system, score }) => ({
    option: {
      code,
      label: cut(display, most),
      ...(score === undefined ? {} : { score }),
      ...(system === undefined || code.length > longestCode
        ? {}
        : { codes: [{ system: cut(system, most), code }] }),
    },
    isChosen: false,
  }))
}

/** Codes that are too long or stand twice get a short one of their own. */
function withOwnCodes(drafts: readonly Draft[], item: SourceItem, importing: Importing): readonly Draft[] {
  const taken = new Set<string>()
  return drafts.map((draft, index) => {
    const { code } = draft.option
    const short = code.length > longestCode ? `option-${index + 1}` : code
    const own = taken.has(short) ? `${cut(short, longestCode - 8)}_${index + 1}` : short
    taken.add(own)
    if (own !== code) importing.ledger.change(item.linkId, 'imports.option-codes')
    return own === code ? draft : { ...draft, option: { ...draft.option, code: own } }
  })
}
