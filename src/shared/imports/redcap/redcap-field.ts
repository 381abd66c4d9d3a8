import type { Option } from '#generated/types/option.ts'
import { beginPart } from '#shared/imports/foreign/begin-part.ts'
import type { ForeignRow } from '#shared/imports/foreign/foreign-table.ts'
import {
  type FormLanguage,
  findInForm,
  readForeignCondition,
  showWhen,
} from '#shared/imports/foreign/read-foreign-condition.ts'
import { refuseWhole } from '#shared/imports/foreign/refuse-whole.ts'
import { setBound } from '#shared/imports/foreign/set-bound.ts'
import { setOptions } from '#shared/imports/foreign/set-options.ts'
import { yesOrNo } from '#shared/imports/foreign/yes-or-no.ts'
import { cut } from '#shared/imports/reading/foreign-object.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import { calculationOf } from './calculation-of.ts'
import { readAnnotation } from './read-annotation.ts'
import { type RedcapColumn, redcapCell } from './redcap-columns.ts'
import { type RedcapType, redcapTypeOf } from './redcap-type.ts'

type Field = {
  readonly row: ForeignRow
  readonly part: Part
  readonly name: string
  readonly importing: Importing
}

/** The element of one field of a REDCap dictionary. */
export function redcapField(row: ForeignRow, importing: Importing): Part {
  const kind = redcapTypeOf(redcapCell(row, 'type') ?? '', redcapCell(row, 'check'))
  const name = redcapCell(row, 'name') ?? `line ${row.line}`
  const number = redcapCell(row, 'number')
  const words = plainWords(redcapCell(row, 'label') ?? '')
  const label = number === undefined ? words.text : `${number}. ${words.text}`
  const part = beginPart({ name, label, type: kind.type }, importing)
  const field: Field = { row, part, name, importing }
  if (words.isStyled) importing.ledger.change(name, 'imports.styling-left')
  if (kind.remark !== undefined) importing.ledger.change(name, kind.remark)
  setKind(part, kind)
  readChoices(field)
  readLimits(field)
  readFlags(field)
  readAnnotation(name, redcapCell(row, 'annotation'), { part, importing })
  conditionLater(field)
  return part
}

function setKind(part: Part, { multiple, plain, decimals, display }: RedcapType): void {
  if (multiple) part.multiple = true
  if (plain) part.plain = true
  if (decimals !== undefined) part.decimals = decimals
  if (display) part.display = display
  if (part.type === 'Attachment') part.maxFiles = 1
}

/** Labels may hold marks of the web; only their words are kept. */
export function plainWords(text: string): { readonly text: string; readonly isStyled: boolean } {
  const words = text.replace(/<br\s*\/?>/gi, '\n').replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
  return { text: words.trim(), isStyled: words !== text }
}

function readChoices({ row, part, name, importing }: Field): void {
  const cell = redcapCell(row, 'choices')
  if (part.type === 'Choice') {
    const options = (cell ?? '')
      .split('|')
      .map(optionOf)
      .filter((option) => option !== undefined)
    setOptions(part, options, { name, importing })
    if (options.length > 0) return
    part.type = 'String'
    delete part.options
    delete part.multiple
    delete part.display
    importing.ledger.change(name, 'imports.choices-missing')
  } else if (cell === undefined) return
  else if (part.display === 'Slider') readSlider({ row, part, name, importing }, cell)
  else if (redcapCell(row, 'type')?.toLowerCase() === 'calc')
    calculateLater({ row, part, name, importing }, cell)
  else refuseWhole(name, { remark: 'imports.choices-left', value: cell }, importing.ledger)
}

/** `1, Yes`: numbers count as scores. */
function optionOf(text: string): Option | undefined {
  const [, code = '', label = ''] = /^\s*([^,]*?)\s*(?:,\s*(.*?))?\s*$/s.exec(text) ?? []
  const words = plainWords(label).text
  if (code === '' && words === '') return undefined
  const score = code === '' ? Number.NaN : Number(code)
  return {
    code: code === '' ? words : code,
    label: words === '' ? code : words,
    ...(Number.isFinite(score) ? { score } : {}),
  }
}

