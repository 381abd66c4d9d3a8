import { type Leads, newElement } from '#client/definitions/builder/building/new-element.ts'
import { type FormElementType, formElementTypes } from '#generated/enumerations/form-element-type.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { copiesOf } from '#shared/forms/editing/copied-elements.ts'
import type { ElementFields, FormEdit } from '#shared/forms/editing/form-edit.ts'
import { idsOf, standingsOf } from '#shared/forms/editing/standings-of.ts'
import type { Chance } from '#tests/support/chance.ts'

/** For tests: what a person at the builder may do next with a form: put in, copy, move, remove, rename, change a setting. */
export function randomEdit(form: Definition, chance: Chance): FormEdit {
  const standings = standingsOf(form)
  const group = chance.pick(standings.filter(({ element }) => element.children))?.element.id
  const place = { parent: chance.is(0.5) ? group : undefined, index: chance.whole(0, 6) }
  const element = chance.pick(standings)?.element
  const what = element ? chance.whole(0, 10) : 0
  if (!element || what <= 3) return { kind: 'insert', elements: [aNewElement(form, chance)], place }
  if (what === 4) return { kind: 'insert', elements: copiesOf([element], idsOf(form)), place }
  if (what === 5) return { kind: 'move', id: element.id, place }
  if (what === 6) return { kind: 'remove', ids: [element.id] }
  if (what === 7) return { kind: 'rename', from: element.id, to: `named_${chance.whole(1, 40)}` }
  const other = chance.pick(standings)?.element ?? element
  return { kind: 'change', id: element.id, fields: chance.pick(settings(element, other, chance)) ?? {} }
}

function aNewElement(form: Definition, chance: Chance): Element {
  const type = chance.pick<FormElementType>(formElementTypes) ?? 'String'
  const label = `${type} ${chance.whole(1, 99)}`
  const option = (number: number) => `Option ${number}`
  return newElement(type, { label, option, taken: idsOf(form), leads: leadsOf(type, form, chance) })
}

/** What the palette asks before it puts in an element that leads elsewhere. */
function leadsOf(type: FormElementType, form: Definition, chance: Chance): Leads | undefined {
  const id = `00000000-0000-4000-8000-${String(chance.whole(1, 9)).padStart(12, '0')}`
  if (type === 'Instrument') return { questionnaire: { id, resourceType: 'Questionnaire' } }
  if (type === 'Subform') return { form: { id, resourceType: 'Form' } }
  if (type === 'LastValue') return { of: chance.pick(standingsOf(form))?.element.id ?? 'mood' }
  return type === 'Reference' ? { types: ['Practitioner'] } : undefined
}

/** Settings of elements, right ones and such as an author has to be told of. */
function settings(element: Element, other: Element, chance: Chance): readonly ElementFields[] {
  const condition = { combinator: 'And', clauses: [{ source: other.id, operator: 'Exists' }] } as const
  return [
    { label: `Another label ${chance.whole(1, 99)}` },
    { help: 'Take your time.' },
    { required: chance.is(0.5) ? true : undefined },
    { width: chance.whole(1, 10) },
    { hidden: chance.is(0.3) ? true : undefined },
    { print: { pageBreakBefore: true } },
    { visibleWhen: condition },
    { visibleWhen: undefined },
    ...(element.calculation ? [{ calculation: { kind: 'Sum' as const, sources: [other.id, 1] } }] : []),
    ...(element.options ? [{ options: element.options.slice(0, chance.whole(0, 2)) }] : []),
    ...(element.type === 'Integer' ? [{ validation: { min: 5, max: chance.whole(1, 9) } }] : []),
  ]
}
