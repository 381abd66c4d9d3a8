import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { reportChanges } from '#codegen/change/report-changes.ts'
import { spareWords } from '#codegen/check/spare-words.ts'
import { openGenerator } from '#codegen/generate.ts'
import { readSources } from '#codegen/load/read-sources.ts'
import { spanishPath } from '#codegen/model/message.ts'
import { writeFiles } from '#codegen/write/write-files.ts'
import { house } from './small-project.ts'

/** The stored types that take part: enough for references, a lifecycle and a promoted column, and quick to generate. */
const types = ['group', 'program', 'location', 'organization', 'patient', 'allergy']

const migrations = 'src/server/database/migrations'

/** Code as the product has it: a screen, a create, a table that has to know every value, one that has to know every type. */
const consumer = `import type { GroupEnrollment } from '#generated/enumerations/group-enrollment.ts'
import type { OperationId } from '#generated/operations/operations.ts'
import type { Group } from '#generated/types/group.ts'
import type { Creates, ResourceType } from '#generated/types/resources.ts'

export function headline(group: Group): string {
  return group.rules === undefined ? group.name : group.name + ' (with rules)'
}

export function programOf(group: Group): string | undefined {
  return group.program?.id
}

export const newGroup: Creates['Group'] = {
  name: 'Coping skills',
  kind: 'Skills',
  facilitators: [{ practitioner: { id: '1', resourceType: 'Practitioner' }, role: 'Primary' }],
}

export function mayJoin(enrollment: GroupEnrollment): boolean {
  return enrollment === 'Open' || enrollment === 'InviteOnly'
}

export const words: { readonly [Each in GroupEnrollment]: string } = {
  Open: 'open',
  Closed: 'closed',
  InviteOnly: 'by invitation',
}

export const icons: { readonly [Type in ResourceType]: string } = {
  Group: 'users', Program: 'stack', Location: 'map', Organization: 'building', Patient: 'user', Allergy: 'alert',
}

export const asked: OperationId = 'allergy.read'
`

/** What the commands said, and what the compiler said of the code that uses the generated types. */
export type ChangeReport = {
  readonly exitCode: number
  readonly changes: readonly {
    readonly key: string
    readonly verdict: string
    readonly file: string
    readonly line: number
    readonly effects: Readonly<Record<string, { readonly verdict: string }>>
    readonly acknowledged?: unknown
  }[]
  readonly sql: string
  /** Each error with the line of code that it stands at. */
  readonly errors: readonly string[]
}

/** Values by their dotted places in a file; undefined takes one away, the place '' means the whole file. */
export type Edits = Readonly<Record<string, unknown>>

/** Edits by file. */
export type Change = Readonly<Record<string, Edits>>

/** For tests of the generator, the real schemas of a few types in a project and a repository of their own; every change is taken back. */
export async function changeProject() {
  const root = mkdtempSync(join(tmpdir(), 'goldthread-change-'))
  const originals = new Map<string, string | undefined>()
  copyHouse(root)
  const generator = openGenerator(root)
  let stale = new Set<string>()
  const run = async () => {
    const result = await generator.run(stale)
    stale = new Set()
    if (!result.ok) throw new Error(JSON.stringify(result.complaints, null, 1))
    writeFiles(root, result.files)
  }
  await run()
  git(root, ['init', '-q'])
  git(root, ['add', '-A'])
  git(root, ['-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-q', '-m', 'as it was'])

  const write = (path: string, edits: Edits) => {
    const file = join(root, path)
    stale.add(path)
    const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    if (!originals.has(path)) originals.set(path, text)
    const json = edited(text === undefined ? {} : JSON.parse(text), edits)
    if (json === undefined) rmSync(file)
    else writeFileSync(file, `${JSON.stringify(json, null, 2)}\n`)
  }

  const make = (change: Change) => {
    for (const [path, edits] of Object.entries(change)) write(path, edits)
    if (spareWords(readSources(root).sources).length === 0) return
    write(spanishPath, {})
    takeSpareWordsOut(root)
  }

  const takeBack = () => {
    for (const path of originals.keys()) stale.add(path)
    for (const [path, text] of originals)
      if (text === undefined) rmSync(join(root, path))
      else writeFileSync(join(root, path), text)
    originals.clear()
    for (const name of readdirSync(join(root, migrations)))
      if (name.includes('-the-change')) rmSync(join(root, migrations, name))
    cpSync(join(house, migrations, 'wanted.json'), join(root, migrations, 'wanted.json'))
  }

  /** Makes the change, compares, generates, writes the migration, compiles the code, and takes everything back. */
  const tell = async (change: Change): Promise<ChangeReport> => {
    try {
      make(change)
      const { lines, exitCode } = reportChanges(root, 'HEAD', 'json')
      await run()
      command(root, 'codegen/migration.ts', ['the-change'])
      const written = readdirSync(join(root, migrations)).find((name) => name.includes('-the-change'))
      return {
        exitCode,
        changes: JSON.parse(lines.join('\n')).changes,
        sql: written ? readFileSync(join(root, migrations, written), 'utf8') : '',
        errors: compile(root),
      }
    } finally {
      takeBack()
    }
  }
  const say = (change: Change) => {
    try {
      make(change)
      return command(root, 'codegen/main.ts', ['--diff', 'HEAD'])
    } finally {
      takeBack()
    }
  }
  /** A value of a schema as it was. */
  const valueIn = (path: string, place: string): unknown =>
    keysOf(place).reduce<unknown>(
      (at, key) => Object(at)[key],
      JSON.parse(readFileSync(join(root, path), 'utf8')),
    )
  return {
    tell,
    /** What a person reads after the change. */
    say,
    valueIn,
    command: (...words: readonly string[]) => command(root, 'codegen/main.ts', words),
    close: () => rmSync(root, { recursive: true, force: true }),
  }
}

