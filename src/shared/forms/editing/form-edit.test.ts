import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { historyOf, paused, redone, stepped, undone } from './edit-history.ts'
import { edited, type FormEdit } from './form-edit.ts'
import { idsOf, standingOf, standingsOf } from './standings-of.ts'

const mood: Element = { id: 'mood', type: 'Integer', label: 'Mood' }
const sleep: Element = {
  id: 'sleep',
  type: 'String',
  label: 'Sleep',
  visibleWhen: { combinator: 'And', clauses: [{ source: 'mood', operator: 'LessThan', value: 3 }] },
}
const total: Element = {
  id: 'total',
  type: 'Calculated',
  label: 'Total',
  calculation: { kind: 'Sum', sources: ['mood', 'pain', 7] },
}
const pain: Element = { id: 'pain', type: 'Integer', label: 'Pain' }
const part: Element = { id: 'part', type: 'Section', label: 'Part', children: [pain] }
const form = {
  elements: [mood, sleep, part, total],
  scoring: [{ id: '1', name: 'All', kind: 'Sum', itemIds: ['mood', 'pain'] }],
  alerts: [
    {
      id: '1',
      when: { combinator: 'And', clauses: [{ source: 'pain', operator: 'GreaterThan', value: 8 }] },
      severity: 'Critical',
      message: 'Ask about pain.',
    },
  ],
  translations: { es: { mood: { label: 'Ánimo' }, pain: { label: 'Dolor' } } },
}
const read = (definition: Definition) =>
  standingsOf(definition).map(({ element, depth }) => `${'-'.repeat(depth)}${element.id}`)

test('a question is put into a group, moved out of it and back, and nothing else is touched', () => {
  const made = edited(form, {
    kind: 'insert',
    elements: [{ id: 'new', type: 'Date', label: 'New' }],
    place: { parent: 'part', index: 0 },
  })
  expect(read(made)).toEqual(['mood', 'sleep', 'part', '-new', '-pain', 'total'])
  expect(made.elements[0]).toBe(mood)
  const out = edited(made, { kind: 'move', id: 'pain', place: { index: 0 } })
  expect(read(out)).toEqual(['pain', 'mood', 'sleep', 'part', '-new', 'total'])
  const back = edited(out, { kind: 'move', id: 'pain', place: { parent: 'part', index: 1 } })
  expect(back).toEqual(made)
})

test('what makes no sense changes nothing: a group within itself, a question that holds another, an id that is taken', () => {
  const inner: Element = { id: 'inner', type: 'Section', label: 'Inner', children: [] }
  const nested = edited(form, { kind: 'insert', elements: [inner], place: { parent: 'part', index: 0 } })
  const senseless: readonly FormEdit[] = [
    { kind: 'move', id: 'part', place: { parent: 'part', index: 0 } },
    { kind: 'move', id: 'part', place: { parent: 'inner', index: 0 } },
    { kind: 'move', id: 'mood', place: { parent: 'sleep', index: 0 } },
    { kind: 'insert', elements: [mood], place: { index: 0 } },
    { kind: 'insert', elements: [pain, { ...pain }], place: { index: 0 } },
    { kind: 'rename', from: 'mood', to: 'sleep' },
    { kind: 'remove', ids: ['nobody'] },
    { kind: 'change', id: 'nobody', fields: { label: 'x' } },
  ]
  for (const edit of senseless) expect(edited(nested, edit), JSON.stringify(edit)).toBe(nested)
})

test('another id is written wherever the old one stood: conditions, calculations, scores, alerts, translations', () => {
  const called = edited(form, { kind: 'rename', from: 'pain', to: 'ache' })
  const text = JSON.stringify(called)
  expect(text).not.toContain('"pain"')
  expect(called.scoring[0]?.itemIds).toEqual(['mood', 'ache'])
  expect(called.translations.es).toEqual({ mood: { label: 'Ánimo' }, ache: { label: 'Dolor' } })
  expect(edited(called, { kind: 'rename', from: 'ache', to: 'pain' })).toEqual(form)
})

