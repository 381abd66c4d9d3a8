import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { main, StartRefusal } from './main.ts'

const begun = performance.now()

try {
  const serving = await main(process.env)
  console.log(`Goldthread is ready at ${serving.url} (${((performance.now() - begun) / 1000).toFixed(1)} s).`)
  const pages = process.argv.includes('--dev') ? startPages(serving.url) : undefined

  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    pages?.kill()
    void serving.stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  console.error(error.message)
  process.exit(1)
}

/** While developing: the pages come from vite, which hands the API's calls on to this server. */
function startPages(url: string) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  return spawn(process.execPath, [vite, '--config', 'src/client/vite.config.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, GOLDTHREAD_API: url },
  })
}
