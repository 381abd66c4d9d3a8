import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Module = postgresMod.PostgresMod
type HostStream = { readonly nfd?: number; readonly node: unknown }
type HostFilesystem = {
  readonly stream_ops: { fsync?: (stream: HostStream) => number }
  realPath(node: unknown): string
}

const inputOutputError = 29
let flushes = 0

/** How many times this process has made the host flush a file or a directory of the embedded database. */
export function hostFlushes(): number {
  return flushes
}

/**
 * The file system of PGlite, the embedded database, with the fsync that it lacks: without it each power cut loses what was acknowledged. It is also where the
 * engine is given the memory that it runs in.
 */
export class DurableFilesystem extends NodeFS {
  readonly #memory: WebAssembly.Memory | undefined

  constructor(path: string, memory?: WebAssembly.Memory) {
    super(path)
    this.#memory = memory
  }

  override async init(pg: PGlite, options: Partial<Module>) {
    const made = await super.init(pg, options)
    made.emscriptenOpts.preRun?.push((module) => {
      // The types of Emscripten leave out what its file system can do.
      const host = module.NODEFS as HostFilesystem
      host.stream_ops.fsync = (stream) => flush(module, host, stream)
    })
    if (this.#memory) made.emscriptenOpts.wasmMemory = this.#memory
    return made
  }
}

/** A failed flush must reach PostgreSQL as an errno; any other exception would hang the instance. */
function flush(module: Module, host: HostFilesystem, stream: HostStream): number {
  try {
    if (stream.nfd === undefined) flushDirectory(host.realPath(stream.node))
    else fsyncSync(stream.nfd)
    flushes += 1
    return 0
  } catch {
    // The types of Emscripten leave out what its file system can do.
    const { ErrnoError } = module.FS as { ErrnoError: new (errno: number) => Error }
    throw new ErrnoError(inputOutputError)
  }
}

/** Flushes the entries of a directory, so that created and renamed files are found after a power cut. */
export function flushDirectory(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
