import type { Validation } from '#generated/types/validation.ts'
import { type Answer, isBlank, isRecord, listOf, sameAnswer } from '#shared/answers/answer.ts'
import { dateOfDay, dayNumber } from '#shared/answers/calendar.ts'
import { chosenCodes } from '#shared/elements/choice/chosen-codes.ts'
import { holdsAnswer, isSilent, saidIn } from '#shared/elements/element.ts'
import { holdsForbidden } from '#shared/elements/text/holds-forbidden.ts'
import { isRich } from '#shared/elements/text/rich-words.ts'
import { type AnswerNode, type AnswerScope, placesOf } from '#shared/forms/answer-node.ts'
import type { Element } from '#shared/forms/definition.ts'
import { misfits } from '#shared/forms/schemas/conforms.ts'
import { bareSchema, valueSchema } from '#shared/forms/schemas/value-schema.ts'
import { compareAnswers } from '#shared/forms/values/compare-answers.ts'
import type { Finding, Weight } from '#shared/outcome/outcome.ts'
import { type Evaluation, groupHolds } from './evaluate.ts'
import { findingOf } from './finding-of.ts'

/** A draft is checked for what is there; a final form also for what is missing. */
export type ValidationMode = 'draft' | 'final'

type Place = { readonly node: AnswerNode; readonly pointer: string; readonly label: string }

/** All findings on one place of the answers. Hidden places have none; those spared by `unless` only keep their type. */
export function checkNode(
  evaluation: Evaluation,
  node: AnswerNode,
  mode: ValidationMode,
): readonly Finding[] {
  const { element } = node.form
  if (!node.isActive || !holdsAnswer(element)) return []

  const place: Place = { node, pointer: pointerOf(node), label: labelOf(element) }
  if (node.isTooLarge) return [{ ...warning(place, 'forms.too-large') }]
  if (element.type === 'Repeater') return rowFindings(place, mode)
  if (isBlank(node.value)) return missingFindings(place, mode)

  const shape = shapeFindings(place, node.value)
  if (shape.length > 0 || node.isSpared) return shape
  return [...tooFew(place, mode), ...hiddenFindings(place), ...authorFindings(evaluation, place)]
}

/** What was chosen before its option was hidden is kept, and named. */
function hiddenFindings(place: Place): readonly Finding[] {
  const { hiddenCodes, value, form } = place.node
  if (hiddenCodes.length === 0) return []
  return chosenCodes(value)
    .filter((code) => hiddenCodes.includes(code))
    .map((code) => {
      const option = form.element.options?.find((each) => each.code === code)
      return blocking(place, 'forms.hidden-option', { option: option?.label ?? code })
    })
}

/** What has not the shape of an answer; the author's limits hold for what is said, not for how it is formatted. */
function shapeFindings(place: Place, value: Answer): readonly Finding[] {
  const { element } = place.node.form
  const texts = Array.isArray(value) ? listOf(value) : [value]
  if (isRich(element) && texts.some(isForbidden)) return [blocking(place, 'forms.formatting')]
  const said = saidIn(element, value)
  const stored = said === value ? [] : misfits(bareSchema(element), value)
  const misfitting = misfits(place.node.isSpared ? bareSchema(element) : valueSchema(element), said)
  return [...stored, ...misfitting].map((misfit) => findingOf(misfit, place, element))
}

function isForbidden(text: Answer): boolean {
  return typeof text === 'string' && holdsForbidden(text)
}

/** The findings of the checks across fields of a definition. */
export function crossFindings(evaluation: Evaluation & { readonly root: AnswerScope }): readonly Finding[] {
  const place = [...evaluation.root.nodes.values()][0]
  if (!place) return []
  return (evaluation.form.definition.validations ?? [])
    .filter((check) => groupHolds(evaluation, place, check.when))
    .map((check) => ({
      pointer: '',
      weight: crossWeights[check.severity ?? 'Block'],
      message: 'forms.cross-check',
      parameters: { message: check.message },
    }))
}

const crossWeights: { readonly [Severity in 'Block' | 'Warn' | 'Info']: Weight } = {
  Block: 'blocks',
  Warn: 'warns',
  Info: 'informs',
}

/** The JSON Pointer of a place inside the answers: rows by their position. */
export function pointerOf(node: AnswerNode): string {
  const { holder } = node.scope
  const own = `/${node.form.id.replaceAll('~', '~0').replaceAll('/', '~1')}`
  if (!holder) return own

  const index = holder.rows.indexOf(node.scope)
  return `${pointerOf(holder)}/${index}${own}`
}

function labelOf(element: Element): string {
  return element.shortLabel ?? element.label ?? element.id
}

function warning({ pointer, label }: Place, message: string): Finding {
  return { pointer, weight: 'warns', message, parameters: { path: label } }
}

function blocking(
  { pointer, label }: Place,
  message: string,
  parameters: Finding['parameters'] = {},
): Finding {
  return { pointer, weight: 'blocks', message, parameters: { path: label, ...parameters } }
}

