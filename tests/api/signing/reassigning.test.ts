import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyBundle } from '#shared/proof/verify-bundle.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, bare, staff } from '#tests/support/scenes/scene.ts'
import { manifestsOf } from '#tests/support/signing/look-at-note.ts'
import {
  act,
  aDraft,
  crossing,
  type Login,
  openSigningHouse,
  type SigningHouse,
  sign,
} from '#tests/support/signing/signing-house.ts'

type Row = { readonly note: { readonly id: string } }

describe.each(databasesFor(import.meta.url))(
  'a co-signature given to another supervisor (%s)',
  (database) => {
    let house: SigningHouse
    beforeAll(async () => {
      house = await openSigningHouse(database)
    }, 180_000)
    afterAll(() => house?.close())

    const by = (login: Login) => house.client(login)
    const reason = 'On leave from Monday.'
    const give = (who: Login, id: string, to: Login, more: object = {}) =>
      act(by(who), id, 'reassign', { to: staff(house.server, to), reason, ...more })
    const codeOf = ({
      body,
    }: {
      readonly body: { readonly errors?: readonly { readonly code: string }[] }
    }) => body.errors?.[0]?.code
    const waitingFor = async (login: Login): Promise<readonly string[]> => {
      const { body } = await by(login).ask('POST', 'Notes/to-sign', { body: {} })
      return body.notes.map(({ note }: Row) => note.id)
    }
    const toldOf = async (login: Login, id: string): Promise<readonly string[]> => {
      const recipient = staff(house.server, login).id
      const { body } = await by(login).ask('POST', 'Notifications/queries', {
        ...crossing,
        body: [{ field: 'recipient', op: 'eq', value: recipient }],
      })
      return body
        .filter(
          ({ target }: { readonly target?: { readonly ref?: { readonly id: string } } }) =>
            target?.ref?.id === id,
        )
        .map(({ title }: { readonly title: string }) => title)
    }

    /** A note that its author has signed and that waits for the supervisor. */
    async function waiting(): Promise<string> {
      const { id } = await aDraft(house, 'Author and supervisor')
      expect((await sign(by('clinician'), id)).body.signingState).toBe('PartiallySigned')
      return id
    }

    test('it waits for who took it and no more for who gave it, and is signed by the one', async () => {
      const id = await waiting()
      const given = await give('supervisor', id, 'deputy')
      expect(given.status, JSON.stringify(given.body)).toBe(200)
      expect(given.body).toMatchObject({
        signingState: 'PartiallySigned',
        reassigned: [{ by: staff(house.server, 'supervisor'), to: staff(house.server, 'deputy'), reason }],
      })
      expect(await waitingFor('deputy')).toContain(id)
      expect(await waitingFor('supervisor')).not.toContain(id)
      expect((await sign(by('supervisor'), id)).status, 'who gave it signs no more').not.toBe(200)
      expect((await by('clinician').ask('GET', `Notes/${id}`, crossing)).body.signingState).toBe(
        'PartiallySigned',
      )
      const signed = await sign(by('deputy'), id)
      expect(signed.body, JSON.stringify(signed.body)).toMatchObject({ signingState: 'Signed' })
      expect(signed.body.signatures[1]).toMatchObject({ signer: staff(house.server, 'deputy') })
      expect(signed.body.signatures[1].delegateOf).toBeUndefined()
    })

    test('who takes it and the author are told, without a word of the patient, and the trail and the proof say it', async () => {
      const id = await waiting()
      expect((await give('supervisor', id, 'deputy')).status).toBe(200)
      expect(await toldOf('deputy', id)).toEqual(['A note was given to you to co-sign'])
      expect(await toldOf('clinician', id)).toEqual(['A note of yours waits for another supervisor'])
      expect(await toldOf('supervisor', id), 'who did it himself').toEqual([])
      expect((await manifestsOf(house, id)).at(-1)).toMatchObject({
        act: 'reassign',
        by: staff(house.server, 'supervisor').id,
        to: staff(house.server, 'deputy').id,
        reason,
      })
      const { body } = await by('clinician').ask('POST', `Notes/${id}/bundle`, { ...crossing, body: {} })
      expect(await verifyBundle(body.bundle)).toMatchObject({ ok: true })

      expect((await give('deputy', id, 'stranger')).status, 'who has it gives it on').toBe(200)
      expect(await toldOf('stranger', id)).toEqual(['A note was given to you to co-sign'])
      expect((await give('supervisor', id, 'deputy')).status, 'the supervisor of the record may too').toBe(
        200,
      )
      expect(await toldOf('stranger', id)).toHaveLength(2)
      expect(await waitingFor('stranger')).not.toContain(id)
      expect(await waitingFor('deputy')).toContain(id)
    })

    test('nobody gives it to himself, to the author, to who has it, or to who may not co-sign', async () => {
      const id = await waiting()
      const tries = [
        [await give('supervisor', id, 'supervisor'), 'signatures.reassign-self'],
        [await give('supervisor', id, 'clinician'), 'signatures.reassign-author'],
        [await give('supervisor', id, 'intake'), 'signatures.reassign-without-right'],
        [await give('supervisor', id, 'quality'), 'signatures.reassign-without-right'],
        [await give('supervisor', id, 'deputy', { reason: '  ' }), 'signatures.reason-needs-words'],
      ] as const
      for (const [answer, code] of tries) expect([answer.status, codeOf(answer)]).toEqual([422, code])
      expect((await give('supervisor', id, 'deputy')).status).toBe(200)
      expect(codeOf(await give('supervisor', id, 'deputy'))).toBe('signatures.reassign-same')
      const { body } = await by('supervisor').ask('GET', `Notes/${id}`, crossing)
      expect(body.reassigned).toHaveLength(1)
    })

    test('nobody takes it, or gives it, who has nothing to do with it, and no plain write says it', async () => {
      const id = await waiting()
      for (const login of ['stranger', 'clinician', 'intake', 'quality', 'scribe'] as const) {
        const answer = await give(login, id, 'deputy')
        expect([403, 404], `${login}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
      }
      const { meta } = (await by('supervisor').ask('GET', `Notes/${id}`, crossing)).body
      const stale = await give('supervisor', id, 'deputy', { versionId: '1' })
      expect(stale.status).toBe(409)
      const value = [
        {
          by: staff(house.server, 'clinician'),
          at: meta.created,
          to: staff(house.server, 'stranger'),
          reason,
        },
      ]
      const { id: draft } = await aDraft(house, 'Author and supervisor')
      const own = (await by('clinician').ask('GET', `Notes/${draft}`, crossing)).body
      const written = await by('clinician').ask('PATCH', `Notes/${draft}?versionId=${own.meta.versionId}`, {
        body: [{ op: 'add', path: '/reassigned', value }],
      })
      expect(written.status).toBe(422)
      expect(await waitingFor('stranger')).not.toContain(id)
    })

    test('it waits for it: not before it is called ready, and not when it is final', async () => {
      const { id } = await aDraft(house, 'Author and supervisor')
      expect(codeOf(await give('supervisor', id, 'deputy'))).toBe('signatures.not-in-this-state')
      expect((await sign(by('clinician'), id)).status).toBe(200)
      expect((await sign(by('supervisor'), id)).body.signingState).toBe('Signed')
      expect(codeOf(await give('supervisor', id, 'deputy'))).toBe('signatures.not-in-this-state')
      const alone = await aDraft(house, 'Author only')
      expect((await act(by('clinician'), alone.id, 'ready')).status).toBe(200)
      const answer = await give('supervisor', alone.id, 'deputy')
      expect(answer.status, 'nobody co-signs it').toBe(403)
    })

    test('who has signed another step of the note does not take its co-signature too', async () => {
      const { admin, definition } = house.scene
      const [author, reader, supervisor] = [
        { id: 'author', order: 1, role: 'Author', who: 'Author', meaning: 'Authored' },
        { id: 'reader', order: 1, role: 'Performer', who: 'Named', meaning: 'Reviewed' },
        { id: 'supervisor', order: 2, role: 'Supervisor', who: 'Supervisor', meaning: 'CoSigned' },
      ].map((step) => ({ ...step, required: true, methods: ['Password'] }))
      const configuration = await active(admin, 'SignatureConfigurations', {
        ...{ name: 'Two readers', key: 'two-readers', version: 1 },
        steps: [author, { ...reader, practitioner: staff(house.server, 'deputy') }, supervisor],
      })
      const { sections } = (await admin.ask('GET', `NoteDefinitions/${definition.id}`)).body
      const twice = await active(admin, 'NoteDefinitions', {
        ...{ name: 'Two readers', key: 'two-readers-note', version: 1, type: 'Form', sections },
        ...{ kinds: ['DocumentationNote'], signatureConfiguration: bare(configuration) },
      })
      const { id } = await aDraft({ ...house, definitions: new Map([['Two readers', twice]]) }, 'Two readers')
      expect((await sign(by('clinician'), id)).status).toBe(200)
      expect((await sign(by('deputy'), id)).status).toBe(200)
      const refused = await give('supervisor', id, 'deputy')
      expect([refused.status, codeOf(refused)]).toEqual([422, 'signatures.reassign-signed'])
      expect((await give('supervisor', id, 'stranger')).status).toBe(200)
      expect((await sign(by('stranger'), id)).body.signingState).toBe('Signed')
    })

    test('it is given on a hundred times and no more', async () => {
      const id = await waiting()
      await house.server.world.database.asOwner((transaction) =>
        sql`update resource set content = jsonb_set(content::jsonb, '{reassigned}', (select jsonb_agg(each) from (
          select jsonb_build_object('by', ${JSON.stringify(staff(house.server, 'supervisor'))}::jsonb, 'to',
            ${JSON.stringify(staff(house.server, 'deputy'))}::jsonb, 'at', '2026-01-05T10:00:00.000Z', 'reason', 'Away.') as each
          from generate_series(1, 100)) as given))::json where id = ${id}::uuid`.execute(transaction),
      )
      expect(codeOf(await give('deputy', id, 'stranger'))).toBe('signatures.reassign-often')
    })

    test('an amendment waits for the supervisor of the record again', async () => {
      const id = await waiting()
      expect((await give('supervisor', id, 'deputy')).status).toBe(200)
      expect((await sign(by('deputy'), id)).body.signingState).toBe('Signed')
      const amended = await act(by('clinician'), id, 'amend', {
        reason: { code: 'correction-of-fact', display: '' },
        sectionChanges: [{ op: 'replace', path: '/sections/0/data/mood', value: 'calm' }],
      })
      expect(amended.status, JSON.stringify(amended.body)).toBe(200)
      expect((await sign(by('clinician'), id)).status).toBe(200)
      expect(await waitingFor('supervisor')).toContain(id)
      expect(await waitingFor('deputy')).not.toContain(id)
    })

    test('who does not reach the patient gets no reach by it', async () => {
      const path = `Patients/${house.scene.patient.id}`
      const { meta, careTeam } = (await by('admin').ask('GET', path)).body
      const place = careTeam.findIndex(({ id }: { readonly id: string }) => id === 'stranger')
      const left = await by('admin').ask('PATCH', `${path}?versionId=${meta.versionId}`, {
        body: [{ op: 'remove', path: `/careTeam/${place}` }],
      })
      expect(left.status, JSON.stringify(left.body)).toBe(200)
      const id = await waiting()
      const refused = await give('supervisor', id, 'stranger')
      expect([refused.status, codeOf(refused)]).toEqual([422, 'signatures.reassign-without-reach'])
      expect([403, 404]).toContain((await by('stranger').ask('GET', `Notes/${id}`, crossing)).status)
      expect(await waitingFor('stranger')).toEqual([])
    })
  },
)
