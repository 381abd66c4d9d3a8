import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'

/** One table as `schemas/tables` describes it, as far as tests read it. */
export type TableSchema = {
  readonly name: string
  readonly columns: readonly {
    readonly name: string
    readonly type: ColumnType
    readonly nullable: boolean
    /** The database makes the value itself. */
    readonly generated?: string
  }[]
  readonly rowSecurity:
    | 'none'
    | 'actor'
    | 'practice'
    | 'practicePatient'
    | 'practiceRow'
    | 'practiceLabelled'
    | 'practiceTrail'
  readonly grants: readonly ('select' | 'insert' | 'update' | 'delete')[]
  readonly reason?: string
  readonly readBy?: readonly string[]
}

type ColumnType =
  | 'uuid'
  | 'text'
  | 'boolean'
  | 'smallint'
  | 'integer'
  | 'bigint'
  | 'timestamptz(3)'
  | 'bytea'
  | 'json'
  | 'jsonb'
  | 'inet'
  | 'tstzrange'

const folder = new URL('../../../schemas/tables/', import.meta.url)

/** Every table of the database, for tests of all of them. */
export const tableSchemas: readonly TableSchema[] = readdirSync(folder).map(
  (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as TableSchema,
)

/** Whether the table belongs to practices. */
export function isOfPractice(table: TableSchema): boolean {
  return table.columns.some(({ name }) => name === 'practice_id')
}

const samples: { readonly [Type in ColumnType]: () => RawBuilder<unknown> } = {
  uuid: () => sql`${randomUUID()}::uuid`,
  text: () => sql`${randomUUID()}`,
  boolean: () => sql`false`,
  smallint: () => sql`1`,
  integer: () => sql`1`,
  bigint: () => sql`1`,
  'timestamptz(3)': () => sql`now()`,
  bytea: () => sql`'\\x01'::bytea`,
  json: () => sql`'{}'`,
  jsonb: () => sql`'{}'`,
  inet: () => sql`'127.0.0.1'`,
  tstzrange: () => sql`tstzrange(now(), now() + interval '1 hour')`,
}

/** What must fit together in a row of these tables. */
const fixed: Readonly<Record<string, Readonly<Record<string, string | boolean>>>> = {
  audit_event: {
    action: 'R',
    outcome: 'Success',
    kind: 'read|R|Success||',
    acting_as: '00000000-0000-0000-0000-000000000000',
  },
}

/** Writes one row that says as little as the table allows, but for the columns that are given. */
export async function addRow(
  transaction: Transaction,
  table: TableSchema,
  given: Readonly<Record<string, string | boolean>>,
): Promise<void> {
  const known = { ...fixed[table.name], ...given }
  const columns = table.columns.filter(
    ({ name, nullable, generated }) => name in known || !(nullable || generated),
  )
  const names = columns.map(({ name }) => sql.ref(name))
  const values = columns.map(({ name, type }) => (name in known ? sql`${known[name]}` : samples[type]()))
  await sql`insert into ${sql.table(table.name)} (${sql.join(names)}) values (${sql.join(values)})`.execute(
    transaction,
  )
}

/** The table of this name. */
export function tableNamed(name: string): TableSchema {
  const table = tableSchemas.find((schema) => schema.name === name)
  if (!table) throw new Error(`There is no table ${name}.`)
  return table
}
