import { neededFlags } from '#generated/permissions/permissions.ts'

/**
 * Permits the rights this `Type:Verb`? The permission is granted, and where its type asks for a flag beside it
 * (`x-resource.flags`), one of those flags too.
 */
export function permits(rights: ReadonlySet<string>, permission: string): boolean {
  const needed = Object.hasOwn(neededFlags, permission) ? neededFlags[permission] : undefined
  return rights.has(permission) && (needed === undefined || needed.some((flag) => rights.has(flag)))
}
