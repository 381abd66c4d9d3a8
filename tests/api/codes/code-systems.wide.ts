import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOrderLine } from '#server/commands/read-order-line.ts'
import { finishImport, type PublishedCode, storeCodes } from '#server/stores/codes/store-codes-query.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, bare, created, rowOf, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const system = 'http://hl7.org/fhir/sid/icd-10-cm'

/** Lines in the layout of the publisher's order file, written by hand. */
const lines = [
  orderLine(1, 'F40', '0', 'Phobic anxiety disorders'),
  orderLine(2, 'F4001', '1', 'Agoraphobia with panic disorder'),
  orderLine(3, 'F411', '1', 'Generalized anxiety disorder'),
  orderLine(4, 'F4322', '1', 'Adjustment disorder with anxiety'),
]

function orderLine(order: number, code: string, flag: string, words: string): string {
  const start = `${String(order).padStart(5, '0')} ${code.padEnd(7)} ${flag} `
  return `${start}${words.slice(0, 60).padEnd(60)} ${words}`
}

test('a line of the order file is read by its columns, and the dot that it leaves out is put in', () => {
  expect(readOrderLine(lines[1] ?? '')).toEqual({
    code: 'F40.01',
    display: 'Agoraphobia with panic disorder',
    isBillable: true,
  })
  expect(readOrderLine(lines[0] ?? '')).toMatchObject({ code: 'F40', isBillable: false })
  expect(readOrderLine('F40 Phobic anxiety disorders')).toBeUndefined()
  expect(readOrderLine(orderLine(1, '4F0', '1', 'No code'))).toBeUndefined()
})

