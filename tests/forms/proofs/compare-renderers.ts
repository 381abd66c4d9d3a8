import { expect } from 'vitest'
import { definitionOf } from '#shared/forms/definition.ts'
import { importFile } from '#shared/imports/import-questionnaire.ts'
import { type ForeignObject, recordsOf } from '#shared/imports/reading/foreign-object.ts'
import { type CorpusFile, questionnaireFiles } from '#tests/support/corpus-folder.ts'
import { sliceOf } from '#tests/support/slice.ts'
import { knownDifferences } from './known-differences.ts'
import { openSecondRenderer } from './second-renderer.ts'
import { type Difference, hasLogic, walkLogic } from './walk-logic.ts'

const walks = 5

/**
 * For tests, compares another renderer of FHIR questionnaires with ours on one of so many parts of the corpus: the same items are enabled and the
 * same values calculated, but for the named exceptions.
 */
export async function compareRenderers(seed: number, parts: number): Promise<void> {
  const renderer = await openSecondRenderer()
  const { files, isOwn } = questionnaireFiles()
  const all = sliceOf(formsWithLogic(files), parts, seed)
  const counts = { forms: all.length, compared: 0, calculated: 0 }
  const differences: Named[] = []
  for (const [index, { form, body }] of all.entries()) {
    for (let walk = 0; walk < walks; walk += 1) {
      const walked = await walkLogic(renderer, definitionOf(body), seed + index * walks + walk)
      counts.compared += walked.compared
      counts.calculated += walked.calculated
      differences.push(...walked.differences.map((difference) => named(form, difference)))
    }
  }
  const met = Object.groupBy(differences, ({ name }) => name ?? 'without a name')
  const exceptions = Object.fromEntries(Object.entries(met).map(([name, some]) => [name, some?.length]))
  console.log(JSON.stringify({ test: 'second renderer', seed, ...counts, exceptions }))
  expect(knownDifferences.length).toBeLessThanOrEqual(20)
  expect(differences.filter(({ name }) => name === undefined)).toEqual([])
  if (!isOwn) expect(counts.forms * parts).toBeGreaterThan(100)
}

type FormWithLogic = { readonly form: string; readonly body: Parameters<typeof definitionOf>[0] }

function formsWithLogic(files: readonly CorpusFile[]): readonly FormWithLogic[] {
  return files.flatMap(({ name, content }) => {
    const imported = importFile(name, content)
    return (imported.ok ? imported.value : []).flatMap((one) =>
      'body' in one && itemsOf(recordsOf(one.body.original)[0] ?? {}).some(hasLogic)
        ? [{ form: name, body: one.body }]
        : [],
    )
  })
}

function itemsOf(holder: ForeignObject): readonly ForeignObject[] {
  return recordsOf(holder.item).flatMap((item) => [item, ...itemsOf(item)])
}

type Named = { readonly name: string | undefined; readonly told: string }

function named(form: string, difference: Difference): Named {
  const known = knownDifferences.find(({ explains }) => explains(difference, form))
  return { name: known?.name, told: told(form, difference) }
}

function told(form: string, { what, linkId, ours, theirs, item }: Difference): string {
  const logic = JSON.stringify(item.enableWhen ?? item.extension).slice(0, 300)
  return `${form} ${linkId}: ${what} here ${JSON.stringify(ours)}, there ${JSON.stringify(theirs)}: ${logic}`
}
