import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { staff } from '#tests/support/scenes/scene.ts'
import {
  act,
  aDraft,
  crossing,
  type Login,
  openSigningHouse,
  type SigningHouse,
  sign,
} from '#tests/support/signing/signing-house.ts'

const incomplete = { reason: { code: 'incomplete', display: 'anything' }, comment: 'Say what the plan is.' }

describe.each(databasesFor(import.meta.url))('reviews of a note before it is signed (%s)', (database) => {
  let house: SigningHouse
  beforeAll(async () => {
    house = await openSigningHouse(database)
  }, 180_000)
  afterAll(() => house?.close())

  const by = (login: Login) => house.client(login)
  const read = async (id: string, login: Login = 'clinician') =>
    (await by(login).ask('GET', `Notes/${id}`, crossing)).body
  const name = async (id: string, logins: readonly Login[]) => {
    const { meta } = await read(id)
    const value = logins.map((login) => ({ practitioner: staff(house.server, login), due: '2026-03-20' }))
    const named = await by('clinician').ask('PATCH', `Notes/${id}?versionId=${meta.versionId}`, {
      body: [{ op: 'add', path: '/reviewers', value }],
    })
    expect(named.status, JSON.stringify(named.body)).toBe(200)
  }
  const asking = async (logins: readonly Login[], configuration = 'Author only') => {
    const { id } = await aDraft(house, configuration)
    await name(id, logins)
    return id
  }
  const ready = async (id: string) => expect((await act(by('clinician'), id, 'ready')).status).toBe(200)
  const asked = async (logins: readonly Login[] = ['quality'], configuration?: string) => {
    const id = await asking(logins, configuration)
    await ready(id)
    return id
  }

  const letMarkAll = async (value: boolean) => {
    const { admin } = house.scene
    const { id, meta } = (await admin.ask('GET', 'PracticePreferences/default')).body
    const path = `PracticePreferences/${id}?versionId=${meta.versionId}`
    const body = [{ op: 'add', path: '/allowMarkAllReview', value }]
    expect((await admin.ask('PATCH', path, { body })).status).toBe(200)
  }

  test('who was asked approves a note that is ready, without the right to change notes; the author reads who, when and what', async () => {
    const id = await asked()
    const before = await read(id)
    const approved = await act(by('quality'), id, 'review', { verdict: 'Approved', comment: 'Well told.' })
    expect(approved.status, JSON.stringify(approved.body)).toBe(200)
    const after = await read(id)
    expect(after).toMatchObject({
      signingState: 'ReadyToSign',
      status: 'Preliminary',
      readyAt: before.readyAt,
    })
    expect(after.reviewers).toMatchObject([
      {
        practitioner: { id: house.server.practice.profiles.get('quality') },
        state: 'Approved',
        comment: 'Well told.',
        reviewedAt: expect.any(String),
        requestedAt: before.reviewers[0].requestedAt,
      },
    ])
    expect(after.signatures ?? []).toEqual([])
    expect((await sign(by('clinician'), id)).body.signingState).toBe('Signed')

    const again = await act(by('quality'), await asked(), 'review', { verdict: 'Signed' })
    expect(again.status).toBe(422)
  })

  test('a reviewer is found by the plain search for what waits for a review, until something was said', async () => {
    const id = await asked()
    const waiting = async () => {
      const filters = [
        { field: 'reviewers.practitioner', op: 'eq', value: house.server.practice.profiles.get('quality') },
        { field: 'reviewers.state', op: 'eq', value: 'Requested' },
        { field: 'signingState', op: 'in', value: ['ReadyToSign', 'PartiallySigned', 'Amending'] },
      ]
      const { body } = await by('quality').ask('POST', 'Notes/queries', { ...crossing, body: filters })
      return body.map((each: { readonly id: string }) => each.id)
    }
    expect(await waiting()).toContain(id)
    expect((await act(by('quality'), id, 'review', { verdict: 'Declined' })).status).toBe(200)
    expect(await waiting()).not.toContain(id)
    expect((await read(id)).reviewers).toMatchObject([{ state: 'Declined' }])
  })

  test('who was asked and may not change notes returns it with a reason; once it is ready again, the review is asked for anew', async () => {
    const id = await asked()
    const back = await act(by('quality'), id, 'return', incomplete)
    expect(back.status, JSON.stringify(back.body)).toBe(200)
    const returned = await read(id)
    expect(returned).toMatchObject({
      signingState: 'Returned',
      returned: [{ by: { id: house.server.practice.profiles.get('quality') }, comment: incomplete.comment }],
      reviewers: [{ state: 'Returned', comment: incomplete.comment, reviewedAt: expect.any(String) }],
    })
    await ready(id)
    const early = await act(by('quality'), id, 'review', { verdict: 'Approved' })
    expect([early.status, (await read(id)).reviewers[0].state]).toEqual([403, 'Returned'])
    await name(id, ['quality'])
    await ready(id)
    expect((await read(id)).reviewers[0]).toMatchObject({ state: 'Requested' })
    expect((await read(id)).reviewers[0].reviewedAt).toBeUndefined()
    expect((await act(by('quality'), id, 'review', { verdict: 'Approved' })).status).toBe(200)
  })

  test('a note that its author has signed is reviewed too, and the proof of it tells so and stays whole', async () => {
    const id = await asking(['quality'], 'Author and supervisor')
    expect((await sign(by('clinician'), id)).body.signingState).toBe('PartiallySigned')
    const approved = await act(by('quality'), id, 'review', { verdict: 'Approved' })
    expect(approved.status, JSON.stringify(approved.body)).toBe(200)
    expect(approved.body.signingState).toBe('PartiallySigned')
    const signed = await sign(by('supervisor'), id)
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    const proof = await by('supervisor').ask('POST', `Notes/${id}/bundle`, { body: {} })
    expect(JSON.stringify(proof.body)).toContain('review')
    expect((await act(by('quality'), id, 'return', incomplete)).status).toBe(422)
  })

  test.each(['Draft', 'Signed'])('a note that is %s is not reviewed', async (state) => {
    const id = await asking(['quality'])
    if (state === 'Signed') expect((await sign(by('clinician'), id)).status).toBe(200)
    const refused = await act(by('quality'), id, 'review', { verdict: 'Approved' })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.body)).toContain('/signingState')
    expect((await read(id)).reviewers).toMatchObject([{ state: 'Requested' }])
  })

  test('nobody reviews for another, twice, a note of their own, or one that is out of sight', async () => {
    const id = await asked(['quality', 'clinician'])
    for (const other of ['supervisor', 'admin'] as const)
      expect((await act(by(other), id, 'review', { verdict: 'Approved' })).status, other).toBe(403)
    const own = await act(by('clinician'), id, 'review', { verdict: 'Approved' })
    expect([own.status, JSON.stringify(own.body)]).toEqual([422, expect.stringContaining('/signingState')])
    expect(JSON.stringify(own.body)).toContain('You work on this note yourself')
    expect((await act(by('clinician'), id, 'return', incomplete)).status).toBe(403)
    const old = await by('quality').ask('POST', `Notes/${id}/review`, {
      body: { versionId: '1', verdict: 'Approved' },
    })
    expect([old.status, old.body.errors?.[0]?.subStatus ?? old.body.subStatus]).toEqual([409, 2002])

    expect((await act(by('quality'), id, 'review', { verdict: 'Approved' })).status).toBe(200)
    expect((await act(by('quality'), id, 'review', { verdict: 'Declined' })).status).toBe(403)
    expect((await read(id)).reviewers).toMatchObject([{ state: 'Approved' }, { state: 'Requested' }])
    const unknown = '00000000-0000-7000-8000-000000000000'
    expect((await act(by('quality'), unknown, 'review', { verdict: 'Approved' })).status).toBe(404)
  })

  test('several are marked as reviewed at once only where the practice lets them, and one by one always', async () => {
    const [first, second, third] = [await asked(), await asked(), await asked()]
    const bulk = { verdict: 'Approved', isBulk: true }
    expect((await act(by('quality'), first, 'review', bulk)).status).toBe(200)
    await letMarkAll(false)
    expect((await act(by('quality'), second, 'review', bulk)).status).toBe(403)
    expect((await read(second)).reviewers).toMatchObject([{ state: 'Requested' }])
    expect((await act(by('quality'), third, 'review', { verdict: 'Approved' })).status).toBe(200)
    await letMarkAll(true)
  })

  test('each review stands in the trail once, with who and what', async () => {
    const id = await asked()
    const answer = await act(by('quality'), id, 'review', { verdict: 'Approved' })
    const requestId = answer.headers.get('requestid')
    const filters = [{ field: 'target.id', op: 'eq', value: id }]
    const { body } = await by('admin').ask('POST', 'AuditEvents/queries', { body: filters })
    const rows = body.filter((each: { readonly requestId?: string }) => each.requestId === requestId)
    expect(rows).toMatchObject([{ outcome: 'Success', profile: { id: staff(house.server, 'quality').id } }])
    expect(JSON.stringify(rows)).toContain('review Approved')
  })

  test('of a patient whose record is closed to the reviewer nothing is found and nothing approved', async () => {
    const id = await asked()
    const { admin, patient } = house.scene
    const { meta } = (await admin.ask('GET', `Patients/${patient.id}`)).body
    const value = ['clinician', 'admin'].map((login) => ({ practitioner: staff(house.server, login) }))
    const closed = await admin.ask('PATCH', `Patients/${patient.id}?versionId=${meta.versionId}`, {
      body: [{ op: 'add', path: '/confidentialTeam', value }],
    })
    expect(closed.status, JSON.stringify(closed.body)).toBe(200)
    const { versionId } = (await read(id)).meta
    const hidden = await by('quality').ask('POST', `Notes/${id}/review`, {
      body: { versionId, verdict: 'Approved' },
    })
    expect([403, 404]).toContain(hidden.status)
    expect((await read(id)).reviewers).toMatchObject([{ state: 'Requested' }])
  })
})
