import type { ScheduleOwnerKind } from '#generated/enumerations/schedule-owner-kind.ts'
import type { QueryCall } from '#generated/operations/plain.ts'

/** Whose hours can be looked at here. */
export const hoursOwnerKinds = [
  'Practitioner',
  'Location',
  'Program',
] as const satisfies readonly ScheduleOwnerKind[]

/** A person, a place or a program that has hours. */
export type HoursOwner = {
  readonly kind: (typeof hoursOwnerKinds)[number]
  readonly id: string
  readonly display: string
}

/** The owner that an address names, what it is called being asked for. */
export type NamedOwner = Omit<HoursOwner, 'display'>

/** Whom the address names; else the reader, who has hours as one of the staff. */
export function ownerIn(
  search: Readonly<Record<string, string>>,
  own: string | undefined,
): NamedOwner | undefined {
  const kind = kindIn(search)
  const id = search[kind.toLowerCase()] ?? (kind === 'Practitioner' ? own : undefined)
  return id === undefined ? undefined : { kind, id }
}

/** Of which kind the owner is that the address is about. */
export function kindIn(search: Readonly<Record<string, string>>): HoursOwner['kind'] {
  return hoursOwnerKinds.find((kind) => kind.toLowerCase() === search.of) ?? 'Practitioner'
}

/** The address that names an owner. */
export function ownerSearch({ kind, id }: NamedOwner): Readonly<Record<string, string | undefined>> {
  const nobody = Object.fromEntries(hoursOwnerKinds.map((each) => [each.toLowerCase(), undefined]))
  const of = kind === 'Practitioner' ? undefined : kind.toLowerCase()
  return { ...nobody, of, [kind.toLowerCase()]: id, schedule: undefined }
}

/** By what the schedules of an owner are asked for. */
export function schedulesAsked(owner: string): QueryCall {
  return { filters: [{ field: 'owner', op: 'eq', value: owner }], pageSize: 50 }
}
