import { expect, test } from 'vitest'
import { openingOf } from './transaction-settings.ts'

const practiceId = '11111111-1111-4111-8111-111111111111'
const patient = '22222222-2222-4222-8222-222222222222'

test('a transaction opens with one query that takes on the role of the application and says for whom', () => {
  const opening = openingOf({
    practiceId,
    actorId: null,
    profileId: null,
    operation: 'note.sign',
    reach: 'Limited',
    profiles: [practiceId.toUpperCase(), patient],
    allowed: [],
  })
  expect(opening.split('; ')).toEqual([
    'begin',
    'set local role goldthread_app',
    `set local goldthread.practice = '${practiceId}'`,
    "set local goldthread.operation = 'note.sign'",
    "set local goldthread.reach = 'Limited'",
    `set local goldthread.profiles = '{${practiceId},${patient}}'`,
  ])
})