test('paths over rows and bounds by another question follow a new id too', () => {
  const rows = {
    elements: [
      {
        id: 'drinks',
        type: 'Repeater',
        label: 'Drinks',
        children: [{ id: 'count', type: 'Integer', label: 'Count' }],
      },
      {
        id: 'sum',
        type: 'Calculated',
        label: 'Sum',
        calculation: { kind: 'Sum', sources: ['drinks.*.count'] },
      },
      { id: 'end', type: 'Date', label: 'End', validation: { minDate: '@start' } },
      { id: 'start', type: 'Date', label: 'Start' },
    ],
  } as const satisfies Definition
  const called = edited(edited(rows, { kind: 'rename', from: 'count', to: 'glasses' }), {
    kind: 'rename',
    from: 'start',
    to: 'begin',
  })
  expect(standingOf(called, 'sum')?.element.calculation?.sources).toEqual(['drinks.*.glasses'])
  expect(standingOf(called, 'end')?.element.validation?.minDate).toBe('@begin')
})

test('what is removed leaves no condition, source, score, alert or translation behind that asks about it', () => {
  const left = edited(form, { kind: 'remove', ids: ['part', 'mood'] })
  expect(read(left)).toEqual(['sleep', 'total'])
  expect(standingOf(left, 'sleep')?.element).not.toHaveProperty('visibleWhen')
  expect(standingOf(left, 'total')?.element.calculation?.sources).toEqual([7])
  expect(left.alerts).toEqual([])
  expect(left.translations).toEqual({ es: {} })
})

test('a field is set and taken away, and the type of a question changes with it', () => {
  const wide = edited(form, { kind: 'change', id: 'mood', fields: { required: true, width: 5 } })
  expect(standingOf(wide, 'mood')?.element).toEqual({ ...mood, required: true, width: 5 })
  const plain = edited(wide, {
    kind: 'change',
    id: 'mood',
    fields: { required: undefined, width: undefined },
  })
  expect(standingOf(plain, 'mood')?.element).toEqual(mood)
})

const ids = ['mood', 'sleep', 'part', 'pain', 'total', 'a', 'b', 'c']
const id = fc.constantFrom(...ids)
const place = fc.record({ parent: fc.option(id, { nil: undefined }), index: fc.nat(5) })
const element = fc
  .record({ id, type: fc.constantFrom('String', 'Section', 'Integer', 'Repeater'), label: fc.string() })
  .map(
    (made): Element =>
      (['Section', 'Repeater'].includes(made.type) ? { ...made, children: [] } : made) as Element,
  )
const edit: fc.Arbitrary<FormEdit> = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), elements: fc.array(element, { maxLength: 2 }), place }),
  fc.record({ kind: fc.constant('remove' as const), ids: fc.array(id, { maxLength: 2 }) }),
  fc.record({ kind: fc.constant('move' as const), id, place }),
  fc.record({ kind: fc.constant('change' as const), id, fields: fc.record({ label: fc.string() }) }),
  fc.record({ kind: fc.constant('rename' as const), from: id, to: id }),
)

test('taking back and doing again is exact, whatever was done, and no id stands twice', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
      const states: Definition[] = [form]
      let history = historyOf<Definition>(form)
      for (const each of edits) {
        const next = edited(history.present, each)
        if (next !== history.present) states.push(next)
        history = stepped(history, next)
        const standing = standingsOf(next).map((one) => one.element.id)
        expect(new Set(standing).size).toBe(standing.length)
        expect(idsOf(next).size).toBe(standing.length)
      }
      for (const state of states.toReversed()) {
        expect(history.present).toBe(state)
        history = undone(history)
      }
      for (const state of states) {
        expect(history.present).toBe(state)
        history = redone(history)
      }
    }),
    { numRuns: 300 },
  )
})

test('the letters of one label are taken back together, and apart after a pause', () => {
  const typed = (history: ReturnType<typeof historyOf<string>>, text: string) =>
    stepped(history, text, 'label')
  let history = typed(typed(historyOf(''), 'P'), 'Pa')
  expect(undone(history).present).toBe('')
  history = typed(paused(history), 'Pain')
  expect(undone(history).present).toBe('Pa')
  expect(undone(undone(history)).present).toBe('')
  expect(redone(redone(undone(undone(history)))).present).toBe('Pain')
})

test('the last five hundred steps can be taken back', () => {
  let history = historyOf(0)
  for (let step = 1; step <= 700; step += 1) history = stepped(history, step)
  for (let step = 0; step < 700; step += 1) history = undone(history)
  expect(history.present).toBe(200)
})

test('fields that an element has already change nothing, so what was taken back can still be done again', () => {
  expect(edited(form, { kind: 'change', id: 'mood', fields: { label: 'Mood', help: undefined } })).toBe(form)
  expect(edited(form, { kind: 'change', id: 'pain', fields: { label: 'Pain' } })).toBe(form)
  expect(edited(form, { kind: 'several', edits: [{ kind: 'change', id: 'pain', fields: pain }] })).toBe(form)
})
