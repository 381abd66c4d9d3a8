import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { browserPath } from '#tests/support/browser/browser.ts'

const wrapper = fileURLToPath(new URL('../../../.build/steady-chromium', import.meta.url))

/**
 * Puts a benchmark's browser into the real-time class where that is allowed, so that other work on the machine is not measured
 * with it; says how it runs.
 */
export async function steadyBrowser(): Promise<'real-time' | 'ordinary'> {
  const browser = await browserPath()
  if (spawnSync('chrt', ['-r', '1', 'true']).status !== 0) return 'ordinary'

  mkdirSync(fileURLToPath(new URL('../../../.build', import.meta.url)), { recursive: true })
  writeFileSync(wrapper, `#!/bin/sh\nexec chrt -r 1 '${browser}' "$@"\n`, { mode: 0o755 })
  process.env.PLAYWRIGHT_CHROMIUM = wrapper
  return 'real-time'
}
