import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askBytes } from '#tests/support/content/a-document.ts'
import { png, pngWith } from '#tests/support/content/files.ts'
import { expectInOrder, readPrint } from '#tests/support/content/read-print.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { openPrintScene, type PrintScene, printedInstrument } from '#tests/support/scenes/print-scene.ts'
import { active, bare, created, type Row, staff } from '#tests/support/scenes/scene.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
const strokes = '[[0.1,0.1,0.5,0.9,0.9,0.1],[0.2,0.5,0.8,0.5]]'

const elements = [
  { id: 'wound', type: 'Image', label: 'Photo of the wound' },
  { id: 'papers', type: 'Attachment', label: 'Papers' },
  { id: 'family', type: 'Drawing', label: 'Family as drawn' },
  { id: 'body', type: 'BodyMap', label: 'Where it hurts' },
  { id: 'signed', type: 'Signature', label: 'Signed by hand' },
]

describe.each(databasesFor(import.meta.url))('pictures on paper (%s)', (database) => {
  let scene: PrintScene
  let questionnaire: Row
  beforeAll(async () => {
    scene = await openPrintScene(database)
    questionnaire = await active(scene.by('implementer'), 'Questionnaires', {
      ...printedInstrument,
      key: 'pictures',
      name: 'Pictures',
      elements,
      scoring: [],
      alerts: [],
      translations: {},
    })
  }, 180_000)
  afterAll(() => scene?.close())

  const put = async (id: string, body: Uint8Array) => {
    const stored = await askBytes(scene.server, scene.by('desk'), `Media/${id}/content`, { body })
    expect(stored.status, JSON.stringify(stored.body)).toBe(200)
    return stored.body.content
  }
  async function aPhoto(body: Uint8Array) {
    const photo = await created(scene.by('clinician'), 'Media', {
      kind: 'Photo',
      purpose: 'Identification',
      subject: bare(scene.patient),
    })
    await askBytes(scene.server, scene.by('clinician'), `Media/${photo.id}/content`, { body })
    return { ...bare(photo), display: 'photo.png' }
  }
  async function answered(answers: object) {
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
    return saved.body.id
  }
  const printed = async (id: string, login: Parameters<PrintScene['by']>[0] = 'clinician') =>
    readPrint(
      await scene.by(login).ask('POST', `QuestionnaireResponses/${id}/print`, { ...crossing, body: {} }),
    )

  test('are photos, files that are pictures, drawings, figures with their marks and signatures, each told in words', async () => {
    const id = await answered({
      wound: { media: await aPhoto(png(640, 480)), caption: 'Left forearm, 3 cm' },
      papers: [await aPhoto(png(200, 300))],
      family: { strokes, description: 'A house and two people' },
      body: {
        figure: 'Adult',
        side: 'front',
        marks: [
          { _rowId: 'a', region: 'left-arm', kind: 'Wound', size: '3 cm' },
          { _rowId: 'b', region: 'head', kind: 'Pain', note: 'since Monday' },
        ],
      },
      signed: { method: 'Drawn', strokes, typedName: 'Ana Rivera', signedAt: '2026-03-05T20:15:00Z' },
    })
    const { text, told, drawn } = await printed(id)

    expect(told).toEqual([
      'Left forearm, 3 cm',
      'photo.png',
      'A house and two people',
      'Where it hurts: figure with 2 marks, listed below',
      expect.stringContaining('Ana Rivera'),
    ])
    expect(drawn).toEqual([
      { width: 640, height: 480 },
      { width: 200, height: 300 },
    ])
    expectInOrder(text, [
      'Photo of the wound',
      'Left forearm, 3 cm',
      'Papers',
      'photo.png',
      'Family as drawn',
      'A house and two people',
      'Where it hurts',
      '1. Left arm',
      'Wound',
      '2. Head',
      'since Monday',
      'Signed by hand',
      'Ana Rivera',
    ])
  })

  test('that cannot be drawn are named in words, and the rest is printed', async () => {
    const broken = pngWith(50, 40, { pixels: Buffer.alloc(10) })
    const id = await answered({ wound: { media: await aPhoto(broken), caption: 'Blurred' } })
    const { text, drawn } = await printed(id)

    expect(drawn).toEqual([])
    expectInOrder(text, ['Photo of the wound', "“photo.png” can't be printed", 'Blurred'])
  })

  test('hold the logo of the practice on the letterhead, and nobody’s photo in its place', async () => {
    const id = await answered({ family: { strokes, description: 'A tree' } })
    const logo = await created(scene.by('desk'), 'Media', { kind: 'Photo', purpose: 'Other' })
    const content = await put(logo.id, png(300, 100))
    const prefers = async (value: object) => {
      const { meta } = (await scene.by('desk').ask('GET', 'PracticePreferences/default', crossing)).body
      const path = `PracticePreferences/default?versionId=${meta.versionId}`
      const answer = await scene.by('desk').ask('PATCH', path, {
        body: [
          { op: 'add', path: '/logo', value },
          { op: 'add', path: '/practiceName', value: 'Riverbend' },
        ],
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    await prefers({ ...content, url: `Media/${logo.id}/content` })
    const withLogo = await printed(id)
    expect(withLogo.told[0]).toBe('Logo of Riverbend')
    expect(withLogo.drawn).toEqual([{ width: 300, height: 100 }])

    const photo = await aPhoto(png(64, 64))
    const { body } = await scene.by('clinician').ask('GET', `Media/${photo.id}`, crossing)
    await prefers({ ...body.content, url: `Media/${photo.id}/content` })
    expect((await printed(id)).drawn).toEqual([])
  })
})
