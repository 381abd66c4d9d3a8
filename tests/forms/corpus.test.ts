import { expect, test } from 'vitest'
import { validatorsOf } from '#generated/validators/all.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import { openExpressions } from '#shared/expressions/open-expressions.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { validateAnswers } from '#shared/forms/opening/validate-answers.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import { screenOf } from '#shared/forms/screens/form-screen.ts'
import { type Imported, importFile, type NotImported } from '#shared/imports/import-questionnaire.ts'
import { sayRemark, sayReport } from '#shared/imports/reading/say-report.ts'
import { aFilledCopy } from '#tests/support/a-filled-copy.ts'
import { type CorpusFile, questionnaireFiles } from '#tests/support/corpus-folder.ts'

const { files, isOwn } = questionnaireFiles()
const speak = speakerFor('en', undefined)
const words = { message: (id: string) => id, fill: (text: string) => text }
const seed = Number(process.env.SEED ?? 20_261_121)
const blocking = { weight: 'blocks' }

type Result = { readonly file: CorpusFile; readonly one: Imported | NotImported }

const results: readonly Result[] = files.flatMap((file) => {
  const outcome = importFile(file.name, file.content)
  return outcome.ok ? outcome.value.map((one) => ({ file, one })) : []
})
const imported = results.flatMap(({ file, one }) => ('body' in one ? [{ file, ...one }] : []))

test(`every questionnaire is taken in or refused with a sentence, and at least 95 of 100 become definitions (${files.length} files)`, () => {
  for (const file of files) {
    const outcome = importFile(file.name, file.content)
    if (outcome.ok) continue
    const findings = outcome.failure.kind === 'invalid' ? outcome.failure.findings : []
    expect(
      findings.map(({ message }) => message),
      file.name,
    ).toEqual([expect.stringMatching(/^imports\./)])
  }
  for (const { one } of results)
    if ('refusal' in one) expect(sayRemark(one.refusal, speak)).toMatch(/\w+\. .*\w+\./)
  console.log(`${imported.length} of ${files.length} became definitions${isOwn ? ' (own examples)' : ''}`)
  expect(imported.length).toBeGreaterThanOrEqual(Math.ceil(files.length * 0.95))
})

test('each of them may be stored, and published without a finding that stops it', async () => {
  const { create } = await validatorsOf.Questionnaire()
  for (const { file, body } of imported) {
    expect(create(body), `${file.name}: ${JSON.stringify(create.errors?.slice(0, 3))}`).toBe(true)
    const stops = checkDefinition(definitionOf(body)).filter(({ weight }) => weight === 'blocks')
    expect(stops, file.name).toEqual([])
  }
})

test('each of them can be drawn: every question stands on a screen, once', () => {
  for (const { file, body } of imported) {
    const form = compileForm(definitionOf(body))
    const drawn = form.sections.flatMap((section) => Object.keys(screenOf(section, words).schema.properties))
    const asked = [...form.nodes.values()].filter(
      ({ element, repeaters }) => element.type !== 'Section' && repeaters.length === 0,
    )
    expect(new Set(drawn).size, file.name).toBe(drawn.length)
    expect(
      asked.map(({ id }) => id).filter((id) => !drawn.includes(id)),
      file.name,
    ).toEqual([])
  }
})

test(`a filled copy of each of them has no finding, complete and as a draft (seed ${seed})`, () => {
  let answered = 0
  for (const [index, { file, body }] of imported.entries()) {
    const form = compileForm(definitionOf(body))
    const answers = aFilledCopy(form, seed + index)
    answered += Object.keys(answers).length
    const expressed = form.hasExpressions ? openExpressions(form.definition).express(answers, {}) : undefined
    const context = expressed && { expressed }
    for (const mode of ['draft', 'final'] as const) {
      const findings = validateAnswers(form, answers, { mode, context }).filter(
        ({ weight }) => weight === 'blocks',
      )
      expect(findings, `${file.name} ${mode} ${JSON.stringify(answers).slice(0, 300)}`).toEqual([])
    }
  }
  console.log(`${answered} answers in ${imported.length} filled copies`)
  expect(answered).toBeGreaterThan(imported.length)
})

test('a spoiled answer is found out', () => {
  let spoiled = 0
  for (const { body } of imported) {
    const form = compileForm(definitionOf(body))
    const choice = [...form.nodes.values()].find(
      ({ element, repeaters, parent }) =>
        element.type === 'Choice' &&
        !element.visibleWhen &&
        repeaters.length === 0 &&
        !parent?.element.visibleWhen &&
        !parent?.parent,
    )
    if (!choice) continue
    spoiled += 1
    expect(validateAnswers(form, { [choice.id]: { not: 'an option' } }, { mode: 'draft' })).toContainEqual(
      expect.objectContaining(blocking),
    )
  }
  expect(spoiled).toBeGreaterThan(0)
})

test('nothing is lost silently: every item, and every extension by its address, is kept, changed or refused by name', () => {
  for (const { file, body, report, settled } of imported) {
    const source = JSON.stringify(file.content)
    const { changed, refused } = sayReport(report, speak)
    const told = JSON.stringify([...settled, ...changed, ...refused])
    const urls = new Set([...source.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url))
    const lost = [...urls].filter((url) => isItemExtension(file.content, url) && !told.includes(url))
    expect(lost, file.name).toEqual([])
    expect(report.kept, file.name).toBe(countItems(file.content))
    expect(body.elements.length).toBeGreaterThan(0)
  }
})

/** An extension of the questionnaire itself or of one of its items (not inside a contained record, not inside another extension). */
function isItemExtension(content: unknown, url: string): boolean {
  return extensionUrls(content).has(url)
}

type Json = { readonly [key: string]: unknown }

function extensionUrls(content: unknown): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (holder: Json) => {
    for (const extension of list(holder.extension))
      if (typeof extension.url === 'string') found.add(extension.url.trim())
    for (const child of list(holder.item)) visit(child)
  }
  for (const questionnaire of questionnairesIn(content)) visit(questionnaire)
  return found
}

function countItems(content: unknown): number {
  const count = (holder: Json): number => list(holder.item).reduce((sum, child) => sum + 1 + count(child), 0)
  return questionnairesIn(content).reduce((sum, one) => sum + count(one), 0)
}

function questionnairesIn(content: unknown): readonly Json[] {
  return list(content).filter(({ resourceType }) => resourceType === 'Questionnaire')
}

function list(value: unknown): readonly Json[] {
  const items = Array.isArray(value) ? value : [value]
  return items.filter((item): item is Json => typeof item === 'object' && item !== null)
}
