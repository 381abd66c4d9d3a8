import { type PlainVerb, readingVerbs } from '#generated/operations/plain.ts'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Chunk, ComingFile, ContentStore } from '#server/stores/content/content-store.ts'
import type { Inspect } from '#server/stores/content/inspector.ts'
import type { Opened } from '#server/stores/opened.ts'
import type { RowStore } from '#server/stores/row-store.ts'
import type { FileLook } from '#shared/content/file-look.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { CallInput, CallOptions, OperationAnswer } from './call.ts'
import type { Context } from './handler.ts'
import type { PlainGuard } from './plain-guard.ts'

/** One plain call on one type: its rows, its table of facts, what a feature adds to its writes. */
export type PlainCall = {
  readonly context: Context
  readonly opened: Opened
  readonly entry: TypeEntry
  readonly rows: RowStore
  readonly guard: PlainGuard
  readonly input: CallInput
  /** Where files are kept. */
  readonly content: ContentStore
  /** Takes bytes of these hashes from the disk, as far as no row of the practice speaks of them; only once the call is committed. */
  readonly freeBytes: (hashes: readonly string[]) => Promise<void>
  /** Lets earlier versions of a row whose file was purged forget what was read in it; only once the call is committed. */
  readonly forgetText: (id: string) => Promise<void>
  /** What was brought before the transaction opened, where the verb brings something. */
  readonly brought?: Brought
}

/** A file that a call brings: on the disk, and looked at. It is thrown away at the end of the call unless it was kept. */
export type Brought = ComingFile & { readonly look?: FileLook; readonly chunks?: readonly Chunk[] }

/** What takes time and no transaction, before one opens: bytes are received, joined and looked at. */
export type Bring = (asked: {
  readonly entry: TypeEntry
  readonly input: CallInput
  readonly options: CallOptions
  readonly content: ContentStore
  readonly inspect: Inspect
  /** Looks at rows, as the asker sees them; `done` where only the call itself, done before under its key, stands in its way. */
  readonly look: <Value>(
    act: (call: PlainCall) => Promise<Outcome<Value>>,
  ) => Promise<Outcome<Value | 'done'>>
}) => Promise<Outcome<Brought | undefined>>

/** The verbs that bring something. */
export type Bringers = { readonly [Verb in PlainVerb]?: Bring }

/** Performs one of the plain calls, which every type has; the permission is held. */
export type PlainHandler = (call: PlainCall) => Promise<Outcome<OperationAnswer>>
export type PlainHandlers = { readonly [Verb in PlainVerb]: PlainHandler }

/** Those that only read: their audit row is written after them, together with others'. */
export function onlyReads(verb: string): boolean {
  return readingVerbs.some((each) => each === verb)
}

/** Says of a plain call whether it can be understood, without a look at any row. */
export type WellFormed = (
  verb: PlainVerb,
  asked: { readonly entry: TypeEntry; readonly input: CallInput; readonly options: CallOptions },
) => Outcome<void>
