import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import type { DeclaredHouse } from './open-declared-house.ts'

/** How somebody stands to a session and its patient, in one word for those who set labels, and in no other way. */
export type Standing = {
  readonly word: string
  /** The words that it makes true. */
  readonly words: readonly string[]
  readonly flag?: string
}

/** For tests of isolation, every such way that somebody has who may change a record. */
export const standings: readonly Standing[] = [
  { word: 'author', words: ['author', 'writers', 'supervisors'] },
  { word: 'writers', words: ['writers'] },
  { word: 'supervisors', words: ['supervisors'] },
  { word: 'careTeam', words: ['careTeam', 'treating'] },
  { word: 'treating', words: ['treating'] },
  { word: 'confidentialTeam', words: ['confidentialTeam', 'treating'] },
  { word: 'programStaff', words: ['programStaff'] },
  { word: 'consent', words: ['consent'] },
  { word: 'privacyOfficer', words: ['privacyOfficer'], flag: 'PrivacyOfficer' },
  { word: 'auditor', words: ['auditor'] },
]

/** Makes the asker of a house stand so to a session, in tests of isolation. */
export async function standToRow(house: DeclaredHouse, rowId: string, standing: Standing): Promise<void> {
  const { server, profileId } = house
  const { word, flag } = standing
  const other = server.practice.profiles.get('colleague') ?? ''
  const supervisor = word === 'supervisors' ? practitioner(profileId) : undefined
  await putFields(server.world, server.practice, { type: 'Practitioner', id: other, fields: { supervisor } })
  await server.world.database.asOwner(async (transaction) => {
    await forgetStanding(transaction, house)
    const maker = word === 'author' ? profileId : other
    await workOn(transaction, rowId, { maker, worker: word === 'writers' ? profileId : other })
    await makings[word]?.(transaction, house, rowId)
  })
  await house.hold({
    permissions: ['Encounter:Read', 'Encounter:Update', 'Patient:Read'],
    flags: flag === undefined ? [] : [flag],
  })
  server.world.accounts.forget()
}

type Making = (transaction: Transaction, house: DeclaredHouse, rowId: string) => Promise<void>

const makings: Readonly<Record<string, Making | undefined>> = {
  careTeam: joining('careTeam'),
  treating: joining('appointment:1'),
  confidentialTeam: joining('confidential'),
  programStaff: staffOfProgram,
  consent,
  auditor: audit,
}

function practitioner(id: string): { readonly id: string; readonly resourceType: string } {
  return { id, resourceType: 'Practitioner' }
}

async function forgetStanding(transaction: Transaction, { server, profileId }: DeclaredHouse): Promise<void> {
  await sql`delete from patient_team where profile_id = ${profileId}::uuid`.execute(transaction)
  const here = sql`practice_id = ${server.practice.id}::uuid`
  await sql`delete from resource where ${here} and kind in ('declared', 'part2-tpo')`.execute(transaction)
  await sql`delete from token where ${here} and token like 'note=%' and type = 'NoteAudit'`.execute(
    transaction,
  )
  await sql`update resource set content = (content::jsonb - 'programs')::json where id = ${profileId}::uuid`.execute(
    transaction,
  )
}

/** Who has made the session, and who takes part in it. */
async function workOn(
  transaction: Transaction,
  rowId: string,
  { maker, worker }: { readonly maker: string; readonly worker: string },
): Promise<void> {
  const [createdBy, individual] = [maker, worker].map((id) => JSON.stringify(practitioner(id)))
  await sql`update resource set content = jsonb_set(jsonb_set(content::jsonb, '{meta,createdBy}', ${createdBy}::jsonb),
    '{participants}', jsonb_build_array((content::jsonb #> '{participants,0}')
      || jsonb_build_object('individual', ${individual}::jsonb)))::json
    where id = ${rowId}::uuid`.execute(transaction)
}

function joining(reason: string): Making {
  return async (transaction, { server, profileId }, rowId) => {
    await sql`insert into patient_team (practice_id, patient_id, profile_id, reason)
      select ${server.practice.id}::uuid, patient_id, ${profileId}::uuid, ${reason} from resource
      where id = ${rowId}::uuid`.execute(transaction)
  }
}

async function staffOfProgram(
  transaction: Transaction,
  { profileId }: DeclaredHouse,
  rowId: string,
): Promise<void> {
  await sql`update resource set content = jsonb_set(content::jsonb, '{programs}', (
      select jsonb_build_array(session.content::jsonb -> 'program') from resource session where session.id = ${rowId}::uuid))::json
    where id = ${profileId}::uuid`.execute(transaction)
}

async function consent(transaction: Transaction, { server }: DeclaredHouse, rowId: string): Promise<void> {
  await sql`insert into resource (practice_id, id, type, version_id, last_modified, patient_id, status, kind, content)
    select ${server.practice.id}::uuid, ${server.world.newId()}::uuid, 'Consent', 1, now(), patient_id, 'Active', 'part2-tpo',
      '{"decision": "Permit"}' from resource where id = ${rowId}::uuid`.execute(transaction)
}

async function audit(
  transaction: Transaction,
  { server, profileId }: DeclaredHouse,
  rowId: string,
): Promise<void> {
  const id = server.world.newId()
  await sql`insert into resource (practice_id, id, type, version_id, last_modified, owner_id, kind, content)
    values (${server.practice.id}::uuid, ${id}::uuid, 'NoteAudit', 1, now(), ${profileId}::uuid, 'declared', '{}')`.execute(
    transaction,
  )
  await sql`insert into token (practice_id, type, token, resource_id)
    values (${server.practice.id}::uuid, 'NoteAudit', ${`note=${rowId}`}, ${id}::uuid)`.execute(transaction)
}
