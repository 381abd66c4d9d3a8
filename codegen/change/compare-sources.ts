import { compareTables } from '#codegen/emit/tables/compare-tables.ts'
import { type JsonObject, textAt } from '#codegen/load/json.ts'
import type { SourceFile, Sources } from '#codegen/load/sources.ts'
import { type Table, tablesOf } from '#codegen/model/table.ts'
import {
  compareEnumeration,
  compareList,
  compareOperation,
  compareRights,
  objectOf,
} from './compare-enumeration.ts'
import { comparePlain } from './compare-plain.ts'
import { compareResource } from './compare-resource.ts'
import { compareFields, compareSchema } from './compare-schema.ts'
import { type ComparedPlace, type Difference, differ, nothingTakenOver } from './compared-place.ts'
import type { ChangeKind } from './kinds.ts'

/** How two states of one file are compared, by the folder that it stands in. */
const comparisons: {
  readonly [folder: string]: (
    before: JsonObject,
    after: JsonObject,
    place: ComparedPlace,
  ) => readonly Difference[]
} = {
  resources: compareResource,
  types: compareSchema,
  elements: (before, after, place) => [
    ...nothingTakenOver(compareFields(before, after, place)),
    ...compareSchema(answerOf(before), answerOf(after), place),
  ],
  rules: (before, after, place) => nothingTakenOver(compareFields(before, after, place)),
  enumerations: compareEnumeration,
  operations: compareOperation,
  plain: comparePlain,
  lists: compareList,
  permissions: compareRights,
}

/** Everything that the schemas say differently in two states, in the order of files. */
export function compareSources(before: Sources, after: Sources): readonly Difference[] {
  const paths = [...new Set([...before.files.keys(), ...after.files.keys()])].sort()
  return [
    ...paths.flatMap((path) => compareFiles(path, before.files.get(path), after.files.get(path))),
    ...compareAllTables(before, after),
  ]
}

/** Files whose text differs though they mean the same: titles, descriptions, labels, examples. */
export function wordsOnly(
  before: Sources,
  after: Sources,
  differences: readonly Difference[],
): readonly string[] {
  const told = new Set(differences.map(({ file }) => file))
  return [...after.files.values()].flatMap(({ path, kind, text }) =>
    isCompared(path, kind) &&
    !told.has(path) &&
    before.files.has(path) &&
    before.files.get(path)?.text !== text
      ? [path]
      : [],
  )
}

function isCompared(path: string, kind: string): boolean {
  return path.startsWith('schemas/') && (kind in comparisons || kind === 'tables')
}

function compareFiles(
  path: string,
  before: SourceFile | undefined,
  after: SourceFile | undefined,
): readonly Difference[] {
  const file = after ?? before
  const compare = file && comparisons[file.kind]
  if (!file || !compare || before?.text === after?.text) return []
  const place: ComparedPlace = { file: path, pointer: '', path: '', flow: 'both' }
  if (before && after) return compare(objectOf(before.json), objectOf(after.json), place)
  const kind = (after ? added : removed)[file.kind]
  return kind ? [differ(kind, place, { name: nameOf(file) })] : []
}

const added: { readonly [folder: string]: ChangeKind } = {
  resources: 'type-added',
  elements: 'part-added',
  rules: 'part-added',
  operations: 'operation-added',
  plain: 'file-added',
  types: 'file-added',
  enumerations: 'file-added',
  lists: 'file-added',
  permissions: 'file-added',
}

const removed: { readonly [folder: string]: ChangeKind } = {
  resources: 'type-removed',
  elements: 'part-removed',
  rules: 'part-removed',
  operations: 'operation-removed',
  plain: 'file-removed',
  types: 'file-removed',
  enumerations: 'file-removed',
  lists: 'file-removed',
  permissions: 'file-removed',
}

function nameOf({ json, name }: SourceFile): string {
  const rule = objectOf(objectOf(json)['x-operation'])
  return textAt(rule, 'id') ?? textAt(json, 'title') ?? name
}

function answerOf(element: JsonObject): JsonObject {
  return 'x-value' in element ? { 'x-value': element['x-value'] ?? null } : {}
}

function compareAllTables(before: Sources, after: Sources): readonly Difference[] {
  const [old, fresh] = [tablesOf(before), tablesOf(after)]
  const names = [...new Set([...old, ...fresh].map(({ name }) => name))].sort()
  return names.flatMap((name) => {
    const only = (tables: readonly Table[]) => tables.filter((table) => table.name === name)
    const place: ComparedPlace = {
      file: `schemas/tables/${name.replaceAll('_', '-')}.json`,
      pointer: '',
      path: name,
      flow: 'both',
    }
    return compareTables(only(old), only(fresh)).map((statement) => {
      const kind = /drop (table|column)/.test(statement) ? 'table-loses' : 'table-changed'
      return differ(kind, place, { name: headOf(statement) })
    })
  })
}

/** What a statement does, short enough to be the name of a change. */
function headOf(statement: string): string {
  const [first = ''] = (statement.split('\n').find((line) => !line.startsWith('-- ASK')) ?? '').split(';')
  return first
    .replace(/^-- /, '')
    .replace(/ \(.*$/, '')
    .replace(/ (using|with check|for) .*$/, '')
    .trim()
}
