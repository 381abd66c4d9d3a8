import { fileURLToPath } from 'node:url'
import { buildClient } from '#server/app/build-client.ts'
import { serve } from '#server/app/serve.ts'
import { readConfig } from '#server/config/config.ts'

/** The server of the benchmark of lists: ours as it is, with its pages. */
const reading = readConfig(process.env)
if (!reading.ok) throw new Error(reading.sentences.join('\n'))
const root = fileURLToPath(new URL('../../..', import.meta.url))
const serving = await serve(reading.config, { client: buildClient(root) })
console.log(serving.url)
