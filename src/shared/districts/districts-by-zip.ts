import { type DistrictKind, districtKinds } from '#generated/enumerations/district-kind.ts'

/** What a district needs to have addresses. */
export type Area = {
  readonly id: string
  readonly kind: DistrictKind
  readonly active: boolean
  readonly postalCodes?: readonly string[] | undefined
}

/**
 * To which district each ZIP code belongs: the first one in force. Of one kind there is one at most; of several kinds the first counts, as
 * the schema names them (`schemas/enumerations/district-kind.json`).
 */
export function districtsByZip<Each extends Area>(areas: readonly Each[]): ReadonlyMap<string, Each> {
  const inForce = areas.filter(({ active }) => active)
  const inOrder = inForce.toSorted(
    (one, other) =>
      districtKinds.indexOf(one.kind) - districtKinds.indexOf(other.kind) || (one.id < other.id ? -1 : 1),
  )
  const found = new Map<string, Each>()
  for (const area of inOrder)
    for (const code of area.postalCodes ?? []) if (!found.has(code)) found.set(code, area)
  return found
}
