import { sql } from 'kysely'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import type { Transaction } from '#server/database/database.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { World } from '#server/operations/world.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { examples, storeExamples, uniqueBody } from './examples.ts'
import type { TestPractice } from './server.ts'

/** The tokens of a type's rows, all of them as common as the rows. */
export type CommonTokens = ReadonlyMap<string, readonly string[]>

/**
 * Fills the practice of a test's server with rows of every practice type, as many as `rowsOf` says: each a copy of its example with an id, a name and a
 * time of its own, so that every value is as common as the type. Answers the tokens by type.
 */
export async function layBulk(
  world: World,
  practice: TestPractice,
  rowsOf: (type: string) => number,
): Promise<CommonTokens> {
  await storeExamples(world, practice)
  const actor = systemActor(practice.id, practice.key)
  for (const type of examples.keys())
    if (registry[type]?.scope === 'practice') await layOne(world, actor, type)
  const common = new Map<string, readonly string[]>()
  for (const type of examples.keys()) {
    if (registry[type]?.scope !== 'practice') continue
    const tokens = await world.database.asOwner((transaction) =>
      copy(transaction, { practice, type, count: rowsOf(type) }),
    )
    common.set(type, tokens)
  }
  await world.database.vacuum()
  return common
}

/** One row of the type as its example says, past everything that a plain write must fulfil. */
async function layOne(
  world: World,
  actor: ReturnType<typeof systemActor>,
  type: ResourceType,
): Promise<void> {
  const body = { ...uniqueBody(type, `bulk-${type}`), identifiers: [] }
  await openAs(world, { actor, operation: 'example.create' }, (opened) =>
    openRows(opened, type).insert(body, {}),
  ).catch(() => undefined)
}

type Copying = { readonly practice: TestPractice; readonly type: string; readonly count: number }

async function copy(
  transaction: Transaction,
  { practice, type, count }: Copying,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from resource
    where practice_id = ${practice.id}::uuid and type = ${type} and not is_deleted order by id desc limit 1`.execute(
    transaction,
  )
  const [seed] = rows
  if (!seed) return []
  await sql`create temporary table copied on commit drop as select gen_random_uuid() as id, n from generate_series(1, ${count}::integer) n`.execute(
    transaction,
  )
  await sql`insert into resource (practice_id, id, type, partition_key, version_id, last_modified, is_deleted, is_locked,
      patient_id, owner_id, status, kind, start_at, end_at, name, content)
    select r.practice_id, c.id, r.type, r.partition_key, 1, r.last_modified + c.n * interval '1 second', false, false,
      case when r.patient_id = r.id then c.id else r.patient_id end, r.owner_id, r.status, r.kind,
      r.start_at + c.n * interval '1 minute', r.end_at + c.n * interval '1 minute', r.name || ' ' || c.n, r.content
    from resource r, copied c where r.practice_id = ${practice.id}::uuid and r.id = ${seed.id}::uuid`.execute(
    transaction,
  )
  await sql`insert into token (practice_id, type, token, resource_id, patient_id)
    select t.practice_id, t.type, t.token, c.id, case when t.patient_id = t.resource_id then c.id else t.patient_id end
    from token t, copied c where t.practice_id = ${practice.id}::uuid and t.resource_id = ${seed.id}::uuid`.execute(
    transaction,
  )
  const tokens = await sql<{ token: string }>`select token from token
    where practice_id = ${practice.id}::uuid and resource_id = ${seed.id}::uuid`.execute(transaction)
  return tokens.rows.map(({ token }) => token)
}
