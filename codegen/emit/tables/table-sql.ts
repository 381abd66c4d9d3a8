import type { Column, Index, Policy, Table } from '#codegen/model/table.ts'

/** The whole table as SQL: columns and constraints, indexes, row policies, rights of the application's role. */
export function tableSql(table: Table): string {
  const parts = [
    ...table.columns.map(columnSql),
    ...table.constraints.map(({ name, definition }) => `constraint ${name} ${definition}`),
  ]
  return [
    `create table ${table.name} (\n${parts.map((part) => `  ${part}`).join(',\n')}\n);`,
    ...table.indexes.map((index) => indexSql(table.name, index)),
    ...(table.rowSecurity ? [`alter table ${table.name} enable row level security;`] : []),
    ...table.policies.map((policy) => policySql(table.name, policy)),
    ...grantSql(table),
  ].join('\n')
}

/** A column as it stands in `create table` or after `add column`. */
export function columnSql({ name, type, nullable, collation, default: initial, generated }: Column): string {
  const collated = collation ? ` collate "${collation}"` : ''
  const filled = initial ? ` default ${initial}` : ''
  const made = generated ? ` generated always as (${generated}) stored` : ''
  return `${name} ${type}${collated}${nullable ? '' : ' not null'}${filled}${made}`
}

export function indexSql(table: string, { name, columns, unique, where }: Index): string {
  const parts = columns.map(({ column, descending }) => (descending ? `${column} desc` : column))
  return `create ${unique ? 'unique ' : ''}index ${name} on ${table} (${parts.join(', ')})${where ? ` where ${where}` : ''};`
}

export function policySql(table: string, { name, verb, using, check }: Policy): string {
  const old = using ? ` using (${using})` : ''
  const fresh = check ? ` with check (${check})` : ''
  return `create policy ${name} on ${table} for ${verb}${old}${fresh};`
}

/** The rights of the application's role on a table; nothing when it has none. */
export function grantSql({ name, grants }: Pick<Table, 'name' | 'grants'>): readonly string[] {
  return grants.length === 0 ? [] : [`grant ${grants.join(', ')} on ${name} to goldthread_app;`]
}
