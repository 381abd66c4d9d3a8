import type { Location } from '#generated/types/location.ts'

/** A place with how deep it lies: rooms lie one deeper than their site. */
export type PlacedLocation<Of> = { readonly place: Of; readonly depth: number }

type Place = Pick<Location, 'id' | 'name' | 'partOf'>

/** By name, each followed by those that are part of it; what is part of a place that is not there, or of itself in a circle, stands by itself. */
export function placesInOrder<Of extends Place>(places: readonly Of[]): readonly PlacedLocation<Of>[] {
  const sorted = places.toSorted((one, other) =>
    one.name.localeCompare(other.name, undefined, { numeric: true }),
  )
  const ids = new Set(places.map(({ id }) => id))
  const within = (site: string, depth: number, above: ReadonlySet<string>): readonly PlacedLocation<Of>[] =>
    sorted
      .filter(({ id, partOf }) => partOf?.id === site && !above.has(id))
      .flatMap((place) => [{ place, depth }, ...within(place.id, depth + 1, new Set([...above, place.id]))])
  const tops = sorted.filter(({ partOf }) => !ids.has(partOf?.id ?? ''))
  const placed = tops.flatMap((place) => [{ place, depth: 0 }, ...within(place.id, 1, new Set([place.id]))])
  const found = new Set(placed.map(({ place }) => place.id))
  return [...placed, ...sorted.filter(({ id }) => !found.has(id)).map((place) => ({ place, depth: 0 }))]
}

/** The places that are wanted, with the sites that they are part of. */
export function withSites<Of extends Place>(all: readonly Of[], wanted: readonly Of[]): readonly Of[] {
  const needed = new Set(wanted.flatMap(({ id, partOf }) => (partOf ? [id, partOf.id] : [id])))
  return all.filter(({ id }) => needed.has(id))
}
