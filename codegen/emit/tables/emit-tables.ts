import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { pascal } from '#codegen/load/words.ts'
import type { Column, Table } from '#codegen/model/table.ts'
import { tableSql } from './table-sql.ts'

/** What the database should be: for migrations as data, for people as SQL, for queries as Kysely's row types. */
export function emitTables(tables: readonly Table[], asked: readonly string[]): readonly Emitted[] {
  const from = 'schemas/tables'
  return [
    { path: 'generated/tables/wanted.json', from, text: JSON.stringify({ tables }, null, 1) },
    {
      path: 'generated/tables/wanted.sql',
      from,
      text: `create extension if not exists btree_gist;\n\n${[...tables.map(tableSql), ...asked.map((each) => `${each};`)].join('\n\n')}`,
    },
    { path: 'generated/tables/tables.ts', from, text: rowTypes(tables) },
  ]
}

const head = `/** A bigint travels as its decimal string. */
type Bigint = ColumnType<string, string | number | bigint, string | number | bigint>

/** An instant travels as ISO text with milliseconds in UTC. */
type Instant = string

/** JSON: parsed when read; written as JSON text. */
type Document = ColumnType<unknown, string, string>
`

function rowTypes(tables: readonly Table[]): string {
  const rows = tables.map((table) => {
    const columns = table.columns.map((column) => `  readonly ${column.name}: ${columnType(column)}`)
    return `/** ${table.description} */\nexport type ${rowName(table)} = {\n${columns.join('\n')}\n}`
  })
  const all = tables.map((table) => `  readonly ${table.name}: ${rowName(table)}`)
  const always = tables.some(({ columns }) => columns.some(({ generated }) => generated))
  const words = ['ColumnType', 'Generated', ...(always ? ['GeneratedAlways'] : [])]
  const imports = `import type { ${words.join(', ')} } from 'kysely'\n`
  return `${imports}\n${head}\n${rows.join('\n\n')}\n\n/** Every table by its name, as Kysely wants it. */\nexport type Tables = {\n${all.join('\n')}\n}`
}

function rowName({ name }: Table): string {
  return `${pascal(name.replaceAll('_', '-'))}Row`
}

const typeScript: Readonly<Record<string, string>> = {
  'timestamptz(3)': 'Instant',
  bigint: 'Bigint',
  smallint: 'number',
  integer: 'number',
  boolean: 'boolean',
  json: 'Document',
  jsonb: 'Document',
  bytea: 'Uint8Array',
  'uuid[]': 'readonly string[]',
  'text[]': 'readonly string[]',
}

function columnType({ type, nullable, default: initial, generated }: Column): string {
  const plain = typeScript[type] ?? 'string'
  const whole = nullable ? `${plain} | null` : plain
  if (generated) return `GeneratedAlways<${whole}>`
  return initial && !nullable ? `Generated<${whole}>` : whole
}
