import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putLabels } from '#tests/support/content/put-labels.ts'
import { expectInOrder, readPrint } from '#tests/support/content/read-print.ts'
import { structureFaults } from '#tests/support/content/structure-faults.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { testPassword } from '#tests/support/server/server.ts'
import { trailOf } from '#tests/support/server/trail-of.ts'
import {
  act,
  aDraft,
  openSigningHouse,
  type SigningHouse,
  sign,
  someStrokes,
  take,
} from '#tests/support/signing/signing-house.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
const credential = testPassword
const fact = { reason: { code: 'correction-of-fact', display: 'x' } }

/** Questions of each kind of answer, beside mood and summary. */
const questions = [
  {
    id: 'about',
    type: 'Section',
    label: 'How the week was',
    children: [{ id: 'slept', type: 'Boolean', label: 'Slept well' }],
  },
  {
    id: 'days',
    type: 'Grid',
    label: 'Days of the week',
    rows: [
      { id: 'mon', label: 'Monday' },
      { id: 'tue', label: 'Tuesday' },
    ],
    columns: [
      { id: 'went', type: 'String', label: 'What went well' },
      { id: 'hours', type: 'Integer', label: 'Hours of sleep' },
    ],
  },
  {
    id: 'people',
    type: 'Repeater',
    label: 'People who help',
    children: [
      { id: 'who', type: 'String', label: 'Name' },
      { id: 'since', type: 'Date', label: 'Since' },
    ],
  },
  {
    id: 'signs',
    type: 'Choice',
    label: 'Warning signs',
    multiple: true,
    print: { showAll: true },
    options: [
      { code: 'tired', label: 'Tired' },
      { code: 'alone', label: 'Alone' },
    ],
  },
  { id: 'called', type: 'DateTime', label: 'Called at' },
  { id: 'own', type: 'Signature', label: 'Signature on the plan' },
]

const answers = {
  mood: 'low',
  summary:
    'Señora Núñez — “calm”.\n\n- **breathing**, twice\n- walking\n  1. on Monday\n\nShe said *thank you*.',
  slept: true,
  days: { rows: { mon: { went: 'A walk', hours: 7 }, tue: { went: 'Cooked', hours: 6 } } },
  people: [
    { _rowId: 'a', who: 'Aunt Inés', since: '2019-05-01' },
    { _rowId: 'b', who: 'Neighbor', since: '2021-01-02' },
  ],
  signs: ['alone'],
  called: '2026-03-05T20:05:00Z',
  own: {
    method: 'Drawn',
    strokes: '[[0.1,0.1,0.9,0.9]]',
    typedName: 'Ana Rivera',
    signedAt: '2026-03-05T20:15:00Z',
  },
}

