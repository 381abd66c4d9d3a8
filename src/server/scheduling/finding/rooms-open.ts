import type { Location } from '#generated/types/location.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { OpenRoom } from '#shared/scheduling/finding/free-times.ts'
import { schedulesOf } from './schedules-of.ts'

/** When these rooms and places can be booked, by their own hours, else those of their site; in this zone where nobody said another. */
export async function roomsOpen(
  context: Context,
  ids: readonly string[],
  timezone: string,
): Promise<Outcome<readonly OpenRoom[]>> {
  const rooms: OpenRoom[] = []
  for (const id of ids) {
    const room = await context.stores.of('Location').get(id)
    if (!room.ok) return room
    const site = await optional(context, 'Location', room.value.partOf)
    if (!site.ok) return site
    const schedules = await schedulesOf(context, id)
    if (!schedules.ok) return schedules
    if (room.value.bookable && room.value.status === 'active')
      rooms.push(roomOpen(room.value, site.value, { schedules: schedules.value, timezone }))
  }
  return succeeded(rooms)
}

type Known = { readonly schedules: readonly Schedule[]; readonly timezone: string }

function roomOpen(room: Location, site: Location | undefined, { schedules, timezone }: Known): OpenRoom {
  const own = room.hours ?? []
  return {
    id: room.id,
    site: room.partOf?.id,
    timezone: room.timezone ?? site?.timezone ?? schedules[0]?.timezone ?? timezone,
    schedules,
    hours: own.length > 0 ? own : (site?.hours ?? []),
    usual: () => [{ from: 0, to: 1440 }],
  }
}
