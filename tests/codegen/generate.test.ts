import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generate } from '#codegen/generate.ts'
import { sayComplaint } from '#codegen/load/complaint.ts'
import { compareFiles, sayDifference } from '#codegen/write/compare-files.ts'
import { writeFiles } from '#codegen/write/write-files.ts'
import { house, smallProject } from './small-project.ts'

const project = smallProject()

async function run(): Promise<readonly string[]> {
  const result = await generate(project.root)
  if (!result.ok) return result.complaints.map(sayComplaint)
  const { missing, different, orphaned } = writeFiles(project.root, result.files)
  return [...missing, ...different, ...orphaned]
}

async function check(): Promise<readonly string[]> {
  const result = await generate(project.root)
  return result.ok
    ? sayDifference(compareFiles(project.root, result.files))
    : result.complaints.map(sayComplaint)
}

/** The command as a person gives it. */
function command(...more: readonly string[]): { readonly status: number | null; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(house, 'codegen/main.ts'), ...more], {
    cwd: project.root,
    encoding: 'utf8',
  })
  return { status, text: `${stdout}${stderr}` }
}

function inProject(path: string): string {
  return join(project.root, path)
}

beforeAll(async () => {
  expect((await run()).length).toBeGreaterThan(30)
})
afterAll(() => project.close())

test('every folder of generated/ is filled', () => {
  const paths = [
    'enumerations/visit-state.ts',
    'types/visit.ts',
    'types/elements.ts',
    'validators/visit.js',
    'validators/shared/form-element.js',
    'operations/operations.ts',
    'operations/openapi.json',
    'tables/registry.ts',
    'tables/wanted.sql',
    'screens/visit.ts',
    'messages/es.js',
    'permissions/permissions.ts',
    'lists/room-kind.ts',
  ]
  expect(paths.filter((path) => !existsSync(inProject(`generated/${path}`)))).toEqual([])
})

test('a second run changes nothing, and the check is content', async () => {
  expect(await run()).toEqual([])
  expect(await check()).toEqual([])
})

test('the same schemas give the same bytes twice', async () => {
  const [one, other] = [await generate(project.root), await generate(project.root)]
  expect(one).toEqual(other)
})

test.each([
  'generated/types/visit.ts',
  'generated/operations/api.ts',
  'generated/validators/visit.js',
  'generated/tables/wanted.sql',
])('a hand edit of %s is found, named, and fixed by another run', async (path) => {
  const before = readFileSync(inProject(path), 'utf8')
  appendFileSync(inProject(path), '// mine\n')

  expect(await check()).toEqual([expect.stringContaining(`${path}: not what the schemas say`)])

  expect(await run()).toEqual([path])
  expect(readFileSync(inProject(path), 'utf8')).toBe(before)
})

test('the command fails on a hand edit, names the file and says what fixes it', async () => {
  appendFileSync(inProject('generated/types/visit.ts'), '// mine\n')

  const { status, text } = command('--check')

  expect(status).toBe(1)
  expect(text).toContain('generated/types/visit.ts')
  expect(text).toContain('npm run generate')
  await run()
})

test('a missing file and one that nothing generates are found and fixed', async () => {
  rmSync(inProject('generated/enumerations/visit-state.ts'))
  mkdirSync(inProject('generated/old'))
  writeFileSync(inProject('generated/old/left-over.ts'), '')

  expect(await check()).toEqual([
    'generated/enumerations/visit-state.ts: missing',
    'generated/old/left-over.ts: nothing generates it any more',
  ])

  await run()
  expect(existsSync(inProject('generated/old'))).toBe(false)
  expect(await check()).toEqual([])
})

test('a bad schema stops everything: nothing is written, and the file is named with its line', () => {
  const path = inProject('schemas/enumerations/visit-state.json')
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, before.replace('"enum"', '"enumm"'))

  const { status, text } = command()
  writeFileSync(path, before)

  expect(status).toBe(1)
  expect(text).toMatch(/schemas\/enumerations\/visit-state\.json:\d+ \/enumm/)
  expect(text).toContain('nothing was written')
})

test('what is generated compiles under the house’s own strict settings', () => {
  symlinkSync(join(house, 'node_modules'), inProject('node_modules'))
  const { compilerOptions } = JSON.parse(readFileSync(join(house, 'tsconfig.json'), 'utf8'))
  writeFileSync(
    inProject('tsconfig.json'),
    JSON.stringify({
      compilerOptions: { ...compilerOptions, types: ['node'] },
      include: ['generated', 'use.ts'],
      exclude: ['generated/screens'],
    }),
  )
  writeFileSync(inProject('use.ts'), useOfGenerated)

  const compiler = join(house, 'node_modules/typescript-7/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', project.root], { encoding: 'utf8' })
  expect(stdout).toBe('')
})

const useOfGenerated = `
import type { Visit } from './generated/types/visit.ts'
import type { Creates, ResourceTypes } from './generated/types/resources.ts'
import { operations, type ActInputs } from './generated/operations/operations.ts'
import { registry } from './generated/tables/registry.ts'
import { validatorsOf } from './generated/validators/all.ts'

export const visit: Visit = { id: '1', resourceType: 'Visit', display: '', meta: { versionId: '1' }, state: 'planned', counted: 1 }
export const create: Creates['Visit'] = { state: 'done', rooms: [{ kind: { code: 'quiet', display: 'Quiet' } }] }
export const input: ActInputs['visit.finish'] = { reason: 'tired' }
export const method: 'POST' = operations['visit.finish'].method
export const collection: string = registry.Visit.collection
export async function isVisit(value: unknown): Promise<boolean> {
  const { stored } = await validatorsOf.Visit()
  if (!stored(value)) return false
  const whole: ResourceTypes['Visit'] = value
  return whole.counted > 0
}
// @ts-expect-error a state that is not there
export const wrong: Visit['state'] = 'dune'
// @ts-expect-error what the server owns is no part of a create
export const owned: Creates['Visit'] = { state: 'done', counted: 1 }
// @ts-expect-error everything is readonly
visit.rooms?.push({ kind: { code: 'quiet', display: 'Quiet' } })
`
