import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectInOrder, readPrint } from '#tests/support/content/read-print.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { openPrintScene, type PrintScene, printedInstrument } from '#tests/support/scenes/print-scene.ts'
import { active, bare, type Row, staff } from '#tests/support/scenes/scene.ts'

/** Questions whose options stand in lists of the practice: a short list, a long one, one with words of one's own, one in a cell. */
const elements = [
  { id: 'married', type: 'Choice', codedList: 'marital-status', label: 'Marital status' },
  { id: 'place', type: 'PlaceOfService', label: 'Where care was given', print: { showAll: true } },
  { id: 'did', type: 'Interventions', label: 'What was done', print: { showAll: true } },
  {
    id: 'visits',
    type: 'Grid',
    label: 'Two visits',
    rows: [{ id: 'one', label: 'First visit' }],
    columns: [
      { id: 'where', type: 'Choice', label: 'Place', codedList: 'place-of-service' },
      { id: 'status', type: 'Choice', label: 'Status then', codedList: 'marital-status' },
    ],
  },
]

describe.each(databasesFor(import.meta.url))('options of lists on paper (%s)', (database) => {
  let scene: PrintScene
  let questionnaire: Row
  beforeAll(async () => {
    scene = await openPrintScene(database)
    questionnaire = await active(scene.by('implementer'), 'Questionnaires', {
      ...printedInstrument,
      key: 'listed',
      name: 'Listed',
      elements,
      scoring: [],
      alerts: [],
      translations: {},
    })
  }, 180_000)
  afterAll(() => scene?.close())

  const blank = async (body: object = {}) =>
    readPrint(await scene.by('clinician').ask('POST', `Questionnaires/${questionnaire.id}/print`, { body }))

  test('stand on a blank form to be ticked; of a long list its first ones, with a line for another one', async () => {
    const { text } = await blank()
    expectInOrder(text, [
      'Marital status',
      '○ Never married',
      '○ Married',
      '○ Widowed',
      '○ Unknown',
      'Where care was given',
      '○ Pharmacy',
      '○ School',
      '○ … and 28 more. Write yours here:',
      'What was done',
      '☐ Behavioral activation',
      '☐ Other:',
      'Two visits',
      'Place',
      'Status then',
      'First visit',
      '○ Pharmacy',
      '… and 46 more. Write yours here',
      '○ Never married',
      '○ Widowed',
    ])
  })

  test('stand on a blank form in Spanish', async () => {
    const { text } = await blank({ language: 'es' })
    expectInOrder(text, [
      '○ Nunca casado',
      '○ Farmacia',
      '… y 28 más. Escriba aquí la suya:',
      '☐ Activación conductual',
    ])
  })

  test('are words among answers, with the chosen ones marked where all are shown', async () => {
    const saved = await scene.by('clinician').ask('POST', 'QuestionnaireResponses', {
      body: {
        questionnaire: bare(questionnaire),
        patient: bare(scene.patient),
        author: staff(scene.server, 'clinician'),
        source: 'Clinician',
        mode: 'InSession',
        status: 'Final',
        authored: '2026-03-05T20:15:00Z',
        answers: {
          married: 'divorced',
          place: '99',
          did: [{ code: 'behavioural-activation' }, { text: 'A letter to her sister' }],
          visits: { rows: { one: { where: '03', status: 'married' } } },
        },
      },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(201)
    const path = `QuestionnaireResponses/${saved.body.id}/print`
    const headers = { 'x-enable-cross-partition': 'true' }
    const { text } = await readPrint(await scene.by('clinician').ask('POST', path, { headers, body: {} }))

    expectInOrder(text, [
      'Marital status: Divorced',
      'Where care was given',
      '☐ Pharmacy',
      '☒ Other Place of Service',
      '… and 27 more',
      'What was done',
      '☒ Behavioral activation',
      '☒ Other: A letter to her sister',
      'First visit School Married',
    ])
    expect(text).not.toMatch(/Never married|behavioural/)
  })
})
