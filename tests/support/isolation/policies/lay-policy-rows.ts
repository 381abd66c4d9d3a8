import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'
import {
  addRow,
  isOfPractice,
  type TableSchema,
  tableSchemas,
} from '#tests/support/database/table-schemas.ts'

/** Practices, people and patients of the row policies' tests. */
export const known = {
  here: randomUUID(),
  elsewhere: randomUUID(),
  installation: '00000000-0000-0000-0000-000000000000',
  /** Looks after `mine`, and after `gone` until some years ago. */
  me: randomUUID(),
  /** In the confidential team of `secret`. */
  insider: randomUUID(),
  stranger: randomUUID(),
  mine: randomUUID(),
  gone: randomUUID(),
  outside: randomUUID(),
  secret: randomUUID(),
} as const

export type PatientName = 'mine' | 'gone' | 'outside' | 'secret'
const patients: readonly PatientName[] = ['mine', 'gone', 'outside', 'secret']

/** A row that was laid for tests of row policies: in which table, what it is called, and what the rule asks about it. */
export type LaidLine = {
  readonly table: string
  /** Where the database keeps it. */
  readonly place: string
  readonly practice: 'here' | 'elsewhere' | 'installation'
  readonly patient?: PatientName
  /** Signed: changed by nobody without a proof. */
  readonly isLocked?: true
  /** Answers or a packet, of which people of the portal see only their own. */
  readonly answers?: 'own' | 'others'
  /** Of what is shared: with whom. */
  readonly shared?: 'me' | 'stranger' | 'practice'
  readonly type?: string
  /** It names a row of this practice, whosever it is itself. */
  readonly isOfHere?: true
  /** Of a sign-in or its secrets: whose. */
  readonly person?: 'me' | 'stranger'
  /** A secret that opens a first sign-in. */
  readonly isWelcome?: true
}

type Wanted = Omit<LaidLine, 'place' | 'table'> & {
  readonly values: Readonly<Record<string, string | boolean>>
}

/** Lays, for tests of row policies, rows of every kind that the policies tell apart, in every table that has policies. */
export function layPolicyRows(database: Database): Promise<readonly LaidLine[]> {
  return database.asOwner(async (transaction) => {
    const lines: LaidLine[] = []
    for (const table of await layTeams(transaction))
      for (const place of await placesIn(transaction, table)) lines.push({ table, place, practice: 'here' })
    const resources = new Map<string, string>()
    const ordered = tableSchemas.toSorted(
      (one, other) => Number(one.name !== 'resource') - Number(other.name !== 'resource'),
    )
    for (const table of ordered) {
      const places = new Set(await placesIn(transaction, table.name))
      for (const { values, ...line } of wantedIn(table, resources)) {
        await addRow(transaction, table, values)
        const place = (await placesIn(transaction, table.name)).find((each) => !places.has(each)) ?? ''
        places.add(place)
        lines.push({ table: table.name, place, ...line })
      }
    }
    return lines
  })
}

async function placesIn(transaction: Transaction, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ place: string }>`select ctid::text as place from ${sql.table(table)}`.execute(
    transaction,
  )
  return rows.map(({ place }) => place)
}

/** The tables of teams, with the rows by which patients are reached. */
async function layTeams(transaction: Transaction): Promise<readonly string[]> {
  const tableOf = (name: string) => tableSchemas.find((each) => each.name === name)
  const [team, confidential] = [tableOf('patient_team'), tableOf('confidential_patient')]
  if (!team || !confidential) throw new Error('Nobody knows the teams.')
  const member = (patient: string, profile: string, reason: string, until = '2999-01-01') =>
    addRow(transaction, team, {
      practice_id: known.here,
      patient_id: patient,
      profile_id: profile,
      reason,
      valid_until: until,
    })
  await member(known.mine, known.me, 'careTeam')
  await member(known.gone, known.me, 'careTeam', '2020-01-01')
  await member(known.secret, known.me, 'careTeam')
  await member(known.secret, known.insider, 'confidential')
  await addRow(transaction, confidential, { practice_id: known.here, patient_id: known.secret })
  return [team.name, confidential.name]
}

