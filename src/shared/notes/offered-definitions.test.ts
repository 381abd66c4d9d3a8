import { expect, test } from 'vitest'
import { type Offering, offeredDefinitions } from './offered-definitions.ts'

const nobody = { roles: [] }
const anywhere = { filtersByProgram: false }
const aDefinition = (id: string, more: Partial<Offering> = {}): Offering => ({
  id,
  key: id,
  version: 1,
  status: 'Active',
  type: 'Form',
  kinds: ['Note'],
  ...more,
})
const program = (id: string, listed: readonly string[] = []) => ({
  id,
  noteDefinitions: listed.map((each) => ({ id: each, resourceType: 'NoteDefinition' })),
})
const names = (definitions: readonly Offering[]) => definitions.map(({ id }) => id)

test('of a note’s versions the newest in force is offered; drafts, parts and notes of groups are not', () => {
  const definitions = [
    aDefinition('old', { key: 'progress' }),
    aDefinition('new', { key: 'progress', version: 2 }),
    aDefinition('newest', { key: 'progress', version: 3, status: 'Draft' }),
    aDefinition('part', { type: 'Subform' }),
    aDefinition('group', { kinds: ['GroupNote'] }),
  ]
  expect(names(offeredDefinitions(definitions, nobody, anywhere).fitting)).toEqual(['new'])
})

test('a note of other programs and services is apart, and what is not known yet speaks against none', () => {
  const outpatient = { id: 'outpatient', resourceType: 'Program' }
  const therapy = { id: 'therapy', resourceType: 'HealthcareService' }
  const definitions = [
    aDefinition('here', { programs: [outpatient] }),
    aDefinition('service', { services: [therapy] }),
    aDefinition('everywhere'),
  ]
  const { fitting, others } = offeredDefinitions(definitions, nobody, {
    ...anywhere,
    program: program('day'),
    service: { id: 'intake' },
  })
  expect([names(fitting), names(others)]).toEqual([['everywhere'], ['here', 'service']])
  expect(names(offeredDefinitions(definitions, nobody, anywhere).fitting)).toHaveLength(3)
})

test('where the practice filters by program, what the program lists is offered, in whichever version it lists it', () => {
  const definitions = [
    aDefinition('listed-1', { key: 'listed', status: 'Retired' }),
    aDefinition('listed-2', { key: 'listed', version: 2 }),
    aDefinition('unlisted'),
  ]
  const documented = { program: program('outpatient', ['listed-1']) }
  const filtered = offeredDefinitions(definitions, nobody, { ...documented, filtersByProgram: true })
  expect([names(filtered.fitting), names(filtered.others)]).toEqual([['listed-2'], ['unlisted']])
  const free = offeredDefinitions(definitions, nobody, { ...documented, filtersByProgram: false })
  expect(names(free.fitting)).toEqual(['listed-2', 'unlisted'])
})

test('a note for certain roles or licenses is there for those alone who have them', () => {
  const licence = { code: 'LCSW', display: 'LCSW' }
  const role = { id: 'clinician', resourceType: 'SecurityRole' }
  const definitions = [
    aDefinition('licensed', { licenses: [licence] }),
    aDefinition('role', { roles: [role] }),
  ]
  expect(offeredDefinitions(definitions, nobody, anywhere)).toEqual({ fitting: [], others: [] })
  const who = { roles: [role], licenses: [{ type: licence, number: '1' }] }
  expect(names(offeredDefinitions(definitions, who, anywhere).fitting)).toEqual(['licensed', 'role'])
})
