import { createHash, generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uuidAt } from '#server/app/uuid-at.ts'
import { verifyBundle } from '#shared/proof/verify-bundle.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { testPassword } from '#tests/support/server/server.ts'
import { addPasskey, askPasskeyAbout } from '#tests/support/signing/add-passkey.ts'
import { manifestsOf } from '#tests/support/signing/look-at-note.ts'
import { codeOfApp, setUpApp } from '#tests/support/signing/set-up-app.ts'
import {
  act,
  aDraft,
  type Login,
  openSigningHouse,
  type SigningHouse,
} from '#tests/support/signing/signing-house.ts'
import { type PasskeyQuestion, SoftPasskey, type Wrong } from '#tests/support/signing/soft-passkey.ts'

describe.each(databasesFor(import.meta.url))(
  'signing with what is stronger than a password (%s)',
  (database) => {
    let house: SigningHouse
    let passkey: SoftPasskey
    let key: string
    let now = Date.parse('2026-03-05T18:00:10Z')
    beforeAll(async () => {
      house = await openSigningHouse(database, () => new Date(now))
      key = (await setUpApp(by('clinician'), now)).key
      passkey = await addPasskey(by('clinician'), house.server.url)
      now += 60_000
    }, 180_000)
    afterAll(() => house?.close())

    const by = (login: Login) => house.client(login)
    const refusedCredential = { status: 403, body: { subStatus: 2103 } }

    /** A note that the clinician has called ready, and what signing it says. */
    async function readyNote() {
      const { id } = await aDraft(house, 'Author only')
      const ready = await act(by('clinician'), id, 'ready')
      const { openSteps, contentHash } = ready.body
      const said = { stepId: openSteps[0].stepId, meaning: openSteps[0].meaning, contentHash }
      return { id, said }
    }
    type Ready = Awaited<ReturnType<typeof readyNote>>

    const sign = ({ id, said }: Ready, method: string, credential: string, login: Login = 'clinician') =>
      by(login).ask('POST', `Notes/${id}/sign`, { body: { ...said, method, credential } })
    const asked = ({ id, said }: Ready, login: Login = 'clinician') =>
      askPasskeyAbout(by(login), 'note.sign', { id, ...said, method: 'Passkey' })
    const proofOf = async (id: string) => {
      const told = await by('clinician').ask('POST', `Notes/${id}/bundle`, { body: {} })
      expect(told.status, JSON.stringify(told.body)).toBe(200)
      return verifyBundle(told.body.bundle)
    }

    test('a note is signed with a code of the app; note, manifest and proof name the way', async () => {
      const note = await readyNote()
      const code = await codeOfApp(key, now)
      const signed = await sign(note, 'Totp', code)
      expect(signed, JSON.stringify(signed.body)).toMatchObject({
        status: 200,
        body: { signingState: 'Signed', signatures: [{ method: 'Totp' }] },
      })
      expect((await manifestsOf(house, note.id)).at(-1)).toMatchObject({
        method: 'Totp',
        methodStrength: 'code',
      })
      expect(await proofOf(note.id)).toMatchObject({ ok: true })
      expect(await sign(await readyNote(), 'Totp', code)).toMatchObject(refusedCredential)
    })

    test('a note is signed with a passkey that was asked about it', async () => {
      const note = await readyNote()
      const question = await asked(note)
      const signed = await sign(note, 'Passkey', passkey.answer(question))
      expect(signed, JSON.stringify(signed.body)).toMatchObject({
        status: 200,
        body: { signingState: 'Signed', signatures: [{ method: 'Passkey' }] },
      })
      const last = (await manifestsOf(house, note.id)).at(-1)
      expect(last).toMatchObject({
        method: 'Passkey',
        methodStrength: 'passkey',
        provedBy: 'passkey',
        passkey: {
          credential: createHash('sha256').update(passkey.id).digest('hex'),
          challenge: question.options.challenge,
          about: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      })
      expect(JSON.stringify(last), 'nothing that would prove it again').not.toContain(question.nonce)
      expect(await proofOf(note.id)).toMatchObject({ ok: true, entries: [{ provedBy: 'passkey' }] })
    })

    test('who lost the answer to a signature asks again with the same key and is told that it stands, once', async () => {
      now += 60_000
      const proofs = {
        Totp: async () => codeOfApp(key, now),
        Passkey: async (note: Ready) => passkey.answer(await asked(note)),
      }
      for (const [method, prove] of Object.entries(proofs)) {
        const note = await readyNote()
        const credential = await prove(note)
        const headers = { 'idempotency-key': uuidAt(now) }
        const signing = (about: Ready, once = headers) =>
          by('clinician').ask('POST', `Notes/${about.id}/sign`, {
            body: { ...about.said, method, credential },
            headers: once,
          })
        const first = await signing(note)
        expect(first, method).toMatchObject({ status: 200, body: { signingState: 'Signed' } })
        expect(await signing(note), method).toMatchObject({ status: 200, body: first.body })
        expect(await manifestsOf(house, note.id)).toHaveLength(1)

        const other = await readyNote()
        expect(await signing(other), 'the key of another call').toMatchObject({ status: 409 })
        const fresh = { 'idempotency-key': uuidAt(now) }
        expect(await signing(other, fresh), 'a new call').toMatchObject(refusedCredential)
        expect(await signing(note, fresh), 'a new call').toMatchObject(refusedCredential)
        expect(await manifestsOf(house, other.id)).toEqual([])
      }
    })

    test('the way that is named is the way that was gone', async () => {
      const note = await readyNote()
      expect(await sign(note, 'Passkey', testPassword)).toMatchObject({ status: 422 })
      now += 60_000
      expect(await sign(note, 'Password', await codeOfApp(key, now))).toMatchObject({ status: 422 })
      expect(await sign(note, 'Drawn', testPassword)).toMatchObject({ status: 422 })
      expect((await sign(note, 'Password', testPassword)).status).toBe(200)
    })

    const wrongs: readonly (readonly [string, (question: PasskeyQuestion) => Wrong])[] = [
      ['of a page of somebody else', () => ({ origin: 'https://goldthread.example' })],
      ['of our page without its port', () => ({ origin: 'http://127.0.0.1' })],
      ['for another host', () => ({ host: 'goldthread.example' })],
      ['to a question that nobody asked', () => ({ challenge: Buffer.alloc(32, 7).toString('base64url') })],
      [
        'under the number of a question that nobody asked',
        () => ({ nonce: Buffer.alloc(32, 7).toString('base64url') }),
      ],
      ['to being made and not to being asked', () => ({ type: 'webauthn.create' })],
      ['of somebody who was there and was not verified', () => ({ flags: 0x01 })],
      ['of nobody who was there', () => ({ flags: 0x04 })],
      ['with a counter that stood still', () => ({ counter: 1 })],
      ['with a signature in which one bit is another', () => ({ spoilSignature: true })],
      [
        'signed with another key',
        () => ({ signedBy: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }),
      ],
      ['in the name of a passkey that nobody has', () => ({ id: Buffer.alloc(16, 9).toString('base64url') })],
      ['inside a page of somebody else', () => ({ topOrigin: 'https://goldthread.example' })],
    ]
    test.each(wrongs)('no note is signed by an answer %s', async (_what, wrong) => {
      const note = await readyNote()
      const question = await asked(note)
      expect(await sign(note, 'Passkey', passkey.answer(question, wrong(question)))).toMatchObject(
        refusedCredential,
      )
      expect(await manifestsOf(house, note.id)).toEqual([])
      const isAnswered = wrong(question).nonce === undefined
      const answer = passkey.answer(isAnswered ? question : await asked(note))
      const after = isAnswered ? refusedCredential : { status: 200 }
      expect(await sign(note, 'Passkey', answer), 'a question that was answered is used up').toMatchObject(
        after,
      )
    })

    test('no note is signed by what is no answer at all', async () => {
      const note = await readyNote()
      const nothings = [
        '{"passkey":',
        '{"passkey":null}',
        '{"passkey":{},"nonce":"a"}',
        '{"passkey":{"id":1},"nonce":1}',
      ]
      for (const credential of nothings)
        expect(await sign(note, 'Passkey', credential), credential).toMatchObject(refusedCredential)
    })

    test('an answer signs once, within five minutes, and the note that it was asked about as it was read', async () => {
      const [note, other] = [await readyNote(), await readyNote()]
      const ofOther = passkey.answer(await asked(other))
      expect(await sign(note, 'Passkey', ofOther), 'about another note').toMatchObject(refusedCredential)

      const elsewhere = passkey.answer(
        await askPasskeyAbout(by('clinician'), 'note.void', { id: note.id, ...note.said }),
      )
      expect(await sign(note, 'Passkey', elsewhere), 'about another act').toMatchObject(refusedCredential)

      const asRead = passkey.answer(await asked(note))
      const changed = { ...note, said: { ...note.said, contentHash: '0'.repeat(64) } }
      expect(await sign(changed, 'Passkey', asRead), 'about other content').toMatchObject(refusedCredential)

      const late = passkey.answer(await asked(note))
      now += 5 * 60_000 + 1
      expect(await sign(note, 'Passkey', late), 'too late').toMatchObject(refusedCredential)

      const answer = passkey.answer(await asked(note))
      expect((await sign(note, 'Passkey', answer)).status).toBe(200)
      expect(await sign(note, 'Passkey', answer), 'a second time').toMatchObject(refusedCredential)
    })

    test("nobody signs with somebody else's passkey, or with an answer to somebody else's question", async () => {
      const supervisors = await addPasskey(by('supervisor'), house.server.url)
      const note = await readyNote()
      const question = await asked(note)
      expect(await sign(note, 'Passkey', supervisors.answer(question))).toMatchObject(refusedCredential)
      const ofSupervisor = await asked(note, 'supervisor')
      expect(await sign(note, 'Passkey', passkey.answer(ofSupervisor))).toMatchObject(refusedCredential)
      expect(await sign(note, 'Passkey', supervisors.answer(ofSupervisor))).toMatchObject(refusedCredential)
    })

    test('nobody takes over a passkey that was made for another page, in another way, or once already', async () => {
      const client = by('quality')
      const begun = async (): Promise<PasskeyQuestion> =>
        (await client.ask('POST', '/session/factors/passkey', { body: { credential: testPassword } })).body
      const keep = async (question: PasskeyQuestion, response: object) =>
        client.ask('POST', '/session/factors/passkey-confirm', {
          body: { name: 'Laptop', nonce: question.nonce, response },
        })
      const fresh = new SoftPasskey(house.server.url)
      const wrong: readonly Wrong[] = [
        { origin: 'https://goldthread.example' },
        { host: 'goldthread.example' },
        { challenge: Buffer.alloc(32, 7).toString('base64url') },
        { type: 'webauthn.get' },
        { flags: 0x01 },
      ]
      for (const each of wrong) {
        const question = await begun()
        expect((await keep(question, fresh.made(question, each))).body.code).toBe('accounts.passkey-wrong')
      }
      const question = await begun()
      expect((await keep(question, fresh.made(question))).status).toBe(200)
      expect((await keep(question, fresh.made(question))).status).toBe(422)
      const again = await begun()
      expect((await keep(again, fresh.made(again))).status).toBe(422)
      expect((await client.ask('GET', '/session/factors')).body.factors).toHaveLength(1)
    })

    test('five wrong codes lock signing for a quarter of an hour, the password too, and no passkey', async () => {
      const note = await readyNote()
      const answer = passkey.answer(await asked(note))
      for (let tries = 0; tries < 5; tries += 1)
        expect(await sign(note, 'Totp', '000000')).toMatchObject(refusedCredential)
      expect((await sign(note, 'Totp', await codeOfApp(key, now))).status).toBe(429)
      expect((await sign(note, 'Password', testPassword)).status).toBe(429)
      expect((await sign(note, 'Passkey', answer)).status).toBe(200)
      now += 15 * 60_000 + 1
      expect((await sign(await readyNote(), 'Totp', await codeOfApp(key, now))).status).toBe(200)
    })
  },
)
