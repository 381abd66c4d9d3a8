import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { populationOf, reachOf, scopeOf } from './scope-of.ts'

const clinician: Actor = {
  practiceId: 'practice',
  practiceKey: 'riverbend',
  personId: 'person',
  profile: null,
  granted: new Set(['Patient:Read']),
  population: 'CareTeam',
  reach: 'Limited',
  profiles: ['okafor'],
  circles: [],
  allowed: [],
  locale: 'en',
}

test('without the permission an actor reaches nothing, with it as far as its population goes', () => {
  expect(scopeOf(clinician, 'Patient:Update')).toEqual({ kind: 'Nothing' })
  expect(scopeOf(clinician, 'Patient:Read')).toEqual({ kind: 'Limited', profiles: ['okafor'], allowed: [] })
  expect(scopeOf({ ...clinician, reach: 'All' }, 'Patient:Read')).toEqual({ kind: 'All' })
  expect(scopeOf({ ...clinician, reach: 'Nothing' }, 'Patient:Read')).toEqual({ kind: 'Nothing' })
})

test('the widest role wins, and a personal restriction only narrows', () => {
  expect(populationOf(['CareTeam', 'All'], undefined)).toBe('All')
  expect(populationOf(['Program'], 'CareTeam')).toBe('CareTeam')
  expect(populationOf(['CareTeam'], 'All')).toBe('CareTeam')
  expect(populationOf([], 'All')).toBeUndefined()
})

test('without any role nobody is reached', () => {
  expect(reachOf(undefined)).toBe('Nothing')
  expect(reachOf('All')).toBe('All')
  expect(reachOf('Program')).toBe('Limited')
})
