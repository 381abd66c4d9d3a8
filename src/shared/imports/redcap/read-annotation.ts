import { refuseWhole } from '#shared/imports/foreign/refuse-whole.ts'
import { setDefault } from '#shared/imports/foreign/set-default.ts'
import { cut } from '#shared/imports/reading/foreign-object.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'

type Placed = { readonly part: Part; readonly importing: Importing }
type Effect = (part: Part, value: string) => boolean

const effects: { readonly [tag: string]: Effect } = {
  HIDDEN: (part) => {
    part.hidden = true
    return true
  },
  READONLY: (part) => {
    part.readOnly = true
    return true
  },
  DEFAULT: (part, value) => {
    // What another field says, or a record beside the form, is none of the answers.
    if (value.includes('[')) return false
    setDefault(part, value)
    return true
  },
  PLACEHOLDER: (part, value) => {
    part.placeholder = cut(value, 80)
    return true
  },
  CHARLIMIT: (part, value) => {
    const length = Number(value)
    const isText = part.type === 'String' || part.type === 'Text'
    if (!isText || !Number.isInteger(length) || length < 1) return false
    part.validation = { ...part.validation, maxLength: length }
    return true
  },
  NONEOFTHEABOVE: (part, value) => {
    if (part.type !== 'Choice') return false
    const codes = value.split(',').map((code) => code.trim())
    part.options = (part.options ?? []).map((option) =>
      codes.includes(option.code) ? { ...option, exclusive: true } : option,
    )
    return true
  },
}

/** The marks behind a field (`@HIDDEN`, `@DEFAULT='1'`): those that mean something here do it, all others stand in the report. */
export function readAnnotation(name: string, text: string | undefined, { part, importing }: Placed): void {
  if (text === undefined) return

  let rest = text
  for (const [whole, tag = '', single, double, plain] of text.matchAll(
    /@([A-Z][A-Z-]*)(?:\s*=\s*(?:'([^']*)'|"([^"]*)"|(\S+)))?/g,
  )) {
    const effect = Object.hasOwn(effects, tag) ? effects[tag] : undefined
    if (effect?.(part, single ?? double ?? plain ?? '')) rest = rest.replace(whole, '')
  }
  if (rest.trim() !== '')
    refuseWhole(name, { remark: 'imports.annotation-left', value: rest.trim() }, importing.ledger)
}
