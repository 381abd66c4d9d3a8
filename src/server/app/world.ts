import { sign } from 'node:crypto'
import { openAccounts } from '#server/accounts/accounts.ts'
import { passwordCheck } from '#server/accounts/passwords/check-password.ts'
import type { AccountsNeeds } from '#server/accounts/people/standing.ts'
import type { Keys as KeyFile } from '#server/config/keys.ts'
import type { Database } from '#server/database/database.ts'
import { plainGuards } from '#server/operations/plain-guard.ts'
import { AuditTrail } from '#server/operations/trail/audit-trail.ts'
import { RefusalSums } from '#server/operations/trail/refusal-sums.ts'
import type { World } from '#server/operations/world.ts'
import { plainHandlers } from '#server/resources/plain-handlers.ts'
import { isWellFormed } from '#server/resources/well-formed.ts'
import { DisplayMemory } from '#server/stores/display-memory.ts'
import { type Instant, instantAt } from '#server/stores/instant.ts'
import { upcast } from '#server/stores/upcast/upcast.ts'
import { features, handlers } from './features.ts'
import { uuidAt } from './new-id.ts'

/** What a world is made of; time and ids can be given, for tests and for the demo. */
export type WorldParts = {
  readonly database: Database
  readonly keys: KeyFile
  readonly now?: () => Instant
  readonly newId?: () => string
  /** Whom the house is for: in one for practices nobody of the demo signs in. */
  readonly demo?: AccountsNeeds['demo']
}

/** Puts the server together: storage, features, accounts, time and ids. */
export function buildWorld(parts: WorldParts): World {
  const { database, keys, now = currentInstant, newId = currentId, demo = 'practices' } = parts
  const trail = new AuditTrail(database)
  const refusals = new RefusalSums({ write: (row) => trail.write(row) })
  const needs = { database, now, newId, demo, refusals }
  const accounts = openAccounts(needs)
  return {
    database,
    handlers,
    guards: plainGuards(features),
    plain: plainHandlers,
    isWellFormed,
    accounts,
    trail,
    refusals,
    memory: new DisplayMemory(),
    upcast,
    now,
    newId,
    keys: {
      sealing: keys.sealing,
      signer: { keyId: keys.signing.id, sign: (bytes) => sign(null, bytes, keys.signing.privateKey) },
    },
    checkPassword: passwordCheck(needs),
  }
}

function currentInstant(): Instant {
  return instantAt(Date.now())
}

function currentId(): string {
  return uuidAt(Date.now())
}
