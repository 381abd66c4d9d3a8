import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

const mostRooms = 500

/** Where somebody works at a desk: the own locations, and the ids of these with the rooms in them. */
export type OwnPlaces = { readonly locations: readonly Reference[]; readonly ids: readonly string[] }

/** The asker's own locations as the staff record names them; nobody's are empty. */
export async function ownPlaces(context: Context): Promise<Outcome<OwnPlaces>> {
  const none = succeeded({ locations: [], ids: [] })
  const { profile } = context.actor
  if (profile?.resourceType !== 'Practitioner') return none
  const found = await context.stores.of('Practitioner').get(profile.id)
  if (!found.ok) return found
  const { locations = [] } = found.value
  if (locations.length === 0) return none
  const own = locations.map(({ id }) => id)
  const rooms = await context.stores
    .of('Location')
    .find({ filters: [{ field: 'partOf', op: 'in', value: own }], pageSize: mostRooms })
  if (!rooms.ok) return rooms
  return succeeded({ locations, ids: [...own, ...rooms.value.rows.map(({ id }) => id)] })
}
