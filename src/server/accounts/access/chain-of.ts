import type { GrantSet } from '#generated/types/grant-set.ts'
import type { RoleChain } from '#generated/types/role-chain.ts'
import type { SecurityRole } from '#generated/types/security-role.ts'
import type { Context } from '#server/operations/handler.ts'
import { effectiveRights, takesEffect } from '#server/rights/effective-rights.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { granted } from '#shared/permissions/granted.ts'

/** A role of the practice with the grant sets that it names. */
type RoleOfPractice = { readonly role: SecurityRole; readonly sets: readonly GrantSet[] }

/** Every role of the practice that may take effect for somebody who is this for the vendor, with its grant sets. */
export async function rolesOfPractice(
  { stores }: Context,
  vendorRoles: readonly string[],
): Promise<Outcome<readonly RoleOfPractice[]>> {
  const roles = await stores.of('SecurityRole').find({ pageSize: 200 })
  if (!roles.ok) return roles
  const sets = await stores.of('GrantSet').find({ pageSize: 500 })
  if (!sets.ok) return sets
  const byId = new Map(sets.value.rows.map((set) => [set.id, set]))
  return succeeded(
    roles.value.rows
      .filter(({ key }) => takesEffect(key, vendorRoles))
      .map((role) => ({ role, sets: role.grantSets.flatMap(({ id }) => byId.get(id) ?? []) })),
  )
}

/** The chain of access from a person's roles over their grant sets to what is wanted; everything, where nothing particular is wanted. */
export function chainOf(
  roles: readonly RoleOfPractice[],
  held: readonly string[],
  wanted: readonly string[],
): readonly RoleChain[] {
  return roles
    .filter(({ role }) => held.includes(role.id))
    .map(({ role, sets }) => ({
      role: role.display,
      grantSets: sets.filter((set) => gives(set, wanted)).map(({ name }) => name),
    }))
    .filter(({ grantSets }) => wanted.length === 0 || grantSets.length > 0)
}

function gives({ flags, permissions = [] }: GrantSet, wanted: readonly string[]): boolean {
  return wanted.length === 0 || [...flags, ...permissions].some((right) => wanted.includes(right))
}

/** The roles that a person has not and that would give what is wanted, by their names; a few of them are enough. */
export function rolesThatWould(
  roles: readonly RoleOfPractice[],
  held: readonly string[],
  {
    vendorRoles,
    isEnough,
  }: { readonly vendorRoles: readonly string[]; readonly isEnough: (rights: ReadonlySet<string>) => boolean },
): readonly string[] {
  return roles
    .filter(
      ({ role, sets }) => !held.includes(role.id) && isEnough(effectiveRights(granted(sets), vendorRoles)),
    )
    .map(({ role }) => role.display)
    .slice(0, 5)
}
