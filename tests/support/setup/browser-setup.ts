import { unpackBrowser } from '#tests/support/browser/browser.ts'

/** Unpacks the browser once before any test opens it, so that no two test files do it at the same time. */
export async function setup(): Promise<void> {
  if (process.env.PLAYWRIGHT_CHROMIUM === undefined) await unpackBrowser()
}
