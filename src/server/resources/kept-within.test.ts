import { expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import { keptWithin } from './kept-within.ts'

const at = '2026-03-04T09:05:00.000Z'

test('the moment of a turn stays when a sender leaves it out, wherever the turn is moved', () => {
  const before = { turns: [{ id: '1', at, text: 'How are you?' }] }
  const after = {
    turns: [
      { id: '2', text: 'Well.' },
      { id: '1', text: 'How are you?' },
    ],
  }
  expect(keptWithin(registry.Dialogue, before, after)).toEqual({
    turns: [
      { id: '2', text: 'Well.' },
      { id: '1', at, text: 'How are you?' },
    ],
  })
})

test('who was added to a confidential team keeps since when and by whom, though members have no id', () => {
  const addedBy = { id: 'a', resourceType: 'Practitioner' }
  const before = { confidentialTeam: [{ member: 'm', addedBy, since: at }] }
  const after = { confidentialTeam: [{ member: 'm' }, { member: 'n' }] }
  expect(keptWithin(registry.Patient, before, after)).toEqual({
    confidentialTeam: [{ member: 'm', addedBy, since: at }, { member: 'n' }],
  })
})

test('a part that goes takes with it what was written there, and what a sender says is left for judging', () => {
  const before = { turns: [{ id: '1', at }] }
  expect(keptWithin(registry.Dialogue, before, { turns: [] })).toEqual({ turns: [] })
  expect(keptWithin(registry.Dialogue, before, {})).toEqual({})
  const forged = { turns: [{ id: '1', at: '2020-01-01T00:00:00.000Z' }] }
  expect(keptWithin(registry.Dialogue, before, forged)).toEqual(forged)
})

test('a great many parts that all differ are as many look-ups, not each against each', () => {
  const many = (beginning: string) => ({
    confidentialTeam: Array.from({ length: 10_000 }, (_, index) => ({ member: `${beginning}${index}` })),
  })
  const after = many('a')
  expect(keptWithin(registry.Patient, many('b'), after)).toEqual(after)
})
