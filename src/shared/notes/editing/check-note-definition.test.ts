import { expect, test } from 'vitest'
import type { Form } from '#generated/types/form.ts'
import { checkNoteDefinition, type SectionForms } from './check-note-definition.ts'
import { shownWhen } from './shown-when.ts'

const section = (key: string) => ({
  id: key,
  key,
  order: 1,
  sectionForm: { id: key, resourceType: 'NoteSectionForm' as const },
})
const elements: Form['elements'] = [{ id: 'mood', type: 'String', label: 'Mood' }]
const forms: SectionForms = new Map([
  ['plan', { elements }],
  ['risk', { elements }],
])
const asking = (source: string) => ({
  combinator: 'And' as const,
  clauses: [{ source, operator: 'Exists' as const }],
})
const messages = (...sections: readonly object[]) =>
  checkNoteDefinition({ type: 'Form', sections: sections as never }, forms).map(
    ({ pointer, message }) => `${pointer} ${message}`,
  )

test('a note without sections, or with one key twice, is not published', () => {
  expect(messages()).toEqual(['/sections definitions.no-sections'])
  expect(messages(section('plan'), section('plan'))).toEqual(['/sections definitions.section-twice'])
})

test('a section that waits for an answer of another one needs that answer to be there', () => {
  const risk = { ...section('risk'), visibleWhen: asking('section.plan.mood') }
  expect(messages(section('plan'), risk)).toEqual([])
  const lost = { ...section('risk'), visibleWhen: asking('section.plan.gone') }
  expect(messages(section('plan'), lost)).toEqual(['/sections/1 definitions.unknown-section-source'])
})

test('what a section asks waits for the condition of the section beside its own', () => {
  const own = asking('mood')
  const definition = {
    elements: [
      { id: 'mood', type: 'String', label: 'Mood' },
      { id: 'why', type: 'String', label: 'Why', visibleWhen: own },
    ],
  } as const
  const outer = asking('section.plan.mood')
  const waiting = shownWhen(definition, outer)
  expect(waiting.elements.map(({ visibleWhen }) => visibleWhen)).toEqual([
    outer,
    { combinator: 'And', clauses: [outer, own] },
  ])
  expect(shownWhen(definition, outer)).toBe(waiting)
  expect(shownWhen(definition, undefined)).toBe(definition)
})
