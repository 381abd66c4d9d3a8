import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { asAnswer, type Element, isGroup } from '#shared/forms/definition.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import { isFilledByItself } from '#shared/forms/publishing/check-element.ts'
import { conforms } from '#shared/forms/schemas/conforms.ts'
import { valueSchema } from '#shared/forms/schemas/value-schema.ts'
import { refuseWhole } from '#shared/imports/foreign/refuse-whole.ts'
import { addHelp } from '#shared/imports/items/apply-extensions.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'

/** Brings a converted questionnaire to a state that can be published: what contradicts itself is taken out and reported. */
export function fixElements(elements: readonly Element[], importing: Importing): void {
  const parts = partsIn(elements)
  for (const part of parts) fixPart(part, importing)
  openCircles(elements, parts, importing)
  dropBlocked(elements, parts, importing)
}

function partsIn(elements: readonly Element[]): readonly Part[] {
  return elements.flatMap((element) => [element, ...partsIn(element.children ?? [])])
}

function linkOf(part: Part): string {
  return part.codes?.find(({ system }) => system === 'linkId')?.code ?? part.id
}

function fixPart(part: Part, importing: Importing): void {
  const { ledger } = importing
  if (part.type === 'Reference' && !part.types) {
    part.type = 'String'
    ledger.change(linkOf(part), 'imports.records-as-text')
  }
  if (part.required && part.hidden && !isFilledByItself(part)) {
    delete part.required
    ledger.change(linkOf(part), 'imports.never-shown')
  }
  fixUnit(part, importing)
  fixBounds(part, importing)
  fixDefault(part, importing)
}

const measured: ReadonlySet<string> = new Set(['Integer', 'Decimal'])

/** Units and the words at the ends of a scale stand beside numbers only; elsewhere they become help. */
function fixUnit(part: Part, importing: Importing): void {
  if (measured.has(part.type)) return

  const { unit, minLabel, maxLabel } = part
  delete part.unit
  delete part.minLabel
  delete part.maxLabel
  if (unit && part.type === 'Quantity') part.units = [...(part.units ?? []), unit]
  const words = [part.type === 'Quantity' ? undefined : unit?.label, minLabel, maxLabel].filter(
    (text) => text !== undefined,
  )
  if (words.length === 0) return
  addHelp(part, words.join(' – '))
  importing.ledger.change(linkOf(part), 'imports.unit-in-help')
}

const pairs = [
  ['min', 'max'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minDate', 'maxDate'],
] as const

function fixBounds(part: Part, importing: Importing): void {
  for (const [low, high] of pairs) {
    const least = part.validation?.[low]
    const most = part.validation?.[high]
    if (least === undefined || most === undefined || least <= most) continue
    const { [low]: _least, [high]: _most, ...rest } = part.validation ?? {}
    part.validation = rest
    importing.ledger.refuse(linkOf(part), {
      message: 'imports.bounds-contradict',
      parameters: { low: least, high: most },
    })
  }
  const { min = 0, max = 500 } = part.repeats ?? {}
  if (min > max) part.repeats = { max }
  if (min > max)
    importing.ledger.refuse(linkOf(part), {
      message: 'imports.entries-contradict',
      parameters: { low: min, high: max },
    })
}

/** A default that the question itself would refuse is left out. */
function fixDefault(part: Part, importing: Importing): void {
  const value = asAnswer(part.default)
  if (value === undefined || (isRecord(value) && typeof value.path === 'string')) return
  addUnits(part, value)
  if (conforms(valueSchema(part), value)) return

  delete part.default
  refuseWhole(linkOf(part), { remark: 'imports.default-left', value }, importing.ledger)
}

/** A quantity's first answer may be in a unit that the source does not list; then it can be chosen too. */
function addUnits(part: Part, value: Answer): void {
  if (part.type !== 'Quantity' || !part.units) return
  const named = (Array.isArray(value) ? value : [value]).map((one) => (isRecord(one) ? one.unit : undefined))
  const more = named.filter(
    (unit) => typeof unit === 'string' && !part.units?.some(({ code }) => code === unit),
  )
  part.units = [...part.units, ...more.map((unit) => ({ code: String(unit), label: String(unit) }))]
}

/** Takes the condition or the calculation that closes a circle out, until there is none. */
function openCircles(elements: readonly Element[], parts: readonly Part[], importing: Importing): void {
  for (let round = 0; round < 50; round += 1) {
    const [chain] = compileForm({ elements }).cycles
    if (!chain) return

    const part = parts.find(
      (one) => chain.includes(one.id) && (one.fhirPath || one.visibleWhen || one.calculation),
    )
    if (!part) return
    importing.ledger.refuse(linkOf(part), {
      message: 'imports.circle',
      parameters: { chain: chain.map((id) => nameIn(parts, id)).join(' → ') },
    })
    if (part.fhirPath) delete part.fhirPath
    else if (part.visibleWhen) delete part.visibleWhen
    else delete part.calculation
  }
}

/** Clauses that look into the rows of another list, and the like, are left out one by one. */
function dropBlocked(elements: readonly Element[], parts: readonly Part[], importing: Importing): void {
  for (const finding of checkDefinition({ elements })) {
    if (finding.message !== 'forms.other-row' && finding.message !== 'forms.unknown-source') continue

    const part = parts.find(
      (one) =>
        (one.label ?? one.id) === finding.parameters?.path && mentions(one, finding.parameters?.source),
    )
    if (!part) continue
    const source = String(finding.parameters?.source)
    importing.ledger.refuse(linkOf(part), {
      message: 'imports.other-list',
      parameters: { source: nameIn(parts, source) },
    })
    const visibleWhen = part.visibleWhen && without(part.visibleWhen, source)
    if (visibleWhen) part.visibleWhen = visibleWhen
    else delete part.visibleWhen
    if (part.calculation?.sources.includes(source)) delete part.calculation
  }
}

/** What a question is called; its id where it has no words. */
function nameIn(parts: readonly Part[], id: string): string {
  return parts.find((part) => part.id === id)?.label ?? id
}

function mentions(part: Part, source: string | number | undefined): boolean {
  return JSON.stringify([part.visibleWhen, part.calculation]).includes(JSON.stringify(source))
}

function without(group: ConditionGroup, source: string): ConditionGroup | undefined {
  const clauses = group.clauses
    .map((clause) => (isGroup(clause) ? without(clause, source) : clause))
    .filter((clause) => clause !== undefined && (isGroup(clause) || clause.source !== source))
    .filter((clause) => clause !== undefined)
  return clauses.length === 0 ? undefined : { ...group, clauses }
}
