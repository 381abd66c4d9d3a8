import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../support/isolation/rule/', import.meta.url)
const independent = ['expected-answer.ts', 'rights.ts']

/** What a module imports that is neither a table beside it nor another of the independent modules. */
function importsOf(text: string): readonly string[] {
  const named = [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, path = '']) => path)
  return named.filter(
    (path) => !/^\.\/[\w-]+\.json$/.test(path) && !independent.includes(path.replace('./', '')),
  )
}

test('what the matrix expects is computed from tables alone, without an import of the product', () => {
  for (const file of independent)
    expect(importsOf(readFileSync(new URL(file, folder), 'utf8')), file).toEqual([])
})

test('an import of the product, put in on purpose, is found', () => {
  expect(importsOf("import { has } from '#shared/permissions/granted.ts'")).toEqual([
    '#shared/permissions/granted.ts',
  ])
  expect(importsOf("import type { Facts } from './facts.ts'\nimport a from './types.json'")).toEqual([
    './facts.ts',
  ])
})
