import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Checkpoint } from './audit-checkpoint.ts'

const newLine = 10

/** Where an installation keeps the checkpoints of its audit chains outside its database. */
export function checkpointFileIn(dataDirectory: string): string {
  return join(dataDirectory, 'audit-checkpoints.ndjson')
}

/** Appends checkpoints, one JSON line each; when it returns they are on the disk, and so is the file's name. */
export function appendCheckpoints(path: string, checkpoints: readonly Checkpoint[]): void {
  if (checkpoints.length === 0) return
  const isNew = !existsSync(path)
  const lines = checkpoints.map((checkpoint) => `${JSON.stringify(checkpoint)}\n`).join('')
  const handle = openSync(path, 'a', 0o600)
  writeSync(handle, isNew || endsALine(path) ? lines : `\n${lines}`)
  fsyncSync(handle)
  closeSync(handle)
  if (isNew) flushDirectory(dirname(path))
}

/**
 * The checkpoints of one file, in the order in which they were written; undefined when there is no such file. A line that
 * a power cut has torn is passed over: what it said was never told to the database either.
 */
export function readCheckpointFile(path: string): readonly Checkpoint[] | undefined {
  if (!existsSync(path)) return undefined
  return readFileSync(path, 'utf8').split('\n').flatMap(checkpointOf)
}

function checkpointOf(line: string): readonly Checkpoint[] {
  try {
    const said = JSON.parse(line) as Partial<Record<keyof Checkpoint, unknown>>
    return parts.every((name) => typeof said[name] === 'string') ? [said as Checkpoint] : []
  } catch {
    return []
  }
}

const parts = ['practiceId', 'number', 'at', 'hash', 'keyId', 'signature'] as const

function endsALine(path: string): boolean {
  const handle = openSync(path, 'r')
  const last = Buffer.alloc(1)
  const { size } = fstatSync(handle)
  if (size > 0) readSync(handle, last, 0, 1, size - 1)
  closeSync(handle)
  return size === 0 || last[0] === newLine
}

function flushDirectory(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
