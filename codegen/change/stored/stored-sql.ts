import type { Limit, StoredChange } from './stored-change.ts'
import { upcastDrafts } from './upcast-drafts.ts'

/**
 * What a migration says about stored rows, for a person to read: the upcast steps to write, the questions that only a person
 * can answer, and the re-index that the next start does. `firstStep` is the number that the first new upcast step gets.
 */
export function storedSql(changes: readonly StoredChange[], firstStep: number): readonly string[] {
  const reindexed = changes.filter(({ kind }) => kind === 'reindexed')
  return [
    ...upcastDrafts(changes, firstStep),
    ...changes.flatMap(questionOf),
    ...(reindexed.length === 0 ? [] : [reindexSql(reindexed)]),
  ]
}

function reindexSql(changes: readonly StoredChange[]): string {
  const because = changes.map((change) =>
    change.kind === 'reindexed' ? `-- ${change.type}: ${change.because.join(', ')}.` : '',
  )
  const types = [...new Set(changes.map(({ type }) => `(${text(type)}, false)`))].join(', ')
  return [
    '-- Tokens and columns of these types are made anew after the next start, from what the upcast steps answer; until then nobody',
    '-- searches by what is new in them. Say true where more has changed than the schema tells:',
    ...because,
    `insert into reindex (type, is_whole) values ${types} on conflict (type) do update set asked_at = now();`,
  ].join('\n')
}

function questionOf(change: StoredChange): readonly string[] {
  const { type } = change
  switch (change.kind) {
    case 'renamed':
      return change.isSorted ? [sortedRename(change)] : []
    case 'value-gone':
      return [
        ask(
          `${type}.${change.path} may no longer be ${change.value}. These rows hold it; which of ${change.left.join(', ')} shall it be?`,
          rowsWhere(change, `${jsonPath(change.path)} ? (@ == ${json(change.value)})`),
        ),
      ]
    case 'target-gone':
      return [
        ask(
          `${type}.${change.path} no longer refers to a ${change.target}. These rows do; they can be read, and not saved again before the reference is changed`,
          rowsWhere(change, `${jsonPath(change.path)} ? (@."resourceType" == ${json(change.target)})`),
        ),
      ]
    case 'tightened':
      return [
        ask(
          `${type}.${change.path} takes less than before (${change.limit.name} ${change.limit.value}). These rows do not fit; they can be read, and not saved again before they are fixed`,
          rowsBeyond(change, change.path, change.limit),
        ),
      ]
    case 'unique':
      return [
        ask(
          `${change.paths.join(' + ')} of ${type} is unique from now on. These rows share a value; the first keeps it, the others are refused when they are saved again`,
          rowsSharing(change, change.paths),
        ),
      ]
    case 'signed':
      return [
        `-- SIGNED: a signature covers ${type}.${change.path}. In signed rows it stays as it is, whatever the upcast step says: the code that reads it has to know both shapes.`,
      ]
    case 'type-gone':
      return [typeGone(change)]
    case 'part':
      return change.step.kind === 'gone' ? [partGone(change)] : []
    default:
      return []
  }
}

function sortedRename(change: Extract<StoredChange, { readonly kind: 'renamed' }>): string {
  const { type, from, to } = change
  if (from.includes('.'))
    return ask(
      `Lists of ${type} can be sorted by ${to}, and older rows stand last until they are saved again. If that will not do, rewrite them`,
      rowsWhere(change, jsonPath(from)),
    )
  return ask(
    `Lists of ${type} can be sorted by ${to}, and older rows stand last until they are saved again. If that will not do (rows that are not locked; their history stays)`,
    `update ${tableOf(change)} set content = ((content::jsonb - ${text(from)}) || jsonb_build_object(${text(to)}, content -> ${text(from)}))::json where type = ${text(type)} and content::jsonb ? ${text(from)}${change.scope === 'global' ? '' : ' and not is_locked'};`,
  )
}

function partGone(change: Extract<StoredChange, { readonly kind: 'part' }>): string {
  const word = change.folder === 'elements' ? 'type' : 'kind'
  return ask(
    `${change.part} is gone. These rows of ${change.type} use it; what is published never changes, so the program has to go on reading it, or the step says what stands in its place`,
    rowsWhere(change, `$.** ? (@.${json(word)} == ${json(change.part)})`),
  )
}

function typeGone(change: StoredChange): string {
  const { type } = change
  const [tokens, where] = [
    change.scope === 'global' ? 'global_token' : 'token',
    `where type = ${text(type)};`,
  ]
  return [
    ask(
      `The type ${type} is gone. Its rows stay, with their history, and nobody reaches them. How many there are`,
      `select count(*) from ${tableOf(change)} ${where}`,
    ),
    `-- If nothing shall find them any more: delete from ${tokens} ${where}`,
    '-- Rows and history are records of care: delete them only when whoever keeps the records says so.',
  ].join('\n')
}

function rowsWhere(change: StoredChange, path: string): string {
  return `select ${keysOf(change)} from ${tableOf(change)} where type = ${text(change.type)} and jsonb_path_exists(content::jsonb, ${text(`lax ${path}`)});`
}

function rowsBeyond(change: StoredChange, path: string, { name, value }: Limit): string {
  const beyond: { readonly [Each in Limit['name']]: string } = {
    maxLength: `length(value #>> '{}') > ${value}`,
    pattern: `value #>> '{}' !~ ${text(String(value))}`,
    minimum: `(value #>> '{}')::numeric < ${value}`,
    maximum: `(value #>> '{}')::numeric > ${value}`,
    minItems: `jsonb_array_length(value) < ${value}`,
    maxItems: `jsonb_array_length(value) > ${value}`,
  }
  const wanted = name.endsWith('Items') ? jsonPath(path) : `${jsonPath(path)}[*]`
  const kind = name.endsWith('Items') ? 'strict' : 'lax'
  return `select distinct ${keysOf(change)} from ${tableOf(change)}, jsonb_path_query(content::jsonb, ${text(`${kind} ${wanted}`)}, silent => true) as value where type = ${text(change.type)} and ${beyond[name]};`
}

function rowsSharing(change: StoredChange, paths: readonly string[]): string {
  const values = paths.map((path) => `lower(content #>> '{${path.replaceAll('.', ',')}}')`)
  const practice = change.scope === 'global' ? [] : ['practice_id']
  return `select ${[...practice, ...values].join(', ')}, array_agg(id) from ${tableOf(change)} where type = ${text(change.type)} and not is_deleted group by ${[...practice, ...values].join(', ')} having count(*) > 1;`
}

function tableOf({ scope }: StoredChange): string {
  return scope === 'global' ? 'global_resource' : 'resource'
}

function keysOf({ scope }: StoredChange): string {
  return scope === 'global' ? 'id' : 'practice_id, id'
}

function jsonPath(path: string): string {
  return `$${path
    .split('.')
    .map((name) => `.${json(name)}`)
    .join('')}`
}

function json(value: string): string {
  return JSON.stringify(value)
}

function text(value: string): string {
  return `'${value.replaceAll("'", "''")}'`
}

function ask(question: string, sql: string): string {
  return `-- ASK: ${question}:\n-- ${sql}`
}
