import type { ClientBase } from 'pg'
import { expect, test } from 'vitest'
import { SharedPlaces } from './shared-place.ts'

/** Places that are counted; nothing is ever asked of their connections. */
function placesOf(take: () => Promise<ClientBase>) {
  const told = { taken: 0, ended: [] as boolean[] }
  const place = () => {
    told.taken += 1
    return { take, end: (broken: boolean) => void told.ended.push(broken) }
  }
  return { told, place }
}

const nothing: Partial<ClientBase> = {}
// No member of it is used here.
const connection = async () => nothing as ClientBase
const nextMoment = () => new Promise<void>((resolve) => setImmediate(resolve))

test('readings of one moment hold one place, and the last of them gives it back; those of the next moment take another', async () => {
  const { told, place } = placesOf(connection)
  const shared = new SharedPlaces()
  const parts = [shared.join(place), shared.join(place), shared.join(place)]
  const clients = await Promise.all(parts.map((part) => part.take()))
  expect(new Set(clients).size).toBe(1)
  expect(told.taken).toBe(1)

  parts[0]?.end(false)
  parts[1]?.end(true)
  expect(told.ended).toEqual([])
  await nextMoment()
  shared.join(place)
  expect(told.taken).toBe(2)
  parts[2]?.end(false)
  expect(told.ended).toEqual([true])
})

test('no more than eight share a place', () => {
  const { told, place } = placesOf(connection)
  const shared = new SharedPlaces()
  for (let count = 0; count < 17; count += 1) shared.join(place)
  expect(told.taken).toBe(3)
})

test('nobody joins a place that all have left', () => {
  const { told, place } = placesOf(connection)
  const shared = new SharedPlaces()
  shared.join(place).end(false)
  shared.join(place)
  expect(told.taken).toBe(2)
})

test('where no connection can be had, everybody is told so and the place is given back', async () => {
  const { told, place } = placesOf(() => Promise.reject(new Error('away')))
  const shared = new SharedPlaces()
  const parts = [shared.join(place), shared.join(place)]
  for (const part of parts) {
    await expect(part.take()).rejects.toThrow('away')
    expect(part.client).toBeUndefined()
    part.end(false)
  }
  expect(told.ended).toEqual([false])
})
