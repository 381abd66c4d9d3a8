import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { house, houseText } from '#tests/house/recipes/house-text.ts'
import { readmeTree } from './readme-tree.ts'

/** Called as the features that they are about, so the README does not say them again. */
const asFeatures = /^tests\/(?:api|journeys|codegen)\/|^codegen\/change\/stored$/

test('whoever has read the README knows every folder of the house', () => {
  const told = readmeTree(houseText('README.md'))
  const folders = ['schemas', 'codegen', 'src', 'tests'].flatMap((top) =>
    readdirSync(join(house, top), { recursive: true, withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map((each) => join(each.parentPath, each.name).slice(house.length)),
  )
  expect(folders.filter((folder) => !told.has(folder) && !asFeatures.test(folder))).toEqual([])
})

test('a folder that the tree forgot is named', () => {
  const tree = '## The tree\n\n```\nsrc/client/\n    notes/{open,\n    signing/{pad,step}}  today\n```\n'
  const told = readmeTree(tree)
  for (const path of ['src/client', 'notes/open', 'notes/signing/pad', 'notes/signing/step', 'today'])
    expect(told).toContain(path === 'src/client' ? path : `src/client/${path}`)
  expect(told).not.toContain('src/client/notes/record')
  expect(told).not.toContain('src/client/notes/pad')
})
