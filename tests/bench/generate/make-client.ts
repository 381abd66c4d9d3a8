import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** For the benchmark of the generator, makes types and client out of a description with one of the tools: `node make-client.ts <tool> <openapi.json> <directory>`. */
const [, , tool = '', input = '', target = ''] = process.argv

const tools: Readonly<Record<string, () => Promise<void>>> = { ours, heyApi, orval }
const make = tools[tool]
if (!make) throw new Error(`There is no tool ${tool}.`)
await make()

/** As `npm run generate` makes them: the types by openapi-typescript; the client over them is openapi-fetch, which needs no code. */
async function ours(): Promise<void> {
  const { apiTypes } = await import('#codegen/emit/operations/api-types.ts')
  writeFileSync(join(target, 'api.ts'), await apiTypes(JSON.parse(readFileSync(input, 'utf8')), undefined))
}

async function heyApi(): Promise<void> {
  const { createClient } = await import('@hey-api/openapi-ts')
  await createClient({
    input,
    output: { path: target },
    plugins: ['@hey-api/typescript', '@hey-api/client-fetch', '@hey-api/sdk'],
    logs: { level: 'silent' },
  })
}

async function orval(): Promise<void> {
  const { generate } = await import('orval')
  await generate({
    input: { target: input },
    output: { target: join(target, 'api.ts'), client: 'fetch', mode: 'split' },
  })
}
