import { randomFillSync } from 'node:crypto'
import { existsSync, rmSync, statfsSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseLog } from '#server/database/database-log.ts'

/** Room on the disk that is kept for the embedded database's worst moment. */
export type DiskReserve = {
  /** False while the disk is full: nothing new is stored, and what must be written for reading lives on the reserve. */
  readonly hasRoom: () => boolean
  /** The disk has refused something: the reserve is given up at once. */
  readonly giveUp: () => void
}

export type ReserveSettings = {
  readonly directory: string
  /** Bytes that are kept; 0: none, and the disk is not looked at. */
  readonly size: number
  readonly log: DatabaseLog
}

const megabyte = 2 ** 20
/** The engine dies when it cannot make the next 16 megabytes of its log, so the reserve is given up before that. */
const least = 24 * megabyte
const lookEvery = 250

/**
 * Keeps a file of so many bytes beside the database and gives it up when the disk is nearly full, so that reading, which leaves
 * its rows in the trail, can go on. It is made again, and storing goes on, as soon as there is room for it
 * (`src/server/database/README.md`, "A full disk stops writing, not reading").
 */
export function openReserve({ directory, size, log }: ReserveSettings): DiskReserve {
  if (size === 0) return { hasRoom: () => true, giveUp: () => undefined }
  const path = join(directory, 'reserve')
  let isGivenUp = false
  let isMaking = false
  let isFull = false
  let lookedAt = Number.NEGATIVE_INFINITY

  const make = async () => {
    isMaking = true
    try {
      await writeReserve(path, size)
      if (isFull) log.warn({ reserve: size }, 'the disk of DATA_DIR has room again; storing goes on')
      isGivenUp = false
      isFull = false
    } catch {
      rmSync(`${path}.unfinished`, { force: true })
    } finally {
      isMaking = false
    }
  }
  const giveUp = () => {
    if (!existsSync(path)) return
    const free = freeIn(directory)
    rmSync(path, { force: true })
    isGivenUp = true
    isFull = true
    log.warn(
      { free },
      'the disk of DATA_DIR is full; nothing new is stored until there is room, reading goes on',
    )
  }
  const look = () => {
    const free = freeIn(directory)
    const isHeld = existsSync(path)
    if (isHeld && free < least) giveUp()
    if (!isHeld) {
      if (!isGivenUp) isFull = free < least
      if (free >= size + 2 * least && !isMaking) void make()
    }
  }

  return {
    hasRoom: () => {
      const now = performance.now()
      if (now - lookedAt >= lookEvery) {
        lookedAt = now
        look()
      }
      return !isFull
    },
    giveUp,
  }
}

/** Of bytes that no file system can pack; it appears whole or not at all. */
async function writeReserve(path: string, size: number): Promise<void> {
  const part = randomFillSync(Buffer.alloc(megabyte))
  const file = await open(`${path}.unfinished`, 'w', 0o600)
  try {
    for (let written = 0; written < size; written += part.length) await file.appendFile(part)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.unfinished`, path)
}

function freeIn(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
