import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyBundle } from '#shared/proof/verify-bundle.ts'
import { askBytes } from '#tests/support/content/a-document.ts'
import { png } from '#tests/support/content/files.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { bare, created } from '#tests/support/scenes/scene.ts'
import { testPassword } from '#tests/support/server/server.ts'
import {
  act,
  aDraft,
  crossing,
  openSigningHouse,
  type SigningHouse,
  sign,
} from '#tests/support/signing/signing-house.ts'

describe.each(databasesFor(import.meta.url))('the picture in a signed note (%s)', (database) => {
  let house: SigningHouse
  let day = 0
  beforeAll(async () => {
    house = await openSigningHouse(database, undefined, [{ id: 'wound', type: 'Image', label: 'Wound' }])
  }, 180_000)
  afterAll(() => house?.close())

  const clinician = () => house.client('clinician')
  const put = (id: string, body: Uint8Array) =>
    askBytes(house.server, clinician(), `Media/${id}/content`, { body })
  const read = async (path: string) => (await clinician().ask('GET', path, crossing)).body

  /** A draft with a picture. */
  async function pictured() {
    const { patient } = house.scene
    const photo = await created(clinician(), 'Media', {
      kind: 'Photo',
      purpose: 'Identification',
      subject: bare(patient),
    })
    const stored = await put(photo.id, png())
    expect(stored.status, JSON.stringify(stored.body)).toBe(200)
    day += 1
    const { id } = await aDraft(house, 'Author only', {
      start: new Date(Date.UTC(2026, 1, 25 - day, 15)).toISOString(),
    })
    const { meta } = await read(`Notes/${id}`)
    const value = { media: { id: photo.id, resourceType: 'Media' } }
    const written = await clinician().ask('PATCH', `Notes/${id}?versionId=${meta.versionId}`, {
      body: [{ op: 'add', path: '/sections/0/data/wound', value }],
    })
    expect(written.status, JSON.stringify(written.body)).toBe(200)
    return {
      id,
      photo: photo.id,
      hash: stored.body.content.hash as string,
      version: stored.body.meta.versionId,
    }
  }

  test('stays what it was when the note was signed, and the proof says its hash', async () => {
    const { id, photo, hash, version } = await pictured()
    const signed = await sign(clinician(), id)
    expect(signed.body, JSON.stringify(signed.body)).toMatchObject({
      status: 'Final',
      files: [{ file: { id: photo, versionId: version }, hash }],
    })
    const other = await put(photo, png(30, 30))
    expect([other.status, other.body.subStatus]).toEqual([409, 2107])
    const { meta } = await read(`Media/${photo}`)
    const path = `Media/${photo}/content?versionId=${meta.versionId}`
    expect((await clinician().ask('DELETE', path, crossing)).status).not.toBe(200)
    const gone = await clinician().ask('DELETE', `Media/${photo}?versionId=${meta.versionId}`, crossing)
    expect(gone.status).not.toBe(204)
    expect((await read(`Media/${photo}`)).content.hash).toBe(hash)

    const { bundle } = (await clinician().ask('POST', `Notes/${id}/bundle`, { body: {} })).body
    const verdict = await verifyBundle(bundle)
    expect(verdict).toMatchObject({
      ok: true,
      entries: [{ files: [{ file: `Media/${photo}`, version, hash }] }],
    })
  })

  test('may be another one until the note is signed; then what was called ready last is signed', async () => {
    const { id, photo, hash } = await pictured()
    await act(clinician(), id, 'ready')
    const other = await put(photo, png(31, 30))
    expect(other.status, JSON.stringify(other.body)).toBe(200)
    const signed = await sign(clinician(), id)
    expect(signed.body.files).toMatchObject([{ hash: other.body.content.hash }])
    expect(other.body.content.hash).not.toBe(hash)
  })

  test('may be another one again when the note was voided, and the voided note keeps the old one', async () => {
    const { id, photo, hash } = await pictured()
    await sign(clinician(), id)
    const reason = { code: 'wrong-patient', display: '' }
    await act(house.client('supervisor'), id, 'void', { reason, credential: testPassword })
    expect((await put(photo, png(32, 30))).status).toBe(200)
    expect((await read(`Notes/${id}`)).files).toMatchObject([{ hash }])
  })
})
