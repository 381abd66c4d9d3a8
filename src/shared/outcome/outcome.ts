import type { SubStatus } from './sub-status.ts'

/** What a finding does to the act it speaks of: it stops it, it asks for a look, or it only tells. */
export type Weight = 'blocks' | 'warns' | 'informs'

/** One remark on one place: `pointer` is a JSON Pointer, `message` a message id with its parameters; in a browser, which gets it in words, `code` is the id. */
export type Finding = {
  readonly pointer: string
  readonly weight: Weight
  readonly message: string
  readonly parameters?: Readonly<Record<string, string | number>>
  readonly code?: string
}

/** Every way in which the house says no; each becomes one HTTP status in `server/http` and one sentence in the browser. */
export type Failure =
  | { readonly kind: 'malformed'; readonly what: string; readonly findings?: readonly Finding[] }
  | { readonly kind: 'signedOut' }
  | {
      readonly kind: 'forbidden'
      readonly permission: string
      readonly subStatus?: SubStatus
      /** The message that says more than that the permission is missing. */
      readonly because?: string
    }
  | { readonly kind: 'missing' }
  /** It was deleted; or it was merged into another row, which is named. */
  | { readonly kind: 'gone'; readonly mergedInto?: string }
  | { readonly kind: 'disallowed'; readonly allowed: readonly string[] }
  | {
      readonly kind: 'conflict'
      readonly because: string
      readonly subStatus?: SubStatus
      readonly versionId?: string
      readonly findings?: readonly Finding[]
    }
  | { readonly kind: 'locked'; readonly because: string }
  | { readonly kind: 'precondition'; readonly status: 412 | 428; readonly because: string }
  | { readonly kind: 'tooLarge'; readonly limit: number }
  | { readonly kind: 'unsupported'; readonly expected: string }
  | {
      readonly kind: 'invalid'
      readonly findings: readonly Finding[]
      readonly subStatus?: SubStatus
    }
  | { readonly kind: 'busy'; readonly retryAfterMilliseconds: number }
  /** The same request, sent before, is being done at this moment. */
  | { readonly kind: 'underWay'; readonly retryAfterMilliseconds: number }
  | { readonly kind: 'unavailable'; readonly because: string }
  /** There is no room to store anything, or where a reason is named none of this kind; what is stored can be read. */
  | { readonly kind: 'full'; readonly because?: string; readonly limit?: number }
  | { readonly kind: 'unreachable' }

/** What an operation answers: the value that was asked for, or one of the ways of saying no. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

/** The good answer. */
export function succeeded<Value>(value: Value): Outcome<Value> {
  return { ok: true, value }
}

/** The no, with its reason. */
export function failed(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure }
}
