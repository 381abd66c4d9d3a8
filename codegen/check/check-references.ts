import { closureOf } from '#codegen/load/closure-of.ts'
import type { Complaint } from '#codegen/load/complaint.ts'
import { isList, isObject, type JsonObject, objectAt, textAt, textsAt } from '#codegen/load/json.ts'
import { remembered } from '#codegen/load/memory.ts'
import { filesOf, type SourceFile, type Sources } from '#codegen/load/sources.ts'
import { refsOf, targetOf, valueAt, visit } from '#codegen/load/target-of.ts'
import { complain, suggestion } from './complain.ts'

/** Every name that one file uses of another leads somewhere: `$ref`, targets of references, coded lists, patterns. */
export function checkReferences(sources: Sources): readonly Complaint[] {
  const types = filesOf(sources, 'resources').map((file) => textAt(file.json, 'title') ?? '')
  const pending = pendingTypes(sources)
  const lists = filesOf(sources, 'lists').map(({ name }) => name)
  const schemas = [...sources.files.values()].filter(
    ({ path, kind }) => path.startsWith('schemas/') && kind !== 'meta' && kind !== 'labels',
  )
  return [
    ...schemas.flatMap((file) => {
      const names = JSON.stringify([types, pending, lists])
      const inputs = [file, ...closureOf(sources, file.path), names]
      return remembered(sources.memory, { name: `references of ${file.path}`, inputs }, () =>
        checkFile(sources, file, { types, pending, lists }),
      )
    }),
    ...checkPending(sources, types),
  ]
}

type Known = {
  readonly types: readonly string[]
  readonly pending: readonly string[]
  readonly lists: readonly string[]
}

function checkFile(sources: Sources, file: SourceFile, known: Known): readonly Complaint[] {
  const complaints: Complaint[] = []
  for (const { pointer, ref } of refsOf(file)) {
    const target = targetOf(file.path, ref)
    if (valueAt(sources, target) !== undefined) continue
    const folder = target.path.split('/').slice(0, -1).join('/')
    const beside = [...sources.files.keys()].filter((path) => path.startsWith(`${folder}/`))
    complaints.push(
      complain(file, pointer, {
        what: `"${ref}" leads to ${target.path}${target.pointer && `#${target.pointer}`}, which is not there.`,
        fix: suggestion(target.path, beside, 'Write that file, or name one that is there.'),
      }),
    )
  }
  visit(file.json, '', (value, pointer) => {
    if (isObject(value)) complaints.push(...checkKeywords(file, { schema: value, pointer }, known))
  })
  return complaints
}

function checkKeywords(
  file: SourceFile,
  { schema, pointer }: { readonly schema: JsonObject; readonly pointer: string },
  { types, pending, lists }: Known,
): readonly Complaint[] {
  const targets = textsAt(objectAt(schema, 'x-reference'), 'targets')
  const unknown = targets.filter((type) => !types.includes(type) && !pending.includes(type))
  const named = (['x-list', 'x-suggests'] as const).flatMap((keyword) => {
    const list = textAt(schema, keyword)
    return list === undefined || lists.includes(list) ? [] : [{ keyword, list }]
  })
  return [
    ...unknown.map((type) =>
      complain(file, `${pointer}/x-reference/targets/${targets.indexOf(type)}`, {
        what: `No resource is called ${type}.`,
        fix: suggestion(
          type,
          types,
          `Write schemas/resources/… for it, or add "${type}" to schemas/meta/pending-types.json until it is written.`,
        ),
      }),
    ),
    ...named.map(({ keyword, list }) =>
      complain(file, `${pointer}/${keyword}`, {
        what: `There is no coded list ${list}.`,
        fix: suggestion(list, lists, `Write schemas/lists/${list}.json.`),
      }),
    ),
    ...checkPattern(file, schema, pointer),
  ]
}

function checkPattern(file: SourceFile, schema: JsonObject, pointer: string): readonly Complaint[] {
  const pattern = textAt(schema, 'pattern')
  if (pattern === undefined || 'properties' in schema) return []
  try {
    new RegExp(pattern, 'u')
    return []
  } catch (error) {
    return [
      complain(file, `${pointer}/pattern`, {
        what: `This pattern is not a regular expression: ${error instanceof Error ? error.message : ''}`,
        fix: 'Fix the pattern; it is read with the flag u.',
      }),
    ]
  }
}

/** The types that may be referred to though they have no schema yet. */
export function pendingTypes(sources: Sources): readonly string[] {
  const json = sources.files.get('schemas/meta/pending-types.json')?.json
  return isList(json) ? json.filter((item) => typeof item === 'string') : []
}

function checkPending(sources: Sources, types: readonly string[]): readonly Complaint[] {
  const file = sources.files.get('schemas/meta/pending-types.json')
  if (!file) return []
  return pendingTypes(sources).flatMap((type, index) =>
    types.includes(type)
      ? [
          complain(file, `/${index}`, {
            what: `${type} has its schema now.`,
            fix: 'Take it out of this list.',
          }),
        ]
      : [],
  )
}
