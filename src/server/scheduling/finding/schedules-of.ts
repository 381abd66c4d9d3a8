import type { Schedule } from '#generated/types/schedule.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** The active schedules of a person or a room, as far as the actor sees them. */
export async function schedulesOf(context: Context, owner: string): Promise<Outcome<readonly Schedule[]>> {
  const filters = [
    { field: 'owner', op: 'eq', value: owner },
    { field: 'active', op: 'eq', value: true },
  ] as const
  const found = await context.stores.of('Schedule').find({ filters, pageSize: 50 })
  return found.ok ? succeeded(found.value.rows) : found
}
