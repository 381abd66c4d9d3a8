import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { exportsOf } from '#tests/house/limits/exports-of.ts'
import { parse, readSources } from '#tests/house/limits/source.ts'
import { mainNames } from './main-names.ts'
import { gathered, misnamed } from './misnamed.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const sources = readSources(root, ['src', 'codegen', 'tests'])

test('whoever knows what a file exports knows how it is called', () => {
  expect(misnamed(sources)).toEqual([])
})

test('the files that are called as nothing that they export are these, and become fewer', () => {
  const paths = sources.map(({ path }) => path)
  expect(Object.keys(gathered).filter((path) => !paths.includes(path))).toEqual([])
  expect(
    sources
      .filter(({ path }) => path in gathered)
      .filter((source) => mainNames(source.path, exportsOf(source)).length > 0),
  ).toEqual([])
  expect(Object.keys(gathered).length).toBeLessThanOrEqual(13)
})

test('a file that is called otherwise than its export, put in on purpose, is found', () => {
  const exporting = (path: string, ...names: readonly string[]) =>
    misnamed([parse(path, names.map((name) => `export const ${name} = 1`).join('\n'))])

  expect(exporting('src/client/notes/use-note.ts', 'useNote')).toEqual([])
  expect(exporting('src/client/notes/note-screen.tsx', 'states', 'NoteScreen')).toEqual([])
  expect(exporting('src/client/notes/notes.ts', 'useNote')).toEqual([
    'src/client/notes/notes.ts exports useNote',
  ])
  expect(exporting('src/server/notes/sign-query.ts', 'sign')).toEqual([])
  expect(exporting('src/server/notes/sign-query.ts', 'insertNote')).toHaveLength(1)
})

test('several exports are called as the words that they share, and no file as a word of one of them', () => {
  const several = (path: string, ...names: readonly string[]) =>
    misnamed([parse(path, names.map((name) => `export type ${name} = 1`).join('\n'))])

  expect(several('src/a/guesses.ts', 'CountGuess', 'ForgetGuess')).toEqual([])
  expect(several('src/a/people-query.ts', 'PersonByLogin', 'PersonOfLink')).toEqual([])
  expect(several('src/a/guesses.ts', 'CountGuess', 'Budget')).toHaveLength(1)
  expect(several('src/a/note-guess.ts', 'CountGuess', 'ForgetGuess')).toHaveLength(1)
})

test('a feature and what only begins something may be called as they are', () => {
  expect(misnamed([parse('src/client/notes/feature.tsx', 'export const notes = 1')])).toEqual([])
  expect(misnamed([parse('src/server/begin.ts', 'await begin()')])).toEqual([])
})