function wantedIn(table: TableSchema, resources: Map<string, string>): readonly Wanted[] {
  if (table.name === 'session' || table.name === 'credential') return ofPeople(table.name)
  if (!isOfPractice(table) || table.rowSecurity === 'none') return []
  const hasPatients = ['practicePatient', 'practiceLabelled', 'practiceTrail', 'practiceRow'].includes(
    table.rowSecurity,
  )
  const here: readonly Wanted[] = [
    { practice: 'here', values: {} },
    ...(hasPatients ? patients : []).map((patient): Wanted => ({ practice: 'here', patient, values: {} })),
    ...(table.name === 'resource'
      ? [{ practice: 'here', patient: 'mine', isLocked: true, values: { is_locked: true } } as const]
      : []),
    ...(table.rowSecurity === 'practiceLabelled' ? [...answersIn(table.name), ...sharedIn(table.name)] : []),
    { practice: 'elsewhere', values: {} },
    ...(table.rowSecurity === 'practiceRow' ? [ofAnothersRow] : []),
    ...(table.name === 'job_run' ? [{ practice: 'installation', values: {} } as const] : []),
  ]
  return here.map((line) => ({ ...line, values: valuesOf(table, line, resources) }))
}

/** Another practice's, about a row of this one. */
const ofAnothersRow: Wanted = { practice: 'elsewhere', isOfHere: true, values: {} }

/** Questionnaires that somebody has answered, and packets that were given to somebody, about `mine`. */
function answersIn(table: string): readonly Wanted[] {
  return (['own', 'others'] as const).flatMap((answers) => {
    const who = answers === 'own' ? known.me : known.stranger
    const kinds = [
      { type: 'QuestionnaireResponse', said: { owner_id: who } },
      {
        type: 'PacketResponse',
        said: { owner_id: known.stranger, content: `{"assignees":[{"person":{"id":"${who}"}}]}` },
      },
    ]
    return kinds.map(({ type, said }): Wanted => {
      const values = { type, ...(table !== 'outbox' && said) }
      return { practice: 'here', patient: 'mine', answers, type, values }
    })
  })
}

/** Of a row of before the reader is asked nothing: what is shared is seen as its row says now. */
function sharedIn(table: string): readonly Wanted[] {
  return (['me', 'stranger', 'practice'] as const).map((shared): Wanted => {
    const visibility = shared === 'practice' ? 'Practice' : 'Team'
    const sharedWith = shared === 'practice' ? [] : [{ id: known[shared], resourceType: 'Practitioner' }]
    const said = { owner_id: known.stranger, content: JSON.stringify({ visibility, sharedWith }) }
    const values = { type: 'SharedScribble', ...(table === 'resource' && said) }
    return { practice: 'here', patient: 'mine', shared, type: 'SharedScribble', values }
  })
}

/** What is seen with its row of resource is of the row that is about the same patient. */
function valuesOf(
  { name, rowSecurity }: TableSchema,
  { practice, patient, isLocked, answers, shared, type, isOfHere, values }: Wanted,
  resources: Map<string, string>,
): Wanted['values'] {
  const named = [isOfHere ? 'here' : practice, patient, isLocked, answers, shared, type].join(' ')
  if (name === 'resource') resources.set(named, randomUUID())
  const resource = resources.get(named) ?? randomUUID()
  return {
    ...values,
    practice_id: known[practice],
    ...(patient && rowSecurity !== 'practiceRow' && { patient_id: known[patient] }),
    ...((name === 'resource' || (shared && name === 'resource_history')) && { id: resource }),
    ...((rowSecurity === 'practiceRow' || name === 'outbox') && { resource_id: resource }),
  }
}

function ofPeople(table: string): readonly Wanted[] {
  const home = (practice: 'here' | 'elsewhere') =>
    table === 'session'
      ? { home_practice_id: known[practice], token_hash: `\\x${randomUUID().replaceAll('-', '')}` }
      : {}
  return [
    { practice: 'here', person: 'me', values: { person_id: known.me, ...home('here') } },
    { practice: 'here', person: 'stranger', values: { person_id: known.stranger, ...home('here') } },
    {
      practice: 'elsewhere',
      person: 'stranger',
      values: { person_id: known.stranger, ...home('elsewhere') },
    },
    ...(table === 'credential'
      ? ([
          {
            practice: 'here',
            person: 'stranger',
            isWelcome: true,
            values: { person_id: known.stranger, kind: 'welcome' },
          },
        ] as const)
      : []),
  ]
}
