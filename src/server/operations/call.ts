import type { OperationId } from '#generated/operations/operations.ts'
import type { HeaderParameters, QueryName } from '#generated/operations/plain.ts'
import type { Actor } from '#shared/permissions/actor.ts'

/** What the request says beside its body, parsed: the parameters of plain calls, and who asks. They can only narrow; none of them gives a right. */
export type CallOptions = HeaderParameters & {
  readonly requestId: string
  /** The asker has seen what this collides with and wants it all the same. */
  readonly confirmed?: boolean
  /** A plain write is done as it would be, answered, and rolled back. */
  readonly dryRun?: boolean
  readonly address?: string
  readonly userAgent?: string
}

/** What the URL and the body say. `body` is JSON that is well-formed and nothing more. */
export type CallInput = {
  readonly id?: string
  readonly versionId?: string
  readonly query?: { readonly [Name in QueryName]?: string }
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
