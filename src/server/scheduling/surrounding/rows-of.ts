import type { Filter } from '#generated/types/filter.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'

const atOnce = 50
const mostRows = 500

type Among = { readonly field: string; readonly among: readonly string[]; readonly more?: readonly Filter[] }

/** For what stands around wanted times, the rows whose field has one of these values. Nothing where whoever asks may not read such rows. */
export async function rowsOf<Type extends ResourceType>(
  context: Context,
  type: Type,
  { field, among, more = [] }: Among,
): Promise<Outcome<readonly ResourceTypes[Type][]>> {
  if (!permits(context.actor.granted, `${type}:Read`)) return succeeded([])
  const rows: ResourceTypes[Type][] = []
  for (let index = 0; index < among.length; index += atOnce) {
    const filters: readonly Filter[] = [
      { field, op: 'in', value: among.slice(index, index + atOnce) },
      ...more,
    ]
    const found = await context.stores.of(type).find({ filters, pageSize: mostRows })
    if (!found.ok) return found
    rows.push(...found.value.rows)
  }
  return succeeded(rows)
}
