import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Definition, definitionOf } from '#shared/forms/definition.ts'
import { importFile } from '#shared/imports/import-questionnaire.ts'
import { type OpenPage, openPage } from '#tests/bench/forms/open-page.ts'
import { type CorpusFile, questionnaireFiles } from '#tests/support/corpus-folder.ts'

let open: OpenPage

beforeAll(async () => {
  open = await openPage()
}, 60_000)

afterAll(() => open.close())

/** So many files are looked at in one run; `FORMS_ALL=1` takes all of them. */
const sliceSize = process.env.FORMS_ALL ? Number.POSITIVE_INFINITY : 40

test('questionnaires that really exist are drawn: every control has a name, every id is there once', async () => {
  const seed = Number(process.env.FORMS_SEED ?? Date.now() % 1_000)
  const { files } = questionnaireFiles()
  const step = Math.max(1, Math.floor(files.length / sliceSize))
  const slice = files.filter((_, index) => index % step === seed % step).slice(0, sliceSize)
  console.log(`forms drawn in the browser: ${slice.length} of ${files.length} files, seed ${seed}`)

  const page = await open.fresh()
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.stack ?? error.message))
  for (const { name, definition } of slice.flatMap(definitionsIn)) {
    await page.evaluate(
      (wanted) => window.forms.start('whole', JSON.parse(wanted)),
      JSON.stringify(definition),
    )
    await page.locator('#formed').waitFor({ state: 'attached' })
    const faults = [...(await page.evaluate(unnamed)), ...(await page.evaluate(astray))]
    broken.push(...faults.map((fault) => `${name}: ${fault}`))
  }

  expect(broken).toEqual([])
}, 300_000)

function definitionsIn({
  name,
  content,
}: CorpusFile): readonly { readonly name: string; readonly definition: Definition }[] {
  const imported = importFile(name, content)
  if (!imported.ok) return []
  return imported.value.flatMap((one) =>
    'body' in one ? [{ name, definition: definitionOf(one.body) }] : [],
  )
}

/** In the browser: controls that nobody could name. */
function unnamed(): readonly string[] {
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>('#page input, #page select, #page textarea'),
  ]
  return controls
    .filter((control) => (control.labels?.length ?? 0) === 0 && !control.getAttribute('aria-label'))
    .map((control) => `no name: ${control.outerHTML.slice(0, 120)}`)
}

/** In the browser: ids that stand twice, and descriptions that lead nowhere. */
function astray(): readonly string[] {
  const ids = [...document.querySelectorAll('#page [id]')].map(({ id }) => id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  const described = [...document.querySelectorAll('#page [aria-describedby]')]
  const named = described.flatMap((element) => (element.getAttribute('aria-describedby') ?? '').split(' '))
  const lost = named.filter((id) => !document.getElementById(id))
  return [...twice.map((id) => `twice: ${id}`), ...lost.map((id) => `described by nothing: ${id}`)]
}
