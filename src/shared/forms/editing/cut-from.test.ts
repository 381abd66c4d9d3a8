import { expect, test } from 'vitest'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { checkQuestionnaire } from '#shared/forms/publishing/check-questionnaire.ts'
import { type Clipping, clippingText, copiedElements, readClipping } from './copied-elements.ts'
import { edited, type FormEdit } from './form-edit.ts'
import { sectionAfter } from './section-after.ts'
import { standingOf, standingsOf } from './standings-of.ts'
import { takenAlong } from './taken-along.ts'
import { putBack } from './together.ts'

const options = [0, 1, 2, 3].map((score) => ({ code: String(score), label: `Answer ${score}`, score }))
const asked = (id: string): Element => ({ id, type: 'Choice', label: `Question ${id}`, options })
const about = (source: string) => ({
  combinator: 'And' as const,
  clauses: [{ source, operator: 'NotEquals' as const, value: '0' }],
})
const harm = {
  id: 'harm-alert',
  severity: 'Critical',
  message: 'Ask about suicide risk now',
  when: about('harm'),
}
const form = {
  id: 'this-form',
  shortName: 'Check',
  licence: 'Custom',
  elements: [
    asked('mood'),
    { id: 'part', type: 'Section', label: 'Part', children: [asked('harm'), asked('sleep')] },
    { id: 'plan', type: 'String', label: 'Plan', visibleWhen: about('harm') },
    { id: 'last', type: 'Date', label: 'Last' },
  ] as readonly Element[],
  scoring: [{ id: 'all', name: 'Total', kind: 'Sum', itemIds: ['mood', 'harm', 'sleep'] }],
  alerts: [harm],
  validations: [{ when: about('harm'), message: 'Both cannot be' }],
  translations: { es: { harm: { label: 'Daño' }, mood: { label: 'Ánimo' } } },
}
const section = {
  name: 'Risk',
  requiredElements: ['harm', 'mood'],
  hiddenElements: ['harm'],
  prefill: [{ elementId: 'harm', path: 'patient.name' }],
}

/** What lies on the clipboard after a question was cut out of the form. */
const clip = (id: string): Clipping => {
  const elements = [standingOf(form, id)?.element].filter((one) => one !== undefined)
  const read = readClipping(clippingText({ from: form.id, elements, cutFrom: { form, section } }))
  if (!read) throw new Error('the clipboard holds nothing')
  return read
}
const cut = (id: string): FormEdit => ({ kind: 'remove', ids: [id] })
const pasted = (clipping: Clipping, now: Definition & { readonly id: string }, index = 0): FormEdit => ({
  kind: 'insert',
  elements: copiedElements(clipping, now).elements,
  place: { index },
  cutFrom: clipping.from === now.id ? clipping.cutFrom : undefined,
})

test('a question that is cut out and put in elsewhere keeps its alert, its place in the score, its check, its condition and its words in Spanish', () => {
  const without = edited(form, cut('harm'))
  expect(without.alerts).toEqual([])
  const back = edited(without, pasted(clip('harm'), without))
  expect(back).toEqual(edited(form, { kind: 'move', id: 'harm', place: { index: 0 } }))
  expect(checkQuestionnaire(back as never)).toEqual(checkQuestionnaire(form as never))
})

test('a section requires, hides and fills again what was cut out of its form and is there again', () => {
  const without = edited(form, cut('harm'))
  const left = sectionAfter(section, cut('harm'), without)
  expect(left).toMatchObject({ requiredElements: ['mood'], hiddenElements: [], prefill: [] })
  const paste = pasted(clip('harm'), without)
  const changed = { ...left, name: 'Risk today', requiredElements: ['mood', 'sleep'] }
  expect(sectionAfter(changed, paste, edited(without, paste))).toEqual({
    ...section,
    name: 'Risk today',
    requiredElements: ['harm', 'mood', 'sleep'],
  })
})

