import { cut, isTrue, numberOf, recordOf, recordsOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import { type ImportEntry, type ImportRemark, remarkOf } from '#shared/imports/reading/import-ledger.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import type { Extension, SourceItem } from '#shared/imports/reading/source-item.ts'
import { controlExtension } from './control-extension.ts'
import { patternExtension } from './pattern-extension.ts'
import type { TranslatedField } from './read-translations.ts'

/** What an extension does to its element. Answers what was changed or refused on the way; nothing when it is wholly taken over. */
type Effect = (extension: Extension, part: Part, item: SourceItem) => ImportEntry | undefined

/** Applies the extensions of an item, each with an entry in the book. */
export function applyExtensions(item: SourceItem, part: Part, importing: Importing): void {
  for (const extension of item.extensions) {
    const name = nameOf(extension.url)
    if (later.has(name)) continue

    const effect = Object.hasOwn(effects, name) ? effects[name] : undefined
    const remark = effect ? effect(extension, part, item) : unknownRemark(extension)
    if (remark === undefined) importing.ledger.settle(extension.url)
    else if (effect) importing.ledger.change(item.linkId, ofExtension(extension, remark))
    else importing.ledger.refuse(item.linkId, ofExtension(extension, remark))
  }
}

/** What is said of an extension names it by its address. */
function ofExtension({ url }: Extension, remark: ImportEntry): ImportRemark {
  const { message, parameters } = remarkOf(remark)
  return { message, parameters: { url, ...parameters } }
}

/** The last part of an address, without the prefixes that differ between versions. */
export function nameOf(url: string): string {
  const last = url.split(/[/#]/).at(-1) ?? url
  return last.replace(/^sdc-questionnaire-/, '').replace(/^questionnaire-/, '')
}

/** Extensions that are looked at when all questions have their elements. */
export const later: ReadonlySet<string> = new Set([
  'enableWhenExpression',
  'calculatedExpression',
  'sdf-calculatedExpression',
  'initialExpression',
  'variable',
  'urn:goldthread:more',
])

/** What an extension that we do not use says, word for word where it is short. */
function unknownRemark(extension: Extension): ImportEntry {
  const text = cut(JSON.stringify(extension.value?.value ?? extension.inner.map(({ url }) => url)) ?? '', 300)
  return { message: 'imports.extension-unknown', parameters: { text } }
}

const whole = (part: Part) => part.type === 'Integer' || part.type === 'Decimal' || part.type === 'Quantity'
const dated = (part: Part) => part.type === 'Date' || part.type === 'DateTime'

function bound(key: 'min' | 'max'): Effect {
  return ({ value }, part) => {
    const text = textOf(value?.value)
    const number = numberOf(value?.value) ?? numberOf(recordOf(value?.value).value)
    if (whole(part) && number !== undefined) {
      part.validation = { ...part.validation, [key]: number }
      return undefined
    }
    if (dated(part) && text !== undefined && /^\d{4}-\d{2}-\d{2}/.test(text)) {
      part.validation = { ...part.validation, [`${key}Date`]: text.slice(0, 10) }
      return undefined
    }
    return 'imports.extension-bound'
  }
}

function occurs(key: 'min' | 'max'): Effect {
  return ({ value }, part, item) => {
    const count = numberOf(value?.value)
    if (count === undefined) return 'imports.extension-without-number'

    const entries = Math.min(Math.max(Math.round(count), key === 'max' ? 1 : 0), 500)
    if (part.multiple) part.validation = { ...part.validation, [`${key}Items`]: entries }
    else if (item.repeats) part.repeats = { ...part.repeats, [key]: entries }
    else if (entries > 1) return 'imports.extension-without-repeats'
    return undefined
  }
}

const layout: Effect = () => 'imports.extension-layout'
const population: Effect = () => 'imports.extension-population'
const terminology: Effect = () => 'imports.extension-terminology'
const rendering: Effect = () => 'imports.extension-styling'
const wording: Effect = ({ value }) => ({
  message: 'imports.extension-wording',
  parameters: { text: cut(JSON.stringify(value?.value ?? null), 300) },
})

const helped: Effect = ({ value }, part) => {
  const words = textOf(value?.value) ?? textOf(recordOf(value?.value).content)
  if (words === undefined) return 'imports.extension-without-help'
  addHelp(part, words)
  return undefined
}

const effects: { readonly [name: string]: Effect } = {
  itemControl: controlExtension,
  regex: patternExtension,
  hidden: ({ value }, part) => {
    if (isTrue(value?.value)) part.hidden = true
    return undefined
  },
  minValue: bound('min'),
  maxValue: bound('max'),
  minQuantity: bound('min'),
  maxQuantity: bound('max'),
  minOccurs: occurs('min'),
  maxOccurs: occurs('max'),
  minLength: ({ value }, part) => {
    const length = numberOf(value?.value)
    const isText = part.type === 'String' || part.type === 'Text' || part.type === 'Url'
    if (length === undefined || length < 0 || !isText) return 'imports.extension-length'
    part.validation = { ...part.validation, minLength: Math.round(length) }
    return undefined
  },
  maxDecimalPlaces: ({ value }, part) => {
    const places = numberOf(value?.value)
    if (places === undefined || (part.type !== 'Decimal' && part.type !== 'Quantity'))
      return 'imports.extension-answer-type'
    part.decimals = Math.min(Math.max(Math.round(places), 0), 8)
    return undefined
  },
  sliderStepValue: ({ value }, part) => {
    const step = numberOf(value?.value)
    if (step === undefined || step <= 0 || !whole(part)) return 'imports.extension-answer-type'
    part.step = step
    return undefined
  },
  unit: unitExtension,
  unitOption: ({ value }, part) => {
    const unit = unitOf(value?.value)
    if (!unit || part.type !== 'Quantity') return 'imports.extension-unit'
    part.units = [...(part.units ?? []), unit]
    return undefined
  },
  entryFormat: ({ value }, part) => {
    part.placeholder = cut(textOf(value?.value) ?? '', 80)
    return undefined
  },
  shortText: ({ value }, part) => {
    part.shortLabel = cut(textOf(value?.value) ?? '', 60)
    return undefined
  },
  collapsible: (_, part) => {
    if (part.type !== 'Section') return 'imports.extension-fold'
    part.collapsible = true
    return undefined
  },
  helpText: helped,
  'sdf-sublabel': helped,
  'sdf-sublabel-text': helped,
  instruction: helped,
  'helper-text': helped,
  repeatstext: ({ value }, part) => {
    if (part.type === 'Repeater') part.addLabel = cut(textOf(value?.value) ?? '', 80)
    return part.type === 'Repeater' ? undefined : 'imports.extension-adding'
  },
  validationtext: ({ value }, part) => {
    part.validation = { ...part.validation, patternMessage: cut(textOf(value?.value) ?? '', 300) }
    return part.validation.pattern === undefined ? 'imports.extension-pattern-message' : undefined
  },
  mimeType: ({ value }, part) => {
    const type = textOf(value?.value)
    if (type === undefined || part.type !== 'Attachment') return 'imports.extension-answer-type'
    part.contentTypes = [...(part.contentTypes ?? []), cut(type, 120)]
    return undefined
  },
  referenceResource: referenceExtension,
  allowedResource: referenceExtension,
  displayCategory: (_, part) => {
    if (part.type !== 'Instructions') return 'imports.extension-question'
    part.tone = 'Info'
    return undefined
  },
  optionExclusive: () => undefined,
  ordinalValue: () => undefined,
  choiceOrientation: layout,
  width: layout,
  columnWidth: layout,
  rowsNumber: layout,
  'Questionnaire-TextArea-Row': layout,
  'input-width': layout,
  'text-width': layout,
  'inline-choice-direction': layout,
  'rendering-style': rendering,
  'rendering-xhtml': rendering,
  'rendering-markdown': rendering,
  xhtml: rendering,
  markdown: rendering,
  'cqf-expression': wording,
  cqfExpression: wording,
  translation: ({ inner }) => (inner.length > 0 ? undefined : 'imports.extension-translation'),
  observationExtract: population,
  'observation-extract-category': population,
  observationLinkPeriod: population,
  definitionExtract: population,
  definitionExtractValue: population,
  itemExtractionContext: population,
  itemPopulationContext: population,
  itemContext: population,
  extractAllocateId: population,
  preferredTerminologyServer: terminology,
  'terminology-server': terminology,
  'cpg-answerValueSetSource': terminology,
  unitValueSet: terminology,
  choiceColumn: terminology,
  'disabled-display': () => 'imports.extension-disabled',
}

function unitExtension({ value }: Extension, part: Part): ImportEntry | undefined {
  const unit = unitOf(value?.value)
  if (!unit || !whole(part)) return 'imports.extension-unit'
  if (part.type !== 'Quantity') part.unit = unit
  else if (!part.units?.some(({ code }) => code === unit.code)) part.units = [unit, ...(part.units ?? [])]
  return undefined
}

function unitOf(value: unknown): { code: string; label: string } | undefined {
  const coding = recordOf(value)
  const code = textOf(coding.code) ?? textOf(coding.display)
  return code === undefined
    ? undefined
    : { code: cut(code, 40), label: cut(textOf(coding.display) ?? code, 60) }
}

const ourTypes: ReadonlySet<string> = new Set([
  ...[
    'Practitioner',
    'Patient',
    'Organization',
    'Location',
    'Group',
    'EpisodeOfCare',
    'Encounter',
    'Condition',
  ],
  ...['Appointment', 'HealthcareService', 'Person', 'Program', 'Questionnaire', 'QuestionnaireResponse'],
])

function referenceExtension({ value }: Extension, part: Part): ImportEntry | undefined {
  const type = textOf(value?.value)
  if (part.type !== 'Reference' || type === undefined) return 'imports.extension-answer-type'
  if (!ourTypes.has(type)) return { message: 'imports.extension-records', parameters: { type } }
  part.types = [...(part.types ?? []), type]
  return undefined
}

/** Adds a help text to those that are there already. */
export function addHelp(part: Part, words: string): void {
  part.help = cut([part.help, words].filter((text) => text !== undefined && text !== '').join('\n\n'), 4000)
}

/** What a text under a question does, and which text of the question it is. */
type Help = {
  readonly apply: (part: Part, words: string) => void
  readonly field?: TranslatedField
}

const helping: Help = { apply: addHelp, field: 'help' }

const helpControls: { readonly [control: string]: Help } = {
  help: helping,
  flyover: helping,
  prompt: helping,
  legal: helping,
  instructions: helping,
  sublabel: helping,
  unit: {
    apply: (part, words) => {
      part.unit = { code: cut(words, 40), label: cut(words, 60) }
    },
  },
  lower: {
    apply: (part, words) => {
      part.minLabel = cut(words, 60)
    },
    field: 'minLabel',
  },
  upper: {
    apply: (part, words) => {
      part.maxLabel = cut(words, 60)
    },
    field: 'maxLabel',
  },
}

/** What a text under a question is for, when it only explains the question. */
export function helpControlOf(item: SourceItem): Help | undefined {
  const codes = item.extensions
    .filter(({ url }) => url.endsWith('itemControl'))
    .flatMap(({ value }) => recordsOf(recordOf(value?.value).coding).map(({ code }) => textOf(code) ?? ''))
  const known = codes.find((code) => helpControls[code.toLowerCase()])
  const isHelp = item.extensions.some(
    ({ url, value }) => url.endsWith('displayCategory') && JSON.stringify(value?.value).includes('help'),
  )
  return known === undefined ? helpWhen(isHelp) : helpControls[known.toLowerCase()]
}

function helpWhen(isHelp: boolean): Help | undefined {
  return isHelp ? helping : undefined
}
