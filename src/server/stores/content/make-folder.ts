import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes a folder for content that is still there after a power cut: the one above each new one is flushed. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await flushFolder(dirname(made))
}

/** Puts on the disk which names stand in a folder. */
export async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
