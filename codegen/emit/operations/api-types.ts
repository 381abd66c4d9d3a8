import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { isObject, type Json, type JsonObject, objectAt } from '#codegen/load/json.ts'
import { type Frame, frameOf, frameText } from './frame.ts'
import { openapiTypesOf } from './openapi-types-of.ts'

/** A description with the types that were made of it. */
export type KnownTypes = { readonly document: JsonObject; readonly text: string }

/** The types of a description by openapi-typescript: of the whole, or of what is different from a known one, put in its place. */
export async function apiTypes(document: JsonObject, known: KnownTypes | undefined): Promise<string> {
  const changed = known && changedEntries(known.document, document)
  if (!known || !changed) return typesOfWhole(document)
  if (changed.paths.length === 0 && changed.schemas.length === 0) return known.text

  const part = partOf(document, changed)
  const fresh = frameOf(await openapiTypesOf(JSON.stringify(part)))
  const wanted = entryNames(document, changed)
  return frameText(spliced(frameOf(known.text), fresh, wanted))
}

type Changed = { readonly paths: readonly string[]; readonly schemas: readonly string[] }

/** The paths and schemas that differ; undefined when anything else does, or when some came, went or moved. */
function changedEntries(before: JsonObject, after: JsonObject): Changed | undefined {
  const paths = differing(objectAt(before, 'paths'), objectAt(after, 'paths'))
  const schemas = differing(schemasOf(before), schemasOf(after))
  return paths && schemas && isSame(rest(before), rest(after)) ? { paths, schemas } : undefined
}

function differing(before: JsonObject, after: JsonObject): readonly string[] | undefined {
  const names = Object.keys(after)
  if (names.join('\n') !== Object.keys(before).join('\n')) return undefined
  return names.filter((name) => !isSame(before[name], after[name]))
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** What the types are made of beside paths and schemas. */
function rest(document: JsonObject): JsonObject {
  const { schemas: _schemas, ...components } = objectAt(document, 'components')
  return components
}

function schemasOf(document: JsonObject): JsonObject {
  return objectAt(objectAt(document, 'components'), 'schemas')
}

/** A description of the changed alone, with every schema that it names; a member of a union comes with its union. */
function partOf(document: JsonObject, changed: Changed): JsonObject {
  const schemas = schemasOf(document)
  const unions = Object.keys(schemas).filter((name) => isUnionOf(schemas[name], changed.schemas))
  const paths = picked(objectAt(document, 'paths'), changed.paths)
  const found = new Set<string>()
  const add = (value: Json | undefined): void => {
    for (const [, name = ''] of JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue
      found.add(name)
      add(schemas[name])
    }
  }
  for (const name of [...changed.schemas, ...unions]) {
    found.add(name)
    add(schemas[name])
  }
  add(paths)
  add(rest(document))
  const components = { ...objectAt(document, 'components'), schemas: picked(schemas, [...found]) }
  return { ...document, tags: [], paths, components }
}

function isUnionOf(schema: Json | undefined, names: readonly string[]): boolean {
  if (!isObject(schema) || !isObject(schema.discriminator)) return false
  const text = JSON.stringify(schema)
  return names.some((name) => text.includes(`"#/components/schemas/${name}"`))
}

function picked(whole: JsonObject, names: readonly string[]): JsonObject {
  const wanted = new Set(names)
  return Object.fromEntries(Object.entries(whole).filter(([name]) => wanted.has(name)))
}

/** Where the changed stand in the types: their paths, their operations, their schemas. */
function entryNames(document: JsonObject, { paths, schemas }: Changed): ReadonlySet<string> {
  const calls = paths.flatMap((path) => Object.values(objectAt(objectAt(document, 'paths'), path)))
  const ids = calls.flatMap((call) => (isObject(call) && call.operationId ? [String(call.operationId)] : []))
  return new Set([
    ...paths.map((path) => `paths ${path}`),
    ...ids.map((id) => `operations ${id}`),
    ...schemas.map((name) => `schemas ${name}`),
  ])
}

function spliced(whole: Frame, fresh: Frame, wanted: ReadonlySet<string>): Frame {
  const texts = new Map(
    fresh.flatMap(({ name, text }) => (name === undefined ? [] : [[name, text] as const])),
  )
  return whole.map((piece) => {
    if (piece.name === undefined || !wanted.has(piece.name)) return piece
    return { name: piece.name, text: texts.get(piece.name) ?? piece.text }
  })
}

/** The whole takes a second and more, so a thread of its own makes it. */
async function typesOfWhole(document: JsonObject): Promise<string> {
  const place = new URL('./types-worker.ts', import.meta.url)
  const worker = new Worker(place, { workerData: JSON.stringify(document) })
  const [text] = await once(worker, 'message')
  return String(text)
}
