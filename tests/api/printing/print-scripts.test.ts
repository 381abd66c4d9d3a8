import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectInOrder, readPrint } from '#tests/support/content/read-print.ts'
import { flat, structureFaults, tagsOf } from '#tests/support/content/structure-faults.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { openPrintScene, type PrintScene, printedInstrument } from '#tests/support/scenes/print-scene.ts'
import { active, bare, type Row, staff } from '#tests/support/scenes/scene.ts'

/** What people type in other scripts, by the language. */
const said = {
  hebrew: 'המטופלת ישנה טוב יותר (שבע שעות), לדבריה.',
  arabic: 'قالت المريضة إنها نامت سبع ساعات كاملة.',
  chinese: '患者说她睡得更好了，每天走路三十分钟。',
  japanese: '「よく眠れる」と患者さんは言っています。カタカナも。',
  korean: '환자는 잠을 더 잘 잔다고 말했습니다.',
  greek: 'Η ασθενής κοιμάται καλύτερα.',
  russian: 'Пациентка спит лучше.',
} as const

describe.each(databasesFor(import.meta.url))('other scripts on paper (%s)', (database) => {
  let scene: PrintScene
  let questionnaire: Row
  beforeAll(async () => {
    scene = await openPrintScene(database)
    questionnaire = await active(scene.by('implementer'), 'Questionnaires', {
      ...printedInstrument,
      key: 'scripts',
      name: 'Scripts',
      elements: [
        ...Object.keys(said).map((id) => ({ id, type: 'Text', label: `Said in ${id}` })),
        { id: 'short', type: 'String', label: 'In one line' },
        { id: 'other', type: 'Text', label: 'Something else' },
      ],
      scoring: [],
      alerts: [],
      translations: {},
    })
  }, 180_000)
  afterAll(() => scene?.close())

  async function printed(answers: object) {
    const saved = await scene.by('clinician').ask('POST', 'QuestionnaireResponses', {
      body: {
        questionnaire: bare(questionnaire),
        patient: bare(scene.patient),
        author: staff(scene.server, 'clinician'),
        source: 'Clinician',
        mode: 'InSession',
        status: 'Final',
        authored: '2026-03-05T20:15:00Z',
        answers,
      },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(201)
    const headers = { 'x-enable-cross-partition': 'true' }
    const path = `QuestionnaireResponses/${saved.body.id}/print`
    return readPrint(await scene.by('clinician').ask('POST', path, { headers, body: {} }))
  }

  test('are drawn with letters of their own, and every word is found in the file in the order in which it is read', async () => {
    const { text, bytes } = await printed({ ...said, short: said.hebrew })
    const letters = (words: string) => words.replaceAll(/[\s\p{P}]/gu, '')
    expectInOrder(
      letters(text),
      Object.entries(said).flatMap(([id, words]) => [letters(`Said in ${id}`), letters(words)]),
    )
    expect(text).not.toContain('[U+')
    expect(text).not.toContain('could not be drawn')
    expect(await structureFaults(bytes)).toEqual([])
  })

  test('are told to programs that read aloud as they were typed, where they are read from the right', async () => {
    const { bytes } = await printed({ hebrew: said.hebrew, arabic: said.arabic, short: said.arabic })
    const tags = tagsOf(bytes)
    const told = tags ? flat(tags).flatMap(({ actual }) => (actual === undefined ? [] : [actual])) : []
    expect(told).toEqual([said.hebrew, said.arabic, said.arabic])
  })

  test('that nothing here can draw are written by their numbers, the print says so, and the file holds what was typed', async () => {
    const { text, bytes } = await printed({ other: 'Felt 😀 today, and 𒀀 too.' })
    expectInOrder(text, [
      'Felt [U+1F600] today, and [U+12000] too.',
      'Some characters in this document could not be drawn.',
    ])
    const tags = tagsOf(bytes)
    expect(tags && flat(tags).map(({ actual }) => actual)).toContain('Felt 😀 today, and 𒀀 too.')
  })
})
