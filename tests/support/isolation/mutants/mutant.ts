import { sql } from 'kysely'
import { neededFlags } from '#generated/permissions/permissions.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { type Chance, chanceFrom } from '#tests/support/chance.ts'
import { loginOf } from '#tests/support/isolation/practice/matrix-actor.ts'
import type { MatrixPractice } from '#tests/support/isolation/practice/matrix-practice.ts'
import type { Rights } from '#tests/support/isolation/rule/rights.ts'
import { typeFacts } from '#tests/support/isolation/rule/type-facts.ts'
import type { Lines } from '#tests/support/isolation/run/open-lines.ts'
import { putFields } from '#tests/support/server/put-fields.ts'

/** A mutant of the policy for tests of isolation: one grant, population, team or row policy is another one until it is undone. */
export type Mutant = {
  readonly name: string
  /** Of which types the matrix is asked to find it. */
  readonly types: readonly ResourceType[]
  /** By which verbs; by all where nothing is said. */
  readonly verbs?: readonly string[]
  /** Lines on which the server is as the mutant would have it. */
  readonly lines?: (lines: Lines) => Lines
  /** Makes the change, and answers what takes it back. */
  readonly apply: () => Promise<() => Promise<void>>
}

const verbs = ['Create', 'Read', 'Update', 'Delete'] as const
const patientTypes: readonly ResourceType[] = ['Condition', 'Encounter', 'Allergy', 'Patient', 'Observation']

/** Mutants of all kinds, drawn by the seed: so many flipped grants, and every population, team and row policy there is one for. */
export async function allMutants(
  practice: MatrixPractice,
  seed: number,
  flips: number,
): Promise<readonly Mutant[]> {
  const chance = chanceFrom(seed)
  const rights = practice.actors.map((actor) => actor.rights)
  return [
    ...Array.from({ length: flips }, () => flippedGrant(practice, rights, chance)),
    ...rights.filter(({ role }) => role !== 'Patient').map((each) => otherPopulation(practice, each)),
    ...teamMutants(practice),
    ...(await policyMutants(practice)),
  ]
}

/** One permission of one role is taken away, or given to it; one that does nothing for want of its flag is no other policy, and another is drawn. */
export function flippedGrant(practice: MatrixPractice, all: readonly Rights[], chance: Chance): Mutant {
  const types = [...typeFacts].flatMap(([type, { never, scope }]) =>
    never === undefined && scope === undefined ? [type] : [],
  )
  const rights = chance.pick(all)
  const type = chance.pick(types) ?? 'Patient'
  const { delete: rule } = typeFacts.get(type) ?? {}
  const verb = chance.pick(rule === 'never' ? verbs.slice(0, 3) : verbs) ?? 'Read'
  const permission = `${type}:${verb}`
  if (!isOfUse(permission, rights)) return flippedGrant(practice, all, chance)
  const isHeld = rights?.permissions.has(permission) === true
  return {
    name: `${rights?.role} ${isHeld ? 'without' : 'with'} ${permission}`,
    types: [type],
    apply: () => changeGrants(practice, loginOf(rights?.role ?? ''), { permission, isHeld }),
  }
}

/** Whether the role has the flag without which the permission does nothing, where there is one. */
function isOfUse(permission: string, rights: Rights | undefined): boolean {
  const needed = Object.hasOwn(neededFlags, permission) ? neededFlags[permission] : undefined
  return needed?.some((flag) => rights?.flags.has(flag.split(':').at(-2) ?? '')) ?? true
}

type Grant = { readonly permission: string; readonly isHeld: boolean }

async function changeGrants(
  practice: MatrixPractice,
  roleKey: string,
  { permission, isHeld }: Grant,
): Promise<() => Promise<void>> {
  const sets = await grantSetsOf(practice, roleKey)
  const changed = isHeld
    ? sets.filter(({ permissions }) => permissions.includes(permission))
    : sets.slice(0, 1)
  for (const { id, permissions } of changed) {
    const next = isHeld ? permissions.filter((each) => each !== permission) : [...permissions, permission]
    await putRow(practice, 'GrantSet', id, { permissions: next })
  }
  return async () => {
    for (const { id, permissions } of changed) await putRow(practice, 'GrantSet', id, { permissions })
  }
}