test('a whole file is taken in by the command, as often as one likes, and a wrong line is named', () => {
  const directory = mkdtempSync(join(tmpdir(), 'codes-'))
  try {
    const run = (text: string) => {
      writeFileSync(join(directory, 'order.txt'), text)
      const parameters = ['src/server/commands/codes-import.ts', join(directory, 'order.txt')]
      const env = { PATH: process.env.PATH, DATA_DIR: join(directory, 'data') }
      return spawnSync(process.execPath, parameters, { env, encoding: 'utf8' })
    }
    expect(run(`${lines.join('\n')}\n`).stdout).toContain(
      '4 codes of http://hl7.org/fhir/sid/icd-10-cm are in use.',
    )
    expect(run(lines.slice(0, 3).join('\r\n')).stdout).toContain('3 codes of')
    const wrong = run(`${lines[0]}\nnot a line`)
    expect(wrong.status).toBe(1)
    expect(wrong.stderr).toContain("Line 2 doesn't belong in an ICD-10-CM order file")
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
})

describe.each(databasesFor(import.meta.url))('diagnosis codes (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database })
    scene = await setScene(server)
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server?.close())

  const diagnosed = (code: string, display = code) =>
    clinician.ask('POST', 'Conditions', {
      body: {
        subject: bare(scene.patient),
        category: 'Diagnosis',
        code: { code, display },
        clinicalStatus: 'Active',
        verification: 'Confirmed',
      },
    })
  const found = (text: string, more: object = {}) =>
    clinician.ask('POST', 'Conditions/find-codes', { body: { list: 'condition-code', text, ...more } })

  test('words are no code, and a code beside the short list says wherever it is shown that it stands in none', async () => {
    for (const code of ['nerves', 'F411', 'f41.1', '41.1'])
      expect(await diagnosed(code), code).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/code', code: 'stores.not-a-code' }] },
      })

    expect(await diagnosed('F41.1', 'Generalized anxiety disorder')).toMatchObject({
      body: { code: { display: 'Generalized anxiety disorder' } },
    })
    const beside = await diagnosed('F98.5', 'Stuttering')
    expect(beside).toMatchObject({
      status: 201,
      body: {
        display: 'Stuttering (not in the list) (F98.5)',
        code: { display: 'Stuttering (not in the list)' },
      },
    })
    const { id, meta } = beside.body
    const again = await clinician.ask('PATCH', `Conditions/${id}?versionId=${meta.versionId}`, {
      body: [{ op: 'replace', path: '/clinicalStatus', value: 'Inactive' }],
    })
    expect(again.body.code.display).toBe('Stuttering (not in the list)')
    expect((await diagnosed('F43.22')).body.code.display).toBe('Adjustment disorder with anxiety')
    expect((await found('anx')).body).toEqual({ imported: false, codes: [] })
  })

  test('a code that is written straight into a session says so too, for its diagnoses and for its reason', async () => {
    const start = new Date(Date.now() - 86_400_000).toISOString()
    const appointment = await created(scene.admin, 'Appointments?confirmed=true', aVisit(scene, start))
    const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
    const path = `Encounters/${started.body.encounter.id}`
    const change = async (body: readonly object[]) => {
      const { versionId } = rowOf(await clinician.ask('GET', path))
      const answer = await clinician.ask('PATCH', `${path}?versionId=${versionId}`, { body })
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
      return answer.body
    }
    const condition = { id: (await diagnosed('F98.5', 'Stuttering')).body.id, resourceType: 'Condition' }
    const code = { code: 'F98.5', display: 'Stuttering' }
    const listed = { code: 'F41.1', display: 'Generalized anxiety disorder' }
    const marked = { code: 'F98.5', display: 'Stuttering (not in the list)' }
    const written = await change([
      { op: 'add', path: '/diagnoses', value: [{ condition, rank: 1, code }] },
      { op: 'add', path: '/reason', value: { codes: [listed, code] } },
    ])
    expect([written.diagnoses[0].code, written.reason.codes]).toMatchObject([marked, [listed, marked]])
    const again = await change([{ op: 'add', path: '/reason/text', value: 'As before' }])
    expect([again.diagnoses[0].code, again.reason.codes]).toMatchObject([marked, [listed, marked]])
  })

  describe('once the whole system was imported', () => {
    let headerBefore: { readonly id: string }
    beforeAll(async () => {
      headerBefore = (await diagnosed('F40')).body
      const codes = lines.map(readOrderLine) as readonly PublishedCode[]
      const run = { system, at: new Date().toISOString() }
      await storeCodes(server.world.database, run, codes)
      expect(await finishImport(server.world.database, run)).toBe(4)
    })

    test('codes are found by beginnings of words and of codes; a header is none to choose', async () => {
      const codesOf = async (text: string, more: object = {}) =>
        (await found(text, more)).body.codes.map(({ code }: { readonly code: string }) => code)
      expect(await codesOf('ANX dis')).toEqual(['F41.1', 'F43.22'])
      expect(await codesOf('f40')).toEqual(['F40.01'])
      expect(await codesOf('f4001')).toEqual(['F40.01'])
      expect(await codesOf('')).toEqual(['F40.01', 'F41.1', 'F43.22'])
      expect((await found('whooping')).body).toEqual({ imported: true, codes: [] })
      expect(await codesOf('anx', { beginnings: ['F43', 'F1'] })).toEqual(['F43.22'])
      expect(await codesOf('anx', { beginnings: ['F%', '_41'] })).toEqual([])
    })

    test('a code that does not exist is refused, and so is a header; one of the system gets its words', async () => {
      expect((await diagnosed('F99.9')).body).toMatchObject({ errors: [{ code: 'stores.no-such-code' }] })
      expect((await diagnosed('F40')).body).toMatchObject({ errors: [{ code: 'stores.header-code' }] })
      expect((await diagnosed('F40.01')).body.code.display).toBe('Agoraphobia with panic disorder')
    })

    test('a note is not content with a diagnosis that the system refuses', async () => {
      const start = new Date(Date.now() - 7_200_000).toISOString()
      const appointment = await created(scene.admin, 'Appointments?confirmed=true', aVisit(scene, start))
      const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
      const encounter = await clinician.ask('GET', `Encounters/${started.body.encounter.id}`)
      const { versionId } = rowOf(encounter)
      const diagnoses = [{ condition: { id: headerBefore.id, resourceType: 'Condition' }, rank: 1 }]
      const changed = await clinician.ask('PATCH', `Encounters/${encounter.body.id}?versionId=${versionId}`, {
        body: [{ op: 'add', path: '/diagnoses', value: diagnoses }],
      })
      expect(changed, JSON.stringify(changed.body)).toMatchObject({ status: 200 })

      const note = rowOf(await clinician.ask('GET', `Notes/${started.body.note.id}`))
      const ready = await clinician.ask('POST', `Notes/${note.id}/ready`, {
        body: { versionId: note.versionId },
      })
      expect(ready.status).toBe(422)
      expect(JSON.stringify(ready.body.errors)).toContain("F40 isn't a diagnosis code that can be used.")
    })
  })
})
