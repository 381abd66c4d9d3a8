import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'

/** Is this the name of a type that is stored? */
export function isResourceType(name: unknown): name is ResourceType {
  return typeof name === 'string' && isKeyOf(registry, name)
}

/** What the stores know of the type of that name; undefined when there is none. */
export function entryNamed(name: unknown): TypeEntry | undefined {
  return isResourceType(name) ? registry[name] : undefined
}
