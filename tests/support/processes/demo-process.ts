import { demoAfterwards } from '#server/app/demo-afterwards.ts'
import { serve } from '#server/app/serve.ts'
import { readConfig } from '#server/config/config.ts'
import { isDemoWhole } from '#server/demo/making/mark-demo-whole.ts'

/** A process of a test, a start with the demo, but for the pages: says each step of its making and, when all of it is there, `whole`; stays until it is killed. */
const reading = readConfig({ ...process.env, GOLDTHREAD_DEMO: 'on', LOG_LEVEL: 'warn' })
if (!reading.ok) throw new Error(reading.sentences.join('\n'))
const { state } = await serve(reading.config, {
  client: Promise.resolve(undefined),
  afterwards: demoAfterwards,
})
let told = ''
for (;;) {
  const line = state.progress.map(({ what, done }) => `step ${what} ${done}`).join()
  if (line !== told && line !== '') console.log(line)
  told = line
  if (line === '' && state.world && (await isDemoWhole(state.world))) break
  await new Promise((resolve) => setTimeout(resolve, 5))
}
console.log('whole')