async function putRow(
  { server }: MatrixPractice,
  type: ResourceType,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  await putFields(server.world, server.practice, { type, id, fields })
  server.world.accounts.forget()
}

type GrantSetRow = { readonly id: string; readonly permissions: readonly string[] }

async function grantSetsOf({ server }: MatrixPractice, roleKey: string): Promise<readonly GrantSetRow[]> {
  const { practice, world } = server
  const role = practice.roles.get(roleKey)?.id
  return world.database.asOwner(async (transaction) => {
    const { rows } =
      await sql<GrantSetRow>`select s.id, s.content -> 'permissions' as permissions from resource r,
      json_array_elements(r.content::json -> 'grantSets') g, resource s
      where r.practice_id = ${practice.id}::uuid and r.id = ${role}::uuid and s.practice_id = r.practice_id
      and s.id = (g ->> 'id')::uuid order by s.id`.execute(transaction)
    return rows
  })
}

/** A role reaches everybody, or no longer everybody. */
function otherPopulation(practice: MatrixPractice, { role, reachesAll, permissions }: Rights): Mutant {
  const id = practice.server.practice.roles.get(loginOf(role))?.id ?? ''
  const read = [...typeFacts].flatMap(([type, { patient }]) =>
    patient && permissions.has(`${type}:Read`) ? [type] : [],
  )
  const levelOf = (isWide: boolean) => ({ populationLevel: isWide ? 'All' : 'CareTeam' })
  return {
    name: `${role} reaches ${reachesAll ? 'its care teams only' : 'everybody'}`,
    types: read.slice(0, 4),
    apply: async () => {
      await putRow(practice, 'SecurityRole', id, levelOf(!reachesAll))
      return () => putRow(practice, 'SecurityRole', id, levelOf(reachesAll))
    },
  }
}

/** Statements as the owner of the tables, and those that take them back. */
function stated(practice: MatrixPractice, act: readonly string[], undo: readonly string[]): Mutant['apply'] {
  const { database } = practice.server.world
  const run = (texts: readonly string[]) =>
    database.asOwner(async (transaction) => {
      for (const text of texts) await sql.raw(text).execute(transaction)
    })
  return async () => {
    await run(act)
    return () => run(undo)
  }
}

/** The outside patient gets somebody into his team, the confidential one is opened to all, somebody leaves the team of mine. */
function teamMutants(practice: MatrixPractice): readonly Mutant[] {
  const { server, outside, mine, confidential } = practice
  const place = `'${server.practice.id}'`
  const idOf = (rows: MatrixPractice['mine']) => `'${rows.get('Patient')?.document.id}'`
  const opened = {
    name: 'the confidential patient is confidential no more',
    types: patientTypes,
    apply: stated(
      practice,
      [
        `delete from confidential_patient where practice_id = ${place} and patient_id = ${idOf(confidential)}`,
      ],
      [`insert into confidential_patient (practice_id, patient_id) values (${place}, ${idOf(confidential)})`],
    ),
  }
  const limited = practice.actors.filter(
    ({ rights, profile }) => !rights.reachesAll && profile.resourceType === 'Practitioner',
  )
  const lines = limited.flatMap(({ rights, profile }) => {
    const line = (patient: string, reason: string) => `(${place}, ${patient}, '${profile.id}', '${reason}')`
    const add = `insert into patient_team (practice_id, patient_id, profile_id, reason) values `
    const where = (patient: string) =>
      `delete from patient_team where practice_id = ${place} and patient_id = ${patient} and profile_id = '${profile.id}'`
    return [
      {
        name: `${rights.role} is in the team of a stranger`,
        types: patientTypes,
        apply: stated(practice, [`${add}${line(idOf(outside), 'mutant')}`], [where(idOf(outside))]),
      },
      {
        name: `${rights.role} is in the confidential team`,
        types: patientTypes,
        apply: stated(
          practice,
          [`${add}${line(idOf(confidential), 'confidential')}`],
          [`${where(idOf(confidential))} and reason = 'confidential'`],
        ),
      },
      {
        name: `${rights.role} is no longer in the team of mine`,
        types: patientTypes,
        apply: withoutTeam(practice, profile.id, idOf(mine)),
      },
    ]
  })
  return [opened, ...lines]
}

