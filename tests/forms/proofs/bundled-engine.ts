import { bundled } from '#tests/support/bundled.ts'
import type { Engine } from './prove-engine.ts'

/** What of the engine is bundled, and where it stands. */
const exported: { readonly [Name in keyof Engine]: string } = {
  compileForm: 'compile-form.ts',
  openAnswers: 'opening/open-answers.ts',
  checkDefinition: 'publishing/check-definition.ts',
  validateAnswers: 'opening/validate-answers.ts',
  finalAnswers: 'opening/validate-answers.ts',
}

/** For tests: the engine of forms as browsers get it: bundled for them, and made small. */
export async function bundledEngine(): Promise<Engine> {
  const files = Object.entries(exported).map(([name, file]) => [name, `src/shared/forms/${file}`] as const)
  const code = await bundled(Object.fromEntries(files))
  // The bundle exports what its entry names.
  return (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as Engine
}
