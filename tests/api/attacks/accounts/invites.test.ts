import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  aColleague,
  accept,
  aPatient,
  aTarget,
  type Guest,
  invite,
  look,
  tokenOf,
} from '#tests/support/scenes/guest.ts'
import { created } from '#tests/support/scenes/scene.ts'
import {
  ask,
  makeTestPractice,
  startTestServer,
  type TestClient,
  type TestPractice,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))(
  'what invitations give nobody, on the %s database',
  (database) => {
    let server: TestServer
    let elsewhere: TestPractice
    let admin: TestClient
    let manager: TestClient
    let clinician: TestClient
    beforeAll(async () => {
      const staff = {
        admin: ['administrative'],
        second: ['administrative'],
        manager: ['product-administrator'],
        leaver: ['product-administrator'],
        clinician: ['non-prescribing-clinician', 'case-management'],
        therapist: ['non-prescribing-clinician'],
      }
      server = await startTestServer({ database, staff })
      elsewhere = await makeTestPractice(server.world, 'elsewhere', { boss: ['administrative'] })
      admin = await server.signIn('admin')
      manager = await server.signIn('manager')
      clinician = await server.signIn('clinician')
    })
    afterAll(() => server?.close())

    const used = { status: 422, body: { code: 'http.link-used' } }
    const patch = async (guest: Guest, operations: readonly object[]) => {
      const { body } = await admin.ask('GET', guest.path)
      return admin.ask('PATCH', `${guest.path}?versionId=${body.meta.versionId}`, { body: operations })
    }
    async function colleague(roles: readonly string[]): Promise<{ guest: Guest; target: string }> {
      const target = aTarget()
      return { guest: await aColleague(server, admin, { target, roles }), target }
    }

    test('whoever manages users invites to what he holds himself, and to no more', async () => {
      const higher = await colleague(['administrative'])
      const refused = await invite(manager, higher.guest, higher.target)
      expect(refused).toMatchObject({ status: 403, body: { code: 'rights.more-than-own' } })
      const equal = await colleague(['product-administrator'])
      expect((await invite(manager, equal.guest, equal.target)).status).toBe(200)
      expect((await invite(clinician, equal.guest, equal.target)).status).toBe(403)
    })

    test('a link is worth what its sender may give when it is accepted: not what the record has got since, and nothing once the sender has left', async () => {
      const grown = await colleague(['product-administrator'])
      const sent = await invite(manager, grown.guest, grown.target)
      const more = [{ op: 'add', path: '/roles/-', value: server.practice.roles.get('administrative') }]
      expect((await patch(grown.guest, more)).status).toBe(200)
      expect(await accept(server, tokenOf(sent), { proof: sent.body.code })).toMatchObject(used)

      const leaver = await server.signIn('leaver')
      const left = await colleague(['product-administrator'])
      const last = await invite(leaver, left.guest, left.target)
      const path = `Practitioners/${server.practice.profiles.get('leaver')}`
      const leaving = [{ op: 'replace', path: '/active', value: false }]
      expect((await patch({ path, id: '' }, leaving)).status).toBe(200)
      expect(await accept(server, tokenOf(last), { proof: last.body.code })).toMatchObject(used)
    })

    test('nobody becomes who reaches a patient whom he does not reach himself', async () => {
      const { guest, target } = await colleague(['product-administrator'])
      expect((await invite(manager, guest, target)).status).toBe(200)
      const team = [
        { practitioner: { id: guest.id, resourceType: 'Practitioner' } },
        { practitioner: { id: server.practice.profiles.get('admin'), resourceType: 'Practitioner' } },
      ]
      const sent = await invite(manager, guest, target)
      await aPatient(admin, aTarget(), { confidentialTeam: team })
      expect(await invite(manager, guest, target)).toMatchObject({
        status: 403,
        body: { code: 'rights.wider-reach' },
      })
      expect(await accept(server, tokenOf(sent), { proof: sent.body.code })).toMatchObject(used)
      expect((await invite(admin, guest, target)).status).toBe(200)
    })

    test('a patient is invited by whoever manages patients and may read himself all that the portal shows', async () => {
      const target = aTarget()
      const patient = await aPatient(clinician, target)
      const desk = await deskRole()
      const roles = [{ op: 'replace', path: '/roles', value: [desk] }]
      const therapist = { path: `Practitioners/${server.practice.profiles.get('therapist')}`, id: '' }
      expect((await invite(await server.signIn('therapist'), patient, target)).status).toBe(403)
      expect((await patch(therapist, roles)).status).toBe(200)
      const front = await server.signIn('therapist')
      expect((await front.ask('GET', patient.path)).status).toBe(200)
      expect(await invite(front, patient, target)).toMatchObject({
        status: 403,
        body: { code: 'rights.more-than-own' },
      })
      expect((await invite(clinician, patient, target)).status).toBe(200)
    })

    /** A front desk that keeps patients and reads nothing clinical. */
    async function deskRole(): Promise<object> {
      const { body } = await admin.ask('GET', 'GrantSets?pageSize=200')
      const keys = ['practitioner-login', 'personal-productivity', 'read-patients', 'manage-patients']
      const grantSets = body
        .filter(({ key }: { key: string }) => keys.includes(key))
        .map(({ id }: { id: string }) => ({ id, resourceType: 'GrantSet' }))
      const role = { name: 'Front desk', key: 'front-desk', grantSets, populationLevel: 'All' }
      const { id } = await created(admin, 'SecurityRoles', role)
      return { id, resourceType: 'SecurityRole' }
    }

    test('a record that was opened with a reason lets nobody in', async () => {
      const target = aTarget()
      const patient = await aPatient(admin, target)
      expect((await invite(clinician, patient, target)).status).toBe(404)
      const opened = await clinician.ask('POST', 'SecurityTokens/break-glass', {
        body: {
          patient: patient.id,
          reason: { code: 'emergency-treatment', display: 'Reason' },
          text: 'The patient called in an emergency.',
          credential: testPassword,
        },
      })
      expect(opened.status, JSON.stringify(opened.body)).toBe(200)
      const token = { 'x-security-token': `${opened.body.id}:${opened.body.meta.versionId}` }
      expect((await clinician.ask('GET', patient.path, { headers: token })).status).toBe(200)
      expect(await invite(clinician, patient, target, token)).toMatchObject({
        status: 403,
        body: { code: 'invites.forced-access' },
      })
    })

    test('only to an own contact, only for whoever is active, and only with the right password', async () => {
      const { guest, target } = await colleague(['practitioner'])
      const foreign = await invite(admin, guest, 'somebody@else.example')
      expect(foreign).toMatchObject({ status: 422, body: { code: 'invites.not-a-contact' } })
      const body = { target }
      expect((await admin.ask('POST', `${guest.path}/invite`, { body })).status).toBe(422)
      const wrong = { target, credential: 'not my password' }
      const refused = await admin.ask('POST', `${guest.path}/invite`, { body: wrong })
      expect(refused).toMatchObject({ status: 403, body: { subStatus: 2103 } })

      const sent = await invite(admin, guest, target)
      expect((await patch(guest, [{ op: 'replace', path: '/active', value: false }])).status).toBe(200)
      expect(await invite(admin, guest, target)).toMatchObject({
        status: 409,
        body: { code: 'invites.inactive' },
      })
      expect(await look(server, tokenOf(sent))).toMatchObject(used)
      expect(await accept(server, tokenOf(sent), { proof: sent.body.code })).toMatchObject(used)

      const approximate = { birthDate: undefined, birthDateApprox: { value: 1990, precision: 'year' } }
      const unknown = await admin.ask('POST', 'Patients', {
        body: {
          name: { given: ['Jo'], family: 'Doe' },
          gender: 'female',
          active: true,
          contacts: [{ system: 'email', value: target }],
          ...approximate,
        },
      })
      if (unknown.status === 201) {
        const path = `Patients/${unknown.body.id}`
        expect(await invite(admin, { path, id: '' }, target)).toMatchObject({
          status: 409,
          body: { code: 'invites.no-birth-date' },
        })
      }
    })

    test('another practice invites nobody here, and its link leads into no other practice', async () => {
      const boss = await server.signIn('boss', elsewhere)
      const { guest, target } = await colleague(['practitioner'])
      const asked = { target, credential: testPassword }
      const there = `/practices/elsewhere/${guest.path}/invite`
      expect((await boss.ask('POST', there, { body: asked })).status).toBe(404)
      expect(
        (await boss.ask('POST', `/practices/riverbend/${guest.path}/invite`, { body: asked })).status,
      ).toBe(404)

      const sent = await invite(admin, guest, target)
      const bytes = Buffer.from(tokenOf(sent), 'base64url')
      Buffer.from(elsewhere.id.replaceAll('-', ''), 'hex').copy(bytes)
      expect(await look(server, bytes.toString('base64url'))).toMatchObject(used)
      expect(await look(server, 'no-link')).toMatchObject(used)
      expect((await look(server, tokenOf(sent))).status).toBe(200)
    })

    test('nobody is twice in one practice, and nobody comes in from another site', async () => {
      const { guest, target } = await colleague(['practitioner'])
      const sent = await invite(admin, guest, target)
      const own = { proof: sent.body.code, username: 'manager', password: testPassword }
      expect(await accept(server, tokenOf(sent), own)).toMatchObject({
        status: 409,
        body: { code: 'invites.here-already' },
      })
      const crossing = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      const body = { token: tokenOf(sent), proof: sent.body.code, password: 'nine herons over the marsh' }
      const foreign = await ask(`${server.url}/api/v1/session/invite/accept`, 'POST', {
        body,
        headers: crossing,
      })
      expect(foreign.status).toBe(403)
      expect((await accept(server, tokenOf(sent), { proof: sent.body.code })).status).toBe(200)
    })

    test('who signs in as whom is written by nobody but the acceptance', async () => {
      const { body: me } = await admin.ask('GET', '/session')
      const person = { id: me.person.id, resourceType: 'Person' }
      const { guest } = await colleague(['practitioner'])
      expect(await patch(guest, [{ op: 'add', path: '/person', value: person }])).toMatchObject({
        status: 422,
      })
      const patient = await aPatient(admin, aTarget())
      const profile = { person, securityRoles: [server.practice.roles.get('administrative')] }
      expect(await patch(patient, [{ op: 'add', path: '/profile', value: profile }])).toMatchObject({
        status: 422,
      })
      const invited = { status: 'Accepted', target: 'a@example.org' }
      expect(await patch(patient, [{ op: 'add', path: '/invite', value: invited }])).toMatchObject({
        status: 422,
      })
      for (const act of ['patient', 'practitioner'])
        expect(
          (
            await admin.ask('POST', `${act === 'patient' ? patient.path : guest.path}/expire-invite`, {
              body: {},
            })
          ).status,
        ).toBe(403)
    })
  },
)
