import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, authorStep, bare, created, staff } from '#tests/support/scenes/scene.ts'
import {
  act,
  crossing,
  type Login,
  openSigningHouse,
  type SigningHouse,
  sign,
} from '#tests/support/signing/signing-house.ts'

const amendment = {
  reason: { code: 'correction-of-fact', display: 'x' },
  text: 'Osprey was meant.',
  sectionChanges: [{ op: 'replace', path: '/sections/0/data/summary', value: 'We talked of a kestrel.' }],
}

describe.each(databasesFor(import.meta.url))('who countersigns by a licence alone (%s)', (database) => {
  let house: SigningHouse
  let count = 0

  beforeAll(async () => {
    house = await openSigningHouse(database)
    const { admin } = house.scene
    const intake = staff(house.server, 'intake').id
    const { meta } = (await admin.ask('GET', `Practitioners/${intake}`)).body
    const licence = { type: { code: 'MD', display: 'Physician' }, number: 'P-2' }
    const licensed = await admin.ask('PATCH', `Practitioners/${intake}?versionId=${meta.versionId}`, {
      body: [{ op: 'add', path: '/licenses', value: [licence] }],
    })
    expect(licensed.status, JSON.stringify(licensed.body)).toBe(200)
  }, 180_000)
  afterAll(() => house?.close())

  const by = (login: Login) => house.client(login)
  const read = async (login: Login, id: string) => (await by(login).ask('GET', `Notes/${id}`, crossing)).body
  const waitsFor = async (login: Login) =>
    (await by(login).ask('POST', 'Notes/to-sign', { body: {} })).body.notes.map(
      ({ note }: { readonly note: { readonly id: string } }) => note.id,
    )

  /** A draft by a definition that a physician countersigns, its amendments too where they are signed by the same. */
  async function drafted(amendmentSteps: 'SameAsOriginal' | 'AuthorOnly'): Promise<string> {
    const { admin, definition, patient } = house.scene
    count += 1
    const name = `Countersigned ${amendmentSteps} ${count}`
    const key = name.toLowerCase().replaceAll(' ', '-')
    const licensed = { role: 'Prescriber', who: 'AnyWithLicense', meaning: 'Approved', required: true }
    const licenses = [{ code: 'MD', display: 'Physician' }]
    const configuration = await active(admin, 'SignatureConfigurations', {
      ...{ name, key, version: 1, amendmentSteps },
      steps: [authorStep, { ...licensed, id: 'prescriber', order: 2, licenses, methods: ['Password'] }],
    })
    const { sections } = (await admin.ask('GET', `NoteDefinitions/${definition.id}`)).body
    const countersigned = await active(admin, 'NoteDefinitions', {
      ...{ name, key: `${key}-note`, version: 1, type: 'Form', kinds: ['DocumentationNote'], sections },
      signatureConfiguration: bare(configuration),
    })
    const { id } = await created(by('clinician'), 'Notes', {
      ...{ kind: 'DocumentationNote', composition: 'Individual', status: 'Preliminary' },
      ...{ definition: bare(countersigned), subject: bare(patient), patient: bare(patient) },
    })
    const { meta } = await read('clinician', id)
    const value = { mood: 'low', summary: 'We talked of an osprey.' }
    const written = await by('clinician').ask('PATCH', `Notes/${id}?versionId=${meta.versionId}`, {
      body: [{ op: 'replace', path: '/sections/0/data', value }],
    })
    expect(written.status, JSON.stringify(written.body)).toBe(200)
    return id
  }

  async function amended(amendmentSteps: 'SameAsOriginal' | 'AuthorOnly'): Promise<string> {
    const id = await drafted(amendmentSteps)
    expect((await sign(by('clinician'), id)).body.signingState).toBe('PartiallySigned')
    expect((await sign(by('physician'), id)).body.signingState).toBe('Signed')
    const begun = await act(by('clinician'), id, 'amend', amendment)
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    return id
  }

  test('reads the note from the moment it waits for signatures, and not while it is written', async () => {
    const id = await drafted('SameAsOriginal')
    expect((await read('physician', id)).sections).toBeUndefined()
    expect((await sign(by('clinician'), id)).body.signingState).toBe('PartiallySigned')
    expect(await waitsFor('physician')).toContain(id)
    expect(JSON.stringify((await read('physician', id)).sections)).toContain('osprey')
    expect((await read('quality', id)).sections).toBeUndefined()
  })

  test('reads an open amendment of a note that somebody else has countersigned, and signs it', async () => {
    const id = await amended('SameAsOriginal')
    expect((await sign(by('clinician'), id)).status).toBe(200)
    expect(await waitsFor('intake')).toContain(id)
    const open = await read('intake', id)
    expect(open.signingState).toBe('Amending')
    expect(JSON.stringify(open.amendments)).toContain('kestrel')
    expect(JSON.stringify((await read('quality', id)).amendments)).not.toContain('kestrel')
    const signed = await sign(by('intake'), id)
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    expect(signed.body.status).toBe('Amended')
  })

  test('reads nothing of an amendment that its author signs alone, until it stands', async () => {
    const id = await amended('AuthorOnly')
    expect(JSON.stringify((await read('intake', id)).amendments)).not.toContain('kestrel')
    expect((await sign(by('clinician'), id)).body.status).toBe('Amended')
    expect(JSON.stringify(await read('intake', id))).toContain('kestrel')
  })

  test('reads no more than others once the licence is over on the day of the service', async () => {
    const id = await drafted('SameAsOriginal')
    expect((await sign(by('clinician'), id)).body.signingState).toBe('PartiallySigned')
    expect(JSON.stringify((await read('intake', id)).sections)).toContain('osprey')
    const { admin } = house.scene
    const path = `Practitioners/${staff(house.server, 'intake').id}`
    const { meta } = (await admin.ask('GET', path)).body
    const over = await admin.ask('PATCH', `${path}?versionId=${meta.versionId}`, {
      body: [{ op: 'add', path: '/licenses/0/expires', value: '2020-01-01' }],
    })
    expect(over.status, JSON.stringify(over.body)).toBe(200)
    await expect.poll(async () => (await read('intake', id)).sections).toBeUndefined()
  })
})
