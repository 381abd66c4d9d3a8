import { demoOfWeeks } from '#server/app/demo-afterwards.ts'
import { serve } from '#server/app/serve.ts'
import { readConfig } from '#server/config/config.ts'
import type { DemoWeeks } from '#server/demo/make-demo.ts'
import { isDemoWhole } from '#server/demo/making/mark-demo-whole.ts'

/** A process of a test, a start with the demo, but for the pages: says each step of its making and, when all of it is there, `whole`; stays until it is killed. */
const reading = readConfig({ ...process.env, GOLDTHREAD_DEMO: 'on', LOG_LEVEL: 'warn' })
if (!reading.ok) throw new Error(reading.sentences.join('\n'))
const { state } = await serve(reading.config, {
  client: Promise.resolve(undefined),
  afterwards: demoOfWeeks(weeksOf(process.env.TEST_DEMO_WEEKS)),
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

/** The weeks back and ahead, as `2,1`; as many as usual where nothing is said. */
function weeksOf(said: string | undefined): DemoWeeks | undefined {
  if (said === undefined) return undefined
  const [back = 0, ahead = 0] = said.split(',').map(Number)
  return { back, ahead }
}
