import { expect, test } from 'vitest'
import { validatorsOf } from '#generated/validators/all.ts'
import { exportQuestionnaire } from '#shared/exports/export-questionnaire.ts'
import { exportResponse } from '#shared/exports/responses/export-response.ts'
import { readResponse } from '#shared/exports/responses/read-response.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { type Imported, importFile } from '#shared/imports/import-questionnaire.ts'
import { aFilledCopy } from '#tests/support/a-filled-copy.ts'
import { questionnaireFiles } from '#tests/support/corpus-folder.ts'

type Body = Imported['body']

const { files, isOwn } = questionnaireFiles()
const first = (name: string, content: unknown): Imported => {
  const outcome = importFile(name, content)
  const [one] = outcome.ok ? outcome.value : []
  if (!one || !('body' in one)) throw new Error(`${name} is not imported`)
  return one
}
const imported = files.map(({ name, content }) => ({ name, content, body: first(name, content).body }))

/** What an import makes of a file, without what belongs to the place: the file itself, and where it came from. */
function meaning({ original: _original, source: _source, ...rest }: Body): Omit<Body, 'original' | 'source'> {
  return rest
}

/** The same questionnaire as if it had been made here. */
function madeHere({ original: _original, ...body }: Body): Body {
  return body
}

const again = (exported: object): Body => first('again.json', JSON.parse(JSON.stringify(exported))).body

test(`what was imported and not touched is given back word for word (${files.length} files)`, () => {
  let same = 0
  for (const { content, body } of imported) {
    const { questionnaire } = exportQuestionnaire(body, 'R4')
    const source = Array.isArray(content) ? content[0] : content
    same += JSON.stringify(sorted(questionnaire)) === JSON.stringify(sorted(source)) ? 1 : 0
  }
  console.log(
    `${same} of ${files.length} come out as the very JSON that went in${isOwn ? ' (own examples)' : ''}`,
  )
  // The others are written in version 3 or 5 of FHIR and come out in version 4.
  expect(same).toBeGreaterThanOrEqual(isOwn ? files.length : 270)
})

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

test.each(['R4', 'R5'] as const)(
  'what was imported is the same questionnaire after an export as FHIR %s and an import of that',
  (release) => {
    for (const { name, body } of imported) {
      const { questionnaire } = exportQuestionnaire(body, release)
      expect(meaning(again(questionnaire)), name).toEqual(meaning(body))
    }
  },
)

test.each(['R4', 'R5'] as const)('so is what was made here and has no file to look into (%s)', (release) => {
  let items = 0
  let more = 0
  for (const { name, body } of imported) {
    const { questionnaire } = exportQuestionnaire(madeHere(body), release)
    expect(meaning(again(questionnaire)), name).toEqual(meaning(body))
    items += itemsIn(questionnaire as Item).length
    more += itemsIn(questionnaire as Item).filter(saysMore).length
  }
  console.log(
    `${more} of ${items} items say something that FHIR has no field for, beside the ids of elements`,
  )
  expect(more).toBeLessThanOrEqual(items / 25)
})

/** What an item carries for us alone; ids of elements and places are nothing that a FHIR reader misses. */
function saysMore({ extension = [] }: Item): boolean {
  const own = extension.find(({ url }) => url === 'urn:goldthread:more')?.valueString
  return own !== undefined && Object.keys(JSON.parse(own)).some((key) => key !== 'id' && key !== 'codes')
}

test('what is changed here stands in the export, and the rest stays as it was', () => {
  const [one] = imported
  if (!one) throw new Error('there is none')
  const [element, ...others] = one.body.elements
  if (!element) throw new Error('it has no question')
  const changed = {
    ...one.body,
    elements: [{ ...element, help: 'Take your time.', label: 'Another question' }, ...others],
  } as Body
  const { questionnaire } = exportQuestionnaire(changed, 'R4')
  expect(JSON.stringify(questionnaire)).toContain('Another question')
  expect(meaning(again(questionnaire))).toEqual(meaning(changed))
})

const seed = Number(process.env.SEED ?? 20_261_124)

type Item = {
  readonly linkId?: unknown
  readonly answerOption?: readonly unknown[]
  readonly item?: readonly Item[]
  readonly extension?: readonly { readonly url?: string; readonly valueString?: string }[]
}

/** FHIR wants a linkId for each question and none twice, nor an option; where a file has it otherwise, what an answer means cannot be known. */
function hasOwnPlaces(questionnaire: Item): boolean {
  const items = itemsIn(questionnaire)
  const links = items.map(({ linkId }) => linkId)
  const areAllOnce = items.every(({ answerOption = [] }) =>
    isEachOnce(answerOption.map((one) => JSON.stringify(one))),
  )
  return !links.includes(undefined) && isEachOnce(links) && areAllOnce
}

function isEachOnce(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length
}

function itemsIn({ item = [] }: Item): readonly Item[] {
  return item.flatMap((one) => [one, ...itemsIn(one)])
}

/** Answers without the ids of rows, which are made anew. */
function withoutRowIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRowIds)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => key !== '_rowId' && key !== '_parked')
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutRowIds(inner)]))
}

test(`answers are the same after they were a FHIR QuestionnaireResponse (seed ${seed})`, () => {
  let answered = 0
  let forms = 0
  for (const [index, { name, body }] of imported.entries()) {
    const answers = aFilledCopy(compileForm(definitionOf(body)), seed + index)
    answered += Object.keys(answers).length
    for (const questionnaire of [body, madeHere(body)]) {
      const exported = exportQuestionnaire(questionnaire, 'R4')
      if (!hasOwnPlaces(exported.questionnaire)) continue
      forms += 1
      const response = JSON.parse(JSON.stringify(exportResponse(exported, answers)))
      const read = readResponse(exported, response, () => 'row')
      expect(withoutRowIds(read.answers), name).toEqual(withoutRowIds(answers))
      expect(read.unknown, name).toEqual([])
    }
  }
  console.log(
    `${answered} answers out and in, in ${forms} of ${2 * imported.length} forms whose questions have a linkId of their own`,
  )
  expect(forms).toBeGreaterThan(imported.length * 1.9)
})

test('what comes out and in again can be stored', async () => {
  const { create } = await validatorsOf.Questionnaire()
  for (const { name, body } of imported) {
    const back = again(exportQuestionnaire(madeHere(body), 'R4').questionnaire)
    expect(create(back), `${name}: ${JSON.stringify(create.errors?.slice(0, 2))}`).toBe(true)
  }
})
