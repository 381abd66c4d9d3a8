import { expect, test } from 'vitest'
import { practiceItems } from '#shared/lists/practice-items.ts'
import { addIn, listOverride, moveIn, offerIn, renameIn, withListOverride } from './list-override.ts'

const list = {
  name: 'marital-status',
  locked: false,
  items: [
    { code: 'single', display: 'Never married', spanish: 'Nunca casado' },
    { code: 'married', display: 'Married' },
    { code: 'widowed', display: 'Widowed' },
  ],
}
const nothing = listOverride([], list.name)
const shown = (override: typeof nothing) =>
  practiceItems(list, [override]).map(({ display, isOffered }) => (isOffered ? display : `(${display})`))

test('a list is renamed, hidden, added to and put in order as the practice wants it', () => {
  const renamed = renameIn(nothing, list, { code: 'single', display: 'Single' })
  const added = addIn(renamed, { code: 'engaged', display: 'Engaged' })
  const hidden = offerIn(added, { code: 'widowed', isOffered: false })
  const moved = moveIn(hidden, practiceItems(list, [hidden]), { code: 'engaged', by: -1 })

  expect(shown(moved)).toEqual(['Single', 'Married', 'Engaged', '(Widowed)'])
  expect(shown(offerIn(moved, { code: 'widowed', isOffered: true }))).toContain('Widowed')
})

test('the shipped name, in either language, takes the own one away; an added code is called anew where it is', () => {
  const renamed = renameIn(nothing, list, { code: 'single', display: 'Single' })
  for (const display of ['Never married', 'Nunca casado'])
    expect(renameIn(renamed, list, { code: 'single', display }).renamed).toEqual([])

  const added = addIn(nothing, { code: 'engaged', display: 'Engaged' })
  expect(renameIn(added, list, { code: 'engaged', display: 'Betrothed' })).toMatchObject({
    added: [{ code: 'engaged', display: 'Betrothed' }],
    renamed: [],
  })
})

test('what changes nothing is not kept, and other lists stay as they are', () => {
  const other = { list: 'pronouns', hidden: ['ze'] }
  expect(withListOverride([other, { list: list.name, hidden: ['single'] }], nothing)).toEqual([other])
  expect(withListOverride([other], offerIn(nothing, { code: 'married', isOffered: false }))).toEqual([
    other,
    { list: list.name, hidden: ['married'] },
  ])
})

test('the first does not move up and the last does not move down', () => {
  const items = practiceItems(list, [])
  expect(moveIn(nothing, items, { code: 'single', by: -1 })).toBe(nothing)
  expect(moveIn(nothing, items, { code: 'widowed', by: 1 })).toBe(nothing)
})
