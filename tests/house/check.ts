import { mkdirSync, writeFileSync } from 'node:fs'
import { runLanes, type Step } from './step.ts'

const generated: Step = {
  name: 'generated files are what the schemas say',
  command: ['node', 'codegen/main.ts', '--check'],
}
const lint: Step = { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '.'] }
const types: Step = {
  name: 'types',
  command: [
    'node',
    'node_modules/typescript-7/bin/tsc',
    ...['-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', '.build/types.tsbuildinfo'],
  ],
}
const coverage: Step = {
  name: 'at least 99.8 % of identifiers are typed',
  command: [
    'type-coverage',
    '-p',
    'tsconfig.json',
    '--at-least',
    '99.8',
    '--ignore-files',
    'generated/**',
    '--ignore-files',
    'tests/**',
    '--cache',
    '--cache-directory',
    '.build/type-coverage',
  ],
}
const dead: Step = {
  name: 'no dead files, exports or packages',
  command: ['knip', '--config', 'tests/house/knip.json'],
}
const unit: Step = {
  name: 'unit tests and the law of arrows',
  command: ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'unit', '--reporter', 'dot'],
}
const bundle: Step = {
  name: 'the first screen is light, and a type is loaded when it is opened',
  command: ['node', 'tests/house/bundle.ts'],
  isReport: true,
}

/** `npm run check`: everything that needs no database, in two lanes. `--whole`, as in `npm test`, also counts the typed identifiers, which takes a minute more. */
const isWhole = process.argv.includes('--whole')
const results = await runLanes([
  [generated, lint, types, ...(isWhole ? [coverage] : [])],
  [dead, bundle, unit],
])

const failed = results.filter(({ passed }) => !passed)
if (failed.length > 0) process.exitCode = 1
mkdirSync('.build', { recursive: true })
writeFileSync('.build/check-failures.json', JSON.stringify(failed.map(failureOf)))

/** The step, and of what it printed the lines that name what failed: those of a failed test, else the last ones. */
function failureOf({ name, output }: (typeof results)[number]): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const named = lines.filter((line) => /FAIL|Error:/.test(line))
  return [name, ...(named.length > 0 ? named : lines.slice(-4)).slice(0, 6)].join(' | ').slice(0, 800)
}