function missingFindings(place: Place, mode: ValidationMode): readonly Finding[] {
  const { isRequired, isSpared } = place.node
  const isMissing = mode === 'final' && isRequired && !isSpared && !isSilent(place.node.form.element)
  return isMissing ? [blocking(place, 'forms.required')] : []
}

function rowFindings(place: Place, mode: ValidationMode): readonly Finding[] {
  const { rows, isRequired, isSpared } = place.node
  const { min, max } = place.node.form.element.repeats ?? {}
  if (max !== undefined && rows.length > max) return [blocking(place, 'forms.most-entries', { max })]
  if (mode === 'draft' || isSpared || isSilent(place.node.form.element)) return []
  if (rows.length === 0 && isRequired) return [blocking(place, 'forms.required')]
  return rows.length > 0 && rows.length < (min ?? 0)
    ? [blocking(place, 'forms.fewest-entries', { min: min ?? 0 })]
    : []
}

function tooFew(place: Place, mode: ValidationMode): readonly Finding[] {
  const { element } = place.node.form
  const min = element.repeats?.min ?? 0
  if (mode === 'draft' || !element.repeats || listOf(place.node.value).length >= min) return []
  return [blocking(place, 'forms.fewest-entries', { min })]
}

type Check = (evaluation: Evaluation, place: Place, validation: Validation) => readonly Finding[]

function authorFindings(evaluation: Evaluation, place: Place): readonly Finding[] {
  const { validation } = place.node.form.element
  return validation ? authorChecks.flatMap((check) => check(evaluation, place, validation)) : []
}

/** What an author may ask that JSON Schema cannot say. */
const authorChecks: readonly Check[] = [
  dateBounds,
  writtenAs,
  enoughWords,
  (_, place, { unique }) =>
    unique !== undefined && hasTwins(place.node.value, unique) ? [blocking(place, 'forms.unique')] : [],
  unusual,
]

function dateBounds(
  evaluation: Evaluation,
  place: Place,
  { minDate, maxDate }: Validation,
): readonly Finding[] {
  const { element } = place.node.form
  const order = (bound: Answer | undefined) =>
    compareAnswers({ element }, { left: place.node.value, right: bound }, evaluation.context)
  const low = boundOf(evaluation, place, minDate)
  const high = boundOf(evaluation, place, maxDate)
  return [
    ...(order(low) < 0 ? [blocking(place, 'forms.later-than', { min: String(low) })] : []),
    ...(order(high) > 0 ? [blocking(place, 'forms.earlier-than', { max: String(high) })] : []),
  ]
}

/** A bound is a date, `today`, `today+7d`, `birthDate`, `serviceDate`, or `@` and the id of another element. */
function boundOf(evaluation: Evaluation, place: Place, bound: string | undefined): Answer | undefined {
  if (bound === undefined) return undefined
  if (bound.startsWith('@')) return readElement(evaluation, place, bound.slice(1))

  const [, word = bound, shift = '0'] = /^([a-zA-Z]+)(?:([+-]\d{1,5})d)?$/.exec(bound) ?? []
  const known = evaluation.context.values?.[word]
  const days = typeof known === 'string' ? dayNumber(known.slice(0, 10)) : undefined
  if (days !== undefined) return dateOfDay(days + Number(shift))
  return dayNumber(bound.slice(0, 10)) === undefined ? undefined : bound
}

function readElement(evaluation: Evaluation, place: Place, id: string): Answer | undefined {
  const target = evaluation.form.nodes.get(id)
  const found = target && placesOf(target, place.node.scope)[0]
  return found?.isActive ? found.value : undefined
}

function writtenAs(
  _: Evaluation,
  place: Place,
  { trim, lowercase, uppercase }: Validation,
): readonly Finding[] {
  const { value } = place.node
  if (typeof value !== 'string') return []
  return [
    ...(trim && value !== value.trim() ? [blocking(place, 'forms.trim')] : []),
    ...(lowercase && value !== value.toLowerCase() ? [blocking(place, 'forms.lowercase')] : []),
    ...(uppercase && value !== value.toUpperCase() ? [blocking(place, 'forms.uppercase')] : []),
  ]
}

function enoughWords(_: Evaluation, place: Place, { minWords }: Validation): readonly Finding[] {
  const { value: stored, form } = place.node
  if (minWords === undefined || typeof stored !== 'string') return []
  const value = String(saidIn(form.element, stored))
  const words = value.split(/\s/).filter((word) => word !== '').length
  return words < minWords ? [blocking(place, 'forms.words', { min: minWords })] : []
}

function hasTwins(value: Answer | undefined, field: string): boolean {
  const keys = listOf(value).map((entry) => (isRecord(entry) ? entry[field] : entry))
  return keys.some(
    (key, index) => !isBlank(key) && keys.slice(0, index).some((other) => sameAnswer(key, other)),
  )
}

function unusual(_: Evaluation, place: Place, { warnMin, warnMax }: Validation): readonly Finding[] {
  const { value } = place.node
  const number = isRecord(value) ? value.value : value
  if (typeof number !== 'number') return []
  if (warnMin !== undefined && number < warnMin) return [warning(place, 'forms.unusually-low')]
  return warnMax !== undefined && number > warnMax ? [warning(place, 'forms.unusually-high')] : []
}
