import { elementDisplays } from '#generated/traits/element-displays.ts'
import { beginPart } from '#shared/imports/foreign/begin-part.ts'
import { refuseStrangers, refuseWhole } from '#shared/imports/foreign/refuse-whole.ts'
import { setBound, setPattern } from '#shared/imports/foreign/set-bound.ts'
import { setDefault } from '#shared/imports/foreign/set-default.ts'
import { setOptions } from '#shared/imports/foreign/set-options.ts'
import {
  cut,
  type ForeignObject,
  isTrue,
  listOf,
  numberOf,
  textOf,
} from '#shared/imports/reading/foreign-object.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import type { Property, SchemaLevel } from './schema-level.ts'
import { drawnOf, type SchemaType } from './schema-type.ts'

const understood = new Set([
  ...[
    'type',
    'title',
    'description',
    'default',
    'enum',
    'enumNames',
    'const',
    'format',
    'readOnly',
    'oneOf',
    'anyOf',
  ],
  ...[
    'minimum',
    'maximum',
    'exclusiveMinimum',
    'exclusiveMaximum',
    'multipleOf',
    'minLength',
    'maxLength',
    'pattern',
  ],
  ...[
    'items',
    'minItems',
    'maxItems',
    'uniqueItems',
    '$id',
    'id',
    '$schema',
    '$comment',
    'definitions',
    '$defs',
  ],
])
const drawn = new Set([
  ...['widget', 'title', 'description', 'help', 'placeholder', 'readonly', 'disabled', 'enumNames', 'order'],
  ...[
    'showWhen',
    'requiredWhen',
    'rows',
    'inline',
    'autofocus',
    'classNames',
    'style',
    'label',
    'emptyValue',
    'unit',
  ],
])

/** The element of a property that is answered at once: a text, a number, a choice. */
export function schemaQuestion(
  property: Property,
  kind: SchemaType,
  { importing, prefix }: SchemaLevel,
): Part {
  const { name, schema, isRequired } = property
  const place = prefix + name
  const ui = drawnOf(property.ui)
  const label = textOf(ui.title) ?? textOf(schema.title) ?? ''
  const part = beginPart({ name: place, label, type: kind.type }, importing)
  if (kind.options) setOptions(part, renamed(kind.options, ui), { name: place, importing })
  if (kind.multiple) part.multiple = true
  if (kind.plain) part.plain = true
  if (kind.display) part.display = kind.display
  if (part.type === 'Attachment') part.maxFiles = 1
  if (isRequired) part.required = true
  setLimits(part, place, { schema, importing })
  setWords(part, schema, ui)
  setWidget(part, place, { ui, importing })
  if (schema.default !== undefined && schema.default !== null) setDefault(part, schema.default)
  refuseStrangers(place, { source: schema, known: understood }, importing.ledger)
  refuseStrangers(place, { source: ui, known: drawn }, importing.ledger)
  return part
}

function renamed(
  options: NonNullable<SchemaType['options']>,
  ui: ForeignObject,
): NonNullable<SchemaType['options']> {
  const names = listOf(ui.enumNames)
  return options.map((option, index) => ({
    ...option,
    label: textOf(names[index]) ?? option.label ?? option.code,
  }))
}

/** Help, placeholder and whether it can be changed, of a question or of a group. */
export function setWords(part: Part, schema: ForeignObject, ui: ForeignObject): void {
  const help = [textOf(ui.description) ?? textOf(schema.description), textOf(ui.help)].filter(
    (text) => text !== undefined,
  )
  if (help.length > 0) part.help = cut(help.join('\n\n'), 4000)
  const placeholder = textOf(ui.placeholder)
  if (placeholder !== undefined) part.placeholder = cut(placeholder, 80)
  if (isTrue(schema.readOnly) || isTrue(ui.readonly) || isTrue(ui.disabled)) part.readOnly = true
}

type Limited = { readonly schema: ForeignObject; readonly importing: Importing }