describe.each(databasesFor(import.meta.url))('a printed note (%s)', (database) => {
  let house: SigningHouse
  beforeAll(async () => {
    house = await openSigningHouse(database, undefined, questions)
  }, 180_000)
  afterAll(() => house?.close())

  const by = (login: Parameters<SigningHouse['client']>[0]) => house.client(login)
  const printed = async (id: string, login: Parameters<SigningHouse['client']>[0] = 'clinician') =>
    by(login).ask('POST', `Notes/${id}/print`, { ...crossing, body: {} })
  const read = async (path: string) => (await by('admin').ask('GET', path, crossing)).body

  async function written(
    data: object = answers,
    name = 'Author and supervisor',
    at?: Parameters<typeof aDraft>[2],
  ) {
    const { id } = await aDraft(house, name, at)
    const { meta } = (await by('clinician').ask('GET', `Notes/${id}`, crossing)).body
    const body = [{ op: 'replace', path: '/sections/0/data', value: data }]
    const answer = await by('clinician').ask('PATCH', `Notes/${id}?versionId=${meta.versionId}`, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return id
  }
  async function final(data?: object) {
    const id = await written(data)
    expect((await sign(by('clinician'), id)).status).toBe(200)
    expect((await sign(by('supervisor'), id)).status).toBe(200)
    return id
  }
  async function prefers(changes: Readonly<Record<string, unknown>>) {
    const { meta } = await read('PracticePreferences/default')
    const body = Object.entries(changes).map(([name, value]) => ({ op: 'add', path: `/${name}`, value }))
    const answer = await by('admin').ask('PATCH', `PracticePreferences/default?versionId=${meta.versionId}`, {
      body,
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }

  test('keeps nobody waiting while it is set: others write meanwhile', async () => {
    const id = await final()
    const { world } = house.server
    const { print } = world
    let isSet = false
    const others = Promise.withResolvers<void>()
    Object.assign(world, {
      print: async (document: Parameters<typeof print>[0]) => {
        await others.promise
        isSet = true
        return print(document)
      },
    })
    try {
      const printing = printed(id)
      const meanwhile = await written()
      expect([meanwhile.length > 0, isSet]).toEqual([true, false])
      others.resolve()
      const { text } = await readPrint(await printing)
      expect(text).toContain('Señora Núñez')
    } finally {
      others.resolve()
      Object.assign(world, { print })
    }
  })

  test('holds every question with its answer, in order and with all its letters', async () => {
    const id = await final()
    const answer = await printed(id)
    const { text } = await readPrint(answer)

    expect(answer.body.name).toMatch(/^note-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.pdf$/)
    expectInOrder(text, [
      'Author and supervisor',
      'Written by',
      'intervention-section',
      'Mood: Low',
      'Summary',
      'Señora Núñez — “calm”.',
      '• breathing, twice',
      '• walking',
      '1. on Monday',
      'She said thank you.',
      'How the week was',
      'Slept well: Yes',
      'Days of the week',
      'What went well',
      'Hours of sleep',
      'Monday A walk 7',
      'Tuesday Cooked 6',
      'People who help',
      '1. Name: Aunt Inés',
      'Since: May 1, 2019',
      '2. Name: Neighbor',
      'Warning signs',
      '☐ Tired',
      '☒ Alone',
      'Called at: Mar 5, 2026, 2:05 PM',
      'Signature on the plan',
      'Ana Rivera',
      'Signatures',
    ])
  })

  test('can be read aloud: its language, its title, headings, lists, tables with heads, and what is drawn told in words', async () => {
    const { parts, told, language, title, isTagged, bytes } = await readPrint(await printed(await final()))

    expect(isTagged).toBe(true)
    expect(language).toBe('en')
    expect(title).toMatch(/^Author and supervisor – .*Rivera.* – \d{4}-\d\d-\d\d$/)
    expect(parts.filter((part) => part === 'H1')).toHaveLength(1)
    expect(parts.filter((part) => part === 'H2').length).toBeGreaterThanOrEqual(3)
    expect(parts.filter((part) => part === 'H3')).toHaveLength(1)
    expectInOrder(parts.join(' '), [
      'Document',
      'H1',
      'H2',
      'L LI',
      'LBody',
      'H3',
      'Table',
      'TR',
      'TH',
      'TH',
      'TR',
      'TH',
      'TD',
      'H2',
    ])
    expect(told).toContain('Ana Rivera · Mar 5, 2026, 2:15 PM')
    expect(await structureFaults(bytes)).toEqual([])
    // Nothing in the file leads outside of it.
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/URI|\/JavaScript|\/Launch|\/GoToR/)
  })

  test('says on each page whom it is about, what it is and which page of how many', async () => {
    const id = await final({ ...answers, summary: 'Word after word. '.repeat(1_100) })
    const { pages } = await readPrint(await printed(id))

    expect(pages.length).toBeGreaterThan(3)
    for (const [at, page] of pages.entries()) {
      expect(page).toMatch(/Rivera.*Born Apr 12, 1991/)
      expect(page).toContain('Signed')
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
    }
  })

  test('says who signed what, when and in which zone, and how anybody can check it', async () => {
    const id = await final()
    const note = (await by('clinician').ask('GET', `Notes/${id}`, crossing)).body
    const { text } = await readPrint(await printed(id))
    const [author, supervisor] = note.signatures

    expectInOrder(text, [
      'Signatures',
      author.credentialsText,
      'America/Chicago',
      author.contentHash,
      supervisor.credentialsText,
      'America/Chicago',
      'I have read this note and agree with it.',
      supervisor.contentHash,
      'How to check this note',
      id,
      'Code of seal 2',
    ])
    const { bundle } = (await by('clinician').ask('POST', `Notes/${id}/bundle`, { body: {} })).body
    const { seal } = JSON.parse(bundle.trim().split('\n').at(-1))
    expect(text.replaceAll(' ', '')).toContain(seal.last)
  })

  test('names its author as the signature does, whatever the author is called later; a draft names them as they are called now', async () => {
    const [signedId, draftId] = [await final(), await written()]
    const path = `Practitioners/${house.scene.owner.id}`
    const rename = async (family: string) => {
      const { meta } = await read(path)
      const body = [{ op: 'replace', path: '/name/family', value: family }]
      const answer = await by('admin').ask('PATCH', `${path}?versionId=${meta.versionId}`, { body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    const { family } = (await read(path)).name
    await rename('Newly-Married')
    try {
      const { text } = await readPrint(await printed(signedId))
      expect(text).toContain(`Written by: clinician ${family}`)
      expect(text).not.toContain('clinician Newly-Married')
      expect((await readPrint(await printed(draftId))).text).toContain('Written by: clinician Newly-Married')
    } finally {
      await rename(family)
    }
  })

  test('says who signed by hand, and who did not and why', async () => {
    const person = { id: house.scene.patient.id, resourceType: 'Patient' }
    const of = async (body: object) => {
      const id = await written(answers, 'Care plan')
      await sign(by('clinician'), id)
      const taken = await take(by('clinician'), id, { person, ...body })
      expect(taken.status, JSON.stringify(taken.body)).toBe(200)
      return readPrint(await printed(id))
    }
    const drawn = await of({ method: 'Drawn', strokes: someStrokes })
    const refused = await of({
      method: 'System',
      refusalReason: { code: 'refused', display: '' },
      witness: 'Sam Lee',
    })

    expect(drawn.told.join()).toMatch(/Signature of .*Rivera/)
    expect(drawn.text).toContain('This note still needs another signature.')
    expectInOrder(refused.text, ['Signatures', 'Not signed: ', 'Witness: Sam Lee'])
  })

  test('of a draft says so across each page, and nobody has signed it', async () => {
    const { pages, text } = await readPrint(await printed(await written()))
    for (const page of pages) expect(page).toContain('DRAFT')
    expect(text).toContain('Draft, not signed.')
    expect(text).toContain('No one has signed this note yet.')
    expect(text).not.toContain('How to check')
  })

  test('of a void note says so across each page, with who, when and why', async () => {
    const id = await final()
    const gone = await act(by('supervisor'), id, 'void', {
      reason: { code: 'wrong-patient', display: '' },
      credential,
    })
    expect(gone.status, JSON.stringify(gone.body)).toBe(200)
    const { pages, text } = await readPrint(await printed(id))
    for (const page of pages) expect(page).toContain('VOID')
    expect(text).toContain('This note was voided.')
    expect(text).toContain(gone.body.void.reason.display)
  })

  test('of an amended note holds what was amended, why and by whom, and what stood there before; an addendum stands beside', async () => {
    const id = await final()
    await act(by('clinician'), id, 'amend', {
      ...fact,
      text: 'The mood was another one.',
      sectionChanges: [{ op: 'replace', path: '/sections/0/data/mood', value: 'calm' }],
    })
    const open = await readPrint(await printed(id))
    expect(open.text).toContain('Mood: Low')
    expect(open.text).toContain('Not signed by everyone yet')
    await sign(by('clinician'), id)
    await sign(by('supervisor'), id)
    const added = await act(by('clinician'), id, 'addendum', {
      ...fact,
      text: 'The sister called later.',
      credential,
    })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    const { text, pages } = await readPrint(await printed(id))

    expect(pages[0]).toContain('Amended')
    expectInOrder(text, [
      'Mood: Calm',
      'Amendments and addenda',
      'Amended on',
      'The mood was another one.',
      'Before this amendment',
      'Mood: Low',
      'Addendum on',
      'The sister called later.',
      'Signatures',
    ])
  })

  test('says that it came late', async () => {
    const start = new Date(Date.now() - 40 * 86_400_000).toISOString()
    const id = await written(answers, 'Author only', { start })
    expect((await sign(by('clinician'), id)).status).toBe(200)
    const { pages, text } = await readPrint(await printed(id))
    expect(pages[0]).toContain('Late entry')
    expectInOrder(text, [
      'About the session',
      'Date of service',
      'Individual therapy',
      'Times are in: America/Chicago',
    ])
  })

  test('writes times as the practice prefers, and its name stands at the top', async () => {
    const id = await final()
    await prefers({ militaryTimeInPrintouts: true, practiceName: 'Clínica del Río' })
    const day = await readPrint(await printed(id))
    await prefers({ militaryTimeInPrintouts: false })
    const half = await readPrint(await printed(id))

    expect(day.text).toContain('Called at: Mar 5, 2026, 14:05')
    expect(half.text).toContain('Called at: Mar 5, 2026, 2:05 PM')
    expectInOrder(day.text, ['Clínica del Río', 'Author and supervisor'])
  })

  test('is refused where the practice prints no notes, but to those who may print all the same', async () => {
    const id = await final()
    await prefers({ allowNotePrintout: false })
    const refused = await printed(id)
    const allowed = await printed(id, 'quality')
    await prefers({ allowNotePrintout: true })

    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([422, 'notes.printing-off'])
    expect(allowed.status).toBe(200)
  })

  test('is made exactly for those who read it, whatever labels it bears; one of substance use says that it is not to be passed on', async () => {
    const logins = [
      'clinician',
      'supervisor',
      'intake',
      'quality',
      'scribe',
      'stranger',
      'implementer',
    ] as const
    const seen: boolean[] = []
    for (const label of ['N', 'SUD', 'PSYTHPN']) {
      const id = await written()
      await putLabels(house.server, { type: 'Note', id }, [label])
      for (const login of logins) {
        const { status, body } = await by(login).ask('GET', `Notes/${id}`, crossing)
        const isRead = status === 200 && body.sections !== undefined
        const answer = await printed(id, login)
        seen.push(isRead)
        expect(answer.status === 200, `${label} ${login}`).toBe(isRead)
        const text = isRead ? (await readPrint(answer)).text : ''
        expect(text.includes('42 CFR part 2')).toBe(isRead && label === 'SUD')
      }
    }
    expect(seen).toContain(true)
    expect(seen).toContain(false)
  })

  test('is told in the language of whoever prints it', async () => {
    const id = await final()
    await prefers({ locale: 'es-US' })
    const { text, language } = await readPrint(await printed(id, 'supervisor'))
    await prefers({ locale: 'en-US' })

    expect(language).toBe('es')
    expectInOrder(text, ['Escrito por', 'Slept well: Sí', 'Firmas', 'Cómo comprobar esta nota'])
    expect(text).toMatch(/Página 1 de \d/)
  })

  test('is made for those alone who read its words, and the trail says who printed it', async () => {
    const draft = await written()
    const id = await final()
    const hidden = await printed(draft, 'intake')
    const unknown = await printed('018f0000-0000-7000-8000-000000000000')
    const answer = await printed(id, 'supervisor')

    expect(hidden.status).toBe(403)
    expect(unknown.status).toBe(404)
    const [made] = await trailOf(house.server, answer)
    const [refused] = await trailOf(house.server, hidden)
    expect([made, refused]).toEqual([
      { type: 'Note', event: 'print', outcome: 'Success', status: 200 },
      { type: 'Note', event: null, outcome: 'Denied', status: 403 },
    ])
  })
})
