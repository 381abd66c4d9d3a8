import type { Column, Table } from '#codegen/model/table.ts'
import { columnSql, grantSql, indexSql, policySql, tableSql } from './table-sql.ts'

/**
 * The SQL that brings a database from one layout to the next: what only adds stands as a statement,
 * what could lose or refuse rows stands as a comment that asks a person. Empty when nothing changed.
 */
export function compareTables(before: readonly Table[], after: readonly Table[]): readonly string[] {
  const added = after.filter(({ name }) => !named(before, name)).map(tableSql)
  const dropped = before
    .filter(({ name }) => !named(after, name))
    .map(({ name }) => ask(`Table ${name} is no longer wanted. If its rows may go`, `drop table ${name};`))
  const changed = after.flatMap((table) => {
    const old = named(before, table.name)
    return old ? compareTable(old, table) : []
  })
  return [...added, ...changed, ...dropped]
}

function compareTable(before: Table, after: Table): readonly string[] {
  return [
    ...compareColumns(before, after),
    ...compareConstraints(before, after),
    ...compareIndexes(before, after),
    ...comparePolicies(before, after),
    ...compareGrants(before, after),
  ]
}

function compareColumns({ columns: before, name }: Table, { columns: after }: Table): readonly string[] {
  const changed = after.flatMap((column) => {
    const old = named(before, column.name)
    return old && !same(old, column) ? [askColumn(name, old, column)] : []
  })
  return [
    ...after.filter((column) => !named(before, column.name)).map((column) => addColumn(name, column)),
    ...changed,
    ...before
      .filter((column) => !named(after, column.name))
      .map((column) =>
        ask(
          `Column ${name}.${column.name} is no longer wanted. If its values may go, after the code that reads it is gone`,
          `alter table ${name} drop column ${column.name};`,
        ),
      ),
  ]
}

function addColumn(table: string, column: Column): string {
  if (column.nullable || column.default || column.generated)
    return `alter table ${table} add column ${columnSql(column)};`
  const nullable = columnSql({ ...column, nullable: true })
  return `alter table ${table} add column ${nullable};\n${ask('Every row must have a value. Fill it in batches, then', `alter table ${table} alter column ${column.name} set not null;`)}`
}

function askColumn(table: string, before: Column, after: Column): string {
  const steps = [
    ...(before.type === after.type && before.collation === after.collation
      ? []
      : [`alter table ${table} alter column ${after.name} type ${after.type};`]),
    ...(before.nullable === after.nullable
      ? []
      : [`alter table ${table} alter column ${after.name} ${after.nullable ? 'drop' : 'set'} not null;`]),
    ...(before.default === after.default
      ? []
      : [
          `alter table ${table} alter column ${after.name} ${after.default ? `set default ${after.default}` : 'drop default'};`,
        ]),
    ...(before.generated === after.generated
      ? []
      : [`alter table ${table} drop column ${after.name}, add column ${columnSql(after)};`]),
  ]
  return ask(
    `Column ${table}.${after.name} was "${columnSql(before)}" and is wanted as "${columnSql(after)}". If every row allows it`,
    steps.join(' '),
  )
}

function compareConstraints(
  { constraints: before, name }: Table,
  { constraints: after }: Table,
): readonly string[] {
  return [
    ...after
      .filter((constraint) => !same(named(before, constraint.name), constraint))
      .map((constraint) => {
        const fresh = `alter table ${name} add constraint ${constraint.name} ${constraint.definition};`
        return named(before, constraint.name)
          ? ask(
              `Constraint ${constraint.name} has changed. If every row keeps to it`,
              `alter table ${name} drop constraint ${constraint.name}; ${fresh}`,
            )
          : fresh
      }),
    ...before
      .filter((constraint) => !named(after, constraint.name))
      .map((constraint) =>
        ask(
          `Constraint ${constraint.name} is no longer wanted. If so`,
          `alter table ${name} drop constraint ${constraint.name};`,
        ),
      ),
  ]
}

function compareIndexes({ indexes: before, name }: Table, { indexes: after }: Table): readonly string[] {
  const gone = before.filter((index) => !same(named(after, index.name), index))
  const fresh = after.filter((index) => !same(named(before, index.name), index))
  return [...gone.map((index) => `drop index ${index.name};`), ...fresh.map((index) => indexSql(name, index))]
}

function comparePolicies(before: Table, after: Table): readonly string[] {
  const { name } = after
  const gone = before.policies.filter((policy) => !same(named(after.policies, policy.name), policy))
  const fresh = after.policies.filter((policy) => !same(named(before.policies, policy.name), policy))
  return [
    ...(after.rowSecurity && !before.rowSecurity ? [`alter table ${name} enable row level security;`] : []),
    ...gone.map((policy) => `drop policy ${policy.name} on ${name};`),
    ...fresh.map((policy) => policySql(name, policy)),
    ...(before.rowSecurity && !after.rowSecurity
      ? [
          ask(
            `${name} would be open to every practice. If that is meant`,
            `alter table ${name} disable row level security;`,
          ),
        ]
      : []),
  ]
}

function compareGrants({ grants: before, name }: Table, { grants: after }: Table): readonly string[] {
  const gone = before.filter((grant) => !after.includes(grant))
  const fresh = after.filter((grant) => !before.includes(grant))
  return [
    ...(gone.length > 0 ? [`revoke ${gone.join(', ')} on ${name} from goldthread_app;`] : []),
    ...grantSql({ name, grants: fresh }),
  ]
}

function ask(question: string, sql: string): string {
  return `-- ASK: ${question}:\n-- ${sql}`
}

function named<Part extends { readonly name: string }>(
  parts: readonly Part[],
  name: string,
): Part | undefined {
  return parts.find((part) => part.name === name)
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
