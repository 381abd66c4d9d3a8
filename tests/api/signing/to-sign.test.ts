import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  act,
  aDraft,
  type Login,
  openSigningHouse,
  type SigningHouse,
  sign,
} from '#tests/support/signing/signing-house.ts'

describe.each(databaseKinds)('notes of others that wait for somebody (%s)', (database) => {
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
})
