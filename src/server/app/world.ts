import { sign } from 'node:crypto'
import { accounts as accountsFeature } from '#server/accounts/feature.ts'
import type { InstallationKeys as KeyFile } from '#server/config/keys.ts'
import type { Database } from '#server/database/database.ts'
import { plainGuards } from '#server/operations/plain-guard.ts'
import { AuditTrail } from '#server/operations/trail/audit-trail.ts'
import { RefusalSums } from '#server/operations/trail/refusal-sums.ts'
import type { World } from '#server/operations/world.ts'
import { resources } from '#server/resources/feature.ts'
import { DisplayMemory } from '#server/stores/display-memory.ts'
import type { Instant } from '#server/stores/instant.ts'
import { upcast } from '#server/stores/upcast/upcast.ts'
import { currentId, currentInstant } from './clock.ts'
import { features, handlers } from './features.ts'

/** What a world is made of; time and ids can be given, for tests and for the demo. */
export type WorldParts = {
  readonly database: Database
  readonly keys: KeyFile
  readonly now?: () => Instant
  readonly newId?: () => string
  /** Whom the house is for: in one for practices nobody of the demo signs in. */
  readonly demo?: 'demo' | 'practices'
}

/** Puts the server together: storage, features, accounts, time and ids. */
export function buildWorld(parts: WorldParts): World {
  const { database, keys, now = currentInstant, newId = currentId, demo = 'practices' } = parts
  const trail = new AuditTrail(database)
  const refusals = new RefusalSums({ write: (row) => trail.write(row) })
  const needs = { database, now, newId, demo, refusals }
  const accounts = accountsFeature.open(needs)
  return {
    database,
    handlers,
    guards: plainGuards(features),
    ...resources,
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
    checkPassword: accountsFeature.passwordCheck(needs),
  }
}
