import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** For tests of the database, a file system of its own whose power can be cut: what was not flushed to it never reaches it. */
export type CutDisk = {
  /** Where it is mounted. */
  readonly path: string
  /** From now on nothing reaches the disk; processes on it get errors. */
  cut(): void
  /** After a cut, and when its processes are dead: the disk as it comes back. */
  restart(): void
  remove(): void
}

const shutdownWithoutFlush =
  'my $how = pack("I", 2); open(F, "<", $ARGV[0]) or die; ioctl(F, 0x8004587d, $how) or die "$!"'

/** Makes such a disk; undefined where that needs rights that this user has not (root and loop devices). */
export function makeCutDisk(): CutDisk | undefined {
  if (process.getuid?.() !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'goldthread-disk-'))
  const [image, path] = [join(folder, 'image'), join(folder, 'disk')]
  mkdirSync(path)
  const made = [
    ['truncate', '-s', '700M', image],
    ['mkfs.ext4', '-q', '-F', image],
    ['mount', '-o', 'loop', image, path],
  ].every(([program = '', ...parameters]) => spawnSync(program, parameters).status === 0)
  const leave = () => untilLeft(path)
  if (!made) {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
  return {
    path,
    cut: () => void execFileSync('perl', ['-e', shutdownWithoutFlush, path]),
    restart: () => {
      leave()
      execFileSync('mount', ['-o', 'loop', image, path])
    },
    remove: () => {
      leave()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The kernel lets go of the files of a dead process a moment after its death. */
function untilLeft(path: string): void {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let tries = 0; tries < 100; tries += 1) {
    if (spawnSync('umount', [path]).status === 0) return
    Atomics.wait(pause, 0, 0, 100)
  }
  throw new Error(`${path} is still in use.`)
}
