import type { ActId } from '#generated/operations/operations.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Document } from '#server/stores/document.ts'

/** A request derived for tests: what is sent, byte for byte, and what must come of it. */
export type DerivedRequest = {
  /** What was done to it, for whoever reads that it went wrong. */
  readonly what: string
  readonly method: string
  /** Below /api/v1. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
  readonly expected: Expected
}

export type Expected =
  /** Taken, or refused for what stands elsewhere in the practice; never for its form. The answer is true to the schema of the type. */
  | { readonly kind: 'right'; readonly type?: ResourceType }
  /** Refused with a problem; where a body is at fault, its place is named, and where a parameter or a header is, that. */
  | { readonly kind: 'wrong'; readonly pointer?: string; readonly parameter?: string }
  /** An act as its schema says: done, or refused by a rule of its own that stands in `acts-refused.json`; there are more of these where its row is in the state that is for it. */
  | { readonly kind: 'act'; readonly act: ActId; readonly isInStory?: true }
  /** Taken, or refused with a problem, whatever it says. */
  | { readonly kind: 'either' }

/** What stands in the practice for requests to speak of. */
export type RequestContext = {
  readonly practiceKey: string
  /** The profile that asks. */
  readonly maker: string
  /** One row of each type that has any, as its reader gets it. */
  readonly rows: ReadonlyMap<ResourceType, Document & { readonly id: string }>
}

/** A body as JSON in UTF-8. */
export function bytesOf(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}

export const json = { 'content-type': 'application/json' }
