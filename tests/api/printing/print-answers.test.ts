import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putLabels } from '#tests/support/content/put-labels.ts'
import { expectInOrder, readPrint } from '#tests/support/content/read-print.ts'
import { structureFaults } from '#tests/support/content/structure-faults.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { openPrintScene, type PrintScene, printedAnswers } from '#tests/support/scenes/print-scene.ts'
import { bare, staff } from '#tests/support/scenes/scene.ts'
import { trailOf } from '#tests/support/server/trail-of.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }

describe.each(databasesFor(import.meta.url))('printed answers to a questionnaire (%s)', (database) => {
  let scene: PrintScene
  beforeAll(async () => {
    scene = await openPrintScene(database)
  }, 180_000)
  afterAll(() => scene?.close())

  type Login = Parameters<PrintScene['by']>[0]
  const printed = (id: string, login: Login = 'clinician') =>
    scene.by(login).ask('POST', `QuestionnaireResponses/${id}/print`, { ...crossing, body: {} })

  async function answered(answers: object = printedAnswers, more: object = {}): Promise<string> {
    const answer = await scene.by('clinician').ask('POST', 'QuestionnaireResponses', {
      body: {
        questionnaire: bare(scene.questionnaire),
        patient: bare(scene.patient),
        author: staff(scene.server, 'clinician'),
        source: 'Clinician',
        mode: 'InSession',
        status: 'Final',
        authored: '2026-03-05T20:15:00Z',
        answers,
        ...more,
      },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.id
  }
  async function prefers(changes: Readonly<Record<string, unknown>>) {
    const desk = scene.by('desk')
    const { meta } = (await desk.ask('GET', 'PracticePreferences/default', crossing)).body
    const body = Object.entries(changes).map(([name, value]) => ({ op: 'add', path: `/${name}`, value }))
    const path = `PracticePreferences/default?versionId=${meta.versionId}`
    const answer = await desk.ask('PATCH', path, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }

  test('hold every answer in the order of the form, with the scores, the alerts and who gave them', async () => {
    const answer = await printed(await answered())
    const { text } = await readPrint(answer)

    expect(answer.body.name).toMatch(/^answers-2026-03-05-[0-9a-f]{8}\.pdf$/)
    expectInOrder(text, [
      'Two weeks',
      'Rivera, Ana',
      'Born Apr 12, 1991',
      'Questionnaire: TW-2 · Version 1',
      'Answered by: ',
      'Clinician',
      'Answered on: Mar 5, 2026, 2:15 PM (America/Chicago)',
      'How: In session',
      'Alerts',
      'Critical: Ask about safety now',
      'No one has acknowledged this yet.',
      'Scores',
      'Total of both 3 High range',
      'Answers',
      'Before you start',
      'Think of the last two weeks.',
      'How you feel',
      'Trouble sleeping: Most days',
      'Thoughts of harm: Some days',
      'What happened then',
      'Called Aunt Inés.',
      'What helps',
      '☐ A walk',
      '☒ Music',
      '☒ Other: The choir — “Alba”',
      'How it went on',
      'Since when: Feb 3, 2026',
      'Last call: Mar 5, 2026, 2:05 PM',
      'Works at present: Yes',
      'Two days',
      'What went well',
      'Rest',
      'Monday Cooked Good',
      'Tuesday Slept in Bad',
      'People who help',
      '1. Whose name: Aunt Inés',
      '2. Whose name: The neighbor',
      'In your own words',
      'Calmer than before.',
      '• walks',
      '• calls',
      'Made for Riverbend. All rights reserved.',
    ])
    expect(text).not.toContain('Never to be seen')
  })

  test('can be read aloud: language, title, headings, lists and tables with heads', async () => {
    const { parts, language, title, isTagged, bytes } = await readPrint(await printed(await answered()))

    expect([isTagged, language, title]).toEqual([true, 'en', 'Two weeks – Rivera, Ana – 2026-03-05'])
    expect(parts.filter((part) => part === 'H1')).toHaveLength(1)
    expectInOrder(parts.join(' '), [
      'Document',
      'H1',
      'H2 L LI',
      'H2 Table TR',
      'TH',
      'TR TH TD',
      'H2 P P H3',
      'Table TR',
      'TH',
      'L LI Lbl LBody',
    ])
    expect(await structureFaults(bytes)).toEqual([])
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/URI|\/JavaScript|\/Launch|\/GoToR/)
  })

  test('with headings in them are headed one level below what heads them, and no level is left out', async () => {
    const plan = '### What she said\nLeave me.\n## Who came\n### First\n- *Inés*'
    const said = '## Mood **now**\ncalmer\n### Sleep\nbetter'
    const id = await answered({ ...printedAnswers, plan, said })
    const { text, parts, bytes } = await readPrint(await printed(id))

    expectInOrder(text, ['What happened then', 'What she said', 'Leave me.', 'Who came', 'First', '• Inés'])
    expectInOrder(text, ['In your own words', 'Mood now', 'calmer', 'Sleep', 'better'])
    expect(text).not.toContain('##')
    // The first of them stand under the title of their section, the others under a heading of the form.
    expectInOrder(parts.join(' '), ['P H4 P H4 H5 L LI', 'P H4 P H5 P'])
    expect(await structureFaults(bytes)).toEqual([])
  })

  test('say on each page of many whom they are about, what they answer and which page it is', async () => {
    const id = await answered({ ...printedAnswers, said: 'Word after word. '.repeat(1_100) })
    const { pages } = await readPrint(await printed(id))

    expect(pages.length).toBeGreaterThan(3)
    for (const [at, page] of pages.entries()) {
      expect(page).toMatch(/Rivera, Ana.*Born Apr 12, 1991/)
      expect(page).toMatch(/Two weeks · Version 1 · .* · Final/)
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
    }
  })

  test('leave out what its condition hides now', async () => {
    const id = await answered({ ...printedAnswers, harm: '0' }, { status: 'Preliminary' })
    const { text } = await readPrint(await printed(id))
    expect(text).toContain('Thoughts of harm: Never')
    expect(text).not.toContain('Called Aunt Inés.')
  })

  test('that are not finished, or were entered in error, say so across each page', async () => {
    const begun = await answered({ sleep: '1' }, { status: 'Preliminary' })
    const draft = await readPrint(await printed(begun))
    expect(draft.pages.every((page) => page.includes('DRAFT'))).toBe(true)
    expect(draft.text).toContain("Draft: these answers aren't finished.")

    const { meta } = (await scene.by('clinician').ask('GET', `QuestionnaireResponses/${begun}`, crossing))
      .body
    const path = `QuestionnaireResponses/${begun}?versionId=${meta.versionId}`
    const body = [{ op: 'replace', path: '/status', value: 'EnteredInError' }]
    expect((await scene.by('clinician').ask('PATCH', path, { body })).status).toBe(200)
    const wrong = await readPrint(await printed(begun))
    expect(wrong.pages.every((page) => page.includes('ENTERED IN ERROR'))).toBe(true)
    expect(wrong.text).toContain('entered in error')
  })

  test('write hours and language as the practice prefers, under its name; the questions too where they were translated', async () => {
    const id = await answered()
    await prefers({ militaryTimeInPrintouts: true, practiceName: 'Clínica del Río' })
    const day = await readPrint(await printed(id))
    expectInOrder(day.text, ['Clínica del Río', 'Two weeks', 'Last call: Mar 5, 2026, 14:05'])

    await prefers({ militaryTimeInPrintouts: false, locale: 'es-US' })
    const spanish = await readPrint(await printed(id))
    await prefers({ locale: 'en-US' })
    expect(spanish.language).toBe('es')
    expectInOrder(spanish.text, [
      'Versión 1',
      'Respondido por',
      'Puntuaciones',
      'Cómo se siente',
      'Problemas para dormir',
      'Thoughts of harm',
      'Works at present: Sí',
    ])
    expect(spanish.text).toMatch(/Página 1 de \d/)
  })

  test('are made exactly for those who read them, whatever labels they bear; of substance use they say that they are not to be passed on', async () => {
    const seen: boolean[] = []
    for (const label of ['N', 'SUD', 'PSYTHPN']) {
      const id = await answered()
      await putLabels(scene.server, { type: 'QuestionnaireResponse', id }, [label])
      for (const login of [
        'clinician',
        'stranger',
        'supervisor',
        'desk',
        'auditor',
        'implementer',
      ] as const) {
        const read = await scene.by(login).ask('GET', `QuestionnaireResponses/${id}`, crossing)
        const answer = await printed(id, login)
        seen.push(read.status === 200)
        expect(answer.status, `${label} ${login} ${JSON.stringify(read.body)}`).toBe(read.status)
        const text = read.status === 200 ? (await readPrint(answer)).text : ''
        expect(text.includes('42 CFR part 2')).toBe(read.status === 200 && label === 'SUD')
      }
    }
    expect(new Set(seen)).toEqual(new Set([true, false]))
  })

  test('are kept from whoever reads that there are answers and may not read the questions', async () => {
    const id = await answered()
    const asked = await scene.by('auditor').ask('GET', `Questionnaires/${scene.questionnaire.id}`)
    const { text } = await readPrint(await printed(id, 'auditor'))
    expect(asked.status).toBe(403)
    expect(text).toContain('You may not read the questions')
    expect(text).not.toMatch(/Trouble sleeping|Aunt Inés|Ask about safety/)
  })

  test('leave in the trail who printed them, and who was refused', async () => {
    const made = await printed(await answered())
    const missing = await printed('018f0000-0000-7000-8000-000000000000')
    expect([made.status, missing.status]).toEqual([200, 404])
    expect(await trailOf(scene.server, made)).toEqual([
      { type: 'QuestionnaireResponse', event: 'print', outcome: 'Success', status: 200 },
    ])
    expect(await trailOf(scene.server, missing)).toMatchObject([{ status: 404 }])
  })
})
