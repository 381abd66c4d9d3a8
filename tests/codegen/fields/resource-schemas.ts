import { readdirSync, readFileSync } from 'node:fs'

/** JSON Schema as far as the comparison reads it. */
export type Schema = { readonly [key: string]: unknown } & {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly required?: readonly string[]
  readonly 'x-createRequired'?: readonly string[]
}

const folder = new URL('../../../schemas/', import.meta.url)

/** For tests of fields, all resource schemas as they stand in the repository, by type. */
export function resourceSchemas(): ReadonlyMap<string, Schema> {
  const names = readdirSync(new URL('resources/', folder))
  const schemas = names.map((name) => read(`resources/${name}`))
  return new Map(schemas.map((schema) => [String(schema.title), schema]))
}

/** The words for what one entry of a field is, the same that the tables are read into. */
export function kindsOf(type: string, schema: Schema): readonly string[] {
  const target = typeof schema.$ref === 'string' ? schema.$ref : ''
  const reference = schema['x-reference'] as { readonly targets: readonly string[]; readonly pinned?: true }
  if (reference) return referenceKinds(type, reference)
  if (target.includes('coded-value')) {
    const list = schema['x-list']
    return list ? ['coded', `coded ${list}`] : ['coded']
  }
  if (target === '') return plainKinds(schema)
  const named = read(target.replace('../', ''))
  if (target.includes('/enumerations/'))
    return [`enumeration ${named.title}`, `one of ${(named.enum as readonly string[]).toSorted().join('|')}`]
  return [String(named.title), ...plainKinds(named)]
}

function referenceKinds(
  type: string,
  { targets, pinned }: { readonly targets: readonly string[]; readonly pinned?: true },
): readonly string[] {
  const end = pinned ? ' pinned' : ''
  const itself = targets.length === 1 && targets[0] === type ? [`reference itself${end}`] : []
  return [`reference${end}`, `reference ${targets.toSorted().join('|')}${end}`, ...itself]
}

const formats: Readonly<Record<string, string>> = { date: 'date', 'date-time': 'instant', uri: 'uri' }
const types: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
}

function plainKinds(schema: Schema): readonly string[] {
  if (schema['x-markdown']) return ['markdown']
  const format = formats[String(schema.format)]
  return [format ?? types[String(schema.type)] ?? 'anything']
}

const known = new Map<string, Schema>()

function read(path: string): Schema {
  const there = known.get(path)
  if (there) return there
  const schema = JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as Schema
  known.set(path, schema)
  return schema
}