/** Its lines are kept in a table meanwhile. */
function withoutTeam(practice: MatrixPractice, profileId: string, patient: string): Mutant['apply'] {
  const place = `practice_id = '${practice.server.practice.id}' and patient_id = ${patient} and profile_id = '${profileId}'`
  return stated(
    practice,
    [
      `create table mutant_lines as select * from patient_team where ${place}`,
      `delete from patient_team where ${place}`,
    ],
    ['insert into patient_team select * from mutant_lines', 'drop table mutant_lines'],
  )
}

const allowed =
  /\(patient_id = ANY \(\(NULLIF\(current_setting\('goldthread\.allowed'[^)]*\)[^)]*\)\)::uuid\[\]\)\)/

const rewritings: readonly (readonly [string, RegExp, string])[] = [
  ['is dropped', /^[\s\S]*$/, 'true'],
  ['knows no rows of nobody', /\(patient_id IS NULL\)/, '(false)'],
  ['lets everybody reach everybody', /= 'All'::text/, "<> 'x'::text"],
  ['lets nobody reach everybody', /= 'All'::text/, "= 'x'::text"],
  ['forgets who is confidential', /NOT \(patient_id IN/, 'NOT (practice_id IN'],
  ['forgets it for teams', /NOT \((patient_team\.)patient_id IN/, 'NOT ($1practice_id IN'],
  ['opens nothing by a token', allowed, '(false)'],
  [
    'opens everybody by a token',
    allowed,
    "(coalesce(current_setting('goldthread.allowed', true), '{}') not in ('', '{}'))",
  ],
  ['takes the teams of others', /(patient_team\.profile_id) = ANY/, '$1 <> ALL'],
]

/** The row policy by which patients are reached, each of its conditions changed in turn. */
export async function policyMutants(practice: MatrixPractice): Promise<readonly Mutant[]> {
  const { database } = practice.server.world
  const quals = await database.asOwner(async (transaction) => {
    const { rows } = await sql<{ tablename: string; qual: string }>`select tablename, qual from pg_policies
      where policyname = 'visible' and tablename in ('resource', 'patient_team', 'confidential_patient')`.execute(
      transaction,
    )
    return new Map(rows.map(({ tablename, qual }) => [tablename, qual]))
  })
  const whole = quals.get('resource') ?? ''
  const changed = rewritings.flatMap(([what, from, to]) =>
    from.test(whole)
      ? [policyMutant(practice, { table: 'resource', what, whole, next: whole.replace(from, to) })]
      : [],
  )
  const blind = ['patient_team', 'confidential_patient'].map((table) =>
    policyMutant(practice, {
      table,
      what: 'shows nothing',
      whole: quals.get(table) ?? 'true',
      next: 'false',
    }),
  )
  return [...changed, ...blind]
}

type Rewriting = {
  readonly table: string
  readonly what: string
  readonly whole: string
  readonly next: string
}

function policyMutant(practice: MatrixPractice, { table, what, whole, next }: Rewriting): Mutant {
  const set = (text: string) => `alter policy visible on ${table} using (${text})`
  return {
    name: `the policy of ${table} ${what}`,
    types: [...patientTypes, 'Program'],
    apply: stated(practice, [set(next)], [set(whole)]),
  }
}
