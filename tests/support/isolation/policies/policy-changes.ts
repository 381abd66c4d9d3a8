import { sql } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'

/** A row policy of the database that a test makes another one, and what makes it itself again. */
export type PolicyChange = {
  readonly name: string
  /** Where it must be noticed. */
  readonly tables: readonly string[]
  readonly change: string
  readonly undo: string
}

type Policy = {
  readonly table: string
  readonly name: string
  readonly qual: string | null
  readonly withCheck: string | null
}

const practice =
  /\(practice_id = \(NULLIF\(current_setting\('goldthread\.practice'::text, true\), ''::text\)\)::uuid\)/
const allowed =
  /\(patient_id = ANY \(\(NULLIF\(current_setting\('goldthread\.allowed'[^)]*\)[^)]*\)\)::uuid\[\]\)\)/
const reached =
  /\(patient_id = ANY \(\(NULLIF\(current_setting\('goldthread\.reached'[^)]*\)[^)]*\)\)::uuid\[\]\)\)/

const rewritings: readonly (readonly [string, RegExp, string])[] = [
  ['knows no practice', practice, '(true)'],
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
  ['forgets whom the transaction has seen', reached, '(false)'],
  [
    'opens everybody by one who was seen',
    reached,
    "(coalesce(current_setting('goldthread.reached', true), '') <> '')",
  ],
  ['takes the teams of others', /(patient_team\.profile_id) = ANY/, '$1 <> ALL'],
  ['keeps whoever was in the team', /\(patient_team\.valid_until > now\(\)\)/, '(true)'],
  ['lets who acts for another into confidential teams', /'ActsForAnother'/, "'Nobody'"],
  ['opens nothing to the privacy officer', /'PrivacyOfficer'/, "'Nobody'"],
  ['forgets what is one’s own', /'ownOnly'/, "'nobody'"],
  ['forgets that a row is locked', /\(NOT is_locked\)/, '(true)'],
  ['knows no person', /\(person_id = /, '(person_id <> '],
  ['knows no operation', /'practitioner\.(signIns|resetPassword)'/, "'x'"],
]

/** Every change of every row policy: each dropped, closed, and each of its conditions changed, in all that it is for. */
export function allPolicyChanges(database: Database): Promise<readonly PolicyChange[]> {
  return database.asOwner(async (transaction) => {
    const { rows } = await sql<Policy>`select tablename as table, policyname as name, qual,
      with_check as "withCheck" from pg_policies where schemaname = 'public' order by 1, 2`.execute(
      transaction,
    )
    const changes = rows.flatMap((policy) => [
      ...changesOf(policy, 'qual'),
      ...changesOf(policy, 'withCheck'),
    ])
    return [...changes, ...(await ownChanges(transaction))]
  })
}

const ownRewritings: readonly (readonly [string, RegExp, string])[] = [
  ['answers are everybody’s', /owner = any ?\(mine\)/i, 'true'],
  ['answers are nobody’s', /owner = any ?\(mine\)/i, 'false'],
  ['packets are everybody’s', /exists \(select from json_array_elements/i, 'true or $&'],
  ['packets are nobody’s', /exists \(select from json_array_elements/i, 'false and $&'],
  ['no act shows the whole', /packetResponse\.answer,/, ''],
  ['every act shows the whole', /coalesce\(operation = any/i, 'coalesce(true or operation = any'],
]

const sharedRewritings: typeof ownRewritings = [
  ['what is shared is everybody’s', /else false end/i, 'else false end or true'],
  ['only owners see what is shared', /each ->> 'id' = \(?me\)?::text/i, 'false'],
  ['who manages the practice sees nothing', /FullPermissions/, 'Nobody'],
  ['the practice sees nothing', /= 'Practice'/, "= 'Nobody'"],
  ['people of the portal see it too', /'ownOnly'/, "'nobody'"],
  ['whoever acts for another sees it too', /'ActsForAnother'/g, "'Nobody'"],
]

/** Changes of the functions that are made of what is one's own and of what is shared (`schemas/permissions`). */
async function ownChanges(transaction: Transaction): Promise<readonly PolicyChange[]> {
  return [
    ...(await functionChanges(transaction, 'goldthread_owns', ownRewritings)),
    ...(await functionChanges(transaction, 'goldthread_shares', sharedRewritings)),
  ]
}

async function functionChanges(
  transaction: Transaction,
  name: string,
  rewritings: typeof ownRewritings,
): Promise<readonly PolicyChange[]> {
  const { rows } = await sql<{
    text: string
  }>`select pg_get_functiondef(${name}::regproc) as text`.execute(transaction)
  const whole = rows[0]?.text ?? ''
  return rewritings.map(([name, from, to]) => {
    if (!from.test(whole)) throw new Error(`Nothing says whether ${name}.`)
    return { name, tables: ['resource', 'resource_history'], change: whole.replace(from, to), undo: whole }
  })
}

function changesOf(policy: Policy, part: 'qual' | 'withCheck'): readonly PolicyChange[] {
  const whole = policy[part]
  if (whole === null) return []
  const { table, name } = policy
  const word = part === 'qual' ? 'using' : 'with check'
  const set = (text: string) => `alter policy ${name} on ${table} ${word} (${text})`
  const wanted = [
    ['is dropped', 'true'] as const,
    ['lets nothing', 'false'] as const,
    ...rewritings.flatMap(([what, from, to]) =>
      from.test(whole) ? [[what, whole.replace(from, to)] as const] : [],
    ),
  ]
  // A condition that stands alone is the whole: without it the policy is dropped.
  const different = wanted.filter(([what, text]) => what === 'is dropped' || text !== '(true)')
  return different.map(([what, text]) => ({
    name: `${name} of ${table} (${word}) ${what}`,
    tables: [table],
    change: set(text),
    undo: set(whole),
  }))
}
