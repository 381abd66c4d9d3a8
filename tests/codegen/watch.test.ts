import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generate } from '#codegen/generate.ts'
import { type Round, type Watching, watchSources } from '#codegen/watch-sources.ts'
import { compareFiles } from '#codegen/write/compare-files.ts'
import { small, smallProject } from './small-project.ts'

const project = smallProject()
const rounds: Round[] = []
let watching: Watching
let told: (() => void) | undefined

beforeAll(async () => {
  watching = await watchSources(project.root, (round) => {
    rounds.push(round)
    told?.()
  })
})
afterAll(() => {
  watching.close()
  project.close()
})

/** The round that follows a change. */
async function after(change: () => void): Promise<Round> {
  const next = new Promise<void>((resolve) => {
    told = resolve
  })
  change()
  await next
  return rounds.at(-1) as Round
}

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(project.root, path)), { recursive: true })
  writeFileSync(
    join(project.root, path),
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  )
}

function edited(path: string, from: string, to: string): () => void {
  const text = readFileSync(join(project.root, path), 'utf8')
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}`)
  return () => write(path, text.replace(from, to))
}

/** What a run from nothing makes of the sources as they are now, against what stands on disk. */
async function againstCold(): Promise<unknown> {
  const cold = smallProject()
  try {
    rmSync(join(cold.root, 'schemas'), { recursive: true })
    rmSync(join(cold.root, 'src'), { recursive: true })
    for (const folder of ['schemas', 'src'])
      for (const entry of readdirSync(join(project.root, folder), { recursive: true, withFileTypes: true }))
        if (entry.isFile()) {
          const path = join(entry.parentPath, entry.name).slice(project.root.length + 1)
          mkdirSync(dirname(join(cold.root, path)), { recursive: true })
          writeFileSync(join(cold.root, path), readFileSync(join(project.root, path)))
        }
    const result = await generate(cold.root)
    return result.ok ? compareFiles(project.root, result.files) : result.complaints
  } finally {
    cold.close()
  }
}

const nothing = { missing: [], different: [], orphaned: [] }
const visit = 'schemas/resources/visit.json'

test('watching begins with everything', async () => {
  expect(rounds[0]?.written.length).toBeGreaterThan(30)
  expect(await againstCold()).toEqual(nothing)
})

test("a changed description of one type changes that type's files and no other type's", async () => {
  const round = await after(edited(visit, 'A Visit.', 'A visit that somebody pays.'))
  expect(round.changed).toEqual([visit])
  expect(round.written).toContain('generated/types/visit.ts')
  expect(round.written.filter((path) => path.includes('patient'))).toEqual([])
  expect(await againstCold()).toEqual(nothing)
})

test('a field that comes to a type comes to its type, validator, screen and the description of the API', async () => {
  const round = await after(
    edited(visit, '"counted": {', '"paid": { "title": "Name", "type": "boolean" },\n    "counted": {'),
  )
  expect(round.written).toEqual(
    expect.arrayContaining([
      'generated/types/visit.ts',
      'generated/validators/visit.js',
      'generated/screens/visit.ts',
      'generated/builders/visit.ts',
      'generated/operations/openapi.json',
      'generated/operations/api.ts',
    ]),
  )
  expect(await againstCold()).toEqual(nothing)
})

test.each([
  ['a shared type', 'schemas/types/coded-value.json', '"One item of a list."', '"An item of a list."'],
  ['what all elements share', 'schemas/types/element-common.json', '"maxLength": 9', '"maxLength": 12'],
  ['an element', 'schemas/elements/section.json', '"A group."', '"A group of questions."'],
  ['what every type has', 'schemas/types/resource.json', '"What all share."', '"What each of them has."'],
  ['an enumeration', 'schemas/enumerations/visit-state.json', '"Where a visit stands."', '"How far it is."'],
  ['an act', 'schemas/operations/visit-finish.json', '"Finishes a visit."', '"Ends a visit."'],
  ['a coded list', 'schemas/lists/room-kind.json', '"quiet"', '"silent"'],
  ['a rule', 'schemas/rules/missing-thing.json', '"minimum": 1', '"minimum": 2'],
  ['a text', 'src/shared/messages/en/rules.json', 'is missing', 'is not there'],
])('a change of %s gives what a run from nothing gives', async (_what, path, from, to) => {
  const round = await after(edited(path, from, to))
  expect(round.complaints).toEqual([])
  expect(await againstCold()).toEqual(nothing)
})

test('a file that is written by halves is named, nothing is written, and the whole one is taken', async () => {
  const text = readFileSync(join(project.root, visit), 'utf8')
  const halved = await after(() => write(visit, text.slice(0, 100)))
  expect(halved.written).toEqual([])
  expect(halved.complaints[0]?.file).toBe(visit)

  const whole = await after(() => write(visit, text))
  expect(whole).toMatchObject({ complaints: [], written: [] })
})

test('a type that comes and goes takes its files with it', async () => {
  const room = JSON.stringify(small['schemas/resources/patient.json'])
    .replaceAll('Patients', 'Rooms')
    .replaceAll('Patient', 'Room')
    .replace('"partition":"patient","patientField":"self"', '"partition":"practice"')
  const come = await after(() => write('schemas/resources/room.json', room))
  expect(come.complaints).toEqual([])
  expect(come.written).toContain('generated/types/room.ts')
  expect(await againstCold()).toEqual(nothing)

  const gone = await after(() => rmSync(join(project.root, 'schemas/resources/room.json')))
  expect(gone.written).toContain('generated/types/room.ts')
  expect(await againstCold()).toEqual(nothing)
})
