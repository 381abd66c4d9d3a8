import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, bare, created, type Row, rowOf, staff } from '#tests/support/scenes/scene.ts'
import { startTestServer } from '#tests/support/server/server.ts'
import {
  act,
  aDraft,
  crossing,
  type SigningHouse,
  setSigningHouse,
  sign,
  signingStaff,
} from '#tests/support/signing/signing-house.ts'

const harm = {
  id: 'harm',
  type: 'Choice',
  label: 'Thoughts of harm',
  required: true,
  options: [
    { code: '0', label: 'Not at all', score: 0 },
    { code: '2', label: 'Often', score: 2 },
  ],
}
const alert = {
  id: 'harm',
  severity: 'Critical',
  message: 'Ask about safety now',
  when: { combinator: 'And', clauses: [{ source: 'harm', operator: 'Equals', value: '2' }] },
}
const safetyCheck = (key: string) => ({
  name: 'Safety check',
  key,
  version: 1,
  shortName: 'SAFE',
  licence: 'FreeWithNotice',
  elements: [harm],
  scoring: [
    {
      id: 'total',
      name: 'Total',
      kind: 'Sum',
      itemIds: ['harm'],
      bands: [
        { min: 0, max: 1, label: 'Low', severity: 'Info' },
        { min: 2, max: 2, label: 'High', severity: 'Critical' },
      ],
    },
  ],
  alerts: [alert],
})
const action = 'Safety plan made, sister called'
const done = [{ _rowId: 'harm', message: alert.message, action }]

