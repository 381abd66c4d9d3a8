import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectInOrder, readPrint } from '#tests/support/content/read-print.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { openPrintScene, type PrintScene, printedInstrument } from '#tests/support/scenes/print-scene.ts'
import { active, aForm, bare, type Row, staff } from '#tests/support/scenes/scene.ts'

describe.each(databasesFor(import.meta.url))('forms inside others on paper (%s)', (database) => {
  let scene: PrintScene
  let outer: Row
  let inner: Row
  beforeAll(async () => {
    scene = await openPrintScene(database)
    inner = await aForm(scene.server, [], {
      key: 'inner',
      elements: [
        { id: 'harm', type: 'Boolean', label: 'Was there harm' },
        {
          id: 'told',
          type: 'String',
          label: 'Who was told',
          visibleWhen: { combinator: 'And', clauses: [{ source: 'harm', operator: 'Equals', value: true }] },
        },
      ],
    })
    outer = await active(scene.by('implementer'), 'Questionnaires', {
      ...printedInstrument,
      key: 'outer',
      name: 'Outer',
      elements: [
        { id: 'first', type: 'String', label: 'Asked first' },
        {
          id: 'weeks',
          type: 'Instrument',
          label: 'Two weeks inside',
          questionnaire: bare(scene.questionnaire),
        },
        {
          id: 'events',
          type: 'Repeater',
          label: 'Events',
          children: [
            { id: 'event', type: 'String', label: 'What it was' },
            { id: 'report', type: 'Subform', label: 'Report', form: bare(inner) },
          ],
        },
        { id: 'last', type: 'String', label: 'Asked last' },
      ],
      scoring: [],
      alerts: [],
      translations: { es: { first: { label: 'Preguntado primero' } } },
    })
  }, 180_000)
  afterAll(() => scene?.close())

  const answers = {
    first: 'One',
    weeks: {
      answers: { sleep: '2', harm: '1', plan: 'Called Aunt Inés.', work: true },
      scores: [{ _rowId: 'score-1', name: 'Total of both', value: 3, band: 'High range' }],
      alerts: [{ _rowId: 'harm', message: 'Ask about safety now', action: 'Called her sister together.' }],
    },
    events: [
      { _rowId: 'a', event: 'A fall', report: { harm: true, told: 'The desk' } },
      { _rowId: 'b', event: 'A call', report: { harm: false } },
    ],
    last: 'Ten',
  }

  async function answered(given: object) {
    const saved = await scene.by('clinician').ask('POST', 'QuestionnaireResponses', {
      body: {
        questionnaire: bare(outer),
        patient: bare(scene.patient),
        author: staff(scene.server, 'clinician'),
        source: 'Clinician',
        mode: 'InSession',
        status: 'Final',
        authored: '2026-03-05T20:15:00Z',
        answers: given,
      },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(201)
    const headers = { 'x-enable-cross-partition': 'true' }
    const path = `QuestionnaireResponses/${saved.body.id}/print`
    return readPrint(await scene.by('clinician').ask('POST', path, { headers, body: {} }))
  }

  test('are printed with every question and its answer in their place, and then what they score', async () => {
    const { questionnaire } = scene
    const weeks = {
      ...answers.weeks,
      questionnaire: { ...bare(questionnaire), versionId: questionnaire.versionId },
    }
    const { text } = await answered({ ...answers, weeks })
    expectInOrder(text, [
      'Asked first: One',
      'Two weeks inside',
      'How you feel',
      'Trouble sleeping: Most days',
      'Thoughts of harm: Some days',
      'What happened then',
      'Called Aunt Inés.',
      'Works at present: Yes',
      'Total of both: 3 · High range',
      'Ask about safety now: Called her sister together.',
      'Events',
      '1. What it was: A fall',
      'Report',
      'Was there harm: Yes',
      'Who was told: The desk',
      '2. What it was: A call',
      'Report',
      'Was there harm: No',
      'Asked last: Ten',
    ])
  })

  test('stand on a blank form with every question, its condition and its options', async () => {
    const path = `Questionnaires/${outer.id}/print`
    const { text } = await readPrint(await scene.by('clinician').ask('POST', path, { body: {} }))
    expectInOrder(text, [
      'Asked first',
      'Two weeks inside',
      'How you feel',
      'Trouble sleeping',
      '○ Most days',
      'What happened then',
      'Answer this only if “Thoughts of harm” is one of “Some days”, “Most days”.',
      'In your own words',
      'Events',
      '1. What it was',
      'Report',
      'Was there harm',
      '○ Yes',
      'Who was told',
      'Answer this only if “Was there harm” is Yes',
      '2. What it was',
      'Asked last',
    ])
    const spanish = await readPrint(
      await scene.by('clinician').ask('POST', path, { body: { language: 'es' } }),
    )
    expectInOrder(spanish.text, ['Preguntado primero', 'Cómo se siente', 'Problemas para dormir', '○ Nunca'])
  })
})
