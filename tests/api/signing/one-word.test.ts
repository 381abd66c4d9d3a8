import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { addPasskey, askPasskeyAbout } from '#tests/support/signing/add-passkey.ts'
import { manifestsOf } from '#tests/support/signing/look-at-note.ts'
import { codeOfApp, setUpApp } from '#tests/support/signing/set-up-app.ts'
import {
  act,
  aDraft,
  crossing,
  type Login,
  openSigningHouse,
  type SigningHouse,
  sign,
} from '#tests/support/signing/signing-house.ts'
import type { SoftPasskey } from '#tests/support/signing/soft-passkey.ts'

type Item = {
  readonly note: { readonly id: string; readonly resourceType: 'Note' }
  readonly stepId: string
  readonly meaning: string
  readonly contentHash: string
}

describe.each(databasesFor(import.meta.url))('several notes signed by one word (%s)', (database) => {
  let house: SigningHouse
  let passkey: SoftPasskey
  let key: string
  let now = Date.parse('2026-03-05T18:00:10Z')
  beforeAll(async () => {
    house = await openSigningHouse(database, () => new Date(now))
    key = (await setUpApp(by('supervisor'), now)).key
    passkey = await addPasskey(by('supervisor'), house.server.url)
    now += 60_000
  }, 180_000)
  afterAll(() => house?.close())

  const by = (login: Login) => house.client(login)
  const refusedCredential = { status: 403, body: { subStatus: 2103 } }

  /** So many notes that their author has signed and the supervisor has read, as the list of what waits tells them. */
  async function readNotes(count: number): Promise<readonly Item[]> {
    const ids: string[] = []
    for (let number = 0; number < count; number += 1) {
      const { id } = await aDraft(house, 'Author and supervisor')
      expect((await sign(by('clinician'), id)).status).toBe(200)
      expect((await by('supervisor').ask('GET', `Notes/${id}`, crossing)).status).toBe(200)
      ids.push(id)
    }
    const { body } = await by('supervisor').ask('POST', 'Notes/to-sign', { body: {} })
    return ids.map((id) => {
      const { stepId, meaning, contentHash } = body.notes.find(
        ({ note }: { readonly note: { readonly id: string } }) => note.id === id,
      )
      return { note: { id, resourceType: 'Note' }, stepId, meaning, contentHash }
    })
  }

  const saidOf = (batch: readonly Item[], method: string) => ({ isBulk: true, batch, method })
  type Said = ReturnType<typeof saidOf>
  const signOne = ({ note, ...item }: Item, said: Partial<Said>, credential: string) =>
    by('supervisor').ask('POST', `Notes/${note.id}/sign`, { body: { ...item, ...said, credential } })
  const askedAbout = (said: Said) => askPasskeyAbout(by('supervisor'), 'note.sign', said)
  const stateOf = async ({ note }: Item) =>
    (await by('supervisor').ask('GET', `Notes/${note.id}`, crossing)).body.signingState
  /** After the quarter of an hour for which wrong words lock signing; nobody's sign-in rests so long that it ends. */
  const freshCode = async () => {
    now += 16 * 60_000
    for (const login of ['clinician', 'supervisor', 'deputy'] as const) await by(login).ask('GET', '/session')
    return codeOfApp(key, now)
  }

  const ways: readonly (readonly [string, string, (said: Said) => Promise<string>])[] = [
    ['code of the app', 'Totp', () => freshCode()],
    ['answer of a passkey', 'Passkey', async (said) => passkey.answer(await askedAbout(said))],
  ]
  describe.each(ways)('with one %s', (_way, method, wordFor) => {
    test('a supervisor signs each note of the list, each by itself, and the note says how', async () => {
      const items = await readNotes(3)
      const said = saidOf(items, method)
      const word = await wordFor(said)
      for (const item of items) {
        const signed = await signOne(item, said, word)
        expect(signed.status, JSON.stringify(signed.body)).toBe(200)
        expect(signed.body.signatures.at(-1)).toMatchObject({ method, meaning: 'CoSigned' })
      }
      expect(await Promise.all(items.map(stateOf))).toEqual(['Signed', 'Signed', 'Signed'])
      const proofs = await Promise.all(
        items.map(async ({ note }) => (await manifestsOf(house, note.id)).at(-1)?.passkey),
      )
      expect(new Set(proofs.map((proof) => JSON.stringify(proof))).size, 'one answer, in each manifest').toBe(
        1,
      )
      expect(proofs[0] !== undefined).toBe(method === 'Passkey')
    })

    test('no other note, no other list and no other content is signed by it', async () => {
      const [first, second, other] = await readNotes(3)
      if (!first || !second || !other) throw new Error('Three notes wait')
      const said = saidOf([first, second], method)
      const word = await wordFor(said)
      expect((await signOne(first, said, word)).status).toBe(200)

      expect((await signOne(other, said, word)).status, 'in no list').not.toBe(200)
      const longer = saidOf([first, second, other], method)
      expect(await signOne(other, longer, word), 'in a longer list').toMatchObject(refusedCredential)
      const alone = await signOne(other, { method, isBulk: true }, word)
      expect(alone, 'by itself').toMatchObject(refusedCredential)
      const changed = { ...second, contentHash: '0'.repeat(64) }
      expect((await signOne(changed, said, word)).status, 'another content').not.toBe(200)
      const commented = { ...said, comment: 'And this too.' }
      expect(await signOne(second, commented, word), 'with more words').toMatchObject(refusedCredential)
      expect(await stateOf(other)).toBe('PartiallySigned')
      expect(await stateOf(second)).toBe('PartiallySigned')

      expect((await signOne(second, said, word)).status, 'the second of the list').toBe(200)
    })

    test('it signs each of them once: what was returned and signed again wants another word', async () => {
      const [first, second] = await readNotes(2)
      if (!first || !second) throw new Error('Two notes wait')
      const said = saidOf([first, second], method)
      const word = await wordFor(said)
      expect((await signOne(first, said, word)).status).toBe(200)
      expect((await signOne(second, said, word)).status).toBe(200)
      expect(await signOne(second, said, word)).toMatchObject(refusedCredential)
      expect(await signOne(first, said, word)).toMatchObject(refusedCredential)
    })

    test('five minutes after the first the others want another word', async () => {
      const [first, second] = await readNotes(2)
      if (!first || !second) throw new Error('Two notes wait')
      const said = saidOf([first, second], method)
      const word = await wordFor(said)
      expect((await signOne(first, said, word)).status).toBe(200)
      now += 5 * 60_000 + 1_000
      expect(await signOne(second, said, word)).toMatchObject(refusedCredential)
      expect(await stateOf(second)).toBe('PartiallySigned')
    })

    test('nobody else signs with it, and one that was returned meanwhile keeps none of the others', async () => {
      const [first, second, third] = await readNotes(3)
      if (!first || !second || !third) throw new Error('Three notes wait')
      const said = saidOf([first, second, third], method)
      const word = await wordFor(said)
      const reason = { code: 'incomplete', display: 'anything' }
      expect((await act(by('supervisor'), first.note.id, 'return', { reason })).status).toBe(200)
      expect((await signOne(first, said, word)).status).toBe(422)
      const { note, ...item } = second
      const others = { ...item, ...said, credential: word }
      const byAnother = await by('deputy').ask('POST', `Notes/${note.id}/sign`, { body: others })
      expect(byAnother).toMatchObject(refusedCredential)
      expect((await signOne(second, said, word)).status).toBe(200)
      expect((await signOne(third, said, word)).status).toBe(200)
    })
  })

  test('a note that was not opened is not signed among others, however strong the word is', async () => {
    const [read] = await readNotes(1)
    const { id } = await aDraft(house, 'Author and supervisor')
    expect((await sign(by('clinician'), id)).status).toBe(200)
    const { body } = await by('supervisor').ask('POST', 'Notes/to-sign', { body: {} })
    const { stepId, meaning, contentHash } = body.notes.find(
      ({ note }: { readonly note: { readonly id: string } }) => note.id === id,
    )
    const unread: Item = { note: { id, resourceType: 'Note' }, stepId, meaning, contentHash }
    if (!read) throw new Error('A note waits')
    const said = saidOf([read, unread], 'Passkey')
    const word = passkey.answer(await askedAbout(said))
    const { isBulk: _, ...quiet } = said
    expect((await signOne(unread, said, word)).status).toBe(422)
    expect((await signOne(unread, quiet, word)).status, 'without saying so').not.toBe(200)
    expect((await signOne(read, said, word)).status).toBe(200)
  })

  test('a list of more than 25 notes is not signed by one word', async () => {
    const [item] = await readNotes(1)
    if (!item) throw new Error('A note waits')
    const said = saidOf(
      Array.from({ length: 26 }, () => item),
      'Passkey',
    )
    const word = passkey.answer(await askedAbout(said))
    expect((await signOne(item, said, word)).status).toBe(422)
    expect(await stateOf(item)).toBe('PartiallySigned')
  })
})