describe.each(databasesFor(import.meta.url))('an instrument filled inside a note (%s)', (database) => {
  let house: SigningHouse
  let instrument: Row
  let unpublished: Row
  let day = 0
  beforeAll(async () => {
    const server = await startTestServer({ database, staff: signingStaff })
    const admin = await server.signIn('admin')
    instrument = await active(admin, 'Questionnaires', safetyCheck('safety-check'))
    unpublished = await created(admin, 'Questionnaires', { ...safetyCheck('early-check'), status: 'Draft' })
    const asked = (id: string, { id: named }: Row, more: object = {}) => {
      const questionnaire = { id: named, resourceType: 'Questionnaire', ...more }
      return { id, type: 'Instrument', label: 'Safety check', questionnaire }
    }
    house = await setSigningHouse(server, [
      asked('safety', instrument),
      asked('early', unpublished, { versionId: '1' }),
    ])
  }, 180_000)
  afterAll(() => house?.close())

  const clinician = () => house.client('clinician')
  function answer(code: '0' | '2', more: object = {}) {
    const band = code === '2' ? 'High' : 'Low'
    return {
      questionnaire: { ...bare(instrument), versionId: instrument.versionId },
      answers: { harm: code },
      scores: [{ _rowId: 'score-1', name: 'Total', value: Number(code), band }],
      ...more,
    }
  }
  async function written(safety: object, name = 'Author only'): Promise<string> {
    day += 1
    const start = new Date(Date.now() - day * 86_400_000).toISOString()
    const { id } = await aDraft(house, name, { start })
    await write(id, safety)
    return id
  }
  async function write(id: string, safety: object, question = 'safety'): Promise<void> {
    const { versionId } = rowOf(await clinician().ask('GET', `Notes/${id}`, crossing))
    const body = [{ op: 'add', path: `/sections/0/data/${question}`, value: safety }]
    const stored = await clinician().ask('PATCH', `Notes/${id}?versionId=${versionId}`, { body })
    expect(stored.status, JSON.stringify(stored.body)).toBe(200)
  }
  async function signed(id: string): Promise<void> {
    const answered = await sign(clinician(), id)
    expect(answered.body, JSON.stringify(answered.body)).toMatchObject({ signingState: 'Signed' })
  }
  async function responses(id: string) {
    const body = [{ field: 'note', op: 'eq', value: id }]
    return (await clinician().ask('POST', 'QuestionnaireResponses/queries', { body, ...crossing })).body
  }
  const amended = (id: string, safety: object) =>
    act(clinician(), id, 'amend', {
      reason: { code: 'correction-of-fact', display: 'x' },
      sectionChanges: [{ op: 'replace', path: '/sections/0/data/safety', value: safety }],
    })

  test('keeps the note from being ready, at its place, until it is said what was done about a critical alert', async () => {
    const id = await written(answer('2'))
    const ready = await act(clinician(), id, 'ready')

    expect(ready.status).toBe(422)
    expect(ready.body.errors, JSON.stringify(ready.body)).toMatchObject([
      { code: 'forms.alert-unanswered', pointer: '/sections/0/data/safety/answers' },
    ])
    await write(id, answer('2', { alerts: done }))
    expect(await act(clinician(), id, 'ready')).toMatchObject({ status: 200 })
  })

  test('stands in the chart once the note is signed, scored, with its alert and what was done about it, and leads to the note', async () => {
    const id = await written(answer('2', { alerts: done }))
    const ready = await act(clinician(), id, 'ready')
    expect(ready.body.charting, JSON.stringify(ready.body)).toEqual([
      { type: 'QuestionnaireResponse', act: 'Add', text: 'Safety check: Total 2 High' },
    ])
    expect(await responses(id)).toEqual([])
    await signed(id)

    expect(await responses(id)).toMatchObject([
      {
        status: 'Final',
        note: { id },
        noteRow: 'intervention/safety',
        source: 'Clinician',
        answers: { harm: '2' },
        questionnaire: { id: instrument.id, versionId: instrument.versionId },
        scores: [{ shortName: 'SAFE', value: 2, band: 'High' }],
        alerts: [{ alertId: 'harm', action, acknowledgedBy: staff(house.server, 'clinician') }],
      },
    ])
    const [response] = await responses(id)
    const inbox = await house.client('intake').ask('GET', 'Notifications', crossing)
    const told = inbox.body.filter(
      ({ target }: { readonly target?: { readonly route?: string } }) =>
        target?.route === `/responses/${response.id}`,
    )
    expect(told, JSON.stringify(inbox.body)).toHaveLength(1)
  })

  test('is amended with the note and not doubled, and its alert goes where the answer goes', async () => {
    const id = await written(answer('2', { alerts: done }))
    await signed(id)
    const [first] = await responses(id)
    const begun = await amended(id, answer('0'))
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    expect(await responses(id)).toMatchObject([{ status: 'Final', answers: { harm: '2' } }])
    await signed(id)

    const after = await responses(id)
    expect(after).toMatchObject([{ id: first.id, status: 'Amended', answers: { harm: '0' } }])
    expect(after[0].alerts).toBeUndefined()
    expect(after[0].scores).toMatchObject([{ value: 0, band: 'Low' }])
  })

  test('an amendment of something else leaves its answers as they are', async () => {
    const id = await written(answer('2', { alerts: done }))
    await signed(id)
    const before = await responses(id)
    const begun = await act(clinician(), id, 'amend', {
      reason: { code: 'correction-of-fact', display: 'x' },
      sectionChanges: [{ op: 'replace', path: '/sections/0/data/mood', value: 'calm' }],
    })
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    await signed(id)

    expect(await responses(id)).toEqual(before)
  })

  test('was never so when the signature is taken back, and is there once when the note is signed again', async () => {
    const id = await written(answer('0'))
    await signed(id)
    const taken = await act(house.client('supervisor'), id, 'unsign', { reason: 'Wrong day' })
    expect(taken.status, JSON.stringify(taken.body)).toBe(200)
    expect(await responses(id)).toMatchObject([{ status: 'EnteredInError' }])
    await signed(id)

    const statuses = (await responses(id)).map(({ status }: { readonly status: string }) => status)
    expect(statuses.toSorted()).toEqual(['EnteredInError', 'Final'])
  })

  test('knows the answers before it', async () => {
    const earlier = await written(answer('0'))
    const later = await written(answer('2', { alerts: done }))
    await signed(later)
    await signed(earlier)
    const [former] = await responses(later)
    const [response] = await responses(earlier)

    expect(response.previous?.id).toBe(former.id)
  })

  test('of a questionnaire that is still a draft keeps the note from being finished, and goes to the chart once that is published', async () => {
    const id = await written(answer('0'))
    const questionnaire = { ...bare(unpublished), versionId: '1' }
    await write(id, answer('2', { alerts: done, questionnaire }), 'early')
    const refused = await act(clinician(), id, 'ready')
    expect(refused.body.errors, JSON.stringify(refused.body)).toMatchObject([
      { code: 'notes.instrument-not-taken', pointer: '/sections/0/data/early' },
    ])

    const implementer = await house.server.signIn('admin')
    const path = `Questionnaires/${unpublished.id}/publish`
    expect(await implementer.ask('POST', path, { body: { versionId: '1' } })).toMatchObject({ status: 200 })
    await signed(id)
    const kept = (await responses(id)).find(
      ({ noteRow }: { readonly noteRow: string }) => noteRow === 'intervention/early',
    )
    expect(kept).toMatchObject({ status: 'Final', alerts: [{ alertId: 'harm', action }] })
    expect(kept.questionnaire.versionId).not.toBe('1')
  })
})
