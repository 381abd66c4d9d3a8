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
import type { Checkpoint } from './checkpoint.ts'

const newLine = 10

/** Where an installation keeps the checkpoints of its audit chains outside its database. */
export function checkpointFileIn(dataDirectory: string): string {
  return join(dataDirectory, 'audit-checkpoints.ndjson')
}

/** What a checkpoint file holds: the signed lines in their order, and of which of them the database was told ('practice number'). */
export type KeptCheckpoints = {
  readonly checkpoints: readonly Checkpoint[]
  readonly told: ReadonlySet<string>
}

/** Appends checkpoints, one JSON line each; when it returns they are on the disk, and so is the file's name. */
export function appendCheckpoints(path: string, checkpoints: readonly Checkpoint[]): void {
  appendLines(path, checkpoints)
}

/** Notes that the database knows these by now, so that one that it lacks later was removed, and not kept from it by a crash. */
export function appendKnown(path: string, checkpoints: readonly Checkpoint[]): void {
  appendLines(
    path,
    checkpoints.map(({ practiceId, number }) => ({ told: `${practiceId} ${number}` })),
  )
}

function appendLines(path: string, all: readonly object[]): void {
  if (all.length === 0) return
  const isNew = !existsSync(path)
  const lines = all.map((each) => `${JSON.stringify(each)}\n`).join('')
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
export function readCheckpointFile(path: string): KeptCheckpoints | undefined {
  if (!existsSync(path)) return undefined
  const lines = readFileSync(path, 'utf8').split('\n').flatMap(said)
  return {
    checkpoints: lines.filter(isCheckpoint),
    told: new Set(lines.flatMap(({ told }) => (typeof told === 'string' ? [told] : []))),
  }
}

/** What several servers have kept, put together in the order of time. */
export function together(files: readonly KeptCheckpoints[]): KeptCheckpoints | undefined {
  const [first, ...others] = files
  if (!first || others.length === 0) return first
  const all = files.flatMap(({ checkpoints }) => checkpoints)
  return {
    checkpoints: all.toSorted((one, other) => Number(one.at > other.at) - Number(one.at < other.at)),
    told: new Set(files.flatMap(({ told }) => [...told])),
  }
}

type Line = Readonly<Record<string, unknown>>

function said(line: string): readonly Line[] {
  try {
    const value: unknown = JSON.parse(line)
    // A line that is not of this form fails its signature, whoever wrote it.
    return typeof value === 'object' && value !== null ? [value as Line] : []
  } catch {
    return []
  }
}

function isCheckpoint(line: Line): line is Line & Checkpoint {
  return parts.every((name) => typeof line[name] === 'string')
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
