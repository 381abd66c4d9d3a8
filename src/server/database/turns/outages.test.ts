import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Outages } from './outages.ts'

const away = Object.assign(new Error('gone'), { code: '57P01' })
const full = Object.assign(new Error('no room'), { code: '53100' })

let said: string[]
let outages: Outages

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  said = []
  const say = (_facts: object, sentence: string) => void said.push(sentence)
  outages = new Outages({ info: say, warn: say })
})
afterEach(() => {
  vi.useRealTimers()
})

test('an outage is told once, however many requests meet it, and so is its end', () => {
  for (let request = 0; request < 5; request += 1) expect(outages.met(away)).toBe(false)
  outages.passed(false)
  outages.passed(false)

  expect(said).toEqual([
    'the database does not answer; requests are refused with 503 until it does',
    'the database answers again',
  ])
})

test('a full disk is over when something was stored again, and not when something was read', () => {
  expect(outages.met(full)).toBe(true)
  outages.passed(false)
  vi.advanceTimersByTime(10_000)
  outages.passed(false)
  expect(said).toHaveLength(1)
  outages.passed(true)

  expect(said).toEqual([
    'the database has no room to store anything; writing is refused with 507 until it has',
    'the database has room again',
  ])
})

test('a mistake of one request is no outage', () => {
  expect(outages.met(Object.assign(new Error('twice'), { code: '23505' }))).toBe(false)
  outages.passed(true)

  expect(said).toEqual([])
})
