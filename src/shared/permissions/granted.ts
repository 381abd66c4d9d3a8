/** A bundle of rights as a role names it: the rows of GrantSet and the generated ones have this shape. */
export type GrantSetLike = {
  readonly name: string
  readonly flags: readonly string[]
  readonly permissions?: readonly string[]
}

/** What may be done with a row of a type. */
export type PermissionVerb = 'Create' | 'Read' | 'Update' | 'Delete'

/** The union of all flags and permissions of the grant sets (`src/shared/permissions/README.md`, "Rights"). */
export function granted(grantSets: readonly GrantSetLike[]): ReadonlySet<string> {
  return new Set(grantSets.flatMap((grantSet) => [...grantSet.flags, ...(grantSet.permissions ?? [])]))
}

/** Is this one flag or `Type:Verb` granted? */
export function has(rights: ReadonlySet<string>, permission: string): boolean {
  return rights.has(permission)
}

/** Are all of them granted? Nothing required is always allowed. */
export function hasAll(rights: ReadonlySet<string>, permissions: readonly string[]): boolean {
  return permissions.every((permission) => rights.has(permission))
}

/** A grant set is held only when each of its flags is granted. A name that nobody defined is a bug in the asking code. */
export function holds(
  rights: ReadonlySet<string>,
  name: string,
  definitions: readonly Pick<GrantSetLike, 'name' | 'flags'>[],
): boolean {
  const definition = definitions.find((each) => each.name === name)
  if (!definition) throw new Error(`GrantSet ${name} is not defined.`)
  return hasAll(rights, definition.flags)
}

const verbs: readonly PermissionVerb[] = ['Create', 'Read', 'Update', 'Delete']

/** Reads `Patient:Read`; undefined when it is not of that form. */
export function readPermission(
  text: string,
): { readonly type: string; readonly verb: PermissionVerb } | undefined {
  const parts = /^([A-Z][A-Za-z]*):([A-Z][a-z]+)$/.exec(text)
  const verb = verbs.find((each) => each === parts?.[2])
  return parts?.[1] && verb ? { type: parts[1], verb } : undefined
}

/** The full text of a flag, e.g. `app:contract-enum:clinicalflags:CanSignNotes:Allow`. */
export function flagName(prefix: string, group: string, name: string): string {
  return `${prefix}:contract-enum:${group}flags:${name}:Allow`
}

/** Is a flag of this short name granted, whatever its group? */
export function hasFlag(rights: ReadonlySet<string>, name: string): boolean {
  const ending = `flags:${name}:Allow`
  for (const right of rights) if (right.endsWith(ending)) return true
  return false
}
