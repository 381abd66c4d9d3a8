import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  aSentPacket,
  instrument,
  makeLink,
  openVisit,
  secretOf,
  visiting,
} from '#tests/support/scenes/packet-scene.ts'
import { active } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('packets on the %s database', (database) => {
  let server: TestServer
  let admin: TestClient
  let clinician: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database })
    admin = await server.signIn('admin')
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server?.close())

  const answering = (cookie: string, body: object) => visiting(server, ['POST', '/answer'], { body, cookie })
  const itemsOf = (answer: {
    readonly body: { readonly sheet: { readonly items: readonly { itemId: string }[] } }
  }) => answer.body.sheet.items.map(({ itemId }) => itemId)

  test('whoever opens a part finds in it what its author has put in from the beginning, and hands that in too', async () => {
    const { scoring: _scoring, alerts: _alerts, translations: _words, ...plain } = instrument('with-defaults')
    const questionnaire = await active(admin, 'Questionnaires', {
      ...plain,
      elements: [
        { id: 'visits', type: 'Integer', label: 'Visits this year', default: 2 },
        { id: 'born', type: 'Date', label: 'Date of birth', prefill: 'patient.birthDate' },
        { id: 'day', type: 'Date', label: 'Day', default: { path: 'today' } },
        { id: 'more', type: 'Text', label: 'What else should we know' },
      ],
    })
    const asked = {
      kind: 'Questionnaire',
      questionnaire: { id: questionnaire.id, resourceType: 'Questionnaire' },
    }
    const scene = await aSentPacket(server, admin, {
      items: [
        { id: 'start', order: 1, title: 'About you', audience: 'Patient', ...asked },
        { id: 'view', order: 2, title: 'What you see', audience: 'Guardian', ...asked },
      ],
    })
    const { cookie, body } = await openVisit(
      server,
      secretOf(await makeLink(clinician, scene, scene.patient)),
    )
    const begun = { visits: 2, born: '1990-04-02', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }
    expect(body.sheet.items).toMatchObject([{ itemId: 'start', progress: 'NotStarted', answers: begun }])
    const cleared = await answering(cookie, { itemId: 'start', answers: { more: 'Nothing.' } })
    expect(cleared.status, JSON.stringify(cleared.body)).toBe(200)
    const again = await visiting(server, ['GET', ''], { cookie })
    expect(again.body.sheet.items[0].answers).toEqual({ more: 'Nothing.' })

    const mothers = await openVisit(server, secretOf(await makeLink(clinician, scene, scene.mother)), {
      birthDate: '1965-01-09',
    })
    const done = await answering(mothers.cookie, { itemId: 'view', isDone: true })
    expect(done.body, JSON.stringify(done.body)).toMatchObject({ progress: 'Complete' })
    const { body: kept } = await clinician.ask('GET', `PacketResponses/${scene.response.id}`)
    const { response } = kept.items.find(({ itemId }: { itemId: string }) => itemId === 'view')
    const stored = await clinician.ask('GET', `QuestionnaireResponses/${response.id}`)
    expect(stored.body.answers).toMatchObject({ visits: 2, born: '1990-04-02' })
  })

  test('a patient fills in the own part by a link, comes back to it, signs and hands in; the guardian the other; staff return and accept', async () => {
    const scene = await aSentPacket(server, admin)
    const link = await makeLink(clinician, scene, scene.patient)
    expect(link.body).toEqual({
      link: expect.stringMatching(/^\/packet#token=[\w-]{108}$/),
      expiresAt: expect.any(String),
    })
    const seen = await visiting(server, ['POST', '/look'], { body: { token: secretOf(link) } })
    expect(seen.body).toEqual({ practice: 'Practice riverbend', asks: 'BirthDate' })

    const opened = await openVisit(server, secretOf(link))
    expect(itemsOf(opened)).toEqual(['mood', 'consent'])
    expect(JSON.stringify(opened.body)).not.toMatch(/What you see at home|Ask about safety|scoring/)
    const begun = await answering(opened.cookie, { itemId: 'mood', answers: { sleep: '2' } })
    expect(begun).toMatchObject({ status: 200, body: { progress: 'InProgress' } })
    expect(begun.body.shown).toEqual(['mood', 'again', 'consent'])
    const back = await visiting(server, ['GET', ''], { cookie: opened.cookie })
    expect(back.body.sheet.items[0]).toMatchObject({
      answers: { sleep: '2' },
      versionId: begun.body.versionId,
    })

    const early = await answering(opened.cookie, {
      itemId: 'mood',
      answers: { sleep: '0' },
      versionId: begun.body.versionId,
      isDone: true,
    })
    expect(early.body.errors).toMatchObject([{ pointer: '/answers/harm' }])
    const done = await answering(opened.cookie, {
      itemId: 'mood',
      answers: { sleep: '0', harm: '1' },
      versionId: begun.body.versionId,
      isDone: true,
    })
    expect(done.body).toMatchObject({ progress: 'Complete', shown: ['mood', 'consent'] })
    const unsigned = await answering(opened.cookie, { itemId: 'consent', isDone: true })
    expect(unsigned.body.errors).toMatchObject([{ pointer: '/signature' }])
    const tooSoon = await visiting(server, ['POST', '/submit'], { body: {}, cookie: opened.cookie })
    expect(tooSoon.body.errors).toMatchObject([{ pointer: '/items/consent' }])
    const signed = await answering(opened.cookie, {
      itemId: 'consent',
      isDone: true,
      signature: { name: 'Luz Vega' },
    })
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    const handedIn = await visiting(server, ['POST', '/submit'], { body: {}, cookie: opened.cookie })
    expect(handedIn).toMatchObject({ status: 200, body: { isWhole: false } })
    expect((await visiting(server, ['GET', ''], { cookie: opened.cookie })).status).toBe(401)

    const mothers = await makeLink(clinician, scene, scene.mother)
    const other = await openVisit(server, secretOf(mothers), { birthDate: '1965-01-09' })
    expect(itemsOf(other)).toEqual(['view'])
    await answering(other.cookie, { itemId: 'view', answers: { sleep: '1', harm: '0' }, isDone: true })
    expect(await visiting(server, ['POST', '/submit'], { body: {}, cookie: other.cookie })).toMatchObject({
      body: { isWhole: true },
    })

    const path = `PacketResponses/${scene.response.id}`
    const whole = await clinician.ask('GET', path)
    expect(whole.body).toMatchObject({
      status: 'Submitted',
      progress: 'Complete',
      submittedAt: expect.any(String),
    })
    expect(
      whole.body.items.find(({ itemId }: { itemId: string }) => itemId === 'consent').signatures,
    ).toMatchObject([
      { role: 'Patient', method: 'Typed', meaning: 'Consented', signer: { id: scene.patient.id } },
    ])
    const mood = whole.body.items.find(({ itemId }: { itemId: string }) => itemId === 'mood')
    expect((await clinician.ask('GET', `QuestionnaireResponses/${mood.response.id}`)).body).toMatchObject({
      status: 'Final',
      source: 'Self',
      scores: [{ value: 1, band: 'Low' }],
      alerts: [{ alertId: 'harm' }],
      packetResponse: { id: scene.response.id },
    })
    const told = await clinician.ask('GET', 'Notifications', {
      headers: { 'x-enable-cross-partition': 'true' },
    })
    expect(JSON.stringify(told.body)).toContain(mood.response.id)

    const review = (body: object) => clinician.ask('POST', `${path}/review`, { body })
    const versionId = whole.body.meta.versionId
    expect((await review({ verdict: 'Return', versionId })).body.errors).toMatchObject([
      { code: 'chart.correction-missing' },
    ])
    const returned = await review({
      verdict: 'Return',
      versionId,
      corrections: [{ itemId: 'mood', comment: 'Please look at sleep again.' }],
    })
    expect(returned.body).toMatchObject({ status: 'ReturnedForCorrection' })
    const again = await openVisit(server, secretOf(await makeLink(clinician, scene, scene.patient)))
    expect(again.body.sheet.items[0]).toMatchObject({ correction: 'Please look at sleep again.' })
    const responsePath = `QuestionnaireResponses/${mood.response.id}`
    const { meta, answers: first } = (await clinician.ask('GET', responsePath)).body
    let { versionId: known } = again.body.sheet.items[0]
    for (const answers of [{ sleep: '1' }, { sleep: '1', harm: '2' }]) {
      const typed = await answering(again.cookie, { itemId: 'mood', answers, versionId: known })
      expect(typed.status, JSON.stringify(typed.body)).toBe(200)
      known = typed.body.versionId
    }
    expect((await clinician.ask('GET', responsePath)).body).toMatchObject({
      meta,
      answers: first,
      status: 'Final',
    })
    const half = await visiting(server, ['GET', ''], { cookie: again.cookie })
    expect(half.body.sheet.items[0]).toMatchObject({ answers: { sleep: '1', harm: '2' } })
    const corrected = { sleep: '1', harm: '0' }
    await answering(again.cookie, { itemId: 'mood', answers: corrected, versionId: known, isDone: true })
    expect((await clinician.ask('GET', responsePath)).body).toMatchObject({ status: 'Amended' })
    expect((await clinician.ask('GET', path)).body.items[0]).not.toHaveProperty('data')
    await visiting(server, ['POST', '/submit'], { body: {}, cookie: again.cookie })
    const amended = await clinician.ask('GET', path)
    const accepted = await review({ verdict: 'Accept', versionId: amended.body.meta.versionId })
    expect(accepted, JSON.stringify(accepted.body)).toMatchObject({
      status: 200,
      body: { status: 'Accepted', review: { by: { resourceType: 'Practitioner' } } },
    })
  })

  test('what an imported form works out in FHIRPath stands in a finished part, and what it hides is not asked for', async () => {
    const drinks = "%resource.item.where(linkId='drinks').answer.value"
    const form = await active(admin, 'Forms', {
      ...{ name: 'Drinks', key: 'drinks-in-fhirpath', version: 1 },
      elements: [
        { id: 'drinks', type: 'Integer', label: 'Drinks a day' },
        {
          id: 'week',
          type: 'Integer',
          label: 'Drinks a week',
          readOnly: true,
          fhirPath: { value: `${drinks} * 7` },
        },
        {
          id: 'why',
          type: 'Text',
          label: 'What helps',
          required: true,
          fhirPath: { visible: `${drinks} > 3` },
        },
      ],
    })
    const asked = { kind: 'Form', form: { id: form.id, resourceType: 'Form' } }
    const scene = await aSentPacket(server, admin, {
      items: [
        { id: 'start', order: 1, title: 'About you', audience: 'Patient', ...asked },
        { id: 'view', order: 2, title: 'What you see', audience: 'Guardian', ...asked },
      ],
    })
    const { cookie } = await openVisit(server, secretOf(await makeLink(clinician, scene, scene.patient)))
    const more = await answering(cookie, { itemId: 'start', answers: { drinks: 5 }, isDone: true })
    expect(more.body.errors).toMatchObject([{ pointer: '/answers/why' }])
    const few = await answering(cookie, { itemId: 'start', answers: { drinks: 1 }, isDone: true })
    expect(few.status, JSON.stringify(few.body)).toBe(200)
    const { body: kept } = await clinician.ask('GET', `PacketResponses/${scene.response.id}`)
    expect(kept.items).toMatchObject([{ itemId: 'start', data: { drinks: 1, week: 7 } }, {}])
  })

  test('a packet is sent published, to its own people, and with somebody for every part', async () => {
    const scene = await aSentPacket(server, admin)
    const stranger = await aSentPacket(server, admin)
    const send = (assignees: readonly object[], packet = scene.packet) =>
      clinician.ask('POST', `Packets/${packet.id}/send`, {
        body: { patient: { id: scene.patient.id, resourceType: 'Patient' }, assignees },
      })
    const to = ({ id, resourceType }: { id: string; resourceType: string }, audience: string) => ({
      person: { id, resourceType },
      audience,
    })
    const lonely = await send([to(scene.patient, 'Patient')])
    expect(lonely.body.errors).toMatchObject([{ code: 'definitions.packet-nobody' }])
    const wrong = await send([to(scene.patient, 'Patient'), to(stranger.mother, 'Guardian')])
    expect(wrong.body.errors).toMatchObject([{ code: 'definitions.packet-other-person' }])
    const swapped = await send([to(scene.mother, 'Patient'), to(scene.mother, 'Guardian')])
    expect(swapped.status).toBe(422)
  })

  test('a packet whose condition asks what comes later is not published, and says where', async () => {
    const { packet } = await aSentPacket(server, admin)
    const { body } = await admin.ask('GET', `Packets/${packet.id}`)
    const items = body.items.map((item: { id: string; order: number }) => ({
      ...item,
      order: 5 - item.order,
    }))
    const made = await admin.ask('POST', 'Packets', {
      body: { name: 'Backwards', key: 'backwards', version: 1, status: 'Draft', items },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const refused = await admin.ask('POST', `Packets/${made.body.id}/publish`, {
      body: { versionId: made.body.meta.versionId },
    })
    expect(refused.body.errors).toMatchObject([
      { pointer: '/items/2/visibleWhen', code: 'definitions.packet-later-source' },
    ])
    await admin.ask('DELETE', `Packets/${made.body.id}?versionId=1`)
  })
})
