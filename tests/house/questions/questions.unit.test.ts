import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { chanceFrom } from '#tests/support/chance.ts'
import { drawn, firstWords, questionsOf } from './question.ts'

const { questions, silent } = questionsOf(fileURLToPath(new URL('../../..', import.meta.url)))

/** Files that begin something and are named for it, facts and settings. */
const maySayNothing =
  /\.(?:test|wide|long)\.tsx?$|\/(?:main|start)\.tsx?$|\.d\.ts$|^src\/shared\/messages\/|^schemas\/(?:labels|meta)\/|^src\/server\/demo\/facts\/.*\.json$|^src\/server\/database\/migrations\/|^tests\/(?:codegen\/specification|house)\/.*\.json$/

test('every file of the tree says what it is in its first sentence, and none says it with words that fit all', () => {
  expect(silent.filter((path) => !maySayNothing.test(path))).toEqual([])
  const empty = questions.filter(
    ({ path, text }) =>
      text.split(' ').length < 2 || (path.startsWith('schemas/') && /^[^:]+: the values of\b/i.test(text)),
  )
  expect(empty).toEqual([])
})

test('what only tests need says so, and is not looked for in the product', () => {
  const ofTests = /\b(?:tests?|benchmarks?|bench|journeys?|isolation|walk)\b/i
  const silentOfTests = questions.filter(
    ({ path, text }) => /^tests\/(?!house\/)/.test(path) && !ofTests.test(text),
  )
  expect(silentOfTests).toEqual([])
})

test('the sentence is that of the export that the file is called as, after its name; of a schema or a script that of the whole', () => {
  const code = [
    '/** What a note is. */\nexport type Note = string',
    '/**\n * Opens a note\n * for writing. And more.\n */\nexport function openNote(): Note {}',
  ]
  expect(firstWords('src/client/notes/open-note.ts', code.join('\n\n'))).toBe(
    'openNote: Opens a note for writing.',
  )
  expect(firstWords('src/server/notes/open-note-query.ts', code.join('\n\n'))).toBe(
    'openNote (SQL): Opens a note for writing.',
  )
  expect(firstWords('src/client/notes/other.ts', code.join('\n\n'))).toBe('Note, openNote: What a note is.')
  expect(firstWords('src/client/notes/notes.ts', code.join('\n\n'))).toBe('Note, openNote: What a note is.')
  const money = '{"title": "Money", "description": "An amount. In dollars."}'
  expect(firstWords('schemas/types/money.json', money)).toBe('The type Money: An amount.')
  const table = '{"name": "sign_in", "description": "One row for each sign-in."}'
  expect(firstWords('schemas/tables/sign-in.json', table)).toBe(
    'The table sign-in: One row for each sign-in.',
  )
  const publish =
    '{"title": "Publish", "description": "Makes it active.", "x-operation": {"id": "form.publish"}}'
  expect(firstWords('schemas/operations/form-publish.json', publish)).toBe(
    'The operation form.publish: Makes it active.',
  )
  expect(firstWords('schemas/lists/pay.json', '{"title": "Who pays", "description": "Payers."}')).toBe(
    'The list pay: Payers.',
  )
  expect(firstWords('src/begin.ts', "const glob = 'src/**'\n\n/** Begins. */\nbegin()")).toBe(
    'begin: Begins.',
  )
  expect(firstWords('src/a.ts', 'export const a = 1')).toBeUndefined()
  expect(firstWords('src/a.ts', '/** Helps. */\nconst b = 1\n\nexport const a = 1')).toBeUndefined()
})

test('a seed draws the same ten again, each once', () => {
  const ten = drawn(questions, 10, chanceFrom(7).next)
  expect(ten).toEqual(drawn(questions, 10, chanceFrom(7).next))
  expect(new Set(ten.map(({ path }) => path)).size).toBe(10)
  expect(ten).not.toEqual(drawn(questions, 10, chanceFrom(8).next))
})
