import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { literal } from '#codegen/emit/text/literal.ts'
import type { Permissions } from '#codegen/model/permissions.ts'

/** The staff roles of every practice by key and name alone: what screens choose from, without all that the roles may do. */
export function emitStaffRoles({ roles }: Permissions): Emitted {
  const staff = roles.filter(({ own, userRoles }) => !own && userRoles.length === 0)
  const named = staff.map(({ key, name }) => ({ key, name }))
  const text = `/** The built-in roles of a practice's staff. */
export const staffRoles: readonly { readonly key: string; readonly name: string }[] = ${literal(named)}
`
  return { path: 'generated/permissions/staff-roles.ts', from: 'schemas/permissions', text }
}
