import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import packaged from '@sparticuz/chromium'
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright'

/**
 * Our own flags, and never the package's: its `--single-process` dies with the first context that is closed, and its
 * `--disable-web-security` hides what one site can do to another. As root a browser cannot build its own
 * sandbox; the pages that the tests open are our own.
 */
const flags = ['--no-sandbox', '--disable-dev-shm-usage', '--no-zygote', '--font-render-hinting=none']

const buildDirectory = fileURLToPath(new URL('../../../.build', import.meta.url))

/** A browser for tests and journeys: the one that lies in a package, another one only where `PLAYWRIGHT_CHROMIUM` names it. */
export async function startBrowser(): Promise<Browser> {
  const browser = await launched(async () => chromium.launch(await options()))
  return watched(browser, (tell) => browser.once('disconnected', tell))
}

/** The same with its profile in a directory, so that a test can look at what stays on the disk. */
export async function startProfile(directory: string): Promise<BrowserContext> {
  const context = await launched(async () => chromium.launchPersistentContext(directory, await options()))
  return watched(context, (tell) => context.once('close', tell))
}

type Closing = { close(more?: { readonly reason?: string }): Promise<void> }

/**
 * A browser that dies ends the process that opened it, with a sentence: what waits for a page, for a picture or for the
 * browser's own closing would wait for ever, or meet one time limit after the other. Tests catch every gentler end.
 */
function watched<Opened extends Closing>(opened: Opened, listen: (tell: () => void) => void): Opened {
  const close = opened.close.bind(opened)
  let isAsked = false
  opened.close = (more) => {
    isAsked = true
    return close(more)
  }
  listen(() => {
    if (isAsked) return
    writeSync(2, `${died}\n`)
    process.kill(process.pid, 'SIGKILL')
  })
  return opened
}

const died =
  'The browser for the journeys died, so this run ends here. Look whether memory or shared memory ran out, then run it again.'

async function launched<Started>(launch: () => Promise<Started>): Promise<Started> {
  try {
    return await launch()
  } catch (cause) {
    const sentence =
      'The browser for the journeys did not start. Run `npm ci`, or name another Chromium in PLAYWRIGHT_CHROMIUM.'
    throw new Error(`${sentence} ${String(cause)}`, { cause })
  }
}

async function options(): Promise<LaunchOptions> {
  return { executablePath: await browserPath(), args: flags }
}

/** The path of the browser that journeys, screenshots and benchmarks use. */
export async function browserPath(): Promise<string> {
  return process.env.PLAYWRIGHT_CHROMIUM ?? (await unpackBrowser())
}

/** Unpacks the packaged browser once and answers its path; it appears whole or not at all, also when two processes unpack it. */
export async function unpackBrowser(): Promise<string> {
  const browserDirectory = join(buildDirectory, `browser-${packagedVersion()}`)
  const path = join(browserDirectory, 'chromium')
  if (existsSync(path)) return path

  mkdirSync(buildDirectory, { recursive: true })
  const unfinished = mkdtempSync(join(buildDirectory, 'unpacking-'))
  await unpackInto(unfinished)
  try {
    renameSync(unfinished, browserDirectory)
  } catch (error) {
    if (!existsSync(path)) throw error
    rmSync(unfinished, { recursive: true, force: true })
  }
  return path
}

/** In the folder's name, so that the browser of a former version is never taken for this one. */
function packagedVersion(): string {
  const about = new URL('../../../node_modules/@sparticuz/chromium/package.json', import.meta.url)
  return (JSON.parse(readFileSync(about, 'utf8')) as { version: string }).version
}

/** The package unpacks into the folder for temporary files and nowhere else. */
async function unpackInto(directory: string): Promise<void> {
  const before = process.env.TMPDIR
  process.env.TMPDIR = directory
  try {
    await packaged.executablePath()
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
