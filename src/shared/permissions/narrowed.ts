import { grantSets, securityRoles } from '#generated/permissions/permissions.ts'
import { granted } from './granted.ts'

/** On whose behalf a call is made beside the asker's own, as its headers say. */
type Behalf = { readonly userSystem?: boolean; readonly automation?: boolean }

const services = rightsOfRole('services')
const automation = rightsOfRole('automation')

/** The rights of an asker, narrowed to those of whom the call is made on behalf of: they only become fewer. */
export function narrowed(rights: ReadonlySet<string>, behalf: Behalf): ReadonlySet<string> {
  const asSystem = behalf.userSystem ? rights.intersection(services) : rights
  return behalf.automation ? asSystem.intersection(automation) : asSystem
}

function rightsOfRole(key: string): ReadonlySet<string> {
  const held = securityRoles.find((role) => role.key === key)?.grantSets ?? []
  return granted(grantSets.filter((each) => held.includes(each.key)))
}
