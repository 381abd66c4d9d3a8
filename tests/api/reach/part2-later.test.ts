import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, bare, created, type Row } from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))(
  'a program that comes under Part 2, on the %s database',
  (database) => {
    let server: TestServer
    let admin: TestClient
    let carer: TestClient
    let quality: TestClient
    beforeAll(async () => {
      const staff = {
        admin: ['administrative'],
        carer: ['non-prescribing-clinician'],
        quality: ['quality-assurance'],
      }
      server = await startTestServer({ database, staff })
      admin = await server.signIn('admin')
      carer = await server.signIn('carer')
      quality = await server.signIn('quality')
    }, 60_000)
    afterAll(() => server?.close())

    const profile = (login: string) => ({
      id: server.practice.profiles.get(login) ?? '',
      resourceType: 'Practitioner',
    })
    const aProgram = (code: string) =>
      active(admin, 'Programs', { name: code, code, kind: 'Outpatient', part2: false })
    const aPatient = (more: object = {}) =>
      created(admin, 'Patients', {
        name: { use: 'official', given: ['Ana'], family: 'Rivera' },
        birthDate: '1991-04-12',
        gender: 'female',
        careTeam: [
          {
            id: '1',
            member: profile('carer'),
            role: { code: 'primary-clinician', display: 'Therapist' },
            participation: 'PrimaryPerformer',
          },
        ],
        ...more,
      })
    const anEpisode = (client: TestClient, patient: Row, program: Row) =>
      created(client, 'EpisodesOfCare', {
        patient: bare(patient),
        program: bare(program),
        status: 'Active',
        period: { start: '2026-01-05' },
      })
    const aCall = (patient: Row, episode: Row) =>
      created(carer, 'Communications', {
        subject: bare(patient),
        medium: 'Phone',
        direction: 'Outbound',
        date: '2026-02-01T10:00:00Z',
        participants: [{ text: 'School counselor' }],
        episodeOfCare: bare(episode),
        topic: { code: 'care-coordination', display: 'Care coordination' },
        outcome: 'Reached',
        summary: 'Called.',
      })
    async function set(program: Row, part2: boolean): Promise<void> {
      const { body } = await admin.ask('GET', `Programs/${program.id}`)
      const changed = await admin.ask('PATCH', `Programs/${program.id}?versionId=${body.meta.versionId}`, {
        body: [{ op: 'replace', path: '/part2', value: part2 }],
      })
      expect(changed.status, JSON.stringify(changed.body)).toBe(200)
      const report = (error: unknown) => expect(error).toBeUndefined()
      const patience = { heartbeat: 10, retryDelay: 0, retries: 1 }
      const running = startJobs({ world: server.world, jobs, report, patience })
      await running.turn()
      await running.stop()
    }
    const labelsIn = ({ body }: TestAnswer) =>
      (body.meta.securityLabels ?? []).map(({ code }: { code: string }) => code)
    const statuses = async (client: TestClient, paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => (await client.ask('GET', path)).status))

    test('what was made in it before is labelled, with what belongs to it, also of patients whom the administrator does not see', async () => {
      const program = await aProgram('SUD')
      const elsewhere = await aProgram('OP')
      const patient = await aPatient()
      const secret = await aPatient({ confidentialTeam: [{ practitioner: profile('carer') }] })
      const episode = await anEpisode(admin, patient, program)
      const call = await aCall(patient, episode)
      const other = await anEpisode(admin, patient, elsewhere)
      await server.world.database.asOwner((transaction) =>
        sql`insert into resource (practice_id, id, type, version_id, last_modified, patient_id, status, name, content)
        select practice_id, ${server.world.newId()}::uuid, type, version_id, last_modified, ${secret.id}::uuid, status, name,
          replace(content::text, ${patient.id}, ${secret.id})::json
        from resource where id = ${episode.id}::uuid`.execute(transaction),
      )
      await server.world.database.asOwner((transaction) =>
        sql`insert into token (practice_id, type, token, resource_id, patient_id)
        select practice_id, type, ${`program=${program.id}`}, id, patient_id from resource
        where type = 'EpisodeOfCare' and patient_id = ${secret.id}::uuid`.execute(transaction),
      )
      const paths = [`EpisodesOfCare/${episode.id}`, `Communications/${call.id}`]
      expect(await statuses(quality, paths)).toEqual([200, 200])

      await set(program, true)
      expect(await statuses(quality, [...paths, `${paths[0]}/_history/1`])).toEqual([404, 404, 404])
      expect(await statuses(quality, [`EpisodesOfCare/${other.id}`])).toEqual([200])
      for (const path of paths) {
        const read = await carer.ask('GET', path)
        expect(read.status, path).toBe(200)
        expect(labelsIn(read)).toEqual(['SUD'])
        expect(read.body.meta.versionId).toBe('1')
      }
      const { rows } = await server.world.database.asOwner((transaction) =>
        sql<{ closed: string | null }>`select closed from resource
        where type = 'EpisodeOfCare' and patient_id = ${secret.id}::uuid`.execute(transaction),
      )
      expect(rows.map(({ closed }) => closed?.includes('SUD'))).toEqual([true])
    })

    test('the label stays with the next change, and when the program leaves Part 2; done again, nothing happens', async () => {
      const program = await aProgram('MAT')
      const patient = await aPatient()
      const episode = await anEpisode(admin, patient, program)
      const call = await aCall(patient, episode)
      await set(program, true)
      const path = `Communications/${call.id}`
      const changed = await carer.ask('PATCH', `${path}?versionId=1`, {
        body: [{ op: 'replace', path: '/summary', value: 'Called twice.' }],
      })
      expect(changed.status, JSON.stringify(changed.body)).toBe(200)
      expect(labelsIn(changed)).toEqual(['SUD'])
      await set(program, false)
      await set(program, true)
      expect((await quality.ask('GET', path)).status).toBe(404)
      const { rows } = await server.world.database.asOwner((transaction) =>
        sql<{ changed: number }>`select changed from job_run where job = 'LabelRows' and asked_by is not null
        order by due_at desc limit 1`.execute(transaction),
      )
      expect(rows).toEqual([{ changed: 0 }])
    })

    test('the trail says which rows were labelled, by which job', async () => {
      const { rows } = await server.world.database.asOwner((transaction) =>
        sql<{ count: number }>`select (detail ->> 'count')::int as count from audit_event
        where detail ->> 'job' = 'LabelRows' order by at`.execute(transaction),
      )
      expect(rows.map(({ count }) => count).toSorted()).toEqual([1, 2, 2])
    })
  },
)
