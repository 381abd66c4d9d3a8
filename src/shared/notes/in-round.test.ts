import { expect, test } from 'vitest'
import { waitsSince } from './in-round.ts'

const readyAt = '2026-03-04T10:00:00.000Z'

test('an amendment waits since it was begun: that the note was opened before counts for nothing', () => {
  expect(waitsSince({ signingState: 'ReadyToSign', readyAt })).toBe(readyAt)
  const amendments = [
    {
      id: 'a1',
      kind: 'Amendment' as const,
      reason: { code: 'error', display: 'Error' },
      author: { id: 'p1', resourceType: 'Practitioner' as const },
      at: '2026-04-01T09:00:00.000Z',
    },
  ]
  expect(waitsSince({ signingState: 'Amending', readyAt, amendments })).toBe('2026-04-01T09:00:00.000Z')
})
