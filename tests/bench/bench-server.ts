import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The server of a benchmark: its address, and how it ends. */
export type BenchServer = { readonly url: string; readonly stop: () => Promise<void> }

/** Starts the server as it is, with its pages, in a process of its own on the data of a folder, and waits for its address; `more` are settings beyond the usual ones. */
export async function startBenchServer(
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error', GOLDTHREAD_DEMO: 'off', ...more }
  const child = spawn(process.execPath, ['tests/bench/lists/list-server.ts'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (text: Buffer) => {
      const found = /http:\/\/[\d.]+:\d+/.exec(text.toString())?.[0]
      if (found) resolve(found)
    })
  })
  return {
    url,
    stop: async () => {
      if (child.exitCode === null) child.kill('SIGTERM')
      await ended
    },
  }
}
