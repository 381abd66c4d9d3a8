import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Round, watchSources } from '#codegen/watch-sources.ts'
import { sizeOf } from './generate/size-of.ts'

/** `npm run bench:generate`: the generator from nothing, with nothing to do and watching, beside two others on the same description; one JSON line. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const changes = 12
const house = fileURLToPath(new URL('../..', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'goldthread-bench-'))
const document = join(root, 'openapi.json')

type Spent = { readonly milliseconds: number; readonly cpu: number }

try {
  for (const path of ['schemas', 'src/shared/messages', 'package-lock.json'])
    cpSync(join(house, path), join(root, path), { recursive: true })
  mkdirSync(join(root, 'node_modules'))
  const { cold, idle } = generatorRuns()
  cpSync(join(root, 'generated/operations/openapi.json'), document)
  const tools = toolRuns()
  const watched = await watchRuns()
  console.log(JSON.stringify(lineOf({ cold, idle, watched, tools })))
} finally {
  rmSync(root, { recursive: true, force: true })
}

/** From nothing, and then with nothing to do: whole processes, as a person starts them. */
function generatorRuns(): { readonly cold: readonly Spent[]; readonly idle: readonly Spent[] } {
  const cold: Spent[] = []
  const idle: Spent[] = []
  for (let round = 0; round < rounds; round++) {
    rmSync(join(root, 'generated'), { recursive: true, force: true })
    rmSync(join(root, 'node_modules'), { recursive: true, force: true })
    mkdirSync(join(root, 'node_modules'))
    cold.push(run([join(house, 'codegen/main.ts')]))
    idle.push(run([join(house, 'codegen/main.ts')]))
  }
  return { cold, idle }
}

type Tool = 'ours' | 'heyApi' | 'orval'

/** Types and client out of the same description, the tools taking turns. */
function toolRuns(): Readonly<Record<Tool, readonly Spent[]>> {
  const spent: Record<Tool, Spent[]> = { ours: [], heyApi: [], orval: [] }
  for (let round = 0; round < rounds; round++)
    for (const tool of ['ours', 'heyApi', 'orval'] as const) {
      const target = join(root, 'clients', tool)
      rmSync(target, { recursive: true, force: true })
      mkdirSync(target, { recursive: true })
      spent[tool].push(run([join(house, 'tests/bench/generate/make-client.ts'), tool, document, target]))
    }
  return spent
}

/** One schema changed again and again while the generator watches: from the write to the last file on disk. */
async function watchRuns(): Promise<readonly Spent[]> {
  const path = join(root, 'schemas/resources/patient.json')
  const text = readFileSync(path, 'utf8')
  const spent: Spent[] = []
  let told: ((round: Round) => void) | undefined
  const watching = await watchSources(root, (round) => told?.(round))
  for (let change = 0; change < changes; change++) {
    const next = new Promise<Round>((resolve) => {
      told = resolve
    })
    const begun = performance.now()
    const before = process.cpuUsage()
    writeFileSync(path, text.replace('"description": "', `"description": "Change ${change}. `))
    const { written } = await next
    if (!written.includes('generated/types/patient.ts')) throw new Error('The change was not generated.')
    const { user, system } = process.cpuUsage(before)
    spent.push({ milliseconds: performance.now() - begun, cpu: (user + system) / 1000 })
  }
  watching.close()
  return spent
}

/** A process until its end; what it burnt it says itself as its last word. */
function run(command: readonly string[]): Spent {
  const sayCpu =
    'data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();process.stderr.write("CPU "+(user+system)/1000)})'
  const begun = performance.now()
  const child = spawnSync(process.execPath, ['--import', sayCpu, ...command], { cwd: root, encoding: 'utf8' })
  const milliseconds = performance.now() - begun
  if (child.status !== 0) throw new Error(`${command.join(' ')}: ${child.stdout}${child.stderr}`)
  return { milliseconds, cpu: Number(/CPU ([\d.]+)$/.exec(child.stderr)?.[1]) }
}

type Results = {
  readonly cold: readonly Spent[]
  readonly idle: readonly Spent[]
  readonly watched: readonly Spent[]
  readonly tools: Readonly<Record<Tool, readonly Spent[]>>
}

function lineOf({ cold, idle, watched, tools }: Results): object {
  const [whole, nothing, change] = [cold, idle, watched].map(medians)
  return {
    bench: 'generate',
    types: sizeOf(join(root, 'schemas/resources')).files,
    unit: 'milliseconds, medians',
    coldEverything: whole,
    nothingToDo: nothing,
    oneChangeWatched: change,
    aims: {
      coldEverything: 6_000,
      nothingToDo: 500,
      oneChangeWatched: 300,
      isKept: within(whole, 6_000) && within(nothing, 500) && within(change, 300),
    },
    typesAndClient: {
      ours: medians(tools.ours),
      heyApi: medians(tools.heyApi),
      orval: medians(tools.orval),
      heyApiToOurs: ratio(tools.heyApi, tools.ours),
      orvalToOurs: ratio(tools.orval, tools.ours),
      heyApiToEverything: ratio(tools.heyApi, cold),
      orvalToEverything: ratio(tools.orval, cold),
    },
    sizes: {
      generated: sizeOf(join(root, 'generated')),
      validators: sizeOf(join(root, 'generated/validators')),
      openapi: sizeOf(document),
      heyApi: sizeOf(join(root, 'clients/heyApi')),
      orval: sizeOf(join(root, 'clients/orval')),
    },
    rounds,
    changes,
    cores: availableParallelism(),
    node: process.version,
  }
}

function medians(spent: readonly Spent[]): Spent {
  return {
    milliseconds: Math.round(median(spent.map(({ milliseconds }) => milliseconds))),
    cpu: Math.round(median(spent.map(({ cpu }) => cpu))),
  }
}

/** By processor time, which what else the machine does touches least. */
function ratio(theirs: readonly Spent[], ours: readonly Spent[]): number {
  return Number((medians(theirs).cpu / medians(ours).cpu).toFixed(2))
}

function within(spent: Spent | undefined, most: number): boolean {
  return spent !== undefined && spent.milliseconds <= most
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
