import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const house = fileURLToPath(new URL('../../..', import.meta.url))
const script = fileURLToPath(new URL('../../support/processes/build-process.ts', import.meta.url))

test('pages whose making is killed are never served in part, and the next start makes them whole', async () => {
  const root = mkdtempSync(join(tmpdir(), 'goldthread-build-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const name of ['node_modules', 'src', 'generated']) symlinkSync(join(house, name), join(root, name))
  cpSync(join(house, 'package-lock.json'), join(root, 'package-lock.json'))

  for (let life = 0; life < 3; life += 1) {
    await build(root, 1_000 + Math.random() * 4_000)
    expect(existsSync(join(root, '.build/client/index.html'))).toBe(
      existsSync(join(root, '.build/client-sources')),
    )
  }
  expect(await build(root)).toBe(0)
  expect(missing(root)).toEqual([])
  expect(existsSync(join(root, '.build/client-parts.json'))).toBe(true)

  const stamp = readFileSync(join(root, '.build/client-sources'), 'utf8')
  rmSync(join(root, '.build/client-sources'))
  await build(root, 1_500)
  expect(missing(root)).toEqual([])
  expect(await build(root)).toBe(0)
  expect(readFileSync(join(root, '.build/client-sources'), 'utf8')).toBe(stamp)
  expect(missing(root)).toEqual([])
})

/** Runs a build, killed after so many milliseconds if it is not at its end before. */
async function build(root: string, milliseconds?: number): Promise<number | null> {
  const child = spawn(process.execPath, [script, root], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const death = milliseconds === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), milliseconds)
  const [code] = (await ended) as [number | null]
  clearTimeout(death)
  return code
}

/** What the page or the service worker names and nobody finds. */
function missing(root: string): readonly string[] {
  const pages = join(root, '.build/client')
  const text = ['index.html', 'service-worker.js']
    .map((name) => readFileSync(join(pages, name), 'utf8'))
    .join()
  const named = [...text.matchAll(/\/assets\/([\w.-]+\.(?:js|css|woff2))/g)].map(([, name]) => name ?? '')
  const there = readdirSync(join(pages, 'assets'))
  expect(named.length).toBeGreaterThan(5)
  return named.filter((name) => !there.includes(name))
}
