import type { OperationId } from '#generated/operations/operations.ts'
import type { Actor } from '#shared/permissions/actor.ts'

/** What the request's headers say, parsed. They can only narrow; none of them gives a right. */
export type CallOptions = {
  readonly requestId: string
  /** The id that a client which was offline has already given to its new row. */
  readonly idempotencyKey?: string
  readonly continuation?: string
  /** `system|value` of the identifier that must not be there yet. */
  readonly ifNoneExists?: string
  readonly noHistory?: boolean
  readonly partition?: string
  readonly crossPartition?: boolean
  readonly prefer?: 'minimal' | 'representation' | 'summary'
  /** The value of `if-none-match`: a version that the asker already has. */
  readonly knownVersion?: string
  /** `?confirmed=true`: the asker has seen what this collides with and wants it all the same. */
  readonly confirmed?: boolean
  /** `?dryRun=true`: a plain write is done as it would be, answered, and rolled back. */
  readonly dryRun?: boolean
  readonly address?: string
  readonly userAgent?: string
}

/** What the URL and the body say. `body` is JSON that is well-formed and nothing more. */
export type CallInput = {
  readonly id?: string
  readonly versionId?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** One thing asked of the server by somebody. */
export type Call = {
  readonly actor: Actor
  readonly operation: OperationId
  readonly input: CallInput
  readonly options: CallOptions
}

/** What a call answers beside its value: what becomes headers over HTTP. */
export type OperationAnswer = {
  readonly value: unknown
  /** The value as JSON text, where it is already written. */
  readonly json?: string
  readonly status: 200 | 201 | 204 | 304
  readonly versionId?: string
  readonly continuation?: string
  readonly total?: number
}

/** Options for a caller inside the server (the demo, the command line, tests). */
export function plainOptions(requestId: string): CallOptions {
  return { requestId }
}
