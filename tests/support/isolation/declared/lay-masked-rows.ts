import { sql } from 'kysely'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { exampleBody, storeExamples } from '#tests/support/server/examples.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { everyMaskedField } from './mask-mutants.ts'
import type { DeclaredHouse } from './open-declared-house.ts'

/** The trail is written by the server alone, and names nobody by a number. */
const withoutRows: readonly string[] = ['AuditEvent']

/** Lays, for tests of isolation, a row of each type, the asker's own where rows have an owner, with something in every masked field. */
export async function layMaskedRows(house: DeclaredHouse): Promise<ReadonlyMap<ResourceType, string>> {
  const { world, practice } = house.server
  await storeExamples(world, practice)
  const rows = new Map<ResourceType, string>([['Person', await somebody(house)]])
  for (const type of Object.keys(registry))
    if (isResourceType(type) && !rows.has(type) && !withoutRows.includes(type))
      rows.set(type, await laidRow(house, type))
  // Beside a demo no practice is made, and the example of one is a demo.
  await world.database.asOwner((transaction) =>
    sql`update global_resource set content = jsonb_set(content::jsonb, '{demo}', 'false')::json
      where type = 'Practice'`.execute(transaction),
  )
  return rows
}

function maskedOf(type: ResourceType): Readonly<Record<string, unknown>> {
  const fields = everyMaskedField.filter((field) => field.type === type)
  return Object.fromEntries(fields.map(({ path, value }) => [path, value]))
}

async function laidRow(
  { server: { world, practice }, profileId }: DeclaredHouse,
  type: ResourceType,
): Promise<string> {
  const entry = registry[type]
  const body = {
    ...exampleBody(entry, profileId),
    ...(entry.ownerField === 'owner' && { owner: { id: profileId, resourceType: 'Practitioner' } }),
    // Its example names a note that nobody audits.
    ...(type === 'NoteAudit' && { note: undefined }),
    ...maskedOf(type),
  }
  const actor = systemActor(practice.id, practice.key)
  const made = await openAs(world, { actor, operation: 'example.create' }, (opened) =>
    openRows(opened, type).insert(body, {}),
  )
  if (!made.ok) throw new Error(`No ${type}: ${JSON.stringify(made.failure)}`)
  return made.value.id
}

/** Somebody else of the practice: what is one's own is never masked. */
async function somebody({ server }: DeclaredHouse): Promise<string> {
  const { token } = await server.signIn('colleague')
  const id = (await server.world.accounts.sessionOf(token))?.personId ?? ''
  await putFields(server.world, server.practice, { type: 'Person', id, fields: maskedOf('Person') })
  return id
}
