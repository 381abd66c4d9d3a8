import { expect, test } from 'vitest'
import { failureOf } from '#client/api/failure-of.ts'
import { isFull } from './is-full.ts'

function refused(...codes: readonly string[]) {
  const errors = codes.map((code) => ({ pointer: '/start', code, message: 'That time is taken.' }))
  const body = { status: 409, detail: 'That time is taken.', errors }
  return failureOf({ status: 409, headers: new Headers(), body })
}

test('a room that cannot be shared is full; a person who is busy can be booked beside, where that is confirmed', () => {
  expect(isFull(refused('scheduling.busy-practitioner', 'scheduling.busy-room-full'))).toBe(true)
  expect(isFull(refused('scheduling.busy-practitioner'))).toBe(false)
  expect(isFull(refused())).toBe(false)
})

test('more people than a group, a service or a room is for are not too many once that is confirmed', () => {
  const asked = ['scheduling.group-full', 'scheduling.service-full', 'scheduling.room-full']
  expect(isFull(refused(...asked))).toBe(false)
})
