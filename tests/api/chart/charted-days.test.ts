import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, type Row } from '#tests/support/scenes/scene.ts'
import type { TestClient } from '#tests/support/server/server.ts'
import {
  aDraft,
  crossing,
  openSigningHouse,
  type SigningHouse,
  sign,
} from '#tests/support/signing/signing-house.ts'

const questions = [
  { id: 'first', type: 'VitalSigns', label: 'At the first meeting', saveAs: 'Observation' },
  { id: 'second', type: 'VitalSigns', label: 'At the second meeting', saveAs: 'Observation' },
  { id: 'meds', type: 'Medications', label: 'Medications', saveAs: 'Medication' },
]

describe.each(databasesFor(import.meta.url))(
  'what a note of several days writes into the chart (%s)',
  (database) => {
    let house: SigningHouse
    let clock = Date.parse('2026-03-02T16:00:00.000Z')
    let definition: Row
    beforeAll(async () => {
      house = await openSigningHouse(database, () => new Date(clock), questions)
      const { admin } = house.scene
      const { sections, signatureConfiguration } = (
        await admin.ask('GET', `NoteDefinitions/${house.definitions.get('Author only')?.id}`)
      ).body
      definition = await active(admin, 'NoteDefinitions', {
        ...{ name: 'Assessment', key: 'assessment-days', version: 1, type: 'Assessment' },
        ...{ kinds: ['AssessmentNote'], sections, signatureConfiguration },
      })
    }, 180_000)
    afterAll(() => house?.close())

    const clinician = () => house.server.signIn('clinician')
    async function answers(client: TestClient, id: string, data: object): Promise<void> {
      const { meta } = (await client.ask('GET', `Notes/${id}`, crossing)).body
      const body = Object.entries(data).map(([key, value]) => ({
        op: 'add',
        path: `/sections/0/data/${key}`,
        value,
      }))
      const answer = await client.ask('PATCH', `Notes/${id}?versionId=${meta.versionId}`, { body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    async function overTwoDays(kind: string): Promise<string> {
      clock = Date.parse('2026-03-02T16:00:00.000Z')
      const definitions = new Map([...house.definitions, ['AssessmentNote', definition] as const])
      const start = kind === 'Author only' ? '2026-03-02T14:00:00.000Z' : '2026-03-02T12:00:00.000Z'
      const { id } = await aDraft({ ...house, definitions }, kind, { start })
      const early = { _rowId: 'b', snapshot: 'Prazosin', change: 'Start' }
      await answers(await clinician(), id, { first: { pulse: 71 }, meds: [early] })
      clock += 2 * 86_400_000
      const after = await clinician()
      await answers(after, id, {
        second: { pulse: 75 },
        meds: [early, { _rowId: 'a', snapshot: 'Melatonin', change: 'Start' }],
      })
      expect((await sign(after, id)).body).toMatchObject({ signingState: 'Signed' })
      return id
    }
    async function charted(id: string, collection: string) {
      const body = [{ field: 'note', op: 'eq', value: id }]
      const client = await clinician()
      const answer = await client.ask('POST', `${collection}/queries`, { body, ...crossing })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body
    }
    const days = async (id: string) =>
      Object.fromEntries(
        (await charted(id, 'Observations')).map((each: { display: string; effective: string }) => [
          /\d+/.exec(each.display)?.[0],
          each.effective.slice(0, 10),
        ]),
      )

    test('stands there on the day on which each question of an assessment was answered', async () => {
      const id = await overTwoDays('AssessmentNote')
      expect(await days(id)).toEqual({ 71: '2026-03-02', 75: '2026-03-04' })
      const begun = (await charted(id, 'Medications')).map(
        ({ medication, startDate }: { medication: { display: string }; startDate: string }) =>
          `${medication.display} ${startDate}`,
      )
      expect(begun.toSorted()).toEqual(['Melatonin 2026-03-04', 'Prazosin 2026-03-02'])
    })

    test('is of the day of the note, whenever it was written, where it is no assessment', async () => {
      expect(await days(await overTwoDays('Author only'))).toEqual({
        71: '2026-03-02',
        75: '2026-03-02',
      })
    })
  },
)
