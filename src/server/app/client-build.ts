import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['src/client', 'src/shared', 'generated']
const singleFiles = ['package-lock.json']

/**
 * Builds the client with vite when its sources are others than those of the last build; answers the directory of the pages.
 * Undefined: there is no client to build.
 */
export async function buildClient(root: string): Promise<string | undefined> {
  const directory = join(root, '.build/client')
  const stamp = join(root, '.build/client-sources')
  if (!existsSync(join(root, 'src/client/index.html'))) return undefined

  const hash = sourcesHash(root)
  if (existsSync(join(directory, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash)
    return directory
  await runVite(root)
  mkdirSync(join(root, '.build'), { recursive: true })
  writeFileSync(stamp, hash)
  return directory
}

function sourcesHash(root: string): string {
  const hash = createHash('sha256')
  const files = sources.flatMap((folder) => filesIn(join(root, folder)))
  for (const file of [...files.sort(), ...singleFiles.map((name) => join(root, name))])
    hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
}

function runVite(root: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const child = spawn(
    process.execPath,
    [vite, 'build', '--config', 'src/client/vite.config.ts', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The pages could not be built.')),
    )
  })
}
