import { expect, test } from 'vitest'
import type { Pending } from '#client/sync/pending.ts'
import { isMadeHere, waitingAppointments } from './waiting-appointments.ts'

const body = { status: 'booked', start: '10:00' }

test('a booking that waits is drawn by what was entered, and a move of it by where it went', () => {
  const create: Pending = { kind: 'create', type: 'Appointment', id: 'a', body }
  const [made] = waitingAppointments([create])
  expect(made).toMatchObject({ id: 'a', ...body })
  expect(made && isMadeHere(made)).toBe(true)

  const after = { id: 'a', meta: { versionId: '' }, status: 'booked', start: '11:00' }
  const move: Pending = { kind: 'patch', type: 'Appointment', id: 'a', base: { id: 'a' }, after }
  expect(waitingAppointments([create, move])).toEqual([after])
})

test('what is stored already is not made here', () => {
  const after = { id: 'b', meta: { versionId: '3' }, start: '11:00' }
  const [moved] = waitingAppointments([{ kind: 'patch', type: 'Appointment', id: 'b', base: after, after }])
  expect(moved && isMadeHere(moved)).toBe(false)
})
