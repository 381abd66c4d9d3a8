import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { testPassword } from '#tests/support/server/server.ts'
import {
  act,
  aDraft,
  crossing,
  type Login,
  openSigningHouse,
  type SigningHouse,
  sign,
} from '#tests/support/signing/signing-house.ts'

describe.each(databasesFor(import.meta.url))('notes of others that wait for somebody (%s)', (database) => {
  let house: SigningHouse
  beforeAll(async () => {
    house = await openSigningHouse(database)
  }, 180_000)
  afterAll(() => house?.close())

  const by = (login: Login) => house.client(login)
  const waiting = async (login: Login) => {
    const { status, body } = await by(login).ask('POST', 'Notes/to-sign', { body: {} })
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const idsFor = async (login: Login): Promise<readonly string[]> =>
    (await waiting(login)).notes.map(({ note }: { readonly note: { readonly id: string } }) => note.id)

  test('a supervisor finds the note when its author has signed, and no more once he has', async () => {
    const { id } = await aDraft(house, 'Author and supervisor')
    expect(await idsFor('supervisor')).not.toContain(id)
    expect((await act(by('clinician'), id, 'ready')).status).toBe(200)
    expect(await idsFor('supervisor')).not.toContain(id)
    expect((await sign(by('clinician'), id)).status).toBe(200)
    const { notes, isWhole } = await waiting('supervisor')
    expect(isWhole).toBe(true)
    expect(
      notes.find(({ note }: { readonly note: { readonly id: string } }) => note.id === id),
    ).toMatchObject({
      subject: { id: house.scene.patient.id },
      definition: 'Author and supervisor v1',
      author: house.scene.owner,
      signingState: 'PartiallySigned',
      meaning: 'CoSigned',
      since: expect.any(String),
      warnings: 0,
    })
    for (const other of ['clinician', 'stranger', 'quality', 'intake'] as const)
      expect(await idsFor(other), other).not.toContain(id)

    expect((await sign(by('supervisor'), id)).status).toBe(200)
    expect(await idsFor('supervisor')).not.toContain(id)
  })

  test('a note that was returned waits for nobody but its author', async () => {
    const { id } = await aDraft(house, 'Author and supervisor')
    await sign(by('clinician'), id)
    expect(await idsFor('supervisor')).toContain(id)
    const reason = { code: 'incomplete', display: 'anything' }
    const back = await act(by('supervisor'), id, 'return', { reason })
    expect(back.status, JSON.stringify(back.body)).toBe(200)
    expect(await idsFor('supervisor')).not.toContain(id)
  })

  describe('several signed by one word', () => {
    const waitingOf = async (login: Login, id: string) =>
      (await waiting(login)).notes.find(
        ({ note }: { readonly note: { readonly id: string } }) => note.id === id,
      )
    const inBulk = (login: Login, id: string, { stepId, meaning, contentHash }: Record<string, unknown>) =>
      by(login).ask('POST', `Notes/${id}/sign`, {
        body: { stepId, meaning, contentHash, method: 'Password', credential: testPassword, isBulk: true },
      })
    const open = (login: Login, id: string) => by(login).ask('GET', `Notes/${id}`, crossing)

    test('a note that the signer has not opened since its author signed is not among them', async () => {
      const { id } = await aDraft(house, 'Author and supervisor')
      expect((await open('supervisor', id)).status).toBe(200)
      expect((await sign(by('clinician'), id)).status).toBe(200)
      const unread = await waitingOf('supervisor', id)
      expect(unread).toMatchObject({ isOpened: false, composition: 'Individual' })
      const refused = await inBulk('supervisor', id, unread)
      expect(refused.status).toBe(422)
      expect(JSON.stringify(refused.body)).toContain('You have not opened this note')
      expect(await idsFor('supervisor')).toContain(id)

      await open('supervisor', id)
      const read = await waitingOf('supervisor', id)
      expect(read).toMatchObject({ isOpened: true })
      const signed = await inBulk('supervisor', id, read)
      expect(signed.status, JSON.stringify(signed.body)).toBe(200)
      expect(signed.body.signingState).toBe('Signed')
      expect(await idsFor('supervisor')).not.toContain(id)
    })

    test('that another has opened it counts for nobody else', async () => {
      const { id } = await aDraft(house, 'Author and supervisor')
      await sign(by('clinician'), id)
      await open('clinician', id)
      await open('quality', id)
      expect(await waitingOf('supervisor', id)).toMatchObject({ isOpened: false })
    })

    test('what was returned and signed again has to be opened again', async () => {
      const { id } = await aDraft(house, 'Author and supervisor')
      await sign(by('clinician'), id)
      await open('supervisor', id)
      expect(await waitingOf('supervisor', id)).toMatchObject({ isOpened: true })
      const reason = { code: 'incomplete', display: 'anything' }
      expect((await act(by('supervisor'), id, 'return', { reason })).status).toBe(200)
      const again = await sign(by('clinician'), id)
      expect(again.status, JSON.stringify(again.body)).toBe(200)
      expect(await waitingOf('supervisor', id)).toMatchObject({ isOpened: false })
    })

    test('nobody signs a note of their own among others', async () => {
      const { id } = await aDraft(house, 'Author and supervisor')
      const { body } = await act(by('clinician'), id, 'ready')
      await open('clinician', id)
      const refused = await inBulk('clinician', id, { ...body.openSteps[0], contentHash: body.contentHash })
      expect(refused.status).toBe(422)
      expect(JSON.stringify(refused.body)).toContain('This is your own note')
    })
  })
})
