import { expect, test } from 'vitest'
import { findOwnWorld, readProduct } from './find-own-world.ts'
import { roofs } from './roofs.ts'

const found = findOwnWorld(readProduct())
const isRoof = (place: string) => Object.keys(roofs).some((path) => place.startsWith(`${path}: `))

test('time, ids and chance are handed in: only the named roofs ask for them', () => {
  expect(found.filter((place) => !isRoof(place))).toEqual([])
})

test('a roof that asks for nothing any more is no roof', () => {
  expect(Object.keys(roofs).filter((path) => found.every((place) => !place.startsWith(path)))).toEqual([])
  expect(Object.keys(roofs).length).toBeLessThanOrEqual(5)
})

test('whoever asks for them by itself is found, however it is written', () => {
  const text = `
    import { createHash, randomUUID as made } from 'node:crypto'
    const day = new Date().toISOString()
    const later = new Date
    const since = globalThis.Date.now()
    const said = Date()
    const id = crypto.randomUUID()
    const chance = { random: Math.random }
    const today = Temporal.Now.plainDateISO()
  `
  expect(findOwnWorld(new Map([['src/a.ts', text]]))).toEqual([
    'src/a.ts: randomUUID',
    'src/a.ts: new Date()',
    'src/a.ts: new Date()',
    'src/a.ts: Date.now',
    'src/a.ts: Date()',
    'src/a.ts: crypto.randomUUID',
    'src/a.ts: Math.random',
    'src/a.ts: Temporal.Now',
  ])
})

test('who is handed a moment, or only speaks of one, is not found', () => {
  const text = `
    // new Date() and Date.now() are for the roof
    const at = new Date(world.now()).toISOString()
    const said = 'Math.random()'
    const secret = randomBytes(32)
    const left = Date.parse(due) - now
  `
  expect(findOwnWorld(new Map([['src/a.ts', text]]))).toEqual([])
})
