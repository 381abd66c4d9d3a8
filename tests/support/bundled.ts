import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { modernBrowsers } from '#shared/limits/limits.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** For tests: modules as browsers get them, bundled for them and made small; `exported` says which name is in which file from the root. */
export async function bundled(exported: Readonly<Record<string, string>>): Promise<string> {
  const entry = Object.entries(exported)
    .map(([name, file]) => `export { ${name} } from '${root}${file}'`)
    .join('\n')
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'bundled-entry' ? '\0bundled-entry' : undefined),
        load: (id) => (id === '\0bundled-entry' ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: Object.entries(modernBrowsers).map(([family, version]) => `${family}${version}`),
      rolldownOptions: {
        input: 'bundled-entry',
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  })
  const [output] = [made].flat()
  return output && 'output' in output ? output.output[0].code : ''
}
