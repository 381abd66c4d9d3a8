import type { DefinitionUse } from '#generated/types/definition-use.ts'
import type { Reference } from '#generated/types/reference.ts'
import { definitionTypes, referenceTo } from '#server/definitions/definition/definition-types.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { permits } from '#shared/permissions/permits.ts'
import { type Use, usesOf } from './uses-of-query.ts'

const mostVersions = 500

/** What uses any version of a definition: how many rows of each type, the practice's own by name, those about patients only counted. */
export const whereUsed: Handler<'noteDefinition.whereUsed'> = async (context, { definition }) => {
  const type = definitionTypes.find((each) => each === definition.resourceType)
  if (!type) return refuse('/definition', 'definitions.no-definition')
  const permission = `${type}:Read`
  if (!permits(context.actor.granted, permission)) return failed({ kind: 'forbidden', permission })
  const asked = await context.stores.of(type).get(definition.id)
  if (!asked.ok) return asked

  const filters = [{ field: 'key', op: 'eq', value: asked.value.key }] as const
  const versions = await context.stores.of(type).find({ filters, pageSize: mostVersions })
  if (!versions.ok) return versions
  const numbers = new Map(versions.value.rows.map((row) => [row.id, row.version]))
  const found = await usesOf(context, type, [...numbers.keys()])
  const uses: DefinitionUse[] = []
  for (const use of found) uses.push(await told(context, use, numbers.get(use.definition) ?? 1))
  return succeeded({ uses })
}

async function told(context: Context, use: Use, version: number): Promise<DefinitionUse> {
  const rows: Reference[] = []
  for (const id of use.rows) {
    const row = await context.stores.of(use.type).get(id)
    if (row.ok) rows.push(referenceTo(row.value))
  }
  return {
    type: use.type,
    version,
    count: use.count,
    ...(use.type === 'Note' ? { drafts: use.drafts } : {}),
    ...(rows.length === 0 ? {} : { rows }),
  }
}
