import { readdirSync, readFileSync } from 'node:fs'

/** Any JSON, as a file of the schemas holds it. */
export type Schema = { readonly [keyword: string]: unknown }

/** What a schema says of one field: only the server writes it, or only holders of a flag read it. */
export type Annotated = {
  readonly type: string
  /** Dotted from the record; lists are passed through. */
  readonly path: string
  readonly says: 'server-owned' | 'masked'
  /** The flag without which a masked field is not read. */
  readonly flag?: string
  readonly schema: Schema
}

/** A field whose value decides what somebody may do, or whose records he reaches. */
export type GivingField = { readonly type: string; readonly path: string; readonly gives: 'rights' | 'reach' }

/** What a role holds, as the schemas of permissions say. */
export type Role = {
  readonly key: string
  readonly rights: ReadonlySet<string>
  readonly flags: ReadonlySet<string>
}

const folder = new URL('../../../schemas/', import.meta.url)
const read = (path: string): Schema => JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as Schema

/** For tests that walk the fields: every server-owned and masked one of every type, read from the files themselves: nothing here is shared with generator or server. */
export function annotatedFields(): readonly Annotated[] {
  const common = propertiesOf(read('types/resource.json'))
  return readdirSync(new URL('resources/', folder)).flatMap((file) => {
    const resource = read(`resources/${file}`)
    const type = String(resource.title)
    return Object.entries({ ...common, ...propertiesOf(resource) }).flatMap(([name, schema]) =>
      annotationsIn(type, name, schema),
    )
  })
}

/** Every field that gives rights or reach, likewise read from the files. */
export function givingFields(): readonly GivingField[] {
  return readdirSync(new URL('resources/', folder)).flatMap((file) => {
    const resource = read(`resources/${file}`)
    return Object.entries(propertiesOf(resource)).flatMap(([path, schema]) => {
      const gives = schema['x-gives']
      return gives === 'rights' || gives === 'reach' ? [{ type: String(resource.title), path, gives }] : []
    })
  })
}

function annotationsIn(type: string, path: string, given: Schema): readonly Annotated[] {
  const schema = resolved(given)
  const flag = schema['x-masked']
  const owned =
    schema['x-serverOwned'] === true ? [{ type, path, says: 'server-owned' as const, schema }] : []
  const masked = typeof flag === 'string' ? [{ type, path, says: 'masked' as const, flag, schema }] : []
  if (owned.length > 0 || path.split('.').length > 2) return [...owned, ...masked]
  const inner = schema.type === 'array' ? resolved((schema.items ?? {}) as Schema) : schema
  return [
    ...masked,
    ...Object.entries(propertiesOf(inner)).flatMap(([name, part]) =>
      annotationsIn(type, `${path}.${name}`, part),
    ),
  ]
}

/** The schema with what it refers to; its own keywords win. */
export function resolved(schema: Schema): Schema {
  const { $ref, ...own } = schema
  if (typeof $ref !== 'string' || !$ref.endsWith('.json')) return schema
  const [name = '', room = ''] = $ref.split('/').reverse()
  return { ...resolved(read(`${room === '' || room === '.' ? 'types' : room}/${name}`)), ...own }
}

/** The items of a coded list, as a record names them. */
export function codesOf(list: string): readonly { readonly code: string; readonly display: string }[] {
  const { items } = read(`lists/${list}.json`) as {
    readonly items: readonly { code: string; display: string }[]
  }
  return items.map(({ code, display }) => ({ code, display }))
}

/** The schemas of an object's members. */
export function propertiesOf(schema: Schema): Readonly<Record<string, Schema>> {
  return (schema.properties ?? {}) as Readonly<Record<string, Schema>>
}

type GrantSet = {
  readonly key: string
  readonly flags: readonly string[]
  readonly permissions: readonly string[]
}

type RoleRow = {
  readonly key: string
  readonly userRoles?: readonly string[]
  readonly grantSets: readonly string[]
}

function permissionRows() {
  const { grantSets } = read('permissions/grant-sets.json') as { readonly grantSets?: readonly GrantSet[] }
  const { roles } = read('permissions/roles.json') as { readonly roles?: readonly RoleRow[] }
  return { grantSets: grantSets ?? [], roles: roles ?? [] }
}

/** All that grant sets of these keys give: rights and flags, word for word. */
export function givenBy(keys: readonly string[]): ReadonlySet<string> {
  const sets = permissionRows().grantSets.filter(({ key }) => keys.includes(key))
  return new Set(sets.flatMap(({ flags, permissions }) => [...flags, ...permissions]))
}

/** All that a role gives, word for word. */
export function givenByRole(role: string): ReadonlySet<string> {
  return givenBy(permissionRows().roles.find(({ key }) => key === role)?.grantSets ?? [])
}

/** What those who set up roles give to anybody: the rights of roles of practices, without what reaches beyond a practice. */
export function ordinaryRights(): ReadonlySet<string> {
  const own = permissionRows().roles.filter(({ userRoles }) => !userRoles)
  const all = [...givenBy(own.flatMap(({ grantSets }) => grantSets))]
  return new Set(
    all.filter((right) => !/internalflags|FullPermissions/.test(right) || /P[a-z]+Login:/.test(right)),
  )
}

/** The 23 roles with all that they hold. */
export function allRoles(): readonly Role[] {
  const { grantSets, roles } = permissionRows()
  return roles.map(({ key, grantSets: held }) => {
    const sets = grantSets.filter((set) => held.includes(set.key))
    const flags = sets.flatMap((set) => set.flags).map((flag) => flag.split(':').at(-2) ?? '')
    return { key, rights: new Set(sets.flatMap((set) => set.permissions)), flags: new Set(flags) }
  })
}
