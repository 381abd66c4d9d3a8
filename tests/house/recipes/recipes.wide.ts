import { afterAll, beforeAll, expect, test } from 'vitest'
import { sliceOf, sliceSeed } from '#tests/support/slice.ts'
import { copyHouse, type HouseCopy } from './house-copy.ts'
import { houseText } from './house-text.ts'
import { closing } from './operation.ts'
import { followed, json, type Left, pathOf, type Recipe } from './recipe.ts'
import { recipes } from './recipes.ts'

let copy: HouseCopy
beforeAll(() => {
  copy = copyHouse()
}, 60_000)
afterAll(() => copy.close())

test('all recipes are followed, and the whole house compiles', async () => {
  for (const { files, most } of recipes) expect(Object.keys(files).length).toBeLessThanOrEqual(most)
  expect(await copy.saidWith(followed(recipes, houseText))).toEqual([])
})

const leavings = recipes
  .flatMap((recipe) => Object.keys(recipe.files).map((path) => ({ recipe, path, title: titleOf(recipe) })))
  // Leaving a schema out changes what there is to generate: those come last.
  .toSorted((one, other) => Number(isNewSchema(one)) - Number(isNewSchema(other)))

test.each(sliceOf(leavings, 3))(
  `$title without $path: generator or compiler name what is missing, and where (SEED=${sliceSeed})`,
  async ({ recipe, path }) => {
    const said = await copy.saidWith(followed(recipes, houseText, { recipe, path }))
    expect(said).not.toEqual([])
    const words = recipe.without[path] ?? []
    expect(words).not.toEqual([])
    for (const word of words) expect(said.join('\n')).toContain(word)
  },
)

test('an operation that does not say what the trail calls it is named with file and line', async () => {
  const { event: _event, ...rule } = closing['x-operation']
  const path = 'schemas/operations/group-close.json'
  const said = await copy.saidWith({
    ...followed(recipes, houseText),
    [path]: json({ ...closing, 'x-operation': rule }),
  })
  expect(said.join('\n')).toMatch(/schemas\/operations\/group-close\.json:\d+ .*"event" is missing/)
})

function titleOf({ title, files }: Recipe): string {
  return `${title} (${Object.keys(files).length} files)`
}

function isNewSchema({ recipe, path }: Left): boolean {
  return path.startsWith('schemas/') && houseText(pathOf(path, recipe.words)) === ''
}
