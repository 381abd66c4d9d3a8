import { afterAll, beforeAll } from 'vitest'
import { copyHouse, type HouseCopy } from './house-copy.ts'
import { leavings, testLeavings } from './test-leavings.ts'

let copy: HouseCopy
beforeAll(() => {
  copy = copyHouse()
}, 60_000)
afterAll(() => copy.close())

testLeavings(leavings, () => copy)
