import { sql } from 'kysely'
import { grantSets, securityRoles } from '#generated/permissions/permissions.ts'
import { newPractice, systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { World } from '#server/operations/world.ts'
import { failed } from '#shared/outcome/outcome.ts'
import type { Chance } from '#tests/support/chance.ts'
import { type Rights, type RightsTables, rightsOf } from '#tests/support/isolation/rule/rights.ts'
import { type DeclaredMutant, exchanged } from './declared-mutant.ts'

type Mutable<Value> = { -readonly [Name in keyof Value]: Value[Name] }
const sets = grantSets as readonly Mutable<(typeof grantSets)[number]>[]
const roles = securityRoles as readonly Mutable<(typeof securityRoles)[number]>[]

/**
 * Mutants of roles and grant sets, for tests of isolation: each role without each of its sets, with one more, and of another
 * population; each set without each of its flags, and without one of its permissions that chance draws. A new practice must show it.
 */
export function roleMutants(world: World, tables: RightsTables, chance: Chance): readonly DeclaredMutant[] {
  const expected = told([...rightsOf(tables), ...rightsOf(aloneIn(tables))])
  const prepare = async () => undefined
  const doubts = () => rightsDoubts(world, expected)
  const ofRoles = roles.flatMap((role) => {
    const { name, grantSets: held, populationLevel } = role
    const more = chance.pick(sets.filter(({ key }) => !held.includes(key)))?.key ?? ''
    return [
      ...held.map((key) => ({
        name: `${name} without ${key}`,
        apply: exchanged(
          role,
          'grantSets',
          held.filter((each) => each !== key),
        ),
      })),
      { name: `${name} with ${more}`, apply: exchanged(role, 'grantSets', [...held, more]) },
      {
        name: `${name} of another population`,
        apply: exchanged(role, 'populationLevel', populationLevel === 'All' ? 'CareTeam' : 'All'),
      },
    ]
  })
  const ofSets = sets.flatMap((set) => {
    const { key, flags, permissions } = set
    const dropped = chance.pick(permissions)
    return [
      ...flags.map((flag) => ({
        name: `${key} without ${flag}`,
        apply: exchanged(
          set,
          'flags',
          flags.filter((each) => each !== flag),
        ),
      })),
      ...(dropped === undefined
        ? []
        : [
            {
              name: `${key} without ${dropped}`,
              apply: exchanged(
                set,
                'permissions',
                permissions.filter((each) => each !== dropped),
              ),
            },
          ]),
    ]
  })
  return [...ofRoles, ...ofSets].map((change) => ({ ...change, prepare, doubts }))
}

/** Each grant set as if it were a role, for a practice makes roles of its own out of them. */
function aloneIn({ grantSets: all }: RightsTables): RightsTables {
  const alone = all.map(({ name }) => ({ name: setNamed(name), populationLevel: 'All', grantSets: [name] }))
  return { grantSets: all, roles: alone }
}

function setNamed(name: string): string {
  return `the set ${name}`
}

/** Rights in one text, by the role or the set that gives them. */
type Told = ReadonlyMap<string, string>

function told(rights: readonly Rights[]): Told {
  return new Map(
    rights.map(({ role, flags, permissions, reachesAll }) => [
      role,
      [[...flags].sort().join(' '), [...permissions].sort().join(' '), String(reachesAll)].join(' | '),
    ]),
  )
}

type Row = { readonly id: string; readonly type: string; readonly content: Content }
type Content = {
  readonly name: string
  readonly populationLevel: string
  readonly flags: readonly string[]
  readonly permissions: readonly string[]
  readonly grantSets: readonly { readonly id: string }[]
}

/** Makes a practice, looks at what its roles may do, and keeps nothing of it. */
async function rightsDoubts(world: World, expected: Told): Promise<readonly string[]> {
  const id = world.newId()
  const key = `declared-${id.slice(-8)}`
  let rows: readonly Row[] = []
  await openAs(world, { actor: systemActor(id, key), operation: 'practice.create' }, async (opened) => {
    const practice = { id, key, name: key, demo: false, environment: 'test', vendor: true }
    await newPractice(opened, practice)
    const found = await sql<Row>`select id, type, content from resource where practice_id = ${id}::uuid
      and type in ('SecurityRole', 'GrantSet')`.execute(opened.transaction)
    rows = found.rows
    return failed({ kind: 'missing' })
  })
  const found = told(rightsIn(rows))
  return [...expected].flatMap(([role, rights]) => (found.get(role) === rights ? [] : [role]))
}

function rightsIn(rows: readonly Row[]): readonly Rights[] {
  const byId = new Map(rows.map(({ id, content }) => [id, content]))
  return rows.map(({ type, content }) => {
    const isRole = type === 'SecurityRole'
    const given = isRole ? content.grantSets.flatMap(({ id }) => byId.get(id) ?? []) : [content]
    return {
      role: isRole ? content.name : setNamed(content.name),
      flags: new Set(given.flatMap(({ flags }) => flags.map((flag) => flag.split(':').at(-2) ?? flag))),
      permissions: new Set(given.flatMap(({ permissions }) => permissions)),
      reachesAll: !isRole || content.populationLevel === 'All',
    }
  })
}