function edited(json: unknown, edits: Edits): unknown {
  return Object.entries(edits).reduce((at, [place, value]) => replaced(at, keysOf(place), value), json)
}

function keysOf(place: string): readonly string[] {
  return place === '' ? [] : place.split('.')
}

function replaced(json: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value
  const { [first]: old, ...others } = Object(json)
  const next = replaced(old, rest, value)
  if (!(first in Object(json))) return next === undefined ? others : { ...others, [first]: next }
  const entries = Object.entries(Object(json)).flatMap(([key, each]) => {
    const kept = key === first ? next : each
    return kept === undefined ? [] : [[key, kept]]
  })
  return Object.fromEntries(entries)
}

/** A type keeps nothing of others here, since most of them are not there. */
function copyType(root: string, type: string): void {
  const path = `schemas/resources/${type}.json`
  const text = readFileSync(join(house, path), 'utf8')
  const schema = JSON.parse(text, (name, value) => (name === 'x-rolledUp' ? undefined : value))
  writeFileSync(join(root, path), `${JSON.stringify(schema, null, 2)}\n`)
}

function copyHouse(root: string): void {
  const folders = [
    'elements',
    'enumerations',
    'labels',
    'lists',
    'meta',
    'permissions',
    'plain',
    'rules',
    'tables',
    'types',
  ]
  for (const folder of folders)
    cpSync(join(house, 'schemas', folder), join(root, 'schemas', folder), { recursive: true })
  takeTypesOfOthersOut(join(root, 'schemas/types'))
  mkdirSync(join(root, 'schemas/resources'))
  for (const type of types) copyType(root, type)
  for (const path of ['src/shared/messages', migrations, 'package.json']) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    cpSync(join(house, path), join(root, path), { recursive: true })
  }
  const others = readdirSync(join(house, 'schemas/resources'))
    .filter((name) => !types.includes(name.replace('.json', '')))
    .map((name) => JSON.parse(readFileSync(join(house, 'schemas/resources', name), 'utf8')).title)
  const pending = join(root, 'schemas/meta/pending-types.json')
  writeFileSync(pending, JSON.stringify([...JSON.parse(readFileSync(pending, 'utf8')), ...others]))
  takeSpareWordsOut(root)
  mkdirSync(join(root, 'consumer'))
  writeFileSync(join(root, 'consumer/group-screen.ts'), consumer)
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(settings))
  writeFileSync(join(root, '.gitignore'), 'node_modules\n')
  symlinkSync(join(house, 'node_modules'), join(root, 'node_modules'))
}

/** What holds a row of a stored type that does not take part goes with it. */
function takeTypesOfOthersOut(folder: string): void {
  for (const name of readdirSync(folder)) {
    const text = readFileSync(join(folder, name), 'utf8')
    const held = [...text.matchAll(/"\$ref": "\.\.\/resources\/([\w-]+)\.json"/g)].map(
      ([, type]) => type ?? '',
    )
    if (held.some((type) => !types.includes(type))) rmSync(join(folder, name))
  }
}

/** Spanish of what is no longer there goes with it, as a person would take it out. */
function takeSpareWordsOut(root: string): void {
  const spare = new Set(spareWords(readSources(root).sources))
  const file = join(root, spanishPath)
  const kept = Object.entries(JSON.parse(readFileSync(file, 'utf8'))).filter(([label]) => !spare.has(label))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

const settings = {
  compilerOptions: {
    target: 'esnext',
    module: 'nodenext',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: [],
  },
  files: ['consumer/group-screen.ts'],
}

function command(root: string, program: string, words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(house, program), ...words], {
    cwd: root,
    encoding: 'utf8',
  })
  return { status, output: `${stdout}${stderr}` }
}

function git(root: string, words: readonly string[]): void {
  const { status, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

function compile(root: string): readonly string[] {
  const compiler = join(house, 'node_modules/typescript-7/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.json'], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout.split('\n').flatMap((line) => {
    const [, file, number, code] = /^(\S+)\((\d+),\d+\): error (TS\d+)/.exec(line) ?? []
    if (!file) return []
    const source = readFileSync(join(root, file), 'utf8').split('\n')[Number(number) - 1] ?? ''
    return [`${code} ${source.trim()}`]
  })
}
