import { columnsOf } from '#shared/elements/rows/grid.ts'
import { compileForm, type Form } from '#shared/forms/compile-form.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { checkConditions } from './check-conditions.ts'
import { checkElement } from './check-element.ts'
import { type PlacedElement, remark } from './remark.ts'

/**
 * What stands in the way of publishing a definition: ids that stand twice, unknown sources, circles (named), patterns
 * that are not linear, choices without options, bounds that contradict each other. An empty list: it may be published.
 */
export function checkDefinition(definition: Definition): readonly Finding[] {
  const form = compileForm(definition)
  const placed = placedIn(form, definition.elements, '/elements')
  return [
    ...(placed.length === 0 ? [plain('forms.no-elements')] : []),
    ...twins(placed),
    ...form.cycles.map((chain) => circle(placed, chain)),
    ...placed.flatMap(checkElement),
    ...placed.flatMap(checkConditions),
  ]
}

function placedIn(form: Form, elements: readonly Element[], pointer: string): readonly PlacedElement[] {
  return elements.flatMap((element, index) => {
    const own = `${pointer}/${index}`
    return [{ element, pointer: own, form }, ...placedIn(form, element.children ?? [], `${own}/children`)]
  })
}

function plain(message: string): Finding {
  return { pointer: '/elements', weight: 'blocks', message }
}

function twins(placed: readonly PlacedElement[]): readonly Finding[] {
  const seen = new Set<string>()
  const found: Finding[] = []
  for (const one of placed) {
    if (seen.has(one.element.id))
      found.push(
        remark(one, { at: '/id', message: 'forms.duplicate-id', parameters: { id: one.element.id } }),
      )
    seen.add(one.element.id)
  }
  return [...found, ...placed.flatMap(twinColumns)]
}

function twinColumns(placed: PlacedElement): readonly Finding[] {
  const ids = [
    ...columnsOf(placed.element),
    ...(placed.element.type === 'Grid' ? (placed.element.rows ?? []) : []),
  ].map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  return twice === undefined
    ? []
    : [remark(placed, { message: 'forms.duplicate-id', parameters: { id: twice } })]
}

function circle(placed: readonly PlacedElement[], chain: readonly string[]): Finding {
  const first = placed.find(({ element }) => element.id === chain[0])
  const parameters = { chain: chain.join(' → ') }
  return { pointer: first?.pointer ?? '/elements', weight: 'blocks', message: 'forms.cycle', parameters }
}
