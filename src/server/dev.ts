import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * `npm run dev`: the server, begun anew when a file that it has read changes; the generator, watching the schemas; and the
 * pages by vite, which shows each change at once. So a changed schema is seen in the running application.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const url = `http://127.0.0.1:${process.env.PORT ?? '8080'}`

const running: readonly ChildProcess[] = [
  begin(['codegen/main.ts', '--watch'], {}),
  begin(['--watch', '--watch-preserve-output', 'src/server/start.ts', '--dev'], {}),
  begin([join(root, 'node_modules/vite/bin/vite.js'), '--config', 'src/client/vite.config.ts'], {
    GOLDTHREAD_API: url,
  }),
]

function begin(command: readonly string[], more: Readonly<Record<string, string>>): ChildProcess {
  const env = { ...process.env, ...more }
  const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit', env })
  child.once('exit', stop)
  return child
}

/** One ends, all end. */
function stop(): void {
  for (const child of running) child.kill('SIGTERM')
}

process.on('SIGTERM', stop)
process.on('SIGINT', stop)
