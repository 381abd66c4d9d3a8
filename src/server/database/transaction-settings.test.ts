import { expect, test } from 'vitest'
import { openingOf } from './transaction-settings.ts'

const practiceId = '11111111-1111-4111-8111-111111111111'
const patient = '22222222-2222-4222-8222-222222222222'

test('a transaction opens with one statement that takes on the role of the application and says for whom', () => {
  const settings = {
    practiceId,
    actorId: null,
    profileId: null,
    operation: 'note.sign',
    reach: 'Limited',
    profiles: [practiceId.toUpperCase(), patient],
    allowed: [],
  } as const
  const { begin, saying } = openingOf(settings)
  expect(begin).toBe('begin')
  expect(saying.text).toMatch(
    /^select set_config\('role', \$1, true\), set_config\('goldthread.practice', \$2, true\)/,
  )
  const said = ['', '', 'note.sign', 'Limited', `{${practiceId},${patient}}`, '', '', '']
  expect(saying.values).toEqual(['goldthread_app', practiceId, ...said])

  const reading = openingOf(settings, 'reading').saying
  expect(reading.text).toMatch(
    /^select set_config\('transaction_read_only', \$1, true\), set_config\('role', \$2, true\)/,
  )
  expect(reading.values).toEqual(['on', ...saying.values])
})

test('what is no id, no operation and no circle opens nothing', () => {
  const settings = {
    practiceId,
    actorId: null,
    profileId: null,
    operation: 'note.sign',
    reach: 'All',
    profiles: [],
    allowed: [],
  } as const
  expect(() => openingOf({ ...settings, practiceId: "x', true)" })).toThrow(TypeError)
  expect(() => openingOf({ ...settings, profiles: [`${patient},${practiceId}`] })).toThrow(TypeError)
  expect(() => openingOf({ ...settings, circles: ['Part 2'] })).toThrow(TypeError)
  expect(() => openingOf({ ...settings, operation: 'note sign' })).toThrow(TypeError)
})
