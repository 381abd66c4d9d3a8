import type { Database } from '#server/database/database.ts'
import type { Instant } from '#server/stores/instant.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { Guards, Handlers, Signer } from './handler.ts'

/** Keys that never stand in the database; all processes of an installation share them. */
export type Keys = {
  /** 32 bytes, for AES-256-GCM over continuation tokens. */
  readonly sealing: Uint8Array
  readonly signer: Signer
}

/** All that the server's code is given: time, ids, storage and what the features can do. */
export type World = {
  readonly database: Database
  readonly handlers: Handlers
  readonly guards: Guards
  readonly now: () => Instant
  readonly newId: () => string
  readonly keys: Keys
  /** Bound to the one place that knows credentials; the person is the call's own. */
  readonly checkPassword: (personId: string, password: string) => Promise<Outcome<void>>
}
