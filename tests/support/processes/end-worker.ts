import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

const asked = join(process.env.DATA_DIR ?? '', 'end-the-worker')

/** Loaded before a process of a test: when the file `end-the-worker` appears, its worker with the embedded database dies at once. */
if (!isMainThread)
  setInterval(() => {
    if (!existsSync(asked)) return
    rmSync(asked)
    process.exit(1)
  }, 10)
