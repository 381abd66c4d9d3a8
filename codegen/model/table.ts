import { isObject, type JsonObject, objectAt, objectsAt, textAt, textsAt } from '#codegen/load/json.ts'
import { filesOf, type Sources } from '#codegen/load/sources.ts'
import { labelFunctions, labelRulesOf } from './permissions.ts'
import { type Own, ownCondition, ownFunctions, ownOf } from './reading/own.ts'
import { type Shared, sharedCondition, sharedFunctions, sharedOf } from './reading/shared.ts'

export type Column = {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly collation?: string
  readonly default?: string
  /** The expression by which the database itself makes the value. */
  readonly generated?: string
}
export type Index = {
  readonly name: string
  readonly columns: readonly { readonly column: string; readonly descending?: boolean }[]
  readonly unique?: boolean
  readonly where?: string
}
export type Constraint = { readonly name: string; readonly definition: string }
export type Policy = {
  readonly name: string
  readonly verb: string
  readonly using?: string
  readonly check?: string
}

/** In the generator's model, one table as the database should have it: plain data that two versions can be compared by. */
export type Table = {
  readonly name: string
  readonly description: string
  readonly columns: readonly Column[]
  readonly constraints: readonly Constraint[]
  readonly indexes: readonly Index[]
  readonly rowSecurity: boolean
  readonly policies: readonly Policy[]
  readonly grants: readonly string[]
}

/** The functions and views that row policies ask, as SQL; the application's role may read the views. */
export function askedByPolicies(sources: Sources): readonly string[] {
  const security = sources.files.get('schemas/meta/row-security.json')?.json
  const views = objectsAt(security, 'views').flatMap((each) => [
    textAt(each, 'sql') ?? '',
    `grant select on ${textAt(each, 'name')} to goldthread_app`,
  ])
  const functions = objectsAt(security, 'functions').flatMap((each) => textAt(each, 'sql') ?? [])
  const made = [
    ...labelFunctions(labelRulesOf(sources)),
    ...ownFunctions(ownOf(sources)),
    ...sharedFunctions(sharedOf(sources)),
  ]
  return [...functions, ...made, ...views]
}

/** Every table of `schemas/tables` with its row policies spelled out by `schemas/meta/row-security.json`. */
export function tablesOf(sources: Sources): readonly Table[] {
  const security = objectAt(
    { security: sources.files.get('schemas/meta/row-security.json')?.json ?? {} },
    'security',
  )
  const asked = { security, own: ownOf(sources), shared: sharedOf(sources) }
  return filesOf(sources, 'tables').map((file) => tableOf(isObject(file.json) ? file.json : {}, asked))
}

type Asked = {
  readonly security: JsonObject
  readonly own: Own | undefined
  readonly shared: readonly Shared[]
}

function tableOf(json: JsonObject, asked: Asked): Table {
  const policies = policiesOf(json, asked)
  return {
    name: textAt(json, 'name') ?? '',
    description: textAt(json, 'description') ?? '',
    columns: objectsAt(json, 'columns').map(columnOf),
    constraints: constraintsOf(json),
    indexes: objectsAt(json, 'indexes').map(indexOf),
    rowSecurity: policies.length > 0,
    policies,
    grants: textsAt(json, 'grants'),
  }
}

function columnOf(json: JsonObject): Column {
  const collation = textAt(json, 'collation')
  const initial = textAt(json, 'default')
  const generated = textAt(json, 'generated')
  return {
    name: textAt(json, 'name') ?? '',
    type: textAt(json, 'type') ?? 'text',
    nullable: json.nullable === true,
    ...(collation && { collation }),
    ...(initial && { default: initial }),
    ...(generated && { generated }),
  }
}

function indexOf(json: JsonObject): Index {
  const where = textAt(json, 'where')
  return {
    name: textAt(json, 'name') ?? '',
    columns: objectsAt(json, 'columns').map((part) => ({
      column: textAt(part, 'column') ?? '',
      ...(part.descending === true && { descending: true }),
    })),
    ...(json.unique === true && { unique: true }),
    ...(where && { where }),
  }
}

function constraintsOf(json: JsonObject): readonly Constraint[] {
  const name = textAt(json, 'name') ?? ''
  const carried = textsAt(json, 'carried')
  const include = carried.length > 0 ? ` include (${carried.join(', ')})` : ''
  return [
    { name: `${name}_pkey`, definition: `primary key (${textsAt(json, 'primaryKey').join(', ')})${include}` },
    ...objectsAt(json, 'unique').map((part) => ({
      name: textAt(part, 'name') ?? '',
      definition: `unique (${textsAt(part, 'columns').join(', ')})`,
    })),
    ...objectsAt(json, 'checks').map((part) => ({
      name: textAt(part, 'name') ?? '',
      definition: `check (${textAt(part, 'expression') ?? ''})`,
    })),
    ...objectsAt(json, 'exclusions').map((part) => ({
      name: textAt(part, 'name') ?? '',
      definition: `exclude using ${textAt(part, 'using') ?? 'gist'} (${objectsAt(part, 'elements').map(element).join(', ')})`,
    })),
  ]
}

function element(part: JsonObject): string {
  return `${textAt(part, 'column') ?? ''} with ${textAt(part, 'operator') ?? '='}`
}

function policiesOf(json: JsonObject, { security, own, shared }: Asked): readonly Policy[] {
  const columns = objectsAt(json, 'columns').flatMap((column) => textAt(column, 'name') ?? [])
  const rule = objectAt(objectAt(security, 'policies'), textAt(json, 'rowSecurity') ?? 'none')
  const row = textAt(json, 'rowColumn') ?? 'id'
  const place = { table: textAt(json, 'name') ?? '', row, columns }
  const visible = textAt(rule, 'visible')
    ?.replaceAll('{row}', row)
    .replaceAll('{own}', ownCondition(own, place))
    .replaceAll('{shared}', sharedCondition(shared, place))
  const added = textAt(rule, 'added')
  if (!visible || !added) return []
  const locks = textAt(json, 'lockColumn') !== undefined
  const unlocked = locks ? textAt(security, 'unlocked') : undefined
  const asProven = locks ? textAt(security, 'asProven') : undefined
  const proof = textAt(objectAt(security, 'proofs'), textAt(json, 'proof') ?? '')
  const all: readonly Policy[] = [
    { name: 'visible', verb: 'select', using: visible },
    { name: 'added', verb: 'insert', check: proof ? `${added} and ${proof}` : added },
    {
      name: 'changed',
      verb: 'update',
      using: unlocked ? `${visible} and ${unlocked}` : visible,
      check: asProven ? `${added} and ${asProven}` : added,
    },
    { name: 'removed', verb: 'delete', using: visible },
  ]
  const grants = textsAt(json, 'grants')
  return all.filter(({ verb }) => grants.includes(verb))
}
