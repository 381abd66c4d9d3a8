import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Database } from '#server/database/database.ts'
import type { Installation } from '#server/operations/handler.ts'

const about = new URL('../../../package.json', import.meta.url)

type Parts = {
  readonly database: Database
  readonly contentDirectory: string | undefined
  readonly startedAt: string
}

/** Opens what the installation knows of itself: its version, its database, and the room where its files lie. */
export function openInstallation({ database, contentDirectory, startedAt }: Parts): Installation {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(about, 'utf8'))
  return {
    version,
    database: database.kind,
    startedAt,
    disk: async () => (contentDirectory === undefined ? undefined : roomAt(contentDirectory)),
  }
}

/** A folder that is made with the first file lies in one that is there already. */
async function roomAt(
  folder: string,
): Promise<{ readonly free: number; readonly total: number } | undefined> {
  for (const place of [folder, dirname(folder)]) {
    const room = await statfs(place).catch(() => undefined)
    if (room) return { free: room.bavail * room.bsize, total: room.blocks * room.bsize }
  }
  return undefined
}
