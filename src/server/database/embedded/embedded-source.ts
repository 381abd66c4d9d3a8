import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ConnectionSource } from '#server/database/connection-source.ts'
import { type DatabaseLog, untold } from '#server/database/database-log.ts'
import { DatabaseInterrupted, DatabaseRefusal } from '#server/database/database-refusal.ts'
import { openReserve } from './disk-reserve.ts'
import { type Running, type RunSettings, run, stop } from './running.ts'
import type { Patience } from './worker-stream.ts'

/** Where the embedded database is and what it may take. */
export type EmbeddedSettings = {
  readonly dataDirectory: string
  /** How long it may take for one answer before it is ended and opened again, in milliseconds. */
  readonly patience?: number
  /** How long one statement of a request may take before it is ended, in milliseconds. */
  readonly statementLimit: number
  /** How much memory its worker may hold before another one takes its place, in bytes. */
  readonly mostMemory?: number
  /** Bytes of the disk that are kept for reading on while it is full; absent: none. */
  readonly reserve?: number
  readonly log?: DatabaseLog
}

const usualPatience = 30_000
const ownersPatience: Patience = { statement: undefined, worker: 900_000 }
/** The engine's memory only grows and ends at two gigabytes; a new worker holds a quarter of one. */
const usualMostMemory = 2 ** 30

/** Opens the embedded database under `dataDirectory`; refuses when another process holds it or its commits are not durable. */
export async function embeddedSource(settings: EmbeddedSettings): Promise<ConnectionSource> {
  const { log = untold, mostMemory = usualMostMemory, reserve = 0 } = settings
  const patience = { statement: settings.statementLimit, worker: settings.patience ?? usualPatience }
  const directory = resolve(join(settings.dataDirectory, 'database'))
  mkdirSync(dirname(directory), { recursive: true, mode: 0o700 })
  const unlock = lock(directory)
  const start: RunSettings = { directory, patience, log }
  let starts = 1
  let running: Promise<Running>
  try {
    running = Promise.resolve(await run(start))
  } catch (error) {
    unlock()
    throw error
  }

  const room = openReserve({ directory: dirname(directory), size: reserve, log })
  return {
    kind: 'embedded',
    places: 1,
    prepared: true,
    idleLimit: patience.worker,
    checkLogins: async () => undefined,
    acquire: async () => {
      const current = await running.catch(() => undefined)
      if (!current || current.stream.destroyed || heldBy(current) > mostMemory) {
        starts += 1
        running = replace(current, start)
      }
      return (await running).client
    },
    release: () => undefined,
    hasRoom: room.hasRoom,
    noteFull: room.giveUp,
    unhurried: async (act) => {
      const { stream } = await running
      stream.patience = ownersPatience
      try {
        return await act()
      } finally {
        stream.patience = patience
      }
    },
    endStatement: () => void running.then(({ stream }) => stream.endStatement()).catch(() => undefined),
    figures: async () => {
      const current = await running.catch(() => undefined)
      return { starts, ...(current && { memory: current.memory() }) }
    },
    close: async () => {
      const current = await running.catch(() => undefined)
      if (current) await stop(current)
      unlock()
    },
  }
}

function heldBy({ memory }: Running): number {
  const { engine, heap, buffers } = memory()
  return engine + heap + buffers
}

/**
 * Another worker in the place of one that has ended or holds too much. Nothing is under way then: whoever asks has the only place.
 * What was committed is on the disk, the new connection prepares its statements anew, and the lock stays with this process.
 */
async function replace(last: Running | undefined, start: RunSettings): Promise<Running> {
  const begun = performance.now()
  if (last) await stop(last)
  const next = await run(start).catch((cause: unknown) => {
    start.log.warn(
      { because: String(cause) },
      'the embedded database does not start again yet; the next request tries once more',
    )
    throw new DatabaseInterrupted('The embedded database did not start again.', { cause })
  })
  const facts = {
    milliseconds: Math.round(performance.now() - begun),
    ...(last && { before: last.memory() }),
  }
  start.log.warn(facts, 'another worker of the embedded database has taken the place of the last one')
  return next
}

/** An exclusive lock of the operating system, which the kernel drops when the process dies. */
function lock(directory: string): () => void {
  const file = new DatabaseSync(`${directory}.lock`, { timeout: 0 })
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    file.close()
    throw new DatabaseRefusal(
      `The database in ${directory} is in use by another process. Stop that process, or set DATA_DIR to another folder.`,
    )
  }
  return () => file.close()
}