function readSlider({ part, name, importing }: Field, cell: string): void {
  const labels = cell.split('|').map((text) => text.trim())
  const [low] = labels
  const high = labels.at(-1)
  if (low) part.minLabel = cut(low, 60)
  if (labels.length > 1 && high) part.maxLabel = cut(high, 60)
  if (labels.length > 2)
    refuseWhole(name, { remark: 'imports.slider-labels', value: labels.slice(1, -1) }, importing.ledger)
}

function calculateLater({ part, name, importing }: Field, formula: string): void {
  part.readOnly = true
  importing.later.push(() => {
    const calculation = calculationOf(formula, findInForm(importing))
    if (calculation) part.calculation = calculation
    else {
      delete part.readOnly
      refuseWhole(
        name,
        {
          remark: 'imports.calculation-by-hand',
          value: formula,
        },
        importing.ledger,
      )
    }
  })
}

function readLimits(field: Field): void {
  if (field.part.display === 'Slider') field.part.validation = { min: 0, max: 100 }
  for (const side of ['min', 'max'] as const) readLimit(field, side, redcapCell(field.row, side))
}

function readLimit(field: Field, side: 'min' | 'max', raw: string | undefined): void {
  const { part, name, importing } = field
  const isMoment = part.type === 'Date' || part.type === 'DateTime'
  const other = isMoment ? /^\[(\w+)\]$/.exec(raw ?? '')?.[1] : undefined
  if (other !== undefined) importing.later.push(() => boundByOther(field, { side, other }))
  else if (isMoment && (raw === 'today' || raw === 'now'))
    part.validation = { ...part.validation, [`${side}Date`]: 'today' }
  else setBound(part, { side, raw }, { name, importing })
}

function boundByOther(
  { part, name, importing }: Field,
  { side, other }: { readonly side: 'min' | 'max'; readonly other: string },
): void {
  const source = importing.byLinkId.get(other)
  if (source) part.validation = { ...part.validation, [`${side}Date`]: `@${source.id}` }
  else
    importing.ledger.refuse(name, {
      message: 'imports.bound-unknown',
      parameters: { field: other.slice(0, 80) },
    })
}

function readFlags({ row, part, name, importing }: Field): void {
  const help = redcapCell(row, 'note')
  if (help !== undefined) part.help = cut(plainWords(help).text, 4000)
  const says = (column: 'required' | 'identifier' | 'ranking') =>
    saysYes({ row, part, name, importing }, column)
  if (says('required') && part.type !== 'Instructions') part.required = true
  if (says('identifier')) part.sensitive = true
  if (redcapCell(row, 'alignment') !== undefined) importing.ledger.change(name, 'imports.laid-out-here')
  if (redcapCell(row, 'matrix') !== undefined) importing.ledger.change(name, 'imports.matrix')
  if (says('ranking')) importing.ledger.refuse(name, 'imports.ranking-left')
}

function saysYes({ row, name, importing }: Field, column: RedcapColumn): boolean {
  const text = redcapCell(row, column) ?? ''
  const said = yesOrNo(text)
  if (said === undefined)
    refuseWhole(
      name,
      { remark: { message: 'imports.yes-or-no-unread', parameters: { column } }, value: text },
      importing.ledger,
    )
  return said ?? false
}

function conditionLater({ row, part, name, importing }: Field): void {
  const text = redcapCell(row, 'branching')
  if (text === undefined) return
  importing.later.push(() => {
    const language: FormLanguage = {
      names: 'bracketed',
      find: findInForm(importing),
      without: 'imports.condition-always-shown',
    }
    showWhen(part, readForeignCondition(name, { text }, { language, importing }))
  })
}
