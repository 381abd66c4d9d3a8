import { expect, test } from 'vitest'
import type { HouseCopy } from './house-copy.ts'
import { houseText } from './house-text.ts'
import { followed, type Left, pathOf, type Recipe } from './recipe.ts'
import { recipes } from './recipes.ts'

/** Every file of every recipe, for tests that leave it out. */
export const leavings: readonly (Left & { readonly title: string })[] = recipes
  .flatMap((recipe) => Object.keys(recipe.files).map((path) => ({ recipe, path, title: titleOf(recipe) })))
  // Leaving a schema out changes what there is to generate: those come last.
  .toSorted((one, other) => Number(isNewSchema(one)) - Number(isNewSchema(other)))

/** Tests that whoever leaves one of these files out is told so. */
export function testLeavings(left: typeof leavings, copy: () => HouseCopy): void {
  test.each(left)(
    '$title without $path: generator or compiler name what is missing, and where',
    async ({ recipe, path }) => {
      const said = await copy().saidWith(followed(recipes, houseText, { recipe, path }))
      expect(said).not.toEqual([])
      const words = recipe.without[path] ?? []
      expect(words).not.toEqual([])
      for (const word of words) expect(said.join('\n')).toContain(word)
    },
  )
}

function titleOf({ title, files }: Recipe): string {
  return `${title} (${Object.keys(files).length} files)`
}

function isNewSchema({ recipe, path }: Left): boolean {
  return path.startsWith('schemas/') && houseText(pathOf(path, recipe.words)) === ''
}
