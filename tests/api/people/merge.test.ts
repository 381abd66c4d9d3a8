import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signNotes } from '#tests/support/audit/sign-notes.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  doubtfulRecords,
  mergeRecords,
  moveRecords,
  storedRecords,
} from '#tests/support/scenes/merge-records.ts'
import { bare, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  usualStaff,
} from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('two records of one person, on the %s database', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  let kept: Row
  const signed: string[] = []
  beforeAll(async () => {
    server = await startTestServer({
      database,
      staff: { ...usualStaff, admin: ['administrative', 'non-prescribing-clinician'] },
    })
    scene = await setScene(server)
    clinician = await server.signIn('clinician')
    signed.push(...(await signNotes(scene, clinician, { from: 1, to: 2 })))
    kept = await created(scene.admin, 'Patients', {
      name: { use: 'official', given: ['Helena'], family: 'Pemberly' },
      birthDate: '1988-04-02',
      gender: 'female',
      identifiers: [{ system: 'clinic', value: 'MRN-1', type: 'mrn' }],
    })
    await created(scene.admin, 'Conditions', condition(scene.patient))
    await created(scene.admin, 'Groups', group([scene.patient]))
    await created(scene.admin, 'Groups', group([scene.patient, kept]))
  }, 120_000)
  afterAll(() => server?.close())

  const condition = (subject: Row) => ({
    subject: bare(subject),
    code: { code: 'F33.1', display: 'Major depressive disorder' },
    category: 'Diagnosis',
    clinicalStatus: 'Active',
    verification: 'Confirmed',
  })
  const group = (members: readonly Row[]) => ({
    name: `Group of ${members.length}`,
    kind: 'Skills',
    enrollment: 'Open',
    program: bare(scene.program),
    service: bare(scene.service),
    facilitators: [{ practitioner: { id: scene.owner.id, resourceType: 'Practitioner' }, role: 'Primary' }],
    members: members.map((member, index) => ({
      id: String(index + 1),
      patient: bare(member),
      status: 'Active',
    })),
  })
  const notesOf = async (patient: string) => {
    const { body } = await scene.admin.ask('POST', 'Notes/queries', {
      headers: { 'x-enable-cross-partition': 'true' },
      body: [{ field: 'patient', op: 'eq', value: patient }],
    })
    return body.map(({ id }: { id: string }) => id).sort()
  }

  test('merged, all that was the one record is found under the other; separated, every reference stands where it was', async () => {
    // The copies of what was signed are in the chart before it is merged.
    await moveRecords(server)
    const read = async (id: string) => withoutMeta((await scene.admin.ask('GET', `Patients/${id}`)).body)
    const [readKept, readGoes] = [await read(kept.id), await read(scene.patient.id)]
    const before = await storedRecords(server)
    const goes = scene.patient.id
    const fuller = async (id: string, other: string) =>
      (await scene.admin.ask('POST', `Patients/${id}/compare`, { body: { other } })).body.otherWay
    expect([await fuller(kept.id, goes), await fuller(goes, kept.id)]).toEqual([true, false])

    const done = await mergeRecords(scene.admin, { kept: kept.id, merged: goes })
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    await moveRecords(server)

    expect(await scene.admin.ask('GET', `Patients/${goes}`)).toMatchObject({
      status: 410,
      body: { mergedInto: kept.id },
    })
    expect(await notesOf(kept.id)).toEqual([...signed].sort())
    expect(await notesOf(goes)).toEqual([])
    const note = await scene.admin.ask('GET', `Notes/${signed[0]}`, {
      headers: { 'x-partition-key': kept.id },
    })
    expect(note.body).toMatchObject({ patient: { id: kept.id }, partition: kept.id })
    const during = await storedRecords(server)
    expect(contentOf(during, signed[0])).toBe(contentOf(before, signed[0]))
    expect(await doubtfulRecords(server)).toEqual([])
    expect(await scene.admin.ask('POST', `Patients/${goes}/restore`)).toMatchObject({ status: 409 })

    const back = await scene.admin.ask('POST', `Patients/${kept.id}/unmerge`, { body: { other: goes } })
    expect(back.status, JSON.stringify(back.body)).toBe(200)
    await moveRecords(server)
    const after = await storedRecords(server)
    const both = [kept.id, goes]
    expect(withoutVersionsOf(after, both)).toEqual(withoutVersionsOf(before, both))
    expect(await read(goes)).toEqual(readGoes)
    expect(await read(kept.id)).toEqual(readKept)
  }, 60_000)
})

type AllRecords = Awaited<ReturnType<typeof storedRecords>>
type Stored = { readonly id: string; readonly content: string; readonly version_id: string }

function contentOf({ rows }: AllRecords, id: string | undefined): string | undefined {
  return (rows as readonly Stored[]).find((row) => row.id === id)?.content
}

/** The two records have new versions; all else is compared to the letter. */
function withoutVersionsOf(all: AllRecords, ids: readonly string[]): unknown {
  const others = (name: string) => (all[name] as readonly Stored[]).filter(({ id }) => !ids.includes(id))
  return { ...all, rows: others('rows'), versions: others('versions') }
}

/** A record without its version and its time. */
function withoutMeta({ meta: _meta, ...plain }: Readonly<Record<string, unknown>>): unknown {
  return plain
}
