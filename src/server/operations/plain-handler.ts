import { type PlainVerb, readingVerbs } from '#generated/operations/plain.ts'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Opened } from '#server/stores/opened.ts'
import type { RowStore } from '#server/stores/row-store.ts'
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
}

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
