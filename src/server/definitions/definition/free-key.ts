import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { DefinitionType } from './definition-types.ts'

const longest = 60
const most = 500

/** A key that no definition of the type has yet: the wanted one, else with `-2`, `-3` … behind it. */
export async function freeKey(
  context: Context,
  type: DefinitionType,
  wanted: string,
): Promise<Outcome<string>> {
  const stem = wanted.slice(0, longest - 6).replace(/-+$/, '')
  const found = await context.stores.of(type).find({
    filters: [{ field: 'key', op: 'startsWith', value: stem }],
    pageSize: most,
  })
  if (!found.ok) return found

  const taken = new Set(found.value.rows.map(({ key }) => key))
  let key = wanted.slice(0, longest).replace(/-+$/, '')
  for (let count = 2; taken.has(key); count += 1) key = `${stem}-${count}`
  return succeeded(key)
}
