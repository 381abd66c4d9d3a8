import { flags, grantSets, securityRoles } from '#generated/permissions/permissions.ts'
import { entryNamed } from '#server/stores/entry-named.ts'
import { readPermission } from '#shared/permissions/granted.ts'

type Row = { readonly content: Readonly<Record<string, unknown>> }

const forPractices = ['PatientLogin', 'PractitionerLogin']
const flag = /contract-enum:([a-z]+)flags:([A-Za-z0-9]+):Allow$/

/** Flags that reach beyond a practice, by their short names: however a row spells the group, it is the same flag. */
const internalFlags: ReadonlySet<string> = new Set([
  'FullPermissions',
  ...Object.values(flags).flatMap((text) => {
    const [, group, name = ''] = flag.exec(text) ?? []
    return group === 'internal' && !forPractices.includes(name) ? [name] : []
  }),
])

/** What practices' own roles may do with rows that all practices share. */
const sharedRights: ReadonlySet<string> = rightsIn(
  securityRoles.filter(({ userRoles }) => userRoles.length === 0),
)

/**
 * A right that takes effect for the vendor's people alone: every internal flag but the two of signing in, all
 * rights over global types that no role of practices has.
 */
export function isInternal(right: string): boolean {
  const known = judged.get(right)
  if (known !== undefined) return known
  const internal = isOfTheVendor(right)
  if (judged.size < mostJudged) judged.set(right, internal)
  return internal
}

/** Rights are few and asked about with every person. */
const judged = new Map<string, boolean>()
const mostJudged = 5_000

function isOfTheVendor(right: string): boolean {
  const name = flag.exec(right)?.[2]
  if (name !== undefined) return internalFlags.has(name)
  const type = readPermission(right)?.type
  return entryNamed(type)?.scope === 'global' && !sharedRights.has(right)
}

/** Does somebody act for the vendor? Only its people hold such a right in effect. */
export function actsForVendor(rights: ReadonlySet<string>): boolean {
  for (const right of rights) if (isInternal(right)) return true
  return false
}

/** What somebody is for the vendor: his user roles, where the practice at hand is a practice of the vendor, else nothing. */
export function vendorRolesOf(person: Row, practice: Row): readonly string[] {
  if (practice.content.vendor !== true) return []
  const { userRoles } = person.content
  return Array.isArray(userRoles) ? userRoles.map(String) : []
}

/** May a role of this key take effect for somebody who is this for the vendor? */
export function takesEffect(roleKey: string | undefined, vendorRoles: readonly string[]): boolean {
  const wanted = securityRoles.find(({ key }) => key === roleKey)?.userRoles ?? []
  return wanted.length === 0 || wanted.some((each) => vendorRoles.includes(each))
}

/** Of the rights that rows give, those that are in effect for somebody who is this for the vendor. */
export function effectiveRights(
  given: ReadonlySet<string>,
  vendorRoles: readonly string[],
): ReadonlySet<string> {
  const own = rightsIn(
    securityRoles.filter(({ userRoles, internalFor }) =>
      [...userRoles, ...internalFor].some((each) => vendorRoles.includes(each)),
    ),
  )
  return new Set([...given].filter((right) => !isInternal(right) || own.has(right)))
}

function rightsIn(roles: readonly { readonly grantSets: readonly string[] }[]): ReadonlySet<string> {
  const keys = new Set(roles.flatMap((role) => role.grantSets))
  return new Set(
    grantSets
      .filter(({ key }) => keys.has(key))
      .flatMap(({ flags: own, permissions }) => [...own, ...permissions]),
  )
}
