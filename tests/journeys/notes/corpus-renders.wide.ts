import { afterAll, beforeAll, expect, test } from 'vitest'
import { definitionOf } from '#shared/forms/definition.ts'
import { importFile } from '#shared/imports/import-questionnaire.ts'
import type { OpenPage } from '#tests/bench/forms/open-page.ts'
import { openCorpusPage } from '#tests/journeys/corpus-page/open-corpus-page.ts'
import { questionnaireFiles } from '#tests/support/corpus-folder.ts'

let open: OpenPage

beforeAll(async () => {
  open = await openCorpusPage()
}, 120_000)

afterAll(() => open?.close())

const { files, isOwn } = questionnaireFiles()

const definitions = files.flatMap(({ name, content }) => {
  const outcome = importFile(name, content)
  const imported = outcome.ok ? outcome.value : []
  return imported.flatMap((one) => ('body' in one ? [{ name, definition: definitionOf(one.body) }] : []))
})

test(`every definition that a questionnaire becomes is drawn by a browser, each visible question a control with a name (${definitions.length} definitions)`, async () => {
  const page = await open.fresh()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const wrong: string[] = []
  let questions = 0
  const begun = performance.now()
  for (const { name, definition } of definitions) {
    const drawn = await page.evaluate(
      (given) => window.corpus.draw(JSON.parse(given)),
      JSON.stringify(definition),
    )
    questions += drawn.questions
    wrong.push(...[...drawn.wrong, ...errors.splice(0)].map((what) => `${name}: ${what}`))
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(
    `${questions} questions of ${definitions.length} definitions drawn in ${seconds} s${isOwn ? ' (own examples)' : ''}`,
  )

  expect(wrong).toEqual([])
  expect(questions).toBeGreaterThan(definitions.length)
}, 300_000)

test('a question that is not there or has no name would be found', async () => {
  const page = await open.fresh()
  const { wrong } = await page.evaluate((given) => window.corpus.draw(given), {
    elements: [
      { id: 'nameless', type: 'String' as const, label: '' },
      { id: 'nowhere', type: 'String' as const, label: 'Nowhere', repeats: { max: 0 } },
    ],
  })
  expect(wrong).toEqual(['String nameless: has no name', 'String nowhere: is not there'])
})
