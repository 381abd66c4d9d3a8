import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openGenerator } from '#codegen/generate.ts'
import { writeFiles } from '#codegen/write/write-files.ts'

const house = fileURLToPath(new URL('../..', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'goldthread-operation-'))

const schema = 'schemas/operations/group-close.json'
const label = 'schemas/labels/es.json'
const handler = 'src/server/scheduling/close-group.ts'
const feature = 'src/server/scheduling/feature.ts'

/** The recipe: closing a group to new members, with every file that is written by hand. */
const recipe: Readonly<Record<string, () => string>> = {
  [schema]: () => json(closing),
  [label]: () => json({ ...JSON.parse(original(label)), 'Close group': 'Cerrar el grupo' }),
  [handler]: () => `import type { Handler } from '#server/operations/handler.ts'

/** Takes no more members in; those who are there stay. */
export const closeGroup: Handler<'group.close'> = async ({ stores }, { id, versionId }) => {
  const group = await stores.of('Group').get(id)
  if (!group.ok) return group
  return stores.of('Group').update({ id, versionId }, { ...group.value, enrollment: 'Closed' })
}
`,
  [feature]: () =>
    original(feature)
      .replace('handlers: {', "handlers: {\n    'group.close': closeGroup,")
      .replace('\n\n', "\nimport { closeGroup } from './close-group.ts'\n\n"),
}

const closing = {
  $schema: '../meta/operation.json',
  title: 'Close group',
  description: 'Takes no more members in; those who are there stay.',
  'x-operation': {
    id: 'group.close',
    resource: 'Group',
    method: 'POST',
    path: '/{id}/close',
    permission: 'Group:Update',
    offline: 'refuse',
    on: 'row',
    event: 'update',
  },
  input: {
    type: 'object',
    additionalProperties: false,
    properties: { versionId: { title: 'Version', type: 'string', pattern: '^[1-9]\\d{0,17}$' } },
    required: ['versionId'],
  },
  reply: { $ref: '../resources/group.json' },
}

const generator = openGenerator(root)

beforeAll(() => {
  for (const path of ['generated', 'schemas', 'src', 'package.json'])
    cpSync(join(house, path), join(root, path), { recursive: true })
  symlinkSync(join(house, 'node_modules'), join(root, 'node_modules'))
  const settings = JSON.parse(original('tsconfig.json'))
  writeFileSync(join(root, 'tsconfig.json'), json({ ...settings, include: ['generated', 'src'] }))
}, 60_000)
beforeEach(() => {
  for (const path of Object.keys(recipe)) {
    rmSync(join(root, path), { force: true })
    if (path === label || path === feature) cpSync(join(house, path), join(root, path))
  }
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('an operation is added with four files, and the whole house compiles', async () => {
  expect(Object.keys(recipe)).toHaveLength(4)
  expect(await saidWithout()).toEqual([])
}, 120_000)

test.each([
  ['its schema', schema, [feature, "'group.close'"]],
  ['its words in Spanish', label, [label, 'Close group']],
  ['its handler', handler, [feature, './close-group.ts']],
  ['its place in the feature', feature, ['src/server/app/features.ts', '"group.close"']],
])(
  'without %s the generator or the compiler names what is missing, and where',
  async (_what, file, words) => {
    const said = await saidWithout(file)
    expect(said).not.toEqual([])
    for (const word of words) expect(said.join('\n')).toContain(word)
  },
  120_000,
)

test('an operation that does not say what the trail calls it is named with file and line', async () => {
  const { event: _event, ...rule } = closing['x-operation']
  writeFileSync(join(root, schema), json({ ...closing, 'x-operation': rule }))
  const said = await generated()
  expect(said.join('\n')).toMatch(/schemas\/operations\/group-close\.json:\d+ .*"event" is missing/)
})

/** Follows the recipe but for one file; what the generator says, or else what the compiler says. */
async function saidWithout(left?: string): Promise<readonly string[]> {
  for (const [path, text] of Object.entries(recipe))
    if (path !== left) writeFileSync(join(root, path), text())
  const complaints = await generated()
  return complaints.length > 0 ? complaints : compiled()
}

async function generated(): Promise<readonly string[]> {
  const result = await generator.run(new Set(Object.keys(recipe)))
  if (!result.ok)
    return result.complaints.map(({ file, line, what, fix }) => `${file}:${line} ${what} ${fix}`)
  writeFiles(root, result.files)
  return []
}

function compiled(): readonly string[] {
  const compiler = join(house, 'node_modules/typescript-7/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.json'], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout.split('\n').filter((line) => line !== '')
}

function original(path: string): string {
  return readFileSync(join(house, path), 'utf8')
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
