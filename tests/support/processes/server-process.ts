import { serve } from '#server/app/serve.ts'
import { readConfig } from '#server/config/config.ts'

/** A process of a test, the whole server, as the settings of this process say, but for the pages; it says its address and stays until it is killed. */
const reading = readConfig(process.env)
if (!reading.ok) throw new Error(reading.sentences.join('\n'))
const { url } = await serve(reading.config, { client: Promise.resolve(undefined) })
console.log(`ready ${url}`)
