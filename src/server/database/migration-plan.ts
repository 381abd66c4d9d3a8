import type { Catalogue, Entry } from './catalogue.ts'

/**
 * The SQL that leads from the present tables to the wanted ones, for a person to read and mend.
 * What would lose data stands in it as a comment.
 */
export function planMigration(present: Catalogue, wanted: Catalogue): readonly string[] {
  const had = new Map(present.map((entry) => [keyOf(entry), entry]))
  const wants = new Map(wanted.map((entry) => [keyOf(entry), entry]))
  const gone = present.filter((entry) => !wants.has(keyOf(entry)))
  const made = wanted.filter((entry) => !had.has(keyOf(entry)))
  const changed = wanted.filter((entry) => {
    const before = had.get(keyOf(entry))
    return before !== undefined && before.definition !== entry.definition
  })
  const newTables = new Set(made.filter(({ kind }) => kind === 'table').map(({ table }) => table))
  const oldTables = new Set(gone.filter(({ kind }) => kind === 'table').map(({ table }) => table))
  return [
    ...gone.filter(({ kind, table }) => kind === 'table' || !oldTables.has(table)).map(removal),
    ...made
      .filter(({ kind, table }) => kind !== 'column' || !newTables.has(table))
      .map((entry) => (entry.kind === 'table' ? wholeTable(entry, wanted) : creation(entry))),
    ...changed.flatMap((entry) =>
      entry.kind === 'column' ? [columnChange(entry)] : [removal(entry), creation(entry)],
    ),
  ]
}

function keyOf({ kind, table, name }: Entry): string {
  return `${kind} ${table} ${name}`
}

function wholeTable({ table }: Entry, wanted: Catalogue): string {
  const columns = wanted.filter((entry) => entry.kind === 'column' && entry.table === table)
  return `create table ${table} (\n${columns.map(({ name, definition }) => `  ${name} ${definition}`).join(',\n')}\n);`
}

type Words = { readonly [Kind in Entry['kind']]: (entry: Entry) => string }

const creations: Words = {
  table: ({ table }) => `create table ${table} ();`,
  column: ({ table, name, definition }) => `alter table ${table} add column ${name} ${definition};`,
  constraint: ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition};`,
  index: ({ definition }) => `${definition.replaceAll('public.', '')};`,
  'row security': ({ table }) => `alter table ${table} enable row level security;`,
  policy: ({ table, name, definition }) => `create policy ${name} on ${table} ${definition};`,
  right: ({ table, name }) => `grant ${name.split(' ')[1]} on ${table} to ${name.split(' ')[0]};`,
}

const removals: Words = {
  table: ({ table }) => `-- loses data: drop table ${table};`,
  column: ({ table, name }) => `-- loses data: alter table ${table} drop column ${name};`,
  constraint: ({ table, name }) => `alter table ${table} drop constraint ${name};`,
  index: ({ name }) => `drop index ${name};`,
  'row security': ({ table }) =>
    `-- opens the table to every practice: alter table ${table} disable row level security;`,
  policy: ({ table, name }) => `drop policy ${name} on ${table};`,
  right: ({ table, name }) => `revoke ${name.split(' ')[1]} on ${table} from ${name.split(' ')[0]};`,
}

function creation(entry: Entry): string {
  return creations[entry.kind](entry)
}

function removal(entry: Entry): string {
  return removals[entry.kind](entry)
}

function columnChange({ table, name, definition }: Entry): string {
  return `-- to be written by hand: ${table}.${name} becomes ${definition}`
}
