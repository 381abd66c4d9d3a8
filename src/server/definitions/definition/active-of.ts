import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { DefinitionRow, DefinitionType } from './definition-types.ts'

/** The Active version of a definition's key; nothing when there is none. */
export async function activeOf<Type extends DefinitionType>(
  context: Context,
  type: Type,
  key: string,
): Promise<Outcome<DefinitionRow<Type> | undefined>> {
  const filters = [
    { field: 'key', op: 'eq', value: key },
    { field: 'status', op: 'eq', value: 'Active' },
  ] as const
  const found = await context.stores.of(type).find({ filters, pageSize: 10 })
  return found.ok ? succeeded(found.value.rows[0]) : found
}
