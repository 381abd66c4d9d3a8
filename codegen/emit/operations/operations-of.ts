import type { Model } from '#codegen/model/model.ts'
import type { PlainNeed } from '#codegen/model/plain-calls.ts'
import type { Resource } from '#codegen/model/resource.ts'

/** One thing that can be asked of the server. */
export type Operation = {
  readonly id: string
  readonly resource: string
  readonly verb: string
  readonly method: string
  readonly path: string
  readonly permission: string
  readonly flags: readonly string[]
  readonly offline: string
  readonly kind: 'plain' | 'act'
}

/** The operations of a type to emit: the plain ones that it allows over the wire, then its acts. */
export function operationsOf(
  resource: Resource,
  { plain, acts }: Pick<Model, 'plain' | 'acts'>,
): readonly Operation[] {
  const base =
    resource.scope === 'global'
      ? `/api/v1/${resource.collection}`
      : `/api/v1/practices/{practice}/${resource.collection}`
  return [
    ...plain.verbs
      .filter((verb) => allows(resource, verb))
      .map(({ verb, method, path, permission, offline }) => ({
        id: `${resource.word}.${verb}`,
        resource: resource.type,
        verb,
        method,
        path: `${base}${path}`,
        permission: `${resource.type}:${permission}`,
        flags: [],
        offline,
        kind: 'plain' as const,
      })),
    ...acts
      .filter((act) => act.resource === resource.type)
      .map((act) => ({
        id: act.id,
        resource: resource.type,
        verb: act.verb,
        method: 'POST',
        path: `${base}${act.path}`,
        permission: act.permission,
        flags: act.flags,
        offline: act.offline,
        kind: 'act' as const,
      })),
  ]
}

/** Whether a type's rows may be created, read, updated or deleted over the wire, and whether they have a file for it. */
export function allows(
  { verbs, delete: rule, content: file }: Resource,
  { permission, content }: PlainNeed,
): boolean {
  const need = permission.toLowerCase()
  const isAllowed = verbs.includes(need) && (need !== 'delete' || rule !== 'never')
  if (content === undefined || !isAllowed) return isAllowed
  if (file === undefined) return false
  return content === 'read' || (content === 'write' ? 'mediaTypes' : 'text') in file
}