function setLimits(part: Part, place: string, limited: Limited): void {
  const { schema, importing } = limited
  const isNumber = part.type === 'Integer' || part.type === 'Decimal'
  for (const side of ['min', 'max'] as const) setLimit(part, place, { ...limited, side })
  if (isNumber) {
    setOpenBound(part, place, { ...limited, side: 'min' })
    setOpenBound(part, place, { ...limited, side: 'max' })
    setStep(part, place, limited)
  }
  const pattern = textOf(schema.pattern)
  if (pattern !== undefined) setPattern(part, pattern, { name: place, importing })
  const only = listOf(schema.enum)
  if (part.type === 'Boolean' && (schema.const === true || (only[0] === true && only.length === 1)))
    part.validation = { oneOf: [true] }
}

type Sided = Limited & { readonly side: 'min' | 'max' }

function setLimit(part: Part, place: string, { schema, importing, side }: Sided): void {
  const isNumber = part.type === 'Integer' || part.type === 'Decimal'
  if (isNumber) setBound(part, { side, raw: schema[`${side}imum`] }, { name: place, importing })
  else if (!part.options) setBound(part, { side, raw: schema[`${side}Length`] }, { name: place, importing })
  const count = numberOf(schema[`${side}Items`])
  if (part.multiple && count !== undefined && count >= 0)
    part.validation = { ...part.validation, [`${side}Items`]: Math.round(count) }
}

/** More or less than a number, without the number itself. */
function setOpenBound(part: Part, place: string, { schema, importing, side }: Sided): void {
  const isLow = side === 'min'
  const bound = numberOf(isLow ? schema.exclusiveMinimum : schema.exclusiveMaximum)
  if (bound === undefined) return
  if (bound === 0)
    part.validation = { ...part.validation, ...(isLow ? { positive: true } : { negative: true }) }
  else if (part.type === 'Integer')
    part.validation = { ...part.validation, [side]: isLow ? Math.floor(bound) + 1 : Math.ceil(bound) - 1 }
  else
    importing.ledger.refuse(place, {
      message: isLow ? 'imports.more-unchecked' : 'imports.less-unchecked',
      parameters: { bound },
    })
}

function setStep(part: Part, place: string, { schema, importing }: Limited): void {
  const step = numberOf(schema.multipleOf)
  if (step === undefined || step <= 0 || (step === 1 && part.type === 'Integer')) return
  const places = Math.round(-Math.log10(step))
  const isPlaces = places >= 0 && places <= 8 && Number(`1e-${places}`) === step
  if (part.type === 'Decimal' && isPlaces) part.decimals = places
  else {
    part.step = step
    importing.ledger.change(place, { message: 'imports.steps', parameters: { step } })
  }
}

const widgets: { readonly [widget: string]: (part: Part) => void } = {
  radio: (part) => draw(part, 'Radio'),
  select: (part) => draw(part, 'Dropdown'),
  checkboxes: (part) => draw(part, 'Checkboxes'),
  checkbox: (part) => draw(part, 'Checkbox'),
  range: (part) => draw(part, 'Slider'),
  hidden: (part) => {
    part.hidden = true
  },
}
const natural = new Set([
  'text',
  'textarea',
  'updown',
  'email',
  'uri',
  'date',
  'datetime',
  'date-time',
  'time',
  'file',
  'alt-date',
  'alt-datetime',
])

function draw(part: Part, display: NonNullable<Part['display']>): void {
  const drawable: readonly string[] = elementDisplays[part.type]
  if (drawable.includes(display)) part.display = display
}

function setWidget(
  part: Part,
  place: string,
  { ui, importing }: { readonly ui: ForeignObject; readonly importing: Importing },
): void {
  const widget = textOf(ui.widget)
  if (widget === undefined || natural.has(widget)) return
  const effect = Object.hasOwn(widgets, widget) ? widgets[widget] : undefined
  if (effect) effect(part)
  else refuseWhole(place, { remark: 'imports.drawn-usual', value: widget }, importing.ledger)
}
