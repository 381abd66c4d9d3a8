import { expect, test } from 'vitest'
import { destinationsOf, outputOf, withDestinations, withOutput } from './with-output.ts'

const noteSectionType = { code: 'plan', display: 'Plan' }

test('an answer gets a name and a section of the note, and another name keeps the section', () => {
  const named = withOutput({}, 'safe', 'Feels safe')
  expect(outputOf(named, 'safe')).toEqual({ key: 'safe', from: 'safe', label: 'Feels safe' })
  const mapped = { ...named, ...withDestinations(named, 'safe', [{ output: 'safe', noteSectionType }]) }
  const renamed = { ...mapped, ...withOutput(mapped, 'safe', 'Safe at home') }
  expect(outputOf(renamed, 'safe')?.label).toBe('Safe at home')
  expect(destinationsOf(renamed, 'safe')).toHaveLength(1)
})

test('an answer without a name goes nowhere', () => {
  const mapped = {
    outputs: [{ key: 'safe', from: 'safe', label: 'Safe' }],
    mapTo: [{ output: 'safe', noteSectionType }],
  }
  expect(withOutput(mapped, 'safe', '')).toEqual({ outputs: [], mapTo: [] })
})
