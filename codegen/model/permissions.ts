import {
  isObject,
  type Json,
  type JsonObject,
  objectAt,
  objectsAt,
  textAt,
  textsAt,
} from '#codegen/load/json.ts'
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
  readonly internalFor: readonly string[]
  readonly grantSets: readonly string[]
}
export type Flag = { readonly group: string; readonly name: string; readonly text: string }

/** In the generator's model, roles, grant sets and flags with all that they give. */
export type Permissions = {
  readonly flags: readonly Flag[]
  readonly grantSets: readonly GrantSet[]
  readonly roles: readonly Role[]
  /** Of the permissions that need a flag beside them: the flags of which one is enough. */
  readonly needed: Readonly<Record<string, readonly string[]>>
}

/** Flags, grant sets and roles out of all files of `schemas/permissions`. */
export function permissionsOf(sources: Sources): Permissions {
  const files = filesOf(sources, 'permissions').map(({ json }) => json)
  const flags = files.flatMap(flagsOf)
  return {
    flags,
    needed: Object.fromEntries(filesOf(sources, 'resources').flatMap((file) => neededBy(file.json, flags))),
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
        internalFor: textsAt(role, 'internalFor'),
        grantSets: textsAt(role, 'grantSets'),
      })),
    ),
  }
}

/** A word for who reads a labelled row, with its SQL. */
export type LabelReader = { readonly key: string; readonly sql: string }
export type LabelRule = {
  readonly code: string
  readonly readers: readonly string[]
  readonly setBy: readonly string[]
}

/** Security labels as `schemas/permissions` says them: who reads, who sets, where they come from. */
export type Labels = {
  readonly readers: readonly LabelReader[]
  readonly labels: readonly LabelRule[]
  /** What only the server needs, as it stands in the schema. */
  readonly sources: JsonObject
}

const sourceNames = ['unlabelled', 'derived', 'given', 'inherited', 'facts', 'parts', 'items'] as const

/** The security labels out of all files of `schemas/permissions`. */
export function labelRulesOf(sources: Sources): Labels {
  const files = filesOf(sources, 'permissions').map(({ json }) => json)
  const said = files.find((json) => objectsAt(json, 'labels').length > 0)
  const whole: JsonObject = objectAt({ said: said ?? {} }, 'said')
  return {
    readers: objectsAt(whole, 'readers').map((reader) => ({
      key: textAt(reader, 'key') ?? '',
      sql: textAt(reader, 'sql') ?? '',
    })),
    labels: objectsAt(whole, 'labels').map((label) => ({
      code: textAt(label, 'code') ?? '',
      readers: textsAt(label, 'readers'),
      setBy: textsAt(label, 'setBy'),
    })),
    sources: Object.fromEntries(
      sourceNames.flatMap((name) => {
        const value = whole[name]
        return value === undefined ? [] : [[name, value] as const]
      }),
    ),
  }
}

/**
 * The functions by which row policies judge labelled rows, as SQL: `goldthread_reads` says whether every label of a row may be read
 * by the actor, `goldthread_belongs` whether the actor is one of a word's readers. An unknown label and an unknown word
 * are read by nobody. They run as whoever asks, so what they look at is under row policies too. They are plain SQL, which the
 * embedded engine needs, and one asks nothing of the other, so that each is planned once for a statement.
 */
export function labelFunctions(rules: Labels): readonly string[] {
  if (rules.labels.length === 0) return []
  const words = rules.readers.map(({ key, sql }) => `when '${key}' then ${sql}`).join(' ')
  const head = 'returns boolean language sql stable parallel safe cost 1 as'
  return [
    `create or replace function goldthread_belongs(reader text, p uuid, r uuid, o uuid, said jsonb) ${head} $$ select coalesce(case reader ${words} else false end, false) from ${actor} $$`,
    `create or replace function goldthread_reads(p uuid, r uuid, o uuid, closed text) ${head} $$ select coalesce('everyLabel' = any (circles), false) or not coalesce('ActsForAnother' = any (circles), false) and not exists (select from jsonb_array_elements_text(said -> 'labels') as label where not coalesce(case ${verdicts(rules)} else false end, false)) from (select closed::jsonb as said) as row, ${actor} $$`,
  ]
}

/** What the transaction says of who asks. */
const actor = `(select ${[
  ['profile', 'uuid', 'me'],
  ['profiles', 'uuid[]', 'mine'],
  ['circles', 'text[]', 'circles'],
]
  .map(
    ([setting, type, name]) =>
      `nullif(current_setting('goldthread.${setting}', true), '')::${type} as ${name}`,
  )
  .join(', ')}) as actor`

/** Labels with the same readers are judged together. */
function verdicts({ readers, labels }: Labels): string {
  const groups = new Map<string, string[]>()
  for (const { code, readers: keys } of labels) {
    const sql = readers.flatMap((reader) => (keys.includes(reader.key) ? [reader.sql] : [])).join(' or ')
    if (sql !== '') groups.set(sql, [...(groups.get(sql) ?? []), code])
  }
  return [...groups].map(([sql, codes]) => `when label = any ('{${codes.join(',')}}') then ${sql}`).join(' ')
}

function flagsOf(json: Json | undefined): readonly Flag[] {
  const prefix = textAt(json, 'prefix') ?? ''
  const groups = isObject(json) ? objectAt(json, 'groups') : {}
  return Object.keys(groups).flatMap((group) =>
    textsAt(groups, group).map((name) => ({
      group,
      name,
      text: `${prefix}:contract-enum:${group}flags:${name}:Allow`,
    })),
  )
}

/** A type's permissions that need a flag (`x-resource.flags`), each with the whole strings of those flags. */
function neededBy(
  json: Json | undefined,
  flags: readonly Flag[],
): readonly (readonly [string, readonly string[]])[] {
  const named = objectAt(objectAt(isObject(json) ? json : {}, 'x-resource'), 'flags')
  return Object.keys(named).map((verb) => [
    `${textAt(json, 'title')}:${verb}`,
    textsAt(named, verb).flatMap((name) => flags.find((flag) => flag.name === name)?.text ?? []),
  ])
}
