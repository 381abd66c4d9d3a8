import { sql } from 'kysely'
import type { TestClient, TestServer } from '#tests/support/server/server.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }

/** One member's part of a group's note. */
export type MemberPart = {
  readonly id: string
  readonly encounter: { readonly id: string }
  readonly patient: { readonly id: string }
}

/** For tests, all that the product says of one member and of the member's part of a group's note: each answer, each version, the proof, and every stored row of the patient. */
export async function wordsAbout(server: TestServer, client: TestClient, part: MemberPart): Promise<string> {
  const { id, encounter, patient } = part
  const query = [{ field: 'patient', op: 'eq', value: patient.id }]
  const paths = [
    `Notes/${id}`,
    `Notes/${id}/bundle`,
    `Notes/${id}/history`,
    `Encounters/${encounter.id}`,
    `Patients/${patient.id}`,
  ]
  const read = await Promise.all(paths.map((path) => client.ask('GET', path, crossing)))
  const found = await Promise.all(
    ['Notes', 'Encounters'].map((type) =>
      client.ask('POST', `${type}/queries`, { ...crossing, body: query }),
    ),
  )
  return JSON.stringify([...read, ...found].map(({ body }) => body)) + (await rowsOf(server, patient.id))
}

/** Everything that is stored of one patient, in every version. */
function rowsOf({ world }: TestServer, patient: string): Promise<string> {
  return world.database.asOwner(async (transaction) => {
    const { rows } = await sql<{ text: string }>`
      select content::text as text from resource where partition_key = ${patient} or patient_id = ${patient}::uuid
      union all select content::text from resource_history where partition_key = ${patient} or patient_id = ${patient}::uuid
    `.execute(transaction)
    return rows.map(({ text }) => text).join('\n')
  })
}
