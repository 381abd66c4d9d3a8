import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { breaches } from './arrows.ts'

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
  test('an upward import, a friendship of features, a side door and a circle, put in on purpose, are found', async () => {
    const found = await breaches(
      aHouse({
        'src/shared/time/clock.ts': "import type { A } from '../../server/http/server.ts'\nexport type B = A",
        'src/server/http/server.ts': 'export type A = 1',
        'src/client/notes/a.ts': "import { b } from '../patients/b.ts'\nexport const a = b",
        'src/client/patients/b.ts': 'export const b = 1',
        'src/client/app/shell.ts': "import { b } from '../patients/b.ts'\nexport const c = b",
        'src/shared/patch/one.ts': "import { two } from './two.ts'\nexport const one = () => two",
        'src/shared/patch/two.ts': "import { one } from './one.ts'\nexport const two = () => one",
      }),
      ['src'],
    )
    expect(new Set(found.map(({ from }) => from))).toEqual(
      new Set([
        'src/shared/time/clock.ts',
        'src/client/notes/a.ts',
        'src/client/app/shell.ts',
        'src/shared/patch/one.ts',
      ]),
    )
  })

  test('every import of the house points only where the table says, and none closes a circle', async () => {
    expect(await breaches(root, ['codegen', 'src', 'tests'])).toEqual([])
  }, 120_000)
})
