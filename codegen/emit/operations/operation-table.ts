import type { Act } from '#codegen/model/act.ts'
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

/** The plain operations that a type allows over the wire, then its acts. */
export function operationsOf(resource: Resource, acts: readonly Act[]): readonly Operation[] {
  const base =
    resource.scope === 'global'
      ? `/api/v1/${resource.collection}`
      : `/api/v1/practices/{practice}/${resource.collection}`
  const plain = plainVerbs.filter(
    ({ needs }) => resource.verbs.includes(needs) && (needs !== 'delete' || resource.delete !== 'never'),
  )
  return [
    ...plain.map(({ verb, method, below, needs, offline }) => ({
      id: `${resource.word}.${verb}`,
      resource: resource.type,
      verb,
      method,
      path: `${base}${below}`,
      permission: `${resource.type}:${capital(needs)}`,
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

/** What a type may allow over the wire; each stands for the plain verbs that need it. */
export const plainNeeds = ['create', 'read', 'update', 'delete'] as const

/** The plain verbs, in the order in which a type's operations stand. */
export const plainVerbs = [
  { verb: 'list', method: 'GET', below: '', needs: 'read', offline: 'refuse' },
  { verb: 'query', method: 'POST', below: '/queries', needs: 'read', offline: 'refuse' },
  { verb: 'create', method: 'POST', below: '', needs: 'create', offline: 'queue' },
  { verb: 'read', method: 'GET', below: '/{id}', needs: 'read', offline: 'refuse' },
  {
    verb: 'readVersion',
    method: 'GET',
    below: '/{id}/_history/{versionId}',
    needs: 'read',
    offline: 'refuse',
  },
  { verb: 'history', method: 'GET', below: '/{id}/_history', needs: 'read', offline: 'refuse' },
  { verb: 'update', method: 'PUT', below: '/{id}', needs: 'update', offline: 'queue' },
  { verb: 'patch', method: 'PATCH', below: '/{id}', needs: 'update', offline: 'queue' },
  { verb: 'delete', method: 'DELETE', below: '/{id}', needs: 'delete', offline: 'queue' },
  { verb: 'restore', method: 'POST', below: '/{id}/restore', needs: 'delete', offline: 'refuse' },
] as const

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
