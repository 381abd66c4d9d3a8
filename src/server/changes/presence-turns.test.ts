import { expect, test } from 'vitest'
import { PresenceTurns } from './presence-turns.ts'

const taken = (turns: PresenceTurns, person: string, now: number, times: number) =>
  Array.from({ length: times }, () => turns.take(person, now)).filter((wait) => wait === undefined).length

test('sixty signs may come at once, and from then on one each second', () => {
  const turns = new PresenceTurns()
  expect(taken(turns, 'sam', 0, 100)).toBe(60)
  expect(turns.take('sam', 0)).toBe(1_000)
  expect(taken(turns, 'sam', 5_000, 100)).toBe(5)
  expect(taken(turns, 'sam', 3_600_000, 100)).toBe(60)
})

test('the signs of one person take nobody else’s turns', () => {
  const turns = new PresenceTurns()
  taken(turns, 'sam', 0, 100)
  expect(turns.take('rosa', 0)).toBeUndefined()
})

test('whoever has all turns back is forgotten once there are many, and nobody else', () => {
  const turns = new PresenceTurns()
  taken(turns, 'sam', 0, 100)
  for (let person = 0; person < 20_000; person += 1) turns.take(`p${person}`, 10)
  expect(turns.take('sam', 10)).toBeGreaterThan(0)
})
