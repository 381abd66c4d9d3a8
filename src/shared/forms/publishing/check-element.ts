import type { Validation } from '#generated/types/validation.ts'
import { dayNumber } from '#shared/answers/calendar.ts'
import { columnsOf } from '#shared/elements/rows/grid.ts'
import type { Element } from '#shared/forms/definition.ts'
import { isElementId } from '#shared/forms/element-id.ts'
import { patternFault } from '#shared/forms/patterns/patterns.ts'
import { isPrefilled } from '#shared/forms/prefill-path.ts'
import { saveTargetOf } from '#shared/forms/publishing/save-target-of.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { checkBands } from './check-bands.ts'
import { type PlacedElement, remark } from './remark.ts'
import { itemReach, type ScoreReach, scoreReach, unitOf } from './score-reach.ts'

/** Before publishing, what is wrong with an element by itself: its options, its bounds, its pattern, its children. */
export function checkElement(placed: PlacedElement): readonly Finding[] {
  return [
    ...optionFindings(placed),
    ...boundFindings(placed),
    ...patternFindings(placed),
    ...shapeFindings(placed),
    ...savingFindings(placed),
    ...pictureFindings(placed),
    ...bandFindings(placed),
  ]
}

/** The bands of a score among the questions have a place for whatever its calculation can give, and only one. */
function bandFindings({ element, pointer, form }: PlacedElement): readonly Finding[] {
  const { type, bands = [], calculation, maxMissing = 0, label = element.id } = element
  if (type !== 'Score' || !calculation) return []
  const { kind, sources, decimals = 0, unitFactor = 1 } = calculation
  const items = sources.map((source): ScoreReach => {
    if (typeof source === 'number') return { low: source, high: source, step: 1 }
    const target = form.nodes.get(source)
    const isOne = target && target.repeaters.length === 0 && target.element.repeats === undefined
    return isOne ? itemReach(target.element) : { step: 1 }
  })
  const reach = scoreReach(calculation.missing === 'Zero' ? items.map(orNothing) : items, {
    kind,
    maxMissing: kind === 'Sum' ? maxMissing : 0,
  })
  // In another unit the ends lie elsewhere, and only the gaps are looked at.
  const [low, high] = [reach.low, reach.high].map((end) =>
    end === undefined || unitFactor !== 1 ? undefined : nearest(end, decimals),
  )
  return checkBands({
    bands,
    pointer: `${pointer}/bands`,
    name: label,
    reach: { low, high, step: unitOf(decimals) },
  })
}

/** What is missing counts as nothing, and that may be less than the least answer, or more than the greatest. */
function orNothing({ low, high, step }: ScoreReach): ScoreReach {
  return {
    low: low === undefined ? undefined : Math.min(low, 0),
    high: high === undefined ? undefined : Math.max(high, 0),
    step,
  }
}

function nearest(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}

/** A target in the chart that the answers to the question cannot become. */
function savingFindings(placed: PlacedElement): readonly Finding[] {
  const { saveAs = 'None', type } = placed.element
  if (saveAs === 'None' || saveTargetOf[type] === saveAs) return []
  return [remark(placed, { at: '/saveAs', message: 'forms.save-as-wrong' })]
}

/** A picture says nothing to those who do not see it, unless its author does. */
function pictureFindings(placed: PlacedElement): readonly Finding[] {
  const { image } = placed.element
  if (image?.shows.trim() !== '') return []
  return [remark(placed, { at: '/image', message: 'forms.picture-without-words' })]
}

const closed: ReadonlySet<string> = new Set(['Choice', 'Ranking'])

function optionFindings(placed: PlacedElement): readonly Finding[] {
  const { element } = placed
  const codes = (element.options ?? []).map(({ code }) => code)
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  const found: Finding[] = []
  if (twice !== undefined) {
    found.push(
      remark(placed, { at: '/options', message: 'forms.duplicate-option', parameters: { code: twice } }),
    )
  }
  if (closed.has(element.type) && codes.length === 0 && element.codedList === undefined) {
    found.push(remark(placed, { at: '/options', message: 'forms.no-options' }))
  }
  if (element.type !== 'OpenChoice' && element.options?.some(({ allowText }) => allowText))
    found.push(remark(placed, { at: '/options', message: 'forms.option-takes-no-words' }))
  return found
}

type Bounds = readonly [keyof Validation, keyof Validation]

const pairs: readonly Bounds[] = [
  ['min', 'max'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['warnMin', 'warnMax'],
  ['minDate', 'maxDate'],
]

function boundFindings(placed: PlacedElement): readonly Finding[] {
  const { validation = {}, repeats = {} } = placed.element
  const crossed = pairs.filter(([low, high]) => isAbove(validation[low], validation[high]))
  const found = crossed.map(([low, high]) =>
    remark(placed, {
      at: `/validation/${low}`,
      message: 'forms.contradiction',
      parameters: { low: String(validation[low]), high: String(validation[high]) },
    }),
  )
  if (!isAbove(repeats.min, repeats.max)) return found

  const parameters = { low: Number(repeats.min), high: Number(repeats.max) }
  return [...found, remark(placed, { at: '/repeats', message: 'forms.contradiction', parameters })]
}

function isAbove(low: unknown, high: unknown): boolean {
  if (typeof low === 'number' && typeof high === 'number') return low > high
  if (typeof low !== 'string' || typeof high !== 'string') return false
  return dayNumber(low) !== undefined && dayNumber(high) !== undefined && low > high
}

function patternFindings(placed: PlacedElement): readonly Finding[] {
  const pattern = placed.element.validation?.pattern
  const fault = pattern === undefined ? undefined : patternFault(pattern)
  if (pattern === undefined || fault === undefined) return []
  return [
    remark(placed, { at: '/validation/pattern', message: `forms.pattern-${fault}`, parameters: { pattern } }),
  ]
}

function shapeFindings(placed: PlacedElement): readonly Finding[] {
  const { element } = placed
  const found: Finding[] = []
  if (!isElementId(element.id))
    found.push(remark(placed, { at: '/id', message: 'forms.illegal-id', parameters: { id: element.id } }))
  if (element.type === 'Repeater' && (element.children ?? []).length === 0) {
    found.push(remark(placed, { at: '/children', message: 'forms.no-children' }))
  }
  if (element.prefill !== undefined && !isPrefilled(element.prefill))
    found.push(
      remark(placed, { at: '/prefill', message: 'forms.no-prefill', parameters: { path: element.prefill } }),
    )
  if (element.type === 'Grid' && !isGrid(element)) found.push(remark(placed, { message: 'forms.no-grid' }))
  if (element.required && element.hidden && !isFilledByItself(element)) {
    found.push(remark(placed, { at: '/required', message: 'forms.required-hidden' }))
  }
  return found
}

/** True for a question that has an answer although nobody is asked. */
export function isFilledByItself({ calculation, default: given, prefill, fhirPath }: Element): boolean {
  return [calculation, given, prefill, fhirPath?.value].some((filled) => filled !== undefined)
}

function isGrid(element: Element): boolean {
  const hasRows = element.freeRows === true || (element.rows ?? []).length > 0
  return hasRows && columnsOf(element).length > 0
}
