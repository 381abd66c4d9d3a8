import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type LaunchOptions } from 'playwright'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** As root a browser cannot build its own sandbox; the pages that the tests open are our own. */
const flags = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none']

/** A browser for journeys: `PLAYWRIGHT_CHROMIUM`, else one of the system, else the one that lies in a package (design §2). */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch(await options())
}

/** The same with its profile in a directory, so that a test can look at what stays on the disk. */
export async function startProfile(directory: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(directory, await options())
}

async function options(): Promise<LaunchOptions> {
  const named = process.env.PLAYWRIGHT_CHROMIUM
  const found = named ?? systemBrowsers.find((path) => existsSync(path))
  if (found) return { executablePath: found, args: flags }

  try {
    const packaged = (await import('@sparticuz/chromium')).default
    return { executablePath: await packaged.executablePath(), args: [...packaged.args, ...flags] }
  } catch (cause) {
    throw new Error(
      'No browser was found for the journeys. Install Chromium, or name one in PLAYWRIGHT_CHROMIUM.',
      { cause },
    )
  }
}
