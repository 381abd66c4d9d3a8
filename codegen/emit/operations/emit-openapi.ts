import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Emitted } from '#codegen/emit/text/emitted.ts'
import type { Model } from '#codegen/model/model.ts'
import { apiTypes, type KnownTypes } from './api-types.ts'
import { openapiDocument } from './openapi-document.ts'

const path = 'generated/operations/api.ts'
const remembering = 'types of the API'

/** The API's description, and its types by openapi-typescript. The types are made anew only where the description has changed. */
export async function emitOpenapi(model: Model): Promise<readonly Emitted[]> {
  const { root, memory } = model.sources
  const document = openapiDocument(model)
  const text = JSON.stringify(document, null, 1)
  // Only this file remembers under this name.
  const known = memory?.get(remembering)?.value as KnownTypes | undefined
  const types = (!known && typesOnDisk(root, text)) || (await apiTypes(document, known))
  memory?.set(remembering, { inputs: [], value: { document, text: types } satisfies KnownTypes })
  return [
    { path: 'generated/operations/openapi.json', from: 'schemas', text },
    { path, from: 'generated/operations/openapi.json', text: `${seal(text, types)}\n${types}` },
  ]
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
