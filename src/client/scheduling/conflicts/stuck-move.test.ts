import { expect, test } from 'vitest'
import { failureOf } from '#client/api/failure-of.ts'
import type { StuckEntry } from '#client/sync/outbox/ledger.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { bookingsTakenBack, stuckBookings } from './stuck-booking.ts'
import { isClash, stuckMoves, stuckTogether } from './stuck-move.ts'

const series = (id: string) => ({ series: { master: { id, resourceType: 'Appointment' }, index: 1 } })

function stuck(id: string, more: JsonObject, after: JsonObject): StuckEntry {
  const base = { id, start: '10:00', status: 'booked', display: id, ...more }
  const pending = { kind: 'patch', type: 'Appointment', id, base, after: { ...base, ...after } } as const
  return { id: `entry ${id}`, at: 1, pending, failure: { kind: 'conflict', because: 'busy' } }
}

test('those of one series that were refused alike are decided on together, all others alone', () => {
  const moves = stuckMoves([
    stuck('a', series('m'), { start: '11:00' }),
    stuck('b', {}, { start: '11:00' }),
    stuck('c', series('m'), { start: '12:00' }),
    stuck('d', series('m'), { status: 'noshow' }),
    stuck('e', series('other'), { start: '11:00' }),
    stuck('f', {}, { start: '11:00' }),
  ])
  const titles = stuckTogether(moves).map((together) => together.moves.map(({ title }) => title))
  expect(titles).toEqual([['a', 'c'], ['b'], ['d'], ['e'], ['f']])
})

test('a booking says whether a word is enough, and why not', () => {
  const body = { status: 'booked', start: '10:00' }
  const pending = { kind: 'create', type: 'Appointment', id: 'a', body } as const
  const because = (failure: StuckEntry['failure']) =>
    stuckBookings([{ id: 'x', at: 1, pending, failure }]).map((each) => each.because)
  const meets = (code: string) =>
    failureOf({
      status: 409,
      headers: new Headers(),
      body: { errors: [{ pointer: '/start', message: code, code }] },
    })
  expect(because(meets('scheduling.busy-patient'))).toEqual(['taken'])
  expect(because(meets('scheduling.busy-room-full'))).toEqual(['full'])
  expect(because({ kind: 'forbidden', permission: 'Appointment:Create' })).toEqual(['refused'])
  expect(isClash(stuck('a', {}, { start: '11:00' }))).toBe(false)
})

test('on a booking that was taken back before it was refused nobody has to decide', () => {
  const entry = (status: string): StuckEntry => {
    const pending = { kind: 'create', type: 'Appointment', id: status, body: { status } } as const
    return { id: status, at: 1, pending, failure: { kind: 'conflict', because: 'busy' } }
  }
  const entries = [entry('booked'), entry('entered-in-error')]
  expect(stuckBookings(entries).map(({ booked }) => booked.status)).toEqual(['booked'])
  expect(bookingsTakenBack(entries).map(({ id }) => id)).toEqual(['entered-in-error'])
})
