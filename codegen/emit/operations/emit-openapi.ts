import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { isList, isObject, type JsonObject, objectAt, textAt } from '#codegen/load/json.ts'
import type { Model } from '#codegen/model/model.ts'
import { apiTypes, type KnownTypes } from './api-types.ts'
import { openapiDocument } from './openapi-document.ts'

const path = 'generated/operations/api.ts'
const remembering = 'types of the API'

/** The API's description, and its types by openapi-typescript. The types are made anew only where the description has changed. */
export async function emitOpenapi(model: Model): Promise<readonly Emitted[]> {
  const { root, memory } = model.sources
  const whole = openapiDocument(model)
  const document = withoutHeaders(whole, headerNames(model))
  const text = JSON.stringify(document, null, 1)
  // Only this file remembers under this name.
  const known = memory?.get(remembering)?.value as KnownTypes | undefined
  const types = (!known && typesOnDisk(root, text)) || (await apiTypes(document, known))
  memory?.set(remembering, { inputs: [], value: { document, text: types } satisfies KnownTypes })
  return [
    { path: 'generated/operations/openapi.json', from: 'schemas', text: JSON.stringify(whole, null, 1) },
    { path, from: 'generated/operations/openapi.json', text: `${seal(text, types)}\n${types}` },
  ]
}

function headerNames({ plain }: Model): ReadonlySet<string> {
  return new Set(
    plain.parameters.flatMap(({ key, in: place }) =>
      place === 'header' ? [`#/components/parameters/${key}`] : [],
    ),
  )
}

/** Types know no headers: our own client sets them in one place for all calls, and they would be half of the file. */
function withoutHeaders(document: JsonObject, headers: ReadonlySet<string>): JsonObject {
  const paths = Object.entries(objectAt(document, 'paths')).map(([path, said]) => {
    const own = isObject(said) ? withoutOwn(said, headers) : {}
    const calls = Object.entries(own).map(([method, call]) => [
      method,
      isObject(call) ? withoutOwn(call, headers) : call,
    ])
    return [path, Object.fromEntries(calls)]
  })
  return { ...document, paths: Object.fromEntries(paths) }
}

function withoutOwn({ parameters, ...said }: JsonObject, headers: ReadonlySet<string>): JsonObject {
  if (!isList(parameters)) return said
  const kept = parameters.filter((each) => !headers.has(textAt(each, '$ref') ?? ''))
  return kept.length === 0 ? said : { ...said, parameters: kept }
}

/** The types on disk, if they were made from this very description and nobody has touched them since. */
function typesOnDisk(root: string, document: string): string | undefined {
  try {
    const [, line, ...rest] = readFileSync(join(root, path), 'utf8').trimEnd().split('\n')
    const types = rest.join('\n')
    return line === seal(document, types) ? types : undefined
  } catch {
    return undefined
  }
}

function seal(document: string, types: string): string {
  return `// ${hash(document)} ${hash(types)}`
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
