import type { Failure } from './outcome.ts'

/** What came back with a refusal, for the error dialog and for whoever has to know a code: `requestId` is the header, `body` the answer as text or JSON. */
export type Seen = {
  readonly status: number
  readonly requestId?: string
  readonly title?: string
  readonly body?: unknown
}

/** A failure as the browser met it; a failure that never reached the server has no `seen`. */
export type SeenFailure = Failure & { readonly seen?: Seen }
