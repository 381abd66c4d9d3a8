import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scribeNoteFormats } from '#generated/enumerations/scribe-note-format.ts'
import { type Answers, isRecord } from '#shared/answers/answer.ts'
import { exportFhir } from '#shared/exports/export-fhir.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf, storedElements } from '#shared/forms/definition.ts'
import { type InnerPlace, innerPlaces } from '#shared/forms/opening/inner-places.ts'
import { openInstrumentAlerts } from '#shared/forms/opening/instrument-alerts.ts'
import { instrumentScores } from '#shared/forms/opening/instrument-answer.ts'
import { validateSections } from '#shared/forms/opening/link-sections.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { scoreAnswers } from '#shared/forms/opening/score-answers.ts'
import { finalAnswers, validateAnswers } from '#shared/forms/opening/validate-answers.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { type Imported, importFile } from '#shared/imports/import-questionnaire.ts'
import { aFilledCopy } from '#tests/support/a-filled-copy.ts'
import { type StarterExample, type StarterUnderTest, starterExamples } from './starter-examples.ts'

type Found = Pick<StarterExample['findings'][number], 'at' | 'message'> & { readonly weight: string }

const folder = new URL('../../forms/questionnaires/', import.meta.url)
const starters = starterExamples().map((one) => ({ key: one.starter.key, ...one }))
const questionnaires = readdirSync(folder).filter((name) => name.endsWith('.json'))

test.each(starters)('the starter $key leaves as FHIR and comes back as it was', ({ starter }) => {
  for (const { key, elements } of starter.sections) {
    const head = { resourceType: 'Form', name: key, key, version: 1, status: 'Active' } as const
    const { questionnaire } = exportFhir({ ...head, elements: storedElements(elements) }, 'R4')
    const read = importFile(`${key}.json`, JSON.parse(JSON.stringify(questionnaire)))
    expect(read, key).toMatchObject({ value: [{ body: { elements } }] })
  }
})

test.each(starters)(
  'the starter $key may be published, and a filled copy of it is complete',
  ({ starter }) => {
    for (const section of starter.sections) {
      const definition = definitionOf(section)
      expect(checkDefinition(definition), section.key).toEqual([])
      const form = compileForm(definition)
      const findings = validateAnswers(form, aFilledCopy(form, 7), { mode: 'final' }).filter(
        ({ weight }) => weight === 'blocks',
      )
      expect(findings, section.key).toEqual([])
    }
  },
)

const examples = starters.flatMap(({ starter, examples: all }) =>
  all.map((example) => ({ starter, example, key: starter.key, name: example.name })),
)

test.each(examples)('$key: $name', ({ starter, example }) => {
  const context = { values: example.context ?? {} }
  const filled = starter.sections.map((section) => ({
    key: section.key,
    form: compileForm(withAlerts(starter, section)),
    answers: answersIn(starter, section.key, example),
  }))
  const found = validateSections(filled, 'final', context).flatMap((findings, index) =>
    findings.map(({ pointer, message, weight }) => ({
      ...(isNote(starter) ? { section: filled[index]?.key } : {}),
      ...{ at: pointer, message, weight },
    })),
  )
  const inside = filled.flatMap(({ key, form, answers }) =>
    innerPlaces(form.definition, answers).flatMap((place) =>
      instrumentFindings(place, context).map((finding) => ({ section: key, ...finding })),
    ),
  )
  expect(inOrder([...found, ...inside])).toEqual(inOrder(example.findings))

  const [only] = filled
  if (!only || isNote(starter)) return
  const open = openAnswers(only.form, only.answers, { ...context, newId: () => 'row' })
  for (const id of example.hidden ?? []) expect(open.get(id).visible, id).toBe(false)
  if (example.alerts)
    expect(
      (starter.alerts ?? []).map(({ id }) => id).filter((id) => open.get(`alert.${id}`).visible),
    ).toEqual(example.alerts)
  if (!example.scores) return
  const scores = scoreAnswers(
    only.form,
    finalAnswers(only.form, only.answers, context),
    starter.scoring ?? [],
  )
  expect(Object.fromEntries(scores.map(({ scoringId, ...score }) => [scoringId, score]))).toEqual(
    example.scores,
  )
})

/** What is wrong in an instrument that is filled inside a note: its answers by its own starter, and its scores are those that they make. */
function instrumentFindings(place: InnerPlace, context: FormContext): readonly Found[] {
  const starter = starters.find(({ key }) => key === place.form.id)?.starter
  const [section] = starter?.sections ?? []
  if (!starter || !section) throw new Error(`No starter ${place.form.id}`)
  const { name: shortName, scoring, alerts } = starter
  const instrument = { ...definitionOf(section), version: place.form, shortName, scoring, alerts }
  const wrong = validateAnswers(compileForm(instrument), place.answers, { mode: 'final', context })
  if (wrong.length === 0) expect(place.value.scores).toEqual(instrumentScores(instrument, place.answers))
  const open = openInstrumentAlerts(instrument, place.value, context)
  return [
    ...wrong.map(({ pointer, message, weight }) => ({ at: place.pointer + pointer, message, weight })),
    ...open.map(() => ({ at: place.pointer, message: 'forms.alert-unanswered', weight: 'blocks' })),
  ]
}

