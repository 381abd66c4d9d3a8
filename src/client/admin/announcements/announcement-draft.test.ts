import { expect, test } from 'vitest'
import { fieldsOf, newDraft, wantingIn } from './announcement-draft.ts'

const zone = 'America/Chicago'
const draft = { ...newDraft('2026-11-24T17:20:00.000Z', zone), title: 'Snow', body: 'Closed at noon.' }

test('an announcement begins now on the clock of the practice and is for everyone, unless roles are named', () => {
  expect(draft.start).toBe('2026-11-24T11:20')
  expect(fieldsOf(draft, zone)).toEqual({
    title: 'Snow',
    body: 'Closed at noon.',
    severity: 'Info',
    dismissible: true,
    audience: {},
    start: '2026-11-24T17:20:00.000Z',
  })
  expect(fieldsOf({ ...draft, roles: ['supervisor'], end: '2026-11-24T18:00' }, zone)).toMatchObject({
    audience: { securityRoles: ['supervisor'] },
    end: '2026-11-25T00:00:00.000Z',
  })
})

test('it needs words, a beginning, and an end that comes later', () => {
  expect(wantingIn(draft)).toBeUndefined()
  expect(wantingIn({ ...draft, title: ' ' })).toBe('title')
  expect(wantingIn({ ...draft, body: '' })).toBe('body')
  expect(wantingIn({ ...draft, start: '' })).toBe('start')
  expect(wantingIn({ ...draft, end: draft.start })).toBe('end')
})
