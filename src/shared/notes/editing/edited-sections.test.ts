import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EditHistory, historyOf, redone, stepped, undone } from '#shared/forms/editing/edit-history.ts'
import {
  editedSections,
  freeSectionKey,
  type SectionEdit,
  type Sectioned,
  sectionsInOrder,
} from './edited-sections.ts'

const section = (key: string, order: number) => ({
  id: key,
  key,
  order,
  title: key,
  sectionForm: { id: `form-${key}`, resourceType: 'NoteSectionForm' as const },
})
const asking = (...keys: readonly string[]) => ({
  combinator: 'Or' as const,
  clauses: keys.map((key) => ({ source: `section.${key}.mood`, operator: 'Exists' as const })),
})
const note: Sectioned = {
  sections: [
    section('plan', 3),
    { ...section('risk', 2), visibleWhen: asking('subjective', 'plan') },
    section('subjective', 1),
  ],
  sectionMap: [{ formatSection: 'S', sectionKey: 'subjective' }],
}
const read = (made: Sectioned) => sectionsInOrder(made).map(({ key, order }) => `${order} ${key}`)

test('sections come, go and change places; they are numbered as they stand', () => {
  const { order: _order, ...coming } = section('goals', 0)
  const more = editedSections(note, { kind: 'add', section: coming, index: 1 })
  expect(read(more)).toEqual(['1 subjective', '2 goals', '3 risk', '4 plan'])
  const moved = editedSections(more, { kind: 'move', id: 'plan', index: 0 })
  expect(read(moved)).toEqual(['1 plan', '2 subjective', '3 goals', '4 risk'])
  const less = editedSections(moved, { kind: 'remove', id: 'goals' })
  expect(read(less)).toEqual(['1 plan', '2 subjective', '3 risk'])
})

test('a section that is removed is asked nothing any more and receives no part of a draft', () => {
  const left = editedSections(note, { kind: 'remove', id: 'subjective' })
  expect(sectionsInOrder(left)[0]?.visibleWhen).toEqual(asking('plan'))
  expect(left.sectionMap).toEqual([])
  const alone = editedSections(left, { kind: 'remove', id: 'plan' })
  expect(sectionsInOrder(alone)[0]).not.toHaveProperty('visibleWhen')
})

test('a title is given and taken away, and nothing else is touched', () => {
  const called = editedSections(note, {
    kind: 'change',
    id: 'plan',
    fields: { title: 'Next steps', required: true },
  })
  expect(sectionsInOrder(called)[2]).toMatchObject({ title: 'Next steps', required: true, key: 'plan' })
  const bare = editedSections(called, {
    kind: 'change',
    id: 'plan',
    fields: { title: undefined, required: undefined },
  })
  expect(sectionsInOrder(bare)[2]).not.toHaveProperty('title')
  expect(sectionsInOrder(bare)[1]).toBe(sectionsInOrder(note)[1])
})

test('what makes no sense changes nothing', () => {
  const { order: _order, ...taken } = section('plan', 0)
  const senseless: readonly SectionEdit[] = [
    { kind: 'add', section: taken, index: 0 },
    { kind: 'remove', id: 'nobody' },
    { kind: 'move', id: 'nobody', index: 0 },
    { kind: 'move', id: 'plan', index: 9 },
    { kind: 'change', id: 'nobody', fields: { title: 'x' } },
  ]
  for (const edit of senseless) expect(editedSections(note, edit), JSON.stringify(edit)).toBe(note)
})

test('a new section gets a key that no other has', () => {
  expect(freeSectionKey(note, 'Plan')).toBe('plan-2')
  expect(freeSectionKey(note, 'Évolution & suivi')).toBe('evolution-suivi')
  expect(freeSectionKey(note, '…')).toBe('section')
})

const key = fc.constantFrom('a', 'b', 'c', 'd', 'plan', 'risk', 'subjective')
const edit: fc.Arbitrary<SectionEdit> = fc.oneof(
  fc.record({ name: key, index: fc.nat(8) }).map(({ name, index }): SectionEdit => {
    const { order: _order, ...coming } = section(name, 0)
    return { kind: 'add', section: coming, index }
  }),
  key.map((id): SectionEdit => ({ kind: 'remove', id })),
  fc.record({ id: key, index: fc.nat(8) }).map((made): SectionEdit => ({ kind: 'move', ...made })),
  fc.record({ id: key, title: fc.option(fc.string(), { nil: undefined }), asked: key }).map(
    ({ id, title, asked }): SectionEdit => ({
      kind: 'change',
      id,
      fields: { title, visibleWhen: asking(asked) },
    }),
  ),
)

test('over 1,000 random sequences, taking back and doing again is exact, no key stands twice and the sections are numbered through', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 250 }), (edits) => {
      const states: Sectioned[] = [note]
      let history: EditHistory<Sectioned> = historyOf(note)
      for (const each of edits) {
        const next = editedSections(history.present, each)
        if (next !== history.present) states.push(next)
        history = stepped(history, next)
        const keys = sectionsInOrder(next).map((one) => one.key)
        expect(new Set(keys).size).toBe(keys.length)
      }
      expect(sectionsInOrder(history.present).map(({ order }) => order)).toEqual(
        sectionsInOrder(history.present).map((_, index) => index + 1),
      )
      for (const before of states.toReversed().slice(1)) {
        history = undone(history)
        expect(history.present).toBe(before)
      }
      for (const after of states.slice(1)) {
        history = redone(history)
        expect(history.present).toBe(after)
      }
    }),
    { numRuns: 1000 },
  )
})
