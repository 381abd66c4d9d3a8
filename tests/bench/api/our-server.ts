import { serve } from '#server/app/serve.ts'
import { readConfig } from '#server/config/config.ts'

/** The benchmark's own server: ours as it is, without its pages. */
const reading = readConfig(process.env)
if (!reading.ok) throw new Error(reading.sentences.join('\n'))
const serving = await serve(reading.config, { client: Promise.resolve(undefined) })
console.log(serving.url)
