import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { aDocument, askBytes, digestOf, hashOf } from '#tests/support/content/a-document.ts'
import { pdf, png } from '#tests/support/content/files.ts'
import { aTransaction, databasesFor } from '#tests/support/database/database.ts'
import { bare, created, type Row } from '#tests/support/scenes/scene.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

const letter = pdf(['A letter about somebody.'])
const staff = {
  admin: ['administrative'],
  carer: ['non-prescribing-clinician'],
  quality: ['quality-assurance'],
}

describe.each(databasesFor(import.meta.url))(
  'files that somebody may not see, on the %s database',
  (database) => {
    let server: TestServer
    let admin: TestClient
    let carer: TestClient
    let quality: TestClient
    let stranger: TestClient
    let patient: Row
    beforeAll(async () => {
      server = await startTestServer({ database, staff })
      const harbor = await makeTestPractice(server.world, 'harbor', { stranger: ['administrative'] })
      stranger = await server.signIn('stranger', harbor)
      admin = await server.signIn('admin')
      carer = await server.signIn('carer')
      quality = await server.signIn('quality')
      patient = await created(admin, 'Patients', {
        name: { use: 'official', given: ['Ann'], family: 'Quince' },
        birthDate: '1980-05-05',
        gender: 'female',
      })
    })
    afterAll(() => server?.close())

    async function aFiled(): Promise<Row> {
      const row = await aDocument(admin, { subject: bare(patient), indexState: 'Filed' })
      const stored = await askBytes(server, admin, `DocumentReferences/${row.id}/content`, { body: letter })
      expect(stored.status).toBe(200)
      return row
    }

    /** Labels a row as the installation itself would. */
    async function label(id: string, codes: readonly string[]): Promise<void> {
      const actor = systemActor(server.practice.id, server.practice.key)
      const put = await openAs(server.world, { actor, operation: 'example.update' }, async (opened) => {
        const rows = openRows(opened, 'DocumentReference')
        const loaded = await rows.load(id)
        if (!loaded.ok) return loaded
        const { document } = loaded.value
        const securityLabels = codes.map((code) => ({ code, display: code }))
        return rows.replace(loaded.value, { ...document, meta: { ...document.meta, securityLabels } }, {})
      })
      expect(put.ok).toBe(true)
    }

    /** Every call about the file of a row, and what it is answered. */
    async function everyCall(client: TestClient, id: string): Promise<readonly unknown[]> {
      const path = `DocumentReferences/${id}`
      const body = png()
      const headers = { 'content-digest': digestOf(body), 'repr-digest': digestOf(letter) }
      const range = { headers: { range: 'bytes=0-3' } }
      const answers = [
        await askBytes(server, client, `${path}/content`),
        await askBytes(server, client, `${path}/content`, range),
        await askBytes(server, client, `${path}/content?thumbnail=64`),
        await askBytes(server, client, `${path}/_history/2/content`),
        await askBytes(server, client, `${path}/_history/2/content?thumbnail=64`),
        await askBytes(server, client, `${path}/content`, { body, headers }),
        await askBytes(server, client, `${path}/content/chunks/0`, { body, headers }),
        await askBytes(server, client, `${path}/content/chunks`),
        await askBytes(server, client, `${path}/content/chunks`, { method: 'POST', headers }),
        await askBytes(server, client, `${path}/content`, { method: 'DELETE' }),
      ]
      return answers.map(({ status, bytes }) => [status, bytes.toString()])
    }

    test('the file of a record that a label hides is an unknown file, in its history as well, and in the database itself', async () => {
      const { id } = await aFiled()
      const seen = async (login: string) => {
        const profileId = server.practice.profiles.get(login) ?? null
        const profiles = profileId === null ? [] : [profileId]
        const settings = { practiceId: server.practice.id, reach: 'All', profileId, profiles } as const
        const counted = await server.world.database.transaction(
          aTransaction(settings),
          async (transaction) => {
            const { rows } = await sql<{ seen: string }>`
          select count(*) as seen from content where resource_id = ${id}::uuid`.execute(transaction)
            const removed =
              await sql`delete from content where resource_id = ${id}::uuid and size < 0`.execute(transaction)
            return { ok: true as const, value: [rows[0]?.seen, String(removed.numAffectedRows)] }
          },
        )
        return counted.ok ? counted.value[0] : undefined
      }
      expect(await seen('quality')).toBe('1')
      await label(id, ['R'])
      expect(await seen('quality')).toBe('0')
      const nowhere = server.world.newId()
      const hidden = await everyCall(quality, id)
      expect(hidden).toEqual(await everyCall(quality, nowhere))
      expect(new Set(hidden.map((answer) => JSON.stringify(answer).slice(1, 4)))).toEqual(
        new Set(['404', '403']),
      )

      await server.world.database.asOwner((transaction) =>
        sql`alter policy visible on content using (true)`.execute(transaction),
      )
      expect(await seen('quality')).toBe('1')
      expect(await everyCall(quality, id)).toEqual(hidden)
      const { rows } = await server.world.database.asOwner((transaction) =>
        sql<{
          qual: string
        }>`select qual from pg_policies where tablename = 'content' and policyname = 'removed'`.execute(
          transaction,
        ),
      )
      await server.world.database.asOwner((transaction) =>
        sql.raw(`alter policy visible on content using (${rows[0]?.qual})`).execute(transaction),
      )
      expect(await seen('quality')).toBe('0')
    })

    test('the file of a patient out of reach, and of another practice, answers with the bytes of one that is not there', async () => {
      const { id } = await aFiled()
      const nowhere = server.world.newId()
      const unknown = await everyCall(carer, nowhere)
      expect(await everyCall(carer, id)).toEqual(unknown)
      const here = `/practices/${server.practice.key}/`
      const elsewhere = async (row: string) => {
        const response = await fetch(
          `${server.url}/api/v1${here.replace(server.practice.key, 'harbor')}DocumentReferences/${row}/content`,
          { headers: { authorization: `Bearer ${stranger.token}` } },
        )
        return [response.status, await response.text()]
      }
      expect(await elsewhere(id)).toEqual(await elsewhere(nowhere))
      expect((await elsewhere(id))[0]).toBe(404)
      expect((await askBytes(server, admin, `DocumentReferences/${id}/content`)).bytes.equals(letter)).toBe(
        true,
      )
    })

    test('whoever sends bytes that another practice or a hidden record has hears nothing of that', async () => {
      await aFiled()
      const { id } = await aDocument(admin)
      const fresh = pdf(['Bytes that nobody has.'])
      const [known, unknown] = [
        await askBytes(server, admin, `DocumentReferences/${id}/content`, { body: letter }),
        await askBytes(server, admin, `DocumentReferences/${(await aDocument(admin)).id}/content`, {
          body: fresh,
        }),
      ]
      const shape = ({ status, body }: typeof known) => [status, Object.keys(body.content).sort()]
      expect(shape(known)).toEqual(shape(unknown))
      expect(known.body.content.hash).toBe(hashOf(letter))
    })
  },
)
