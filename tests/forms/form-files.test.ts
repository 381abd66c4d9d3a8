import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { validatorsOf } from '#generated/validators/all.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import { importFormFile } from '#shared/imports/import-form-file.ts'
import type { Imported } from '#shared/imports/import-questionnaire.ts'
import { sayReport } from '#shared/imports/reading/say-report.ts'
import { corpusFolder } from '#tests/support/corpus-folder.ts'

type Json = { readonly [key: string]: unknown }
type File = { readonly name: string; readonly content: Json }

function filesIn(corpus: string): readonly File[] {
  const folder = corpusFolder(corpus)
  if (!existsSync(folder)) {
    console.log(`no corpora under ${folder}: nothing to import`)
    return []
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => ({
      name: path,
      content: JSON.parse(readFileSync(join(folder, path), 'utf8').replace(/^\uFEFF/, '')),
    }))
}

function importedFrom(files: readonly File[]): readonly (Imported & File)[] {
  return files.flatMap(({ name, content }) => {
    const outcome = importFormFile(name.split('/').at(-1) ?? name, content)
    return outcome.ok
      ? outcome.value.flatMap((one) => ('body' in one ? [{ name, content, ...one }] : []))
      : []
  })
}

async function expectPublishable(imported: readonly (Imported & File)[]): Promise<void> {
  const { create } = await validatorsOf.Questionnaire()
  for (const { name, body } of imported) {
    expect(create(body), `${name}: ${JSON.stringify(create.errors?.slice(0, 3))}`).toBe(true)
    const stops = checkDefinition(definitionOf(body)).filter(({ weight }) => weight === 'blocks')
    expect(stops, name).toEqual([])
  }
}

const flat = (elements: readonly Element[]): readonly Element[] =>
  elements.flatMap((element) => [element, ...flat(element.children ?? [])])
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : [])
const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {}

/** The questions of an OpenMRS form, read without the importer. */
function questionsIn(holder: Json): readonly Json[] {
  return listOf(holder.questions).flatMap((question) => [question, ...questionsIn(question)])
}

const openMrs = filesIn('openmrs-forms')
const forms = importedFrom(openMrs)

test('at least 90 of 100 forms of OpenMRS become definitions that can be published', async () => {
  console.log(`${forms.length} of ${openMrs.length} forms of OpenMRS imported`)
  expect(forms.length).toBeGreaterThanOrEqual(Math.ceil(openMrs.length * 0.9))
  await expectPublishable(forms)
})

test('of each form of OpenMRS every page, section, question, choice and "hide when" is kept or told word for word', () => {
  const sums = { questions: 0, options: 0, shown: 0, told: 0 }
  for (const { name, content, body, report } of forms) {
    const pages = listOf(content.pages)
    const sections = pages.flatMap((page) => listOf(page.sections))
    const questions = sections.flatMap(questionsIn)
    expect(report.kept, name).toBe(pages.length + sections.length + questions.length)

    const elements = flat(body.elements as readonly Element[])
    const options = questions.flatMap(({ questionOptions }) => [
      ...listOf(recordOf(questionOptions).answers),
      ...listOf(recordOf(questionOptions).selectableOrders),
    ])
    expect(
      elements.flatMap((element) => element.options ?? []),
      name,
    ).toHaveLength(options.length)

    const refused = sayReport(report, speakerFor('en', undefined))
      .refused.map(({ what }) => what)
      .join('\n')
    const hidden = questions.filter(({ hide }) => recordOf(hide).hideWhenExpression !== undefined)
    const remarkOf = hidden.filter(({ hide }) =>
      refused.includes(String(recordOf(hide).hideWhenExpression).trim()),
    )
    const shown = elements.filter(({ visibleWhen, hidden: isHidden }) => visibleWhen || isHidden)
    const always = hidden.filter(({ hide }) =>
      /^(true|false)$/.test(String(recordOf(hide).hideWhenExpression)),
    )
    expect(shown.length + remarkOf.length + always.length, name).toBeGreaterThanOrEqual(hidden.length)
    sums.questions += questions.length
    sums.options += options.length
    sums.shown += shown.length
    sums.told += remarkOf.length
  }
  console.log(JSON.stringify(sums))
})

test('schemas of real forms become definitions that can be published, without an error', async () => {
  const schemas = filesIn('va-form-schemas').filter(({ name }) => name.endsWith('-schema.json'))
  const isForm = ({ content }: File) => Object.keys(recordOf(content.properties)).length > 0
  const imported = importedFrom(schemas)
  console.log(`${imported.length} of ${schemas.length} schemas imported`)
  expect(imported.length).toBeGreaterThanOrEqual(schemas.filter(isForm).length)
  await expectPublishable(imported)
})
