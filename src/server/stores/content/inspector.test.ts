import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Inspector } from './inspector.ts'

let folder: string
const said = { mediaType: 'text/plain', allowed: ['text/plain'] }

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'goldthread-inspector-'))
  // Whoever opens a pipe to which nobody writes waits for ever.
  execFileSync('mkfifo', [join(folder, 'endless.txt')])
  writeFileSync(join(folder, 'short.txt'), 'A letter.\n')
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a file that takes too long to look at is refused, and the next one is looked at by another', async () => {
  const late = new Inspector({ patience: 300 })
  const refused = await late.inspect(join(folder, 'endless.txt'), said)
  expect(refused).toMatchObject({ ok: false, failure: { kind: 'invalid' } })

  const patient = new Inspector()
  expect(await patient.inspect(join(folder, 'short.txt'), said)).toMatchObject({ ok: true })
})

test('a file that is gone is refused, and the next one is looked at', async () => {
  const inspector = new Inspector()
  expect((await inspector.inspect(join(folder, 'gone.txt'), said)).ok).toBe(false)
  expect((await inspector.inspect(join(folder, 'short.txt'), said)).ok).toBe(true)
})

test('where too many files wait, the next is told to come again', async () => {
  const inspector = new Inspector({ waiting: 1 })
  const short = () => inspector.inspect(join(folder, 'short.txt'), said)
  const all = await Promise.all([short(), short(), short()])
  expect(all.map((each) => (each.ok ? 'looked at' : each.failure.kind)).sort()).toEqual([
    'busy',
    'looked at',
    'looked at',
  ])
})
