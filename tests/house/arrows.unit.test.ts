import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { breaches } from './breaches.ts'
import { innerRooms } from './inner-rooms.ts'
import { clientFeatures, law, serverFeatures } from './rooms.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

function aHouse(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'house-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

describe('the law of arrows', () => {
  test('an upward import, also within a room, a friendship of features, a side door and a circle, put in on purpose, are found', async () => {
    const found = await breaches(
      aHouse({
        'src/shared/time/clock.ts': "import type { A } from '../../server/http/server.ts'\nexport type B = A",
        'src/server/http/start-server.ts': 'export type A = 1',
        'src/client/notes/a.ts': "import { b } from '../patients/b.ts'\nexport const a = b",
        'src/client/patients/b.ts': 'export const b = 1',
        'src/client/app/shell.ts': "import { b } from '../patients/b.ts'\nexport const c = b",
        'src/server/commands/seven.ts':
          "import { eight } from '../chart/eight.ts'\nexport const seven = eight",
        'src/server/chart/eight.ts': 'export const eight = 8',
        'src/shared/patch/one.ts': "import { two } from './two.ts'\nexport const one = () => two",
        'src/shared/patch/two.ts': "import { one } from './one.ts'\nexport const two = () => one",
        'src/client/ui/keys/three.ts': "import { four } from '../states/four.ts'\nexport const three = four",
        'src/client/ui/states/four.ts': 'export const four = 4',
        'src/client/sync/five.ts': "import { six } from './drafts/six.ts'\nexport const five = six",
        'src/client/sync/drafts/six.ts': 'export const six = 6',
      }),
      ['src'],
    )
    expect(new Set(found.map(({ from }) => from))).toEqual(
      new Set([
        'src/shared/time/clock.ts',
        'src/client/notes/a.ts',
        'src/client/app/shell.ts',
        'src/server/commands/seven.ts',
        'src/shared/patch/one.ts',
        'src/client/ui/keys/three.ts',
        'src/client/sync/five.ts',
      ]),
    )
  })

  test('every import of the house points only where the table says, and none closes a circle', async () => {
    expect(await breaches(root, ['codegen', 'src', 'tests'])).toEqual([])
  }, 300_000)

  test('the features of either side are the rooms with a feature file, and no other', () => {
    const roomsWith = (side: string, door: string) =>
      readdirSync(join(root, side)).filter((room) => existsSync(join(root, side, room, door)))
    expect(roomsWith('src/server', 'feature.ts')).toEqual([...serverFeatures])
    expect(roomsWith('src/client', 'feature.tsx')).toEqual([...clientFeatures])
  })

  test('every room that holds rooms has all of them in a table, and no folder holds more than twenty files of its own', () => {
    const folders = ['src/client', 'src/server', 'src/shared', 'codegen'].flatMap((top) => foldersIn(top))
    const untold = folders.flatMap(({ path, inner }) =>
      inner
        .filter((name) => !(innerRooms[path] ?? []).includes(name) && !isOutermost(`${path}/${name}`))
        .map((name) => `${path}/${name}`),
    )

    expect(untold).toEqual([])
    const full = [...folders, ...foldersIn('tests')].filter(({ own }) => own > 20)
    expect(full.map(({ path, own }) => `${path}: ${own}`)).toEqual([])
  })
})

type Folder = { readonly path: string; readonly inner: readonly string[]; readonly own: number }

/**
 * The folder and all within it that hold code; `own` counts its files, outside of `tests` without the tests that lie beside them.
 * Schemas and texts are not counted: each file there is one type, one list, one room's words, and is found by that name.
 */
function foldersIn(path: string): readonly Folder[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true })
  const below = entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => foldersIn(`${path}/${name}`))
  const isCounted = (name: string) => path.startsWith('tests') || !name.includes('.test.')
  const own = entries.filter(({ name }) => /\.(tsx?|css)$/.test(name) && isCounted(name)).length
  const inner = below.filter((each) => each.path.split('/').length === path.split('/').length + 1)
  const isCode = own > 0 || below.length > 0
  return isCode
    ? [{ path, inner: inner.map((each) => each.path.split('/').at(-1) ?? ''), own }, ...below]
    : []
}

/** A room of the outer table: who may use it stands there. */
function isOutermost(path: string): boolean {
  return path in law
}
