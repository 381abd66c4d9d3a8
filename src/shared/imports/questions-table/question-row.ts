import { elementDisplays } from '#generated/traits/element-displays.ts'
import { holdsOthers } from '#shared/elements/element.ts'
import { beginPart } from '#shared/imports/foreign/begin-part.ts'
import type { ForeignRow } from '#shared/imports/foreign/foreign-table.ts'
import { refuseWhole } from '#shared/imports/foreign/refuse-whole.ts'
import { setBound, setPattern } from '#shared/imports/foreign/set-bound.ts'
import { setDefault } from '#shared/imports/foreign/set-default.ts'
import { setOptions } from '#shared/imports/foreign/set-options.ts'
import { yesOrNo } from '#shared/imports/foreign/yes-or-no.ts'
import { cut, numberOf } from '#shared/imports/reading/foreign-object.ts'
import type { Link } from '#shared/imports/reading/import-ledger.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import { readOptionCell } from './option-cells.ts'
import { type QuestionColumn, type RowType, typeOfWord } from './question-columns.ts'

/** Reads a cell of a row by its column; nothing where it is empty. */
export type ReadCell = (column: QuestionColumn) => string | undefined

type Reading = {
  readonly cell: ReadCell
  readonly part: Part
  readonly place: Link
  readonly importing: Importing
}

/** The element of one row of a table of questions, without its conditions. */
export function questionRow(row: ForeignRow, cell: ReadCell, importing: Importing): Part {
  const place: Link = cell('id') ?? { line: row.line }
  const asked = askedType(place, cell, importing)
  const part = beginPart(
    { name: cell('id') ?? '', label: cell('question') ?? '', type: asked.type },
    importing,
  )
  const reading: Reading = { cell, part, place, importing }
  if (asked.multiple) part.multiple = true
  if (asked.plain) part.plain = true
  setShape(reading)
  setWords(reading)
  setLimits(reading)
  setRepeats(reading)
  const first = cell('default')
  if (first !== undefined) setDefault(part, structured(first))
  return part
}

function askedType(place: Link, cell: ReadCell, { ledger }: Importing): RowType {
  const word = cell('type')
  const usual: RowType = { type: cell('options') === undefined ? 'String' : 'Choice' }
  if (word === undefined) return usual
  const asked = typeOfWord(word)
  if (!asked)
    ledger.change(place, {
      message: usual.type === 'String' ? 'imports.type-line' : 'imports.type-choice',
      parameters: { type: cut(word, 80) },
    })
  return asked ?? usual
}

function setShape({ cell, part, place, importing }: Reading): void {
  const options = cell('options')
  const takesOptions = part.type === 'Choice' || part.type === 'OpenChoice' || part.type === 'Ranking'
  if (takesOptions) setOptions(part, readOptionCell(options ?? ''), { name: place, importing })
  else if (options !== undefined)
    importing.ledger.refuse(place, {
      message: 'imports.options-left',
      parameters: { text: cut(options, 800) },
    })
  if (part.type === 'Choice' && (part.options ?? []).length === 0) {
    part.type = 'String'
    delete part.options
    importing.ledger.change(place, 'imports.options-missing')
  }
  if (holdsOthers(part) || part.type === 'Repeater') part.children = []
  if (part.type === 'Heading') part.level = 2
}

function setWords({ cell, part, place, importing }: Reading): void {
  const help = cell('help')
  if (help !== undefined) part.help = cut(help, 4000)
  const placeholder = cell('placeholder')
  if (placeholder !== undefined) part.placeholder = cut(placeholder, 80)
  if ((help ?? '').length > 4000 || (placeholder ?? '').length > 80)
    importing.ledger.change(place, 'imports.text-too-long')
  const says = (column: QuestionColumn) => saysYes({ cell, part, place, importing }, column)
  if (says('required')) part.required = true
  if (says('read only')) part.readOnly = true
  if (says('hidden')) part.hidden = true

  const wanted = cell('display')?.toLowerCase().replaceAll(' ', '')
  const display = elementDisplays[part.type].find((each) => each.toLowerCase() === wanted)
  if (display) part.display = display
  else if (wanted !== undefined)
    importing.ledger.change(place, {
      message: 'imports.drawn-instead',
      parameters: { display: cut(wanted, 80) },
    })
}

/** A word that is neither yes nor no means nothing here, and stands in the report. */
function saysYes({ cell, place, importing }: Reading, column: QuestionColumn): boolean {
  const text = cell(column) ?? ''
  const said = yesOrNo(text)
  if (said === undefined)
    refuseWhole(
      place,
      { remark: { message: 'imports.yes-or-no-unread', parameters: { column } }, value: text },
      importing.ledger,
    )
  return said ?? false
}

function setLimits({ cell, part, place, importing }: Reading): void {
  for (const side of ['min', 'max'] as const) {
    const raw = cell(side)
    if (raw === undefined) continue
    const count = numberOf(raw)
    if (part.multiple && count !== undefined && count >= 0)
      part.validation = { ...part.validation, [`${side}Items`]: Math.round(count) }
    else setBound(part, { side, raw: raw.trim() }, { name: place, importing })
  }
  const pattern = cell('pattern')
  if (pattern !== undefined) setPattern(part, pattern, { name: place, importing })
  setDecimals({ cell, part, place, importing })
  setUnits({ cell, part, place, importing })
}

function setDecimals({ cell, part, place, importing }: Reading): void {
  const text = cell('decimals')
  const decimals = numberOf(text)
  const hasPlaces = part.type === 'Decimal' || part.type === 'Quantity'
  if (decimals !== undefined && hasPlaces) part.decimals = Math.min(Math.max(Math.round(decimals), 0), 8)
  else if (text !== undefined)
    refuseWhole(
      place,
      { remark: { message: 'imports.field-left', parameters: { field: 'decimals' } }, value: text },
      importing.ledger,
    )
}

function setUnits({ cell, part, place, importing }: Reading): void {
  const units = readOptionCell(cell('unit') ?? '').map(({ code, label }) => ({
    code: cut(code, 40),
    ...(label === code || label === undefined ? {} : { label: cut(label, 60) }),
  }))
  const [unit] = units
  if (!unit) return
  if (part.type === 'Quantity') part.units = units
  else part.unit = unit
  if (part.type !== 'Quantity' && units.length > 1)
    refuseWhole(
      place,
      { remark: 'imports.units-left', value: units.slice(1).map(({ code }) => code) },
      importing.ledger,
    )
}

/** `yes`, `2..5`, `2..` or `..5` entries. */
function setRepeats({ cell, part, place, importing }: Reading): void {
  const text = cell('repeats')?.trim()
  if (text === undefined) return
  const [, low, high] = /^(\d{1,3})?\.\.(\d{1,3})?$/.exec(text) ?? []
  const max = high === undefined ? undefined : Math.max(Number(high), 1)
  const said = yesOrNo(text)
  if (said || low !== undefined || max !== undefined)
    part.repeats = {
      ...(low === undefined ? {} : { min: Math.min(Number(low), 500) }),
      ...(max === undefined ? {} : { max: Math.min(max, 500) }),
    }
  else if (said === undefined)
    importing.ledger.refuse(place, {
      message: 'imports.entries-unread',
      parameters: { text: cut(text, 200) },
    })
}

/** A default that is more than one word is written as JSON. */
function structured(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
