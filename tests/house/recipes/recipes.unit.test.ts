import { expect, test } from 'vitest'
import { houseText } from './house-text.ts'
import { recipes } from './recipes.ts'

/** Each paragraph of the README's recipes by its first words, with the paths that it names. */
const paragraphs = new Map(
  [...houseText('README.md').matchAll(/^\*\*([^*]+)\.\*\* (.+)$/gm)].map(([, title = '', text = '']) => [
    title,
    [...text.matchAll(/`((?:schemas|src)\/[^`]+)`/g)].map(([, path = '']) => path),
  ]),
)

test('the README tells the five recipes that are tested, and no other', () => {
  expect([...paragraphs.keys()]).toEqual([...new Set(recipes.map(({ title }) => title))])
})

test.each([...paragraphs])('the recipe "%s" names the files that it takes, and no others', (title, named) => {
  const taken = recipes.filter((recipe) => recipe.title === title).flatMap(({ files }) => Object.keys(files))
  expect([...named].toSorted()).toEqual([...new Set(taken)].toSorted())
})

test('the README has at most nine hundred words', () => {
  expect(houseText('README.md').split(/\s+/).length).toBeLessThanOrEqual(900)
})
