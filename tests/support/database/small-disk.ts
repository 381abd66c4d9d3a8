import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** For tests of the database, a file system with little room, which can be filled to its last byte. */
export type SmallDisk = {
  readonly path: string
  /** Takes every byte that is free now; what the house gives up meanwhile stays for the house. */
  readonly fill: () => void
  readonly free: () => void
  readonly remove: () => void
}

/** What a test says where it cannot have one. */
export const noSmallDisk = 'not run: needs root and mount'

/** Makes one of so many megabytes in memory; undefined where that needs rights that this user has not. */
export function makeSmallDisk(megabytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'goldthread-small-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path])
  if (mounted.status !== 0) {
    rmSync(path, { recursive: true, force: true })
    return undefined
  }
  chmodSync(path, 0o755)
  const ballast = join(path, 'ballast')
  return {
    path,
    fill: () => {
      const { bavail, bsize } = statfsSync(path)
      let left = bavail * bsize
      const file = openSync(ballast, 'a')
      for (const size of [2 ** 20, 4096]) while (left >= size && writes(file, size)) left -= size
      closeSync(file)
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', ['-l', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}

function writes(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size, 1)) === size
  } catch {
    return false
  }
}
