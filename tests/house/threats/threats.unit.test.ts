import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readThreats, referenceThreats, threatComplaints } from './threat.ts'

const threats = readThreats(readFileSync(new URL('./threats.md', import.meta.url), 'utf8'))
/** The issues to come; a number leaves the list when its issue is done, and what it was to hold then needs a test. */
const open = [9, 10, 11, 13, 14, 15]

test('every threat is held by a test that is there, or by an issue to come', () => {
  expect(threats).toHaveLength(19)
  expect(threatComplaints(threats, open)).toEqual([])
})

test('a threat that nobody holds, a test that is not there, a line twice and a wrong issue, put in on purpose, are found', () => {
  const [first, second, third, ...rest] = threats
  if (!first || !second || !third) throw new Error('The table is shorter than three lines.')
  const broken = [
    { ...first, tests: [], issues: [] },
    { ...second, tests: ['tests/api/nobody-wrote-this.test.ts', 'tests/house/threats/threats.md'] },
    { ...third, issues: [8] },
    { ...third, issues: [] },
    ...rest,
  ]
  expect(threatComplaints(broken, open)).toEqual([
    'TM3 stands there twice',
    'TM1 is held by no test and by no issue to come',
    'TM2 names tests/api/nobody-wrote-this.test.ts, which tests nothing',
    'TM2 names tests/house/threats/threats.md, which tests nothing',
    'TM3 names issue 8',
  ])
})

test('the table says of each threat what the reference says', () => {
  const reference = referenceThreats()
  const said = ({ id, threat, actor, control }: (typeof threats)[number]) => ({ id, threat, actor, control })
  expect(threats.map(said)).toEqual((reference ?? threats).map(said))
})
