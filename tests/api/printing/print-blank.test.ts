import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectInOrder, readPrint } from '#tests/support/content/read-print.ts'
import { structureFaults } from '#tests/support/content/structure-faults.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  openPrintScene,
  type PrintScene,
  printedAnswers,
  printedInstrument,
} from '#tests/support/scenes/print-scene.ts'
import { active, aForm, bare, type Row } from '#tests/support/scenes/scene.ts'
import { trailOf } from '#tests/support/server/trail-of.ts'

describe.each(databasesFor(import.meta.url))('a blank form on paper (%s)', (database) => {
  let scene: PrintScene
  beforeAll(async () => {
    scene = await openPrintScene(database)
  }, 180_000)
  afterAll(() => scene?.close())

  const printed = ({ id, resourceType }: Pick<Row, 'id' | 'resourceType'>, body: object = {}) =>
    scene.by('clinician').ask('POST', `${resourceType}s/${id}/print`, { body })

  test('holds every question with its help, its condition in words and every option, in order', async () => {
    const answer = await printed(scene.questionnaire)
    const { text } = await readPrint(answer)

    expect(answer.body.name).toBe('blank-two-weeks-1.pdf')
    expectInOrder(text, [
      'Two weeks',
      'Name',
      'Date of birth',
      'Before you start',
      'Think of the last two weeks.',
      'How you feel',
      'Trouble sleeping (required)',
      'Falling asleep or staying asleep.',
      '○ Never',
      '○ Some days',
      '○ Most days',
      'Thoughts of harm',
      '○ Never',
      '○ Some days',
      '○ Most days',
      'What happened then',
      'Answer this only if “Thoughts of harm” is one of “Some days”, “Most days”.',
      'What helps',
      '☐ A walk',
      '☐ Music',
      '☐ Other:',
      'Since when',
      'Month',
      'Day',
      'Year',
      'Last call',
      'Time',
      'Works at present',
      '○ Yes',
      '○ No',
      'Two days',
      'What went well',
      'Rest',
      'Monday',
      '○ Good ○ Bad',
      'Tuesday',
      '○ Good ○ Bad',
      'People who help',
      '1. Whose name',
      '2. Whose name',
      'In your own words',
      'Made for Riverbend. All rights reserved.',
    ])
    expect(text).not.toMatch(/Never to be seen|Ask about safety|High range|☒|\[U\+/)
  })

  test('holds nobody’s answers', async () => {
    const saved = await scene.by('clinician').ask('POST', 'QuestionnaireResponses', {
      body: {
        questionnaire: bare(scene.questionnaire),
        patient: bare(scene.patient),
        author: { id: scene.server.practice.profiles.get('clinician'), resourceType: 'Practitioner' },
        source: 'Clinician',
        status: 'Final',
        authored: '2026-03-05T20:15:00Z',
        answers: printedAnswers,
      },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(201)
    const { text } = await readPrint(await printed(scene.questionnaire))
    expect(text).not.toMatch(/Rivera|Inés|choir|Cooked|Slept in|Calmer/)
  })

  test('can be read aloud: language, title, headings, the options as lists and a table with heads', async () => {
    const { parts, language, title, isTagged, pages, bytes } = await readPrint(
      await printed(scene.questionnaire),
    )
    expect(await structureFaults(bytes)).toEqual([])
    expect([isTagged, language, title]).toEqual([true, 'en', 'Two weeks'])
    expectInOrder(parts.join(' '), [
      'H1',
      'H2',
      'L LI Lbl LBody',
      'L LI',
      'Table TR',
      'TH',
      'TR TH TD',
      'L LI',
    ])
    for (const [at, page] of pages.entries()) {
      expect(page).toMatch(/Name _+ .*Date of birth _+/)
      expect(page).toContain('Two weeks · Version 1')
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
    }
  })

  test('is printed in the language that is asked for, as far as its questions were translated', async () => {
    const { text, language } = await readPrint(await printed(scene.questionnaire, { language: 'es' }))
    expect(language).toBe('es')
    expectInOrder(text, ['Nombre', 'Cómo se siente', 'Problemas para dormir', '○ Nunca', 'Thoughts of harm'])
    expectInOrder(text, ['Since when', 'Día', 'Mes', 'Año'])
    expect((await printed(scene.questionnaire, { language: '../es' })).status).toBe(422)
  })

  test('is printed of a form too, with the questions of the instrument inside it', async () => {
    const form = await aForm(
      scene.server,
      [
        { id: 'inner', type: 'Instrument', label: 'Ask this too', questionnaire: bare(scene.questionnaire) },
        { id: 'vitals', type: 'VitalSigns', label: 'Measured today' },
        { id: 'own', type: 'Signature', label: 'Signed by hand' },
      ],
      { key: 'a-long-form' },
    )
    const { text } = await readPrint(await printed(form))
    expectInOrder(text, [
      'Ask this too',
      'How you feel',
      'Trouble sleeping',
      '○ Most days',
      'In your own words',
      'Measured today',
      'Weight',
      'Signed by hand',
      'Signature',
    ])
  })

  test('of a draft is printed as well, and leaves in the trail who printed it', async () => {
    const draft = await scene.by('implementer').ask('POST', 'Questionnaires', {
      body: { ...printedInstrument, key: 'draft-weeks', status: 'Draft' },
    })
    expect(draft.status, JSON.stringify(draft.body)).toBe(201)
    const answer = await scene
      .by('implementer')
      .ask('POST', `Questionnaires/${draft.body.id}/print`, { body: {} })
    expect(answer.status).toBe(200)
    expect(await trailOf(scene.server, answer)).toEqual([
      { type: 'Questionnaire', event: 'print', outcome: 'Success', status: 200 },
    ])
  })

  test('is refused to whoever may not read the questions', async () => {
    const { id } = scene.questionnaire
    for (const login of ['desk', 'auditor', 'supervisor'] as const) {
      const read = await scene.by(login).ask('GET', `Questionnaires/${id}`)
      const answer = await scene.by(login).ask('POST', `Questionnaires/${id}/print`, { body: {} })
      expect(answer.status, login).toBe(read.status)
    }
  })

  test('keeps its shape for an instrument that is in use already', async () => {
    const other = await active(scene.by('implementer'), 'Questionnaires', {
      ...printedInstrument,
      key: 'scaled',
      elements: [
        {
          id: 'pain',
          type: 'Scale',
          label: 'Pain now',
          minLabel: 'none at all',
          maxLabel: 'the worst',
          validation: { min: 0, max: 10 },
        },
        {
          id: 'order',
          type: 'Ranking',
          label: 'What matters',
          options: [
            { code: 'a', label: 'Rest' },
            { code: 'b', label: 'Work' },
          ],
        },
      ],
      scoring: [],
      alerts: [],
      translations: {},
    })
    const { text } = await readPrint(await printed(other))
    expectInOrder(text, [
      'Pain now',
      '○ 0 – none at all',
      '○ 9',
      '○ 10 – the worst',
      'What matters',
      'Number these. Begin with 1.',
      '☐ Rest',
      '☐ Work',
    ])
  })
})
