import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { literal } from '#codegen/emit/text/literal.ts'
import type { Permissions } from '#codegen/model/permissions.ts'

/** Flags, grant sets and roles as plain data, for the server's check and for screens alike. */
export function emitPermissions({ flags, grantSets, roles, needed }: Permissions): Emitted {
  const byName = Object.fromEntries(flags.map(({ name, text }) => [name, text]))
  const text = `export type GrantSet = {
  readonly key: string
  readonly name: string
  readonly group: string
  readonly flags: readonly string[]
  readonly permissions: readonly string[]
}

export type SecurityRoleEntry = {
  readonly key: string
  readonly name: string
  readonly populationLevel: 'All' | 'CareTeam' | 'Program'
  /** Only the row of the person and what belongs to it. */
  readonly own: boolean
  /** The same identifier in every installation. */
  readonly fixed: boolean
  /** The vendor's people for whom it takes effect, in a practice of the vendor; none: a role of every practice. */
  readonly userRoles: readonly string[]
  /** The vendor's people for whom the internal flags of a role of every practice are in effect. */
  readonly internalFor: readonly string[]
  readonly grantSets: readonly string[]
}

/** The whole string of each flag, by its name. */
export const flags = ${literal(byName)} as const

export type FlagName = keyof typeof flags

/** The built-in grant sets. One is held only with all of its flags. */
export const grantSets: readonly GrantSet[] = ${literal(grantSets)}

/** Of the permissions that need a flag beside them: the flags of which one is enough. */
export const neededFlags: Readonly<Record<string, readonly string[]>> = ${literal(needed)}

/** The built-in roles; \`grantSets\` holds keys. */
export const securityRoles: readonly SecurityRoleEntry[] = ${literal(roles)}
`
  return {
    path: 'generated/permissions/permissions.ts',
    from: 'schemas/permissions and schemas/resources',
    text,
  }
}
