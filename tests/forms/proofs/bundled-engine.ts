import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { modernBrowsers } from '#shared/limits/limits.ts'
import type { Engine } from './prove-engine.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

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
  const entry = Object.entries(exported)
    .map(([name, file]) => `export { ${name} } from '${root}src/shared/forms/${file}'`)
    .join('\n')
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'engine-entry' ? '\0engine-entry' : undefined),
        load: (id) => (id === '\0engine-entry' ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: Object.entries(modernBrowsers).map(([family, version]) => `${family}${version}`),
      rolldownOptions: {
        input: 'engine-entry',
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  })
  const [output] = [made].flat()
  const code = output && 'output' in output ? output.output[0].code : ''
  // The bundle exports what its entry names.
  return (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as Engine
}
