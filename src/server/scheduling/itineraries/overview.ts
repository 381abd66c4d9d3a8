import type { Handler } from '#server/operations/handler.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { openPlaces } from './open-places-query.ts'

const most = 200

/** The mobile days of a date, of one district or of all; where somebody is only while the visit is open. */
export const overview: Handler<'itinerary.overview'> = async (context, { date, district }) => {
  const filters = [
    { field: 'date', op: 'eq', value: date },
    ...(district ? [{ field: 'district', op: 'eq', value: district.id } as const] : []),
  ] as const
  const found = await context.stores.of('Itinerary').find({ filters, pageSize: most })
  if (!found.ok) return found
  const { rows, continuation } = found.value
  const open = rows.filter(({ stops = [] }) => stops.some(({ progress }) => progress === 'InProgress'))
  const places = await openPlaces(
    context,
    open.map(({ id }) => id),
  )
  const days = rows.map((itinerary) => {
    const place = places.get(itinerary.id)
    return { itinerary, ...(place && { place }) }
  })
  return succeeded({ days, isWhole: continuation === undefined })
}
