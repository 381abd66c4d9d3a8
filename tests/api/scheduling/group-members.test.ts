import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { type GroupScene, setGroupScene } from '#tests/support/scenes/group-scene.ts'
import { paysAlone } from '#tests/support/scenes/pays-alone.ts'
import { aVisit, bare, created, type Row, staff } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('who belongs to a group (%s)', (database) => {
  let server: TestServer
  let scene: GroupScene
  let clinician: TestClient

  beforeAll(async () => {
    server = await startTestServer({ database })
    scene = await setGroupScene(server)
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server?.close())

  const read = async (path: string) => (await scene.admin.ask('GET', path)).body
  const change = async (operations: readonly object[]) => {
    const { id, meta } = await read(`Groups/${scene.group.id}`)
    return scene.admin.ask('PATCH', `Groups/${id}?versionId=${meta.versionId}`, { body: operations })
  }
  const place = async (patient: Row) => {
    const { members } = await read(`Groups/${scene.group.id}`)
    return members.findIndex((member: { patient: Row }) => member.patient.id === patient.id)
  }
  const statusAt = async (meeting: Row, patient: Row) => {
    const { attendees } = await read(`Appointments/${meeting.id}`)
    return attendees.find(({ subject }: { subject: Row }) => subject.id === patient.id)?.status
  }
  const person = (family: string) =>
    created(scene.admin, 'Patients', {
      name: { use: 'official', given: ['Robin'], family },
      birthDate: '1990-05-05',
      gender: 'female',
    })
  const enrolled = async (family: string) => {
    const patient = await person(family)
    await created(scene.admin, 'EpisodesOfCare', {
      ...{ patient: bare(patient), program: bare(scene.program), status: 'Active' },
      period: { start: '2026-01-05' },
    })
    await paysAlone(scene.admin, [patient])
    return patient
  }
  const comingMeetings = async () => {
    const filters = [
      { field: 'group', op: 'eq', value: scene.group.id },
      { field: 'start', op: 'gt', value: new Date().toISOString() },
      { field: 'status', op: 'eq', value: 'booked' },
    ]
    const headers = { 'x-enable-cross-partition': 'true' }
    return (await scene.admin.ask('POST', 'Appointments/queries', { headers, body: filters })).body
  }
  const visitOf = (patient: Row) => ({
    ...{ episodeOfCare: undefined, location: undefined, owner: staff(server, 'supervisor') },
    attendees: [{ id: '1', kind: 'Patient', subject: bare(patient), status: 'booked' }],
  })
  const dayAway = (days: number) =>
    `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T16:00:00Z`
  const soon = () => new Date(Date.now() + 3_600_000).toISOString()
  const [first, second] = [0, 1]
  const memberAt = (index: number) => scene.members[index] ?? scene.patient
  const joining = (patient: Row, more: object = {}) => [
    {
      op: 'add',
      path: '/members/-',
      value: { id: `new-${patient.id}`, patient: bare(patient), status: 'Active', ...more },
    },
  ]

  test('whoever leaves stays in the history and is not expected at the coming meetings, and those that were stay as they are', async () => {
    const gone = memberAt(first)
    const coming = await scene.meet(dayAway(3))
    const was = await scene.meet(dayAway(-3))
    const at = await place(gone)
    const left = await change([
      { op: 'replace', path: `/members/${at}/status`, value: 'Completed' },
      { op: 'add', path: `/members/${at}/period`, value: { start: '2026-01-05', end: '2026-11-01' } },
    ])
    expect(left.status, JSON.stringify(left.body)).toBe(200)
    expect(left.body.members[at]).toMatchObject({ status: 'Completed', period: { end: '2026-11-01' } })
    expect(await statusAt(coming, gone)).toBe('cancelled')
    expect(await statusAt(coming, memberAt(second))).toBe('booked')
    expect(await statusAt(was, gone)).toBe('booked')
  })

  test('nobody is taken out of the history of a group', async () => {
    const refused = await change([{ op: 'remove', path: `/members/${await place(memberAt(first))}` }])
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ code: 'rights.group-history' }] } })
    expect(await place(memberAt(first))).toBeGreaterThanOrEqual(0)
  })

  test('whoever comes is enrolled in the program of the group', async () => {
    const refused = await change(joining(scene.otherPatient))
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'rights.group-not-enrolled' }] },
    })
    const other = await created(scene.admin, 'Programs', {
      name: 'Day',
      code: 'DAY',
      kind: 'Outpatient',
      status: 'Draft',
    })
    const elsewhere = await created(scene.admin, 'EpisodesOfCare', {
      ...{
        patient: bare(scene.otherPatient),
        program: bare(other),
        status: 'Active',
        period: { start: '2026-01-05' },
      },
    })
    const wrong = await change(joining(scene.otherPatient, { episodeOfCare: bare(elsewhere) }))
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ code: 'rights.group-not-enrolled' }] } })
    expect((await change(joining(scene.patient, { episodeOfCare: bare(scene.episode) }))).status).toBe(200)
  })

  test('a closed group takes nobody, and everybody in it goes on as before', async () => {
    await created(scene.admin, 'EpisodesOfCare', {
      ...{
        patient: bare(scene.otherPatient),
        program: bare(scene.program),
        status: 'Active',
        period: { start: '2026-01-05' },
      },
    })
    expect((await change([{ op: 'replace', path: '/enrollment', value: 'Closed' }])).status).toBe(200)
    const refused = await change(joining(scene.otherPatient))
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ code: 'rights.group-closed' }] } })
    const at = await place(memberAt(second))
    const held = await change([{ op: 'replace', path: `/members/${at}/status`, value: 'OnHold' }])
    expect(held.status).toBe(200)
    const opened = [{ op: 'replace', path: '/enrollment', value: 'Open' }, ...joining(scene.otherPatient)]
    expect((await change(opened)).status).toBe(200)
  })

  const mark = async (meeting: Row, operations: readonly object[], more = '') => {
    const { meta } = await read(`Appointments/${meeting.id}`)
    const path = `Appointments/${meeting.id}?versionId=${meta.versionId}${more}`
    return scene.admin.ask('PATCH', path, { body: operations })
  }
  const to = (field: string, value: unknown) => ({ op: 'add', path: `/attendees/1/${field}`, value })
  const late = { code: 'late', display: 'Late' }

  test('nobody is a no-show of a meeting or a visit that has not begun, neither the whole nor one who takes part', async () => {
    const coming = await scene.meet(dayAway(5))
    const refusal = {
      subStatus: 2001,
      errors: [{ pointer: '/attendees/1/status', code: 'scheduling.absent-before-start' }],
    }
    expect(await mark(coming, [to('status', 'noshow')])).toMatchObject({ status: 422, body: refusal })
    const visit = await created(scene.admin, 'Appointments', aVisit(scene, dayAway(6)))
    const alone = await mark(visit, [{ op: 'replace', path: '/attendees/0/status', value: 'noshow' }])
    expect(alone).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'scheduling.absent-before-start' }] },
    })
    const was = await scene.meet(dayAway(-5))
    expect((await mark(was, [to('status', 'noshow')])).body.attendees[1].status).toBe('noshow')
  })

  test('who came late to a meeting that is over came when it is said, who left early left then, and of whom nothing is said no time is made up', async () => {
    const start = dayAway(-7)
    const [came, left] = [20, 70].map((minutes) =>
      new Date(Date.parse(start) + minutes * 60_000).toISOString(),
    )
    const was = await scene.meet(start)
    const said = [to('status', 'arrived'), to('arrivedAt', came), to('leftAt', left), to('attendance', late)]
    const marked = await mark(was, [
      { op: 'replace', path: '/attendees/2/status', value: 'arrived' },
      ...said,
    ])
    expect(marked.status, JSON.stringify(marked.body)).toBe(200)
    expect(marked.body.attendees[1]).toMatchObject({ arrivedAt: came, leftAt: left, attendance: late })
    expect(marked.body.attendees[2].arrivedAt).toBeUndefined()
  })

  test('a meeting of which everybody is excused waits for a word that it is called off', async () => {
    const was = await scene.meet(dayAway(-9))
    const everybody = scene.members.map((_, index) => ({
      ...{ op: 'replace', path: `/attendees/${index}/status`, value: 'cancelled' },
    }))
    expect(await mark(was, everybody)).toMatchObject({ status: 200, body: { status: 'booked' } })
  })

  const changeMember = async (body: object, who = scene.admin) => {
    const { id, meta } = await read(`Groups/${scene.group.id}`)
    return who.ask('POST', `Groups/${id}/change-member`, { body: { versionId: meta.versionId, ...body } })
  }

  test('in one act somebody joins a group and its coming meetings, and leaves them again; the plan says how many and writes nothing', async () => {
    const free = await scene.meet(dayAway(21))
    const taken = await scene.meet(dayAway(22))
    const person = await enrolled('Newcomer')
    await created(scene.admin, 'Appointments', aVisit(scene, dayAway(22), visitOf(person)))
    const { length: coming } = await comingMeetings()
    const joining = { patient: bare(person), status: 'Active', period: { start: '2026-01-05' } }
    const plan = await changeMember({ ...joining, planOnly: true })
    expect(plan).toMatchObject({ status: 200, body: { isPlan: true, joins: coming - 1, leaves: 0 } })
    expect(plan.body.blocked.map((start: string) => Date.parse(start))).toEqual([Date.parse(dayAway(22))])
    expect(await statusAt(free, person)).toBeUndefined()
    expect(await place(person)).toBe(-1)

    const late = await changeMember({
      ...joining,
      planOnly: true,
      period: { start: dayAway(21).slice(0, 10) },
    })
    expect(late.body.joins).toBeLessThan(coming)
    expect((await changeMember(joining)).body).toMatchObject({ isPlan: false, joins: coming - 1 })
    expect([await statusAt(free, person), await statusAt(taken, person)]).toEqual(['booked', undefined])

    const { members } = await read(`Groups/${scene.group.id}`)
    const leaving = {
      member: members[await place(person)].id,
      ...{ status: 'Discharged', period: { start: '2026-01-05', end: '2026-11-01' } },
    }
    const parting = await changeMember({ ...leaving, planOnly: true })
    expect(parting.body).toMatchObject({ isPlan: true, joins: 0, leaves: coming - 1 })
    expect((await changeMember(leaving)).body).toMatchObject({ isPlan: false, leaves: coming - 1 })
    expect(await statusAt(free, person)).toBe('cancelled')
    expect((await changeMember(joining)).body.joins).toBe(coming - 1)
    expect(await statusAt(free, person)).toBe('booked')
  })

  test('whoever is not enrolled joins nothing, and a group that has changed meanwhile is told of', async () => {
    const stranger = await person('Stranger')
    const refused = await changeMember({ patient: bare(stranger), status: 'Active' })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ code: 'rights.group-not-enrolled' }] } })
    const stale = await changeMember({ patient: bare(stranger), status: 'Active', versionId: '1' })
    expect(stale).toMatchObject({ status: 409, body: { subStatus: 2002 } })
  })

  test('a guest comes once: enrolled as the group asks, not a member, and in its note, also one that was begun before', async () => {
    const at = soon()
    const meeting = await scene.meet(at)
    const guest = await enrolled('Guest')
    const adding = (who: Row) => [
      {
        ...{ op: 'add', path: '/attendees/-' },
        value: { id: `guest-${who.id}`, kind: 'Patient', subject: bare(who), status: 'booked', guest: true },
      },
    ]
    const code = async (who: Row) => (await mark(meeting, adding(who))).body.errors?.[0]?.code
    expect(await code(await person('Elsewhere'))).toBe('scheduling.guest-not-enrolled')
    expect(await code(memberAt(4))).toBe('scheduling.guest-is-member')
    const taken = await enrolled('Elsewhere')
    await created(scene.admin, 'Appointments', aVisit(scene, at, visitOf(taken)))
    expect(await mark(meeting, adding(taken))).toMatchObject({
      status: 409,
      body: { code: 'scheduling.busy-patient' },
    })

    const start = () => clinician.ask('POST', `Appointments/${meeting.id}/start-note`, { body: {} })
    const begun = await start()
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    const added = await mark(meeting, adding(guest))
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    expect(added.body.attendees.at(-1)).toMatchObject({
      ...{ guest: true, status: 'booked' },
      episodeOfCare: { resourceType: 'EpisodeOfCare' },
    })
    const again = await start()
    expect(again.body.note.id).toBe(begun.body.note.id)
    const patients = async () =>
      (await clinician.ask('GET', `Notes/${begun.body.note.id}`)).body.definitionAssignments.map(
        ({ patient }: { patient: Row }) => patient.id,
      )
    const inNote = await patients()
    expect(inNote).toContain(guest.id)
    await start()
    expect(await patients()).toEqual(inNote)
    expect((await mark(meeting, adding(taken), '&confirmed=true')).status).toBe(200)

    const newcomer = await enrolled('Afterwards')
    const joining = { patient: bare(newcomer), status: 'Active', planOnly: true }
    const { blocked } = (await changeMember(joining)).body
    expect(blocked, 'what somebody else was confirmed for stands in the way of nobody').toEqual([])
  })

  test('a series that is made of a meeting with a guest expects its members, and the guest once', async () => {
    const meeting = await scene.meet(dayAway(40))
    const guest = await enrolled('Once')
    const value = { id: 'guest', kind: 'Patient', subject: bare(guest), status: 'booked', guest: true }
    const added = await mark(meeting, [{ op: 'add', path: '/attendees/-', value }])
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    const recurrence = {
      ...{ frequency: 'Weekly', start: dayAway(40).slice(0, 10), end: { count: 2 } },
      timezone: 'America/Chicago',
    }
    const body = { versionId: added.body.meta.versionId, recurrence }
    const repeated = await scene.admin.ask('POST', `Appointments/${meeting.id}/repeat`, { body })
    expect(repeated.status, JSON.stringify(repeated.body)).toBe(200)
    const second = (await comingMeetings()).find(
      (each: { series?: { index: number } }) => each.series?.index === 1,
    )
    const people = second.attendees.map(({ subject }: { subject: Row }) => subject.id)
    expect(people).toContain(memberAt(5).id)
    expect(people).not.toContain(guest.id)
  })

  test('the note of a meeting begins with who came late, who left early and who is excused', async () => {
    const start = dayAway(-12)
    const [came, left] = [20, 60].map((minutes) =>
      new Date(Date.parse(start) + minutes * 60_000).toISOString(),
    )
    const was = await scene.meet(start)
    const excused = {
      ...{ status: 'cancelled', attendance: { code: 'excused', display: 'Excused' } },
      cancellation: { reason: { code: 'ill', display: 'Ill' }, initiator: 'Patient' },
    }
    const said = [
      ...Object.entries({ status: 'arrived', arrivedAt: came, leftAt: left, attendance: late }),
    ].map(([field, value]) => to(field, value))
    const why = Object.entries(excused).map(([field, value]) => ({
      ...{ op: 'add', path: `/attendees/2/${field}`, value },
    }))
    const marked = await mark(was, [...said, ...why])
    expect(marked.status, JSON.stringify(marked.body)).toBe(200)
    const begun = await clinician.ask('POST', `Appointments/${was.id}/start-note`, { body: {} })
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    const session = await read(`Encounters/${begun.body.encounter.id}`)
    expect(session.visitStatusOverrides).toMatchObject([
      { patient: { id: memberAt(1).id }, status: 'Show', arrived: came, left },
      { patient: { id: memberAt(2).id }, status: 'Cancelled', reason: 'Ill' },
    ])
    const headers = { 'x-enable-cross-partition': 'true' }
    const filters = [{ field: 'partOf', op: 'eq', value: session.id }]
    const own = (await clinician.ask('POST', 'Encounters/queries', { headers, body: filters })).body
    const of = (member: Row) => own.find(({ patient }: { patient: Row }) => patient.id === member.id)
    expect(of(memberAt(1))).toMatchObject({ minutes: 40, period: { start: came, end: left } })
    expect(of(memberAt(2))).toMatchObject({ visitStatus: 'Cancelled' })
    expect(of(memberAt(3))).toMatchObject({ visitStatus: 'Show', minutes: 90 })
  })
})
