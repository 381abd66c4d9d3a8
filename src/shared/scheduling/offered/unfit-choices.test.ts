import { expect, test } from 'vitest'
import { unfitChoices } from './unfit-choices.ts'

const place = (id: string) => ({ id, resourceType: 'Location' as const })
const program = { id: 'sud', name: 'Recovery', locations: [place('east')] }
const service = { id: 'therapy', name: 'Therapy' }
const east = { id: 'east', name: 'East', kind: 'Site' } as const
const main = { id: 'main', name: 'Main', kind: 'Site' } as const
const only = (id: string) => [{ id, resourceType: 'Program' as const }]
const said = (chosen: Parameters<typeof unfitChoices>[0]) =>
  unfitChoices(chosen).map(({ pointer, weight, parameters }) => [pointer, weight, parameters?.what])

test('what the program offers and where it serves fits, and so does what is not chosen yet', () => {
  expect(said({ program, service, location: east })).toEqual([])
  expect(said({ program: undefined, service, location: main })).toEqual([])
  expect(said({ program, service: undefined, location: undefined })).toEqual([])
  expect(
    said({ program, service: undefined, location: { ...main, id: 'room', partOf: place('east') } }),
  ).toEqual([])
})

test('at home, outside and by video every program serves', () => {
  for (const kind of ['PatientHome', 'Community', 'Virtual'] as const)
    expect(said({ program, service: undefined, location: { ...main, kind } })).toEqual([])
})

test('a service for other programs, and a place of others, each warn by name', () => {
  expect(said({ program, service: { ...service, programs: only('act') }, location: main })).toEqual([
    ['/serviceType', 'warns', 'Therapy'],
    ['/program', 'warns', 'Main'],
  ])
})
