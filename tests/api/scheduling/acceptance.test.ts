import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, bare, created, type Scene, setScene, staff } from '#tests/support/scenes/scene.ts'
import { seriesOf, weekly } from '#tests/support/scenes/series.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const minute = 60_000
const across = { 'x-enable-cross-partition': 'true' }
/** Whatever else is due has nothing to do here. */
const idle = Object.fromEntries(Object.keys(jobs).map((name) => [name, async () => 0]))
const reason = { code: 'provider-meeting', display: 'Provider in a meeting' }

describe.each(databasesFor(import.meta.url))('acceptance by another team on the %s database', (database) => {
  let server: TestServer
  let scene: Scene
  /** Of another team, and manages every calendar. */
  let desk: TestClient
  /** Whose calendar it is. */
  let owner: TestClient
  /** Of the owner's team, and manages appointments. */
  let intake: TestClient
  /** Of another team, and manages only the own ones. */
  let other: TestClient
  let schedule: { id: string; versionId: string }
  let clock = Date.parse('2030-02-18T12:00:00.000Z')
  let hours = 0

  beforeAll(async () => {
    server = await startTestServer({
      database,
      now: () => instantAt(clock),
      staff: {
        admin: ['administrative'],
        second: ['administrative'],
        clinician: ['non-prescribing-clinician'],
        other: ['non-prescribing-clinician'],
        supervisor: ['supervisor'],
        intake: ['case-management'],
        implementer: ['implementation'],
      },
    })
    scene = await setScene(server)
    desk = await server.signIn('admin')
    owner = await server.signIn('clinician')
    intake = await server.signIn('intake')
    other = await server.signIn('other')
    for (const login of ['clinician', 'intake'])
      await changed('Practitioners', staff(server, login).id, {
        programs: [bare(scene.program)],
        ...(login === 'clinician' && { supervisor: staff(server, 'supervisor') }),
      })
    schedule = await created(desk, 'Schedules', {
      owner: scene.owner,
      ownerKind: 'Practitioner',
      name: 'The clinician',
      timezone: 'America/Chicago',
      acceptance: 'OtherTeams',
    })
  })
  afterAll(() => server?.close())

  async function changed(collection: string, id: string, fields: Record<string, unknown>) {
    const { body } = await desk.ask('GET', `${collection}/${id}`)
    const answer = await desk.ask('PATCH', `${collection}/${id}?versionId=${body.meta.versionId}`, {
      body: Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value })),
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  /** An hour that no other test has. */
  function freeHour() {
    hours += 1
    const start =
      Date.parse('2030-03-04T15:00:00Z') + Math.floor(hours / 5) * 1440 * minute + (hours % 5) * 60 * minute
    return new Date(start).toISOString()
  }
  const later = (start: string, by = 60) => new Date(Date.parse(start) + by * minute).toISOString()
  const visit = (start = freeHour(), more: object = {}) =>
    aVisit(scene, start, { location: undefined, ...more }) as Record<string, unknown>
  const post = (who: TestClient, body: object) => who.ask('POST', 'Appointments?confirmed=true', { body })
  const asked = async (who = desk, start = freeHour()) => {
    const answer = await post(who, visit(start, { status: 'pending' }))
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body
  }
  const booked = async (who = intake, start = freeHour()) => {
    const answer = await post(who, visit(start))
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    expect(answer.body.status).toBe('booked')
    return answer.body
  }
  type Body = Awaited<ReturnType<TestClient['ask']>>['body']
  const act = (who: TestClient, row: Body, name: string, body: object = {}) =>
    who.ask('POST', `Appointments/${row.id}/${name}`, { body: { versionId: row.meta.versionId, ...body } })
  const patch = (who: TestClient, row: Body, fields: Record<string, unknown>) =>
    who.ask('PATCH', `Appointments/${row.id}?versionId=${row.meta.versionId}&confirmed=true`, {
      body: Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value })),
    })
  const stored = async (id: string) => (await desk.ask('GET', `Appointments/${id}`)).body
  const toldTo = async (who: TestClient, id: string) => {
    const { body } = await who.ask('GET', 'Notifications', { headers: across })
    return body
      .filter(({ target }: Body) => target?.ref?.id === id)
      .map(({ title }: Body) => title.replace(/^.*? (?=asks|accepted|declined|proposes|took|withdrew)/, ''))
  }
  const withdrawal = {
    cancellation: { reason: { code: 'other', display: 'Other' }, initiator: 'Patient' },
  }

  describe('what somebody of another team books waits', () => {
    test('booked at once it is refused, with who decides and what to do instead; asked for, it holds the time and the owner is told', async () => {
      const start = freeHour()
      const refused = await post(desk, visit(start))
      expect(refused.status, JSON.stringify(refused.body)).toBe(409)
      expect(refused.body.code).toBe('acceptance.ask')
      expect(JSON.stringify(refused.body)).toContain('Ask for this time')

      const row = await asked(desk, start)
      expect(row).toMatchObject({
        status: 'pending',
        acceptance: {
          answer: 'Waiting',
          askedBy: { id: staff(server, 'admin').id },
          askedAt: instantAt(clock).iso,
        },
      })
      expect(await toldTo(owner, row.id)).toEqual(['asks for a time in your calendar'])
      expect(await toldTo(desk, row.id)).toEqual([])
      const { body } = await desk.ask('POST', 'Appointments/busy', {
        body: { owners: [scene.owner.id], from: start, to: later(start) },
      })
      expect(body.spans, 'nobody else gets the time meanwhile').toHaveLength(1)
    })

    test('the owner, the own team and who supervises the owner book as ever; so does everybody where nobody decides', async () => {
      for (const login of ['intake', 'supervisor']) await booked(await server.signIn(login))
      const own = await created(desk, 'Schedules', {
        owner: staff(server, 'other'),
        ownerKind: 'Practitioner',
        name: 'The other',
        timezone: 'America/Chicago',
      })
      expect((await desk.ask('GET', `Schedules/${own.id}`)).body.acceptance).toBe('None')
      const free = await post(desk, visit(freeHour(), { owner: staff(server, 'other') }))
      expect(free.body).toMatchObject({ status: 'booked' })
      expect(free.body.acceptance).toBeUndefined()
    })

    test('no other way books it: not a walk-in, a replaced row, a status, another owner or an owner written otherwise', async () => {
      const walkIn = await post(desk, visit(instantAt(clock).iso, { status: 'arrived' }))
      expect(walkIn.body.code, JSON.stringify(walkIn.body)).toBe('acceptance.ask')

      const row = await asked()
      for (const status of ['booked', 'arrived', 'checked-in', 'fulfilled', 'noshow'])
        expect((await patch(desk, row, { status })).status, status).toBeGreaterThanOrEqual(409)
      const { meta, ...whole } = row
      const put = await desk.ask('PUT', `Appointments/${row.id}?versionId=${meta.versionId}&confirmed=true`, {
        body: { ...whole, meta, status: 'booked' },
      })
      expect(put.body.code, JSON.stringify(put.body)).toBe('acceptance.answer-first')
      for (const acceptance of [
        { ...row.acceptance, answer: 'Accepted' },
        { askedAt: row.created, answer: 'Accepted' },
      ])
        expect((await patch(desk, row, { acceptance })).status, 'what was answered is the server’s').toBe(422)

      const theirs = (await post(desk, visit(freeHour(), { owner: staff(server, 'other') }))).body
      const given = await patch(desk, theirs, { owner: scene.owner })
      expect(given.body, 'into this calendar it waits').toMatchObject({
        status: 'pending',
        acceptance: { answer: 'Waiting' },
      })
      const odd = await post(
        desk,
        visit(freeHour(), { owner: { ...scene.owner, id: scene.owner.id.toUpperCase() } }),
      )
      expect(odd.status, JSON.stringify(odd.body)).toBeGreaterThanOrEqual(400)
      expect((await stored(row.id)).status).toBe('pending')
    })

    test('what was called off is not taken back without asking', async () => {
      const row = await booked()
      const cancellation = { reason, initiator: 'Provider' }
      const off = await patch(desk, row, { status: 'cancelled', cancellation })
      expect(off.body.status).toBe('cancelled')
      expect((await patch(desk, off.body, { status: 'booked' })).body.code).toBe('acceptance.ask')
      expect((await patch(intake, off.body, { status: 'booked' })).body.status).toBe('booked')
    })

    test('a move by another team waits again, a shorter visit and what follows from an agreed one do not; what has begun stays where it is', async () => {
      const row = await booked()
      const shorter = await patch(desk, row, { end: later(row.start, 50) })
      expect(shorter.body).toMatchObject({ status: 'booked', duration: 50 })
      const to = freeHour()
      const moved = await patch(desk, shorter.body, { start: to, end: later(to) })
      expect(moved.body).toMatchObject({ status: 'pending', start: to, acceptance: { answer: 'Waiting' } })
      expect(await toldTo(owner, row.id)).toEqual(['asks for a time in your calendar'])

      const kept = await act(owner, moved.body, 'accept')
      expect(kept.body).toMatchObject({ status: 'booked', start: to })
      const here = await patch(desk, kept.body, { status: 'arrived' })
      expect(here.body).toMatchObject({ status: 'arrived' })
      const away = freeHour()
      const refused = await patch(desk, here.body, { start: away, end: later(away) })
      expect(refused.body.code).toBe('acceptance.ask')
    })
  })

  describe('the answer', () => {
    test('accepted it is booked, and who asked is told; who comes second is told too', async () => {
      const row = await asked()
      const accepted = await act(owner, row, 'accept')
      expect(accepted.body, JSON.stringify(accepted.body)).toMatchObject({
        status: 'booked',
        acceptance: {
          answer: 'Accepted',
          answeredBy: { id: scene.owner.id },
          askedBy: { id: staff(server, 'admin').id },
        },
      })
      expect(await toldTo(desk, row.id)).toEqual(['accepted the time you asked for'])
      const second = await act(intake, row, 'decline', { reason })
      expect(second).toMatchObject({ status: 409, body: { code: 'acceptance.already-Accepted' } })
      expect((await act(owner, { ...row, id: (await booked()).id }, 'accept')).body.code).toBe(
        'acceptance.not-asked',
      )
    })

    test('declined it is called off with the reason and the words, by the provider, and the time is free', async () => {
      const row = await asked()
      const declined = await act(intake, row, 'decline', { reason, comment: ' Team day ' })
      expect(declined.body, JSON.stringify(declined.body)).toMatchObject({
        status: 'cancelled',
        cancellation: { reason: { code: reason.code }, initiator: 'Provider', comment: 'Team day' },
        acceptance: { answer: 'Declined' },
      })
      expect(declined.body.cancellation.by.id).toBe(staff(server, 'intake').id)
      expect(await toldTo(desk, row.id)).toEqual(['declined the time you asked for'])
      await booked(intake, row.start)
      const odd = await act(owner, await asked(), 'decline', { reason: { code: 'nonsense', display: 'x' } })
      expect(odd.status).toBe(422)
    })

    test('another time is proposed: the row waits on with it, and taken it is booked without another word', async () => {
      const row = await asked()
      const start = freeHour()
      const proposed = await act(owner, row, 'propose', { start, end: later(start), comment: 'After lunch' })
      expect(proposed.body, JSON.stringify(proposed.body)).toMatchObject({
        status: 'pending',
        start: row.start,
        acceptance: {
          answer: 'Proposed',
          proposal: { start, comment: 'After lunch', by: { id: scene.owner.id } },
        },
      })
      expect(await toldTo(desk, row.id)).toEqual(['proposes another time'])
      expect((await act(owner, proposed.body, 'take-proposal')).status, 'the owner takes it for nobody').toBe(
        403,
      )
      expect((await act(intake, proposed.body, 'take-proposal')).status).toBe(403)
      const taken = await act(desk, proposed.body, 'take-proposal')
      expect(taken.body, JSON.stringify(taken.body)).toMatchObject({
        status: 'booked',
        start,
        acceptance: { answer: 'Accepted', answeredBy: { id: scene.owner.id } },
      })
      expect((await toldTo(owner, row.id))[0]).toBe('took the time that was proposed')
      expect((await act(desk, taken.body, 'take-proposal')).body.code).toBe('acceptance.already-Accepted')
    })

    test('a proposed time that was taken meanwhile is told before it is booked, and one that has passed is not', async () => {
      const row = await asked()
      const start = freeHour()
      const proposed = (await act(owner, row, 'propose', { start, end: later(start) })).body
      await booked(intake, start)
      const met = await act(desk, proposed, 'take-proposal')
      expect(met.status).toBe(409)
      expect(met.body.code).toMatch(/^scheduling.busy/)
      const past = await act(owner, await asked(), 'propose', {
        start: '2030-02-18T10:00:00Z',
        end: '2030-02-18T11:00:00Z',
      })
      expect(past.body.code, JSON.stringify(past.body)).toBe('acceptance.past')
    })

    test('who asked moves the question, which asks anew and lets go of a proposal, or withdraws it', async () => {
      const row = await asked()
      const start = freeHour()
      const proposed = (await act(owner, row, 'propose', { start, end: later(start) })).body
      clock += minute
      const to = freeHour()
      const moved = await patch(desk, proposed, { start: to, end: later(to) })
      expect(moved.body, JSON.stringify(moved.body)).toMatchObject({
        status: 'pending',
        start: to,
        acceptance: { answer: 'Waiting', askedBy: { id: staff(server, 'admin').id } },
      })
      expect(moved.body.acceptance.proposal).toBeUndefined()
      expect((await act(desk, moved.body, 'take-proposal')).body.code).toBe('acceptance.no-proposal')
      expect((await patch(owner, moved.body, { start, end: later(start) })).body.code).toBe(
        'acceptance.propose-instead',
      )
      const off = await act(desk, moved.body, 'withdraw', withdrawal)
      expect(off.body, JSON.stringify(off.body)).toMatchObject({
        status: 'cancelled',
        cancellation: { initiator: 'Patient' },
        acceptance: { answer: 'Withdrawn' },
      })
      expect((await toldTo(owner, row.id))[0]).toBe('withdrew what was asked for in your calendar')
      expect((await act(owner, moved.body, 'accept')).body.code).toBe('acceptance.already-Withdrawn')
    })

    test('plainly called off, the other side is told all the same', async () => {
      const cancellation = { reason, initiator: 'Provider' }
      const one = await asked()
      expect((await patch(intake, one, { status: 'cancelled', cancellation })).body.acceptance.answer).toBe(
        'Declined',
      )
      expect(await toldTo(desk, one.id)).toEqual(['declined the time you asked for'])
      const two = await asked()
      expect((await patch(desk, two, { status: 'cancelled', cancellation })).body.acceptance.answer).toBe(
        'Withdrawn',
      )
      expect((await toldTo(owner, two.id))[0]).toBe('withdrew what was asked for in your calendar')
    })
  })

  describe('attackers with a role', () => {
    test('who asked, and who is of no team of the owner, answers nothing', async () => {
      const row = await asked()
      const second = await server.signIn('second')
      const start = freeHour()
      const answers = [
        ['accept', {}],
        ['decline', { reason }],
        ['propose', { start, end: later(start) }],
      ] as const
      for (const who of [desk, second, other])
        for (const [name, body] of answers) expect((await act(who, row, name, body)).status, name).toBe(403)
      for (const who of [owner, intake, other])
        expect((await act(who, row, 'withdraw', withdrawal)).status).toBe(403)
      expect(await stored(row.id)).toMatchObject({ status: 'pending', acceptance: { answer: 'Waiting' } })
    })

    test('where everybody waits, somebody of the team does not accept what they asked for themselves', async () => {
      await changed('Schedules', schedule.id, { acceptance: 'Everyone' })
      const start = freeHour()
      expect((await post(intake, visit(start))).body.code).toBe('acceptance.ask')
      const row = await asked(intake, start)
      expect((await act(intake, row, 'accept')).status).toBe(403)
      expect((await act(await server.signIn('supervisor'), row, 'accept')).body.status).toBe('booked')
      await changed('Schedules', schedule.id, { acceptance: 'OtherTeams' })
    })

    test('another version than was seen is not answered', async () => {
      const row = await asked()
      const to = freeHour()
      const moved = (await patch(desk, row, { start: to, end: later(to) })).body
      expect((await act(owner, row, 'accept')).status, 'it was another time').toBe(409)
      expect((await stored(row.id)).status).toBe('pending')
      expect((await act(owner, moved, 'accept')).body.status).toBe('booked')
    })

    test('of who accepts and who declines at the same moment one is heard, the other is told', async () => {
      for (let round = 0; round < 3; round += 1) {
        const row = await asked()
        const answers = await Promise.all([
          act(owner, row, 'accept'),
          act(intake, row, 'decline', { reason }),
        ])
        expect(answers.map(({ status }) => status).sort(), JSON.stringify(answers)).toEqual([200, 409])
        const heard = answers.find(({ status }) => status === 200)?.body
        const told = answers.find(({ status }) => status === 409)?.body
        expect(told.code).toBe(`acceptance.already-${heard.acceptance.answer}`)
        expect(await stored(row.id)).toMatchObject({ status: heard.status, acceptance: heard.acceptance })
      }
    })

    test('every answer stands in the trail with its act', async () => {
      const row = await asked()
      await act(other, row, 'accept')
      await act(owner, row, 'accept')
      const { rows } = await server.world.database.asOwner((transaction) =>
        sql<Body>`select * from audit_event where resource_id = ${row.id}::uuid`.execute(transaction),
      )
      const answers = rows.filter((each) => JSON.stringify(each).includes('appointment.accept'))
      expect(answers, JSON.stringify(rows)).toHaveLength(2)
    })
  })

  describe('series and the waiting list', () => {
    test('each of a series that another team makes waits, and the owner is told of them once', async () => {
      const start = '2030-04-01T14:00:00.000Z'
      const row = await asked(desk, start)
      const repeated = await act(desk, row, 'repeat', {
        recurrence: weekly('2030-04-01T14:00:00.000Z', { end: { count: 4 } }),
        confirmed: true,
      })
      expect(repeated.status, JSON.stringify(repeated.body)).toBe(200)
      const ids = repeated.body.rows.map(({ appointment }: Body) => appointment.id)
      expect(ids).toHaveLength(4)
      for (const id of ids)
        expect(await stored(id)).toMatchObject({ status: 'pending', acceptance: { answer: 'Waiting' } })
      const told = await Promise.all(ids.map((id: string) => toldTo(owner, id)))
      expect(told.flat(), 'once for the first, once for the rest').toHaveLength(2)
    })

    test('a series of an agreed visit is asked for, day by day', async () => {
      const row = await booked(intake, '2030-04-03T14:00:00.000Z')
      const repeated = await act(desk, row, 'repeat', {
        recurrence: weekly('2030-04-03T14:00:00.000Z', { end: { count: 3 } }),
        confirmed: true,
      })
      const [first, ...others] = repeated.body.rows.map(({ appointment }: Body) => appointment.id)
      expect((await stored(first)).status).toBe('booked')
      for (const id of others) expect((await stored(id)).status).toBe('pending')
    })

    test('a time offered by another team and accepted by the patient waits for the owner; offered by the own team it is booked', async () => {
      const waiting = () =>
        created(
          desk,
          'Appointments',
          visit(freeHour(), { start: undefined, end: undefined, status: 'waitlist' }),
        )
      for (const [who, status] of [
        [desk, 'pending'],
        [intake, 'booked'],
      ] as const) {
        const row = await waiting()
        const start = freeHour()
        const offered = await who.ask('POST', `Appointments/${row.id}/offer-time`, {
          body: { versionId: row.versionId, start, end: later(start), owner: scene.owner.id },
        })
        expect(offered.body, JSON.stringify(offered.body)).toMatchObject({ status: 'pending' })
        expect(offered.body.acceptance, 'an offer is no question to the owner').toBeUndefined()
        expect((await act(owner, offered.body, 'accept')).body.code).toBe('acceptance.not-asked')
        const said = await desk.ask('POST', `Appointments/${row.id}/answer-offer`, {
          body: { answer: 'Accepted' },
        })
        expect(said.body, JSON.stringify(said.body)).toMatchObject({ status })
        if (status === 'pending') {
          expect(said.body.acceptance.answer).toBe('Waiting')
          expect((await act(owner, said.body, 'accept')).body.status).toBe('booked')
        }
      }
    })

    test('without an answer it waits on when its time has passed, and is answered then as well', async () => {
      const start = later(instantAt(clock).iso, 30)
      const row = await asked(desk, start)
      clock += 24 * 60 * minute
      desk = await server.signIn('admin')
      expect((await stored(row.id)).status).toBe('pending')
      const back = await server.signIn('clinician')
      expect((await act(back, row, 'accept')).body.status).toBe('booked')
    })

    test('the night makes a series that was asked for longer, and asks for each further time', async () => {
      desk = await server.signIn('admin')
      const start = '2030-05-02T14:00:00.000Z'
      const row = await asked(desk, start)
      const accepted = (await act(await server.signIn('clinician'), row, 'accept')).body
      const repeated = await act(desk, accepted, 'repeat', {
        recurrence: weekly(start, { end: { until: '2033-01-01' } }),
        confirmed: true,
      })
      expect(repeated.status, JSON.stringify(repeated.body)).toBe(200)
      clock += 14 * 24 * 60 * minute
      const running = startJobs({
        world: server.world,
        jobs: { ...jobs, ...idle, ExtendSeries: jobs.ExtendSeries },
        report: () => undefined,
        patience: { heartbeat: 10, retryDelay: 0, retries: 2 },
      })
      desk = await server.signIn('admin')
      const later = async () => {
        await running.turn()
        return (await seriesOf(desk, row.id)).slice(repeated.body.rows.length)
      }
      await expect.poll(later, { timeout: 20_000 }).toHaveLength(2)
      for (const each of await later())
        expect(each).toMatchObject({
          status: 'pending',
          acceptance: { answer: 'Waiting', askedBy: { id: staff(server, 'admin').id } },
        })
      await running.stop()
    })
  })
})
