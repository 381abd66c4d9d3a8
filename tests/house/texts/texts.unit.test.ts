import { expect, test } from 'vitest'
import { allowed, findUnwanted, unwanted } from './find-unwanted.ts'
import { gradeOf, medianGrade, sentencesOf } from './median-grade.ts'
import { branchesOf, readSentences, readTexts } from './read-texts.ts'

const english = readTexts('en')
const spanish = readTexts('es')
const everything = [...english, ...spanish, ...readSentences()]
const talking = english.filter(({ text }) => sentencesOf(text).length > 0)
const catalogues = [...new Set(talking.map(({ catalogue }) => catalogue))]

test('no screen, error or report uses a word that people do not use at work', () => {
  expect(findUnwanted('en', english)).toEqual([])
  expect(findUnwanted('es', spanish)).toEqual([])
})

test('nor does a command, or a setting that stops the start', () => {
  const sentences = readSentences()
  expect(sentences.length).toBeGreaterThan(35)
  expect(findUnwanted('en', sentences)).toEqual([])
})

test('the report on an import or an export holds no sentence that its reader’s language does not have', () => {
  expect(readSentences(['shared/imports', 'shared/exports'])).toEqual([])
  expect(english.map(({ text }) => text)).toContain('Its sub-questions come after it, at the same level.')
})

test('an unwanted word put in on purpose is found, whichever it is and however it is written', () => {
  for (const language of ['en', 'es'] as const)
    for (const [word, instead] of Object.entries(unwanted[language])) {
      const text = `Then ${word.toUpperCase()}, and more.`
      const found = findUnwanted(language, [{ catalogue: 'form', id: 'form.on-purpose', text }])
      expect(found).toContain(`form form.on-purpose says “${word}”; say “${instead}”: ${text}`)
    }
  expect(
    findUnwanted('en', [{ catalogue: 'form', id: 'x', text: 'She understands the background.' }]),
  ).toEqual([])
})

test('each exception is still needed', () => {
  for (const { word, ids } of allowed)
    for (const id of ids)
      expect(
        everything.some((one) => one.id === id && one.text.toLowerCase().includes(word)),
        `${id} says ${word}`,
      ).toBe(true)
})

test('a text is looked at in each of its branches', () => {
  expect(
    branchesOf('{n, plural, one {One {thing} stands} other {# {x, select, a {lie} other {hold}}}} here'),
  ).toEqual(['One stands here', '# lie here', '# hold here'])
})

test.each(catalogues)(
  'the sentences of %s are read with ease: grade 8 at most in the middle',
  (catalogue) => {
    expect(medianGrade(talking.filter((one) => one.catalogue === catalogue))).toBeLessThanOrEqual(8)
  },
)

test('a sentence of an office is found hard, one of a good colleague easy', () => {
  const hard =
    'Authorization for the modification of documentation necessitates administrative reconsideration.'
  expect(gradeOf(hard)).toBeGreaterThan(20)
  expect(gradeOf('Your work is kept. Try again.')).toBeLessThan(4)
  expect(medianGrade([{ catalogue: 'form', id: 'form.on-purpose', text: hard }])).toBeGreaterThan(20)
})
