import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sliceOf, sliceSeed } from '#tests/support/slice.ts'
import { copyHouse, type HouseCopy } from './house-copy.ts'
import { houseText } from './house-text.ts'
import { closing } from './operation.ts'
import { followed, json } from './recipe.ts'
import { recipes } from './recipes.ts'
import { leavings, testLeavings } from './test-leavings.ts'

let copy: HouseCopy
beforeAll(() => {
  copy = copyHouse()
}, 60_000)
afterAll(() => copy.close())

test('all recipes are followed, and the whole house compiles', async () => {
  for (const { files, most } of recipes) expect(Object.keys(files).length).toBeLessThanOrEqual(most)
  expect(await copy.saidWith(followed(recipes, houseText))).toEqual([])
})

describe(`a sixth of the files, each left out in its turn (SEED=${sliceSeed})`, () => {
  testLeavings(sliceOf(leavings, 6), () => copy)
})

test('an operation that does not say what the trail calls it is named with file and line', async () => {
  const { event: _event, ...rule } = closing['x-operation']
  const path = 'schemas/operations/group-close.json'
  const said = await copy.saidWith({
    ...followed(recipes, houseText),
    [path]: json({ ...closing, 'x-operation': rule }),
  })
  expect(said.join('\n')).toMatch(/schemas\/operations\/group-close\.json:\d+ .*"event" is missing/)
})
