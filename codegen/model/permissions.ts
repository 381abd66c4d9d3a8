import { isObject, objectAt, objectsAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type Sources } from '#codegen/load/sources.ts'

export type GrantSet = {
  readonly key: string
  readonly name: string
  readonly group: string
  readonly flags: readonly string[]
  readonly permissions: readonly string[]
}
export type Role = {
  readonly key: string
  readonly name: string
  readonly populationLevel: string
  readonly own: boolean
  readonly fixed: boolean
  readonly userRoles: readonly string[]
  readonly grantSets: readonly string[]
}
export type Flag = { readonly group: string; readonly name: string; readonly text: string }
export type Permissions = {
  readonly flags: readonly Flag[]
  readonly grantSets: readonly GrantSet[]
  readonly roles: readonly Role[]
}

/** Flags, grant sets and roles out of all files of `schemas/permissions`. */
export function permissionsOf(sources: Sources): Permissions {
  const files = filesOf(sources, 'permissions').map(({ json }) => json)
  return {
    flags: files.flatMap((json) => {
      const prefix = textAt(json, 'prefix') ?? ''
      const groups = isObject(json) ? objectAt(json, 'groups') : {}
      return Object.keys(groups).flatMap((group) =>
        textsAt(groups, group).map((name) => ({
          group,
          name,
          text: `${prefix}:contract-enum:${group}flags:${name}:Allow`,
        })),
      )
    }),
    grantSets: files.flatMap((json) =>
      objectsAt(json, 'grantSets').map((set) => ({
        key: textAt(set, 'key') ?? '',
        name: textAt(set, 'name') ?? '',
        group: textAt(set, 'group') ?? '',
        flags: textsAt(set, 'flags'),
        permissions: textsAt(set, 'permissions'),
      })),
    ),
    roles: files.flatMap((json) =>
      objectsAt(json, 'roles').map((role) => ({
        key: textAt(role, 'key') ?? '',
        name: textAt(role, 'name') ?? '',
        populationLevel: textAt(role, 'populationLevel') ?? 'CareTeam',
        own: role.own === true,
        fixed: role.fixed === true,
        userRoles: textsAt(role, 'userRoles'),
        grantSets: textsAt(role, 'grantSets'),
      })),
    ),
  }
}
