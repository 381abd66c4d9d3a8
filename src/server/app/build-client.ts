import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { membersOf } from '#shared/patch/members-of.ts'
import { currentInstant } from './current-instant.ts'

const sources = ['src/client', 'src/shared', 'generated']
const singleFiles = ['package-lock.json']
const keptMilliseconds = 7 * 86_400_000
const unfinished = /^client-making-(\d+)/

/**
 * Builds the client with vite when its sources are others than those of the last build; answers the directory of the pages.
 * It is made beside the pages that are there and put in their place when it is whole, so that an interrupted build leaves
 * nothing that is served. Undefined: there is no client to build.
 */
export async function buildClient(root: string): Promise<string | undefined> {
  const build = join(root, '.build')
  const directory = join(build, 'client')
  const stamp = join(build, 'client-sources')
  if (!existsSync(join(root, 'src/client/index.html'))) return undefined

  const hash = sourcesHash(root)
  if (existsSync(join(directory, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash)
    return directory
  mkdirSync(build, { recursive: true })
  removeUnfinished(build)
  const making = join(build, `client-making-${process.pid}`)
  await runVite(root, making)
  rmSync(stamp, { force: true })
  putInPlace(making, directory)
  writeFileSync(stamp, hash)
  return directory
}

/** What builds that were killed have left. */
function removeUnfinished(build: string): void {
  for (const name of readdirSync(build)) {
    const owner = unfinished.exec(name)?.[1]
    if (owner !== undefined && !(Number(owner) !== process.pid && runs(Number(owner))))
      rmSync(join(build, name), { recursive: true, force: true })
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return membersOf(error).code === 'EPERM'
  }
}

/**
 * Moves the files of a whole build over those of the one before, the page last: whatever it names is there. Parts of earlier
 * releases stay for a week, since pages that are open still ask for them.
 */
function putInPlace(made: string, directory: string): void {
  const files = filesIn(made).map((path) => path.slice(made.length + 1))
  for (const file of files.sort((left, right) => rank(left) - rank(right))) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    renameSync(join(made, file), join(directory, file))
  }
  rmSync(made, { recursive: true, force: true })
  renameSync(`${made}-parts.json`, `${directory}-parts.json`)

  const current = new Set(files.map((file) => join(directory, file)))
  for (const file of filesIn(join(directory, 'assets')))
    if (!current.has(file) && currentInstant().milliseconds - statSync(file).mtimeMs > keptMilliseconds)
      rmSync(file)
}

function rank(file: string): number {
  return ['service-worker.js', 'index.html'].indexOf(file)
}

function sourcesHash(root: string): string {
  const hash = createHash('sha256')
  const files = sources.flatMap((folder) => filesIn(join(root, folder)))
  const counted = files.filter((file) => !file.includes('.test.'))
  for (const file of [...counted.sort(), ...singleFiles.map((name) => join(root, name))])
    hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function runVite(root: string, target: string): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const child = spawn(
    process.execPath,
    [vite, 'build', '--config', 'src/client/vite.config.ts', '--outDir', target, '--logLevel', 'warn'],
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