test('what was changed between cutting and pasting stays changed', () => {
  const without = edited(form, cut('harm'))
  const changed = edited(
    {
      ...without,
      scoring: [{ id: 'all', name: 'Everything', kind: 'Sum', itemIds: ['sleep', 'last'] }],
      alerts: [{ id: 'other', severity: 'Warn', message: 'Look', when: about('mood') }],
    },
    {
      kind: 'several',
      edits: [
        { kind: 'change', id: 'plan', fields: { label: 'The plan', visibleWhen: about('sleep') } },
        { kind: 'rename', from: 'mood', to: 'spirits' },
      ],
    },
  )
  const back = edited(changed, pasted(clip('harm'), changed))
  expect(back.scoring[0]).toMatchObject({ name: 'Everything', itemIds: ['harm', 'sleep', 'last'] })
  expect(back.alerts.map(({ id }) => id).toSorted()).toEqual(['harm-alert', 'other'])
  expect(standingOf(back, 'plan')?.element).toMatchObject({ label: 'The plan', visibleWhen: about('sleep') })
  expect(back.translations.es).toEqual({ harm: { label: 'Daño' }, spirits: { label: 'Ánimo' } })
})

test('pasted once more, or into another form, it is a copy of which nothing is said', () => {
  const without = edited(form, cut('harm'))
  const once = edited(without, pasted(clip('harm'), without))
  const twice = edited(once, pasted(clip('harm'), once))
  expect(standingsOf(twice).map(({ element }) => element.id)).toContain('harm_2')
  expect({ ...twice, elements: [] }).toEqual({ ...once, elements: [] })
  const other = { id: 'other-form', elements: [asked('mood')], alerts: [] }
  expect(edited(other, pasted(clip('harm'), other)).alerts).toEqual([])
})

test('a condition does not come to ask a question of another form that happens to have the same name', () => {
  const other = { id: 'other-form', elements: [{ ...asked('harm'), label: 'Allergic to penicillin' }] }
  const { elements, lost } = copiedElements(clip('plan'), other)
  expect(elements[0]).not.toHaveProperty('visibleWhen')
  expect(lost).toEqual([{ kind: 'condition', name: 'Plan' }])
  const here = copiedElements(clip('plan'), form)
  expect(here.elements[0]).toMatchObject({ id: 'plan_2', visibleWhen: about('harm') })
  expect(here.lost).toEqual([])
})

test('a calculation over the column of a grid goes with its grid into another form', () => {
  const grid: Element = {
    id: 'doses',
    type: 'Grid',
    label: 'Doses',
    columns: [{ id: 'amount', type: 'Integer', label: 'Amount' }],
    rows: [{ id: 'am', label: 'Morning' }],
  }
  const sum: Element = {
    id: 'sum',
    type: 'Calculated',
    label: 'Sum',
    calculation: { kind: 'Sum', sources: ['doses.*.amount'] },
  }
  expect(copiedElements({ elements: [grid, sum] }, { elements: [] })).toEqual({
    elements: [grid, sum],
    lost: [],
  })
})

test('a removal says which alert, score, check and condition go with it, and all of them come back where it is taken back', () => {
  const without = edited(form, cut('harm'))
  expect(takenAlong(form, without)).toEqual([
    { kind: 'alert', name: 'Ask about suicide risk now' },
    { kind: 'score', name: 'Total' },
    { kind: 'check', name: 'Both cannot be' },
    { kind: 'condition', name: 'Plan' },
  ])
  expect(takenAlong(form, edited(form, cut('last')))).toEqual([])
  const later = edited(without, { kind: 'change', id: 'last', fields: { label: 'The last time' } })
  expect(edited(later, putBack({ form }, without, later))).toEqual(
    edited(form, { kind: 'change', id: 'last', fields: { label: 'The last time' } }),
  )
  const both = edited(form, { kind: 'remove', ids: ['part', 'mood'] })
  expect(edited(both, putBack({ form }, both, both))).toEqual(form)
})

test('a clipboard with anything else on it holds no elements', () => {
  for (const text of [
    '',
    'Mood',
    '[]',
    '{"elements":[]}',
    '{"elements":[{"id":"a"}]}',
    '{"elements":[{"id":"a","type":"Nothing"}]}',
  ])
    expect(readClipping(text), text).toBeUndefined()
  const odd = readClipping('{"elements":[{"id":"a","type":"String"}],"cutFrom":{"form":7,"section":[]}}')
  expect(odd).toMatchObject({ elements: [{ id: 'a', type: 'String' }] })
  expect(odd?.cutFrom).toBeUndefined()
})
