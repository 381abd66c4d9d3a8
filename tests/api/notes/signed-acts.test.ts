import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyBundle } from '#shared/proof/verify-bundle.ts'
import { readPrint } from '#tests/support/content/read-print.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { staff } from '#tests/support/scenes/scene.ts'
import { testPassword } from '#tests/support/server/server.ts'
import {
  act,
  aDraft,
  crossing,
  openSigningHouse,
  type SigningHouse,
  sign,
  someStrokes,
  take,
} from '#tests/support/signing/signing-house.ts'

const credential = testPassword
const mood = (value: string) => [{ op: 'replace', path: '/sections/0/data/mood', value }]
const fact = { reason: { code: 'correction-of-fact', display: 'x' } }

describe.each(databasesFor(import.meta.url))('what becomes of a signed note (%s)', (database) => {
  let house: SigningHouse
  let day = 0
  beforeAll(async () => {
    house = await openSigningHouse(database)
  }, 180_000)
  afterAll(() => house?.close())

  const by = (login: Parameters<SigningHouse['client']>[0]) => house.client(login)
  const start = () => {
    day += 1
    return new Date(Date.now() - day * 86_400_000).toISOString()
  }
  const read = async (id: string) => (await by('clinician').ask('GET', `Notes/${id}`)).body
  async function signed(name = 'Author only', at?: Parameters<typeof aDraft>[2]) {
    const { id } = await aDraft(house, name, at)
    const answer = await sign(by('clinician'), id)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return id
  }

  test('a supervisor returns it with a reason: the author’s signature no longer counts, and the note is written again', async () => {
    const id = await signed('Author and supervisor')
    const reason = { code: 'incomplete', display: 'anything' }
    const foreign = await act(by('stranger'), id, 'return', { reason })
    const wrong = await act(by('supervisor'), id, 'return', { reason: { code: 'mood', display: 'Mood' } })
    const silent = await act(by('supervisor'), id, 'return', { reason: { code: 'other', display: '' } })
    const returned = await act(by('supervisor'), id, 'return', { reason, comment: 'Say what the plan is.' })

    expect([foreign.status, wrong.status, silent.status]).toEqual([403, 422, 422])
    expect(returned.body, JSON.stringify(returned.body)).toMatchObject({
      signingState: 'Returned',
      status: 'Preliminary',
      returned: [{ reason: { display: 'Incomplete' }, comment: 'Say what the plan is.' }],
      signatures: [{ stepId: 'author', invalidated: { reason: 'Incomplete' } }],
    })
    const edited = await by('clinician').ask(
      'PATCH',
      `Notes/${id}?versionId=${returned.body.meta.versionId}`,
      {
        body: mood('calm'),
      },
    )
    expect(edited.status).toBe(200)
    const gone = await by('clinician').ask('DELETE', `Notes/${id}?versionId=${edited.body.meta.versionId}`)
    expect(gone.status).toBe(409)
    await sign(by('clinician'), id)
    expect((await sign(by('supervisor'), id)).body).toMatchObject({ signingState: 'Signed', status: 'Final' })
  })

  test('a signer takes the own signature back until somebody signs after him', async () => {
    const id = await signed('Group')
    const second = await sign(by('intake'), id)
    expect(second.body.signingState).toBe('PartiallySigned')
    const early = await act(by('clinician'), id, 'unsign', { reason: 'Too soon.' })
    const own = await act(by('intake'), id, 'unsign', { reason: 'Not mine.' })
    const last = await act(by('clinician'), id, 'unsign', { reason: 'Too soon.' })

    expect([early.status, early.body.errors?.[0]?.code]).toEqual([422, 'signatures.signed-after'])
    expect([own.body.signingState, last.body.signingState]).toEqual(['PartiallySigned', 'ReadyToSign'])
    expect(last.body.signatures.map((each: { invalidated?: object }) => Boolean(each.invalidated))).toEqual([
      true,
      true,
    ])
  })

  test('a final note is unsigned by whoever may, and its session is open again', async () => {
    const id = await signed('Author only', { start: start() })
    const session = async () =>
      (await by('clinician').ask('GET', `Encounters/${(await read(id)).encounter.id}`)).body
    expect((await session()).status).toBe('Finished')
    const own = await act(by('clinician'), id, 'unsign', { reason: 'Wrong day.' })
    const unsigned = await act(by('supervisor'), id, 'unsign', { reason: 'Wrong day.' })

    expect(own.status).toBe(403)
    expect(unsigned.body, JSON.stringify(unsigned.body)).toMatchObject({
      signingState: 'Draft',
      status: 'Preliminary',
    })
    expect((await session()).status).toBe('Planned')
    expect((await sign(by('clinician'), id)).body.status).toBe('Final')
    expect((await session()).status).toBe('Finished')
  })

  test('an amendment stands when everybody has signed it; until then the original does', async () => {
    const id = await signed('Author and supervisor')
    await sign(by('supervisor'), id)
    const foreign = await act(by('physician'), id, 'amend', { ...fact, sectionChanges: mood('calm') })
    const elsewhere = await act(by('clinician'), id, 'amend', {
      ...fact,
      sectionChanges: [{ op: 'replace', path: '/author/id', value: 'x' }],
    })
    const begun = await act(by('clinician'), id, 'amend', { ...fact, sectionChanges: mood('calm') })
    expect([foreign.status, elsewhere.status]).toEqual([403, 422])
    expect(begun.body, JSON.stringify(begun.body)).toMatchObject({
      signingState: 'Amending',
      status: 'Final',
      sections: [{ data: { mood: 'low' } }],
    })
    const half = await sign(by('clinician'), id)
    expect(half.body, JSON.stringify(half.body)).toMatchObject({
      signingState: 'Amending',
      sections: [{ data: { mood: 'low' } }],
    })
    const whole = await sign(by('supervisor'), id)
    expect(whole.body).toMatchObject({
      signingState: 'Signed',
      status: 'Amended',
      sections: [{ data: { mood: 'calm' } }],
      amendments: [{ kind: 'Amendment', reason: { code: 'correction-of-fact' } }],
    })
    expect(whole.body.signatures).toHaveLength(4)
  })

  test('an amendment is given back, and given up', async () => {
    const id = await signed('Author and supervisor')
    await sign(by('supervisor'), id)
    await act(by('clinician'), id, 'amend', { ...fact, sectionChanges: mood('calm') })
    await sign(by('clinician'), id)
    const returned = await act(by('supervisor'), id, 'return', {
      reason: { code: 'incomplete', display: '' },
    })
    expect(returned.body, JSON.stringify(returned.body)).toMatchObject({
      signingState: 'Amending',
      status: 'Final',
    })
    const given = await act(by('clinician'), id, 'discard-amendment')
    expect(given.body).toMatchObject({
      signingState: 'Signed',
      status: 'Final',
      sections: [{ data: { mood: 'low' } }],
    })
    expect(given.body.amendments).toBeUndefined()
  })

  test('who has signed an amendment that is given up has signed nothing that counts, on paper too', async () => {
    const id = await signed('Author and supervisor')
    await sign(by('supervisor'), id)
    await act(by('clinician'), id, 'amend', { ...fact, sectionChanges: mood('calm') })
    await sign(by('clinician'), id)
    const given = await act(by('supervisor'), id, 'discard-amendment')
    const { id: supervisor } = staff(house.server, 'supervisor')
    const taken = { by: { id: supervisor }, reason: 'The amendment was discarded' }
    expect(given.body, JSON.stringify(given.body)).toMatchObject({
      signingState: 'Signed',
      signatures: [{ stepId: 'author' }, { stepId: 'supervisor' }, { stepId: 'author', invalidated: taken }],
    })
    const counting = given.body.signatures.filter((each: { invalidated?: object }) => !each.invalidated)
    expect(counting.map(({ stepId }: { stepId: string }) => stepId)).toEqual(['author', 'supervisor'])
    const { text } = await readPrint(await by('clinician').ask('POST', `Notes/${id}/print`, { body: {} }))
    expect(text.match(/No longer valid: The amendment was discarded/g)).toHaveLength(1)
    const proof = await by('supervisor').ask('POST', `Notes/${id}/bundle`, { body: {} })
    const verdict = await verifyBundle(proof.body.bundle)
    expect(verdict).toMatchObject({ ok: true })
    expect(JSON.parse(proof.body.bundle.trimEnd().split('\n').at(-2)).manifest).toMatchObject({
      act: 'discard',
      by: supervisor,
      reason: 'The amendment was discarded',
    })
  })

  test('an addendum is signed at once and changes nothing of the note', async () => {
    const id = await signed()
    const before = await read(id)
    const addendum = { ...fact, text: 'He called again at noon.' }
    const guessed = await act(by('clinician'), id, 'addendum', { ...addendum, credential: 'guess' })
    const foreign = await act(by('physician'), id, 'addendum', { ...addendum, credential })
    const added = await act(by('clinician'), id, 'addendum', { ...addendum, credential })

    expect([guessed.status, foreign.status]).toEqual([403, 403])
    expect(added.body, JSON.stringify(added.body)).toMatchObject({
      signingState: 'Signed',
      status: 'Amended',
      amendments: [
        { kind: 'Addendum', text: 'He called again at noon.', signature: { meaning: 'Authored' } },
      ],
    })
    expect(added.body.sections).toEqual(before.sections)
  })

  test('a voided note stays to be read for ever', async () => {
    const id = await signed('Author only', { start: start() })
    const reason = { code: 'wrong-patient', display: '' }
    const own = await act(by('clinician'), id, 'void', { reason, credential })
    const voided = await act(by('supervisor'), id, 'void', { reason, credential })

    expect(own.status).toBe(403)
    expect(voided.body, JSON.stringify(voided.body)).toMatchObject({
      signingState: 'Voided',
      status: 'EnteredInError',
      void: { reason: { display: 'Wrong patient' } },
    })
    for (const name of ['unsign', 'amend', 'return'])
      expect(
        (await act(by('supervisor'), id, name, { ...fact, reason: 'x', sectionChanges: [] })).status,
      ).toBe(422)
  })

  test('the patient signs on this device, a guardian signs for him, or it stands there why nobody did', async () => {
    const { patient } = house.scene
    const own = { id: patient.id, resourceType: 'Patient' }
    const drawn = await take(by('clinician'), await signed('Care plan'), {
      person: own,
      method: 'Drawn',
      strokes: someStrokes,
    })
    const guardian = await take(by('clinician'), await signed('Care plan'), {
      person: { id: house.guardian.id, resourceType: 'RelatedPerson' },
      method: 'Typed',
      name: 'Rosa Rivera',
    })
    const refused = await take(by('clinician'), await signed('Care plan'), {
      person: own,
      method: 'System',
      refusalReason: { code: 'refused', display: '' },
      witness: 'Sam Lee',
    })
    const dot = await take(by('clinician'), await signed('Care plan'), {
      person: own,
      method: 'Drawn',
      strokes: '[]',
    })

    expect(drawn.body, JSON.stringify(drawn.body)).toMatchObject({
      signingState: 'PartiallySigned',
      patientSignatures: [
        { method: 'Drawn', meaning: 'Acknowledged', takenBy: { id: house.scene.owner.id } },
      ],
    })
    expect(guardian.body, JSON.stringify(guardian.body)).toMatchObject({
      patientSignatures: [{ role: 'Guardian', onBehalfOf: own }],
    })
    const { text } = await readPrint(
      await by('clinician').ask('POST', `Notes/${guardian.body.id}/print`, { body: {} }),
    )
    expect(text).toMatch(/Rosa Rivera .*Acknowledged · Guardian · .* On behalf of Rivera, Ana/)
    expect(refused.body).toMatchObject({ patientSignatures: [{ meaning: 'Refused', witness: 'Sam Lee' }] })
    expect(dot.status).toBe(422)
    const whole = await sign(by('supervisor'), refused.body.id)
    expect(whole.body, JSON.stringify(whole.body)).toMatchObject({ signingState: 'Signed' })
  })

  test('on a call somebody may say it aloud, where the configuration lets them; a note of no session had no call', async () => {
    const id = await signed('Free with patient', { start: start(), mode: 'Telehealth' })
    const own = { id: house.scene.patient.id, resourceType: 'Patient' }
    expect((await read(id)).signingState).toBe('PartiallySigned')
    const silent = await take(by('clinician'), id, { person: own, method: 'System' })
    const said = await take(by('clinician'), id, {
      person: own,
      method: 'System',
      comment: 'He said: I agree.',
    })
    const uncalled = await take(by('clinician'), await signed('Free with patient'), {
      person: own,
      method: 'System',
      comment: 'He said: I agree.',
    })
    expect([uncalled.status, uncalled.body.errors?.[0]?.code]).toEqual([422, 'signatures.not-aloud'])
    expect(silent.status).toBe(422)
    expect(said.body, JSON.stringify(said.body)).toMatchObject({ signingState: 'Signed', status: 'Final' })
  })

  test('who stands in for an absent supervisor co-signs in his place, and nobody else does', async () => {
    const id = await signed('Author and supervisor')
    expect((await sign(by('deputy'), id)).status).toBe(403)
    const supervisor = staff(house.server, 'supervisor')
    const own = await by('supervisor').ask('POST', 'PersonalPreferences', {
      body: {
        owner: supervisor,
        outOfOffice: { period: { start: '2026-01-01' }, delegate: staff(house.server, 'deputy') },
      },
    })
    expect(own.status, JSON.stringify(own.body)).toBe(201)
    // Rights are looked at anew each second.
    await expect.poll(async () => (await sign(by('deputy'), id)).status, { timeout: 10_000 }).toBe(200)
    const { body: signedFor } = await by('supervisor').ask('GET', `Notes/${id}`, crossing)
    expect(signedFor, JSON.stringify(signedFor)).toMatchObject({
      signingState: 'Signed',
      signatures: [{}, { delegateOf: { id: supervisor.id } }],
    })
  })
})
