import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Emitted } from '#codegen/emit/emitted.ts'
import type { Model } from '#codegen/model/model.ts'
import { openapiDocument } from './openapi.ts'

const path = 'generated/operations/api.ts'

/** The API's description, and its types by openapi-typescript. The types are made anew only when the description has changed. */
export async function emitOpenapi(model: Model): Promise<readonly Emitted[]> {
  const text = JSON.stringify(openapiDocument(model), null, 1)
  const types = knownTypes(model.sources.root, text) ?? (await typesOf(text))
  return [
    { path: 'generated/operations/openapi.json', from: 'schemas', text },
    { path, from: 'generated/operations/openapi.json', text: `${seal(text, types)}\n${types}` },
  ]
}

/** The types on disk, if they were made from this very description and nobody has touched them since. */
function knownTypes(root: string, document: string): string | undefined {
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

async function typesOf(document: string): Promise<string> {
  const { astToString, default: openapiTypes } = await import('openapi-typescript')
  const nodes = await openapiTypes(document, { immutable: true, silent: true, alphabetize: false })
  return astToString(nodes).trimEnd()
}