/** The questions of an instrument and, as something that is shown while it holds, each of its alerts: the engine alone decides. */
function withAlerts({ alerts = [] }: StarterUnderTest, section: StarterUnderTest['sections'][number]) {
  const shown = alerts.map(({ id, when, message }) => ({
    ...{ id: `alert.${id}`, type: 'Instructions', body: message },
    visibleWhen: when,
  }))
  return { ...definitionOf({ elements: [...section.elements, ...shown] }), validations: section.validations }
}

function isNote({ resourceType }: StarterUnderTest): boolean {
  return resourceType === 'NoteDefinition' || resourceType === 'GroupNoteDefinition'
}

function answersIn(starter: StarterUnderTest, key: string, { answers }: StarterExample): Answers {
  const own = isNote(starter) ? answers[key] : answers
  return isRecord(own) ? own : {}
}

function inOrder(findings: readonly object[]): readonly string[] {
  return findings.map((finding) => JSON.stringify(Object.entries(finding).toSorted())).toSorted()
}

test.each(starters)(
  '$key says in both languages what it is for, and shows what it asks by an empty and a complete example',
  ({ starter, examples: all }) => {
    expect(starter.about.en).toMatch(/^[A-Z].*\.$/)
    expect(starter.about.es).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
    expect(starter.about.es).not.toBe(starter.about.en)
    const asked = all.filter(({ answers }) => Object.keys(answers).length === 0)
    expect(asked.length, 'an example without answers').toBe(1)
    expect(all.some(({ findings }) => findings.length === 0)).toBe(true)
  },
)

/** The sections of each format that drafted notes have, in their order. */
const formats: Readonly<Record<(typeof scribeNoteFormats)[number], readonly string[]>> = {
  BIRP: ['behavior', 'intervention', 'response', 'plan'],
  DAP: ['data', 'assessment', 'plan'],
  GIRPP: ['goal', 'intervention', 'response', 'progress', 'plan'],
  SIRP: ['situation', 'intervention', 'response', 'plan'],
  BehavioralSOAP: ['subjective', 'objective-mental-status', 'assessment', 'plan'],
  PhysicalSOAP: ['subjective', 'objective-physical', 'assessment', 'plan'],
  HP: [
    ...['chief-complaint', 'hpi', 'psychiatric-history', 'medical-history', 'medications', 'allergies'],
    ...['family-history', 'social-history', 'substance-use', 'review-of-systems', 'mental-status'],
    ...['objective-physical', 'risk-assessment', 'assessment', 'plan'],
  ],
}

test.each(scribeNoteFormats)(
  'there is a starter that has exactly the sections of the format %s, in its order',
  (format) => {
    const sections = starters
      .filter(({ starter }) => starter.scribeFormat === format)
      .map(({ starter }) => starter.sections.map(({ sectionType }) => sectionType))
    expect(sections).toContainEqual(formats[format])
  },
)

test.each([
  ['phq-9', 'phq9', [4, 9, 14, 19, 27]],
  ['phq-9', 'phq2', [2, 6]],
  ['gad-7', 'gad7', [4, 9, 14, 21]],
  ['gad-7', 'gad2', [2, 6]],
  ['audit-c', 'auditc', [2, 5, 7, 12]],
  ['pc-ptsd-5', 'pcptsd5', [2, 5]],
])('%s: the bands of %s cover every score from 0 on', (key, scoring, ends) => {
  const bands = starters
    .find((one) => one.key === key)
    ?.starter.scoring?.find(({ id }) => id === scoring)?.bands
  expect(bands?.map(({ max }) => max)).toEqual(ends)
  expect(bands?.map(({ min }) => min)).toEqual([0, ...ends.slice(0, -1).map((end) => end + 1)])
})

test.each(questionnaires)('our own questionnaire %s is taken in whole: nothing of it is refused', (name) => {
  const [one] = imported(name)
  expect(one?.report.refused.filter(({ links }) => links.length > 0)).toEqual([])
  expect(checkDefinition(definitionOf(one?.body ?? { elements: [] }))).toEqual([])
})

test('PHQ-9 adds its nine answers up, and asks how difficult it was only when there was something', () => {
  const [phq9] = imported('phq-9.json')
  const form = compileForm(definitionOf(phq9?.body ?? { elements: [] }))
  const byLink = new Map([...form.nodes.values()].map(({ id, element }) => [element.codes?.[0]?.code, id]))
  const path = (link: string) => byLink.get(link) ?? ''
  const answers = openAnswers(form, {}, { newId: () => 'row' })
  expect(answers.get(path('phq9_total')).value).toBeUndefined()

  for (let item = 1; item <= 9; item += 1) answers.set(path(`phq9_${item}`), '0')
  expect(answers.get(path('phq9_total')).value).toBe(0)
  expect(answers.get(path('phq9_10')).visible).toBe(false)

  answers.set(path('phq9_2'), '3')
  answers.set(path('phq9_4'), '2')
  expect(answers.get(path('phq9_total')).value).toBe(5)
  expect(answers.get(path('phq9_10')).visible).toBe(true)
  expect(answers.validate('final')).toEqual([])
  expect(phq9?.body.licence).toBe('FreeWithNotice')
})

function imported(name: string): readonly Imported[] {
  const outcome = importFile(name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
  return outcome.ok ? outcome.value.filter((one) => 'body' in one) : []
}
