import { type Pending, type Stuck, versionOf } from '#client/sync/pending.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { owedAgain, type Restored, type SentChange, versionAfter } from './owed-again.ts'
import type { Sent } from './sent.ts'

/** What it takes to compare: what was sent, the server's rows, and where goes what is owed again. */
export type EpochNeeds = {
  readonly sent: Sent
  readonly world: {
    readonly read: (type: ResourceType, id: string) => Promise<Outcome<JsonObject>>
    readonly readVersion: (type: ResourceType, id: string, versionId: string) => Promise<Outcome<JsonObject>>
  }
  readonly ledger: {
    readonly oweAgain: (lost: readonly Pending[], asked: readonly Stuck[]) => Promise<void>
  }
}

/**
 * Compares the server's epoch with the one to which this device has sent: with another one the server was restored, and what it
 * has lost of the last three days is owed again. False when it could not be found out; then nothing has been done.
 */
export async function compareEpoch({ ledger, sent, world }: EpochNeeds, epoch: string): Promise<boolean> {
  const before = await sent.epoch()
  if (before === epoch) return true
  const lost: Pending[] = []
  const asked: Stuck[] = []
  for (const changes of before === undefined ? [] : await sent.all()) {
    const restored = await restoredRow(world, changes)
    if (!restored) return false
    const owed = owedAgain(changes, restored)
    if (owed.kind === 'send') lost.push(owed.pending)
    if (owed.kind === 'ask') asked.push(owed.stuck)
  }
  await ledger.oweAgain(lost, asked)
  await sent.turnTo(epoch)
  return true
}

const answers: ReadonlySet<string> = new Set(['missing', 'gone', 'forbidden'])

/** Undefined when nobody answers. */
async function restoredRow(
  world: EpochNeeds['world'],
  changes: readonly SentChange[],
): Promise<Restored | undefined> {
  const last = changes.at(-1)
  if (!last) return undefined
  const theirs = await world.read(last.type, last.id)
  if (!theirs.ok) return answers.has(theirs.failure.kind) ? { theirs } : undefined
  const made = versionAfter(last)
  if (BigInt(versionOf(theirs.value) || '0') <= BigInt(made)) return { theirs }
  const kept = await world.readVersion(last.type, last.id, made)
  if (kept.ok) return { theirs, after: kept.value }
  return answers.has(kept.failure.kind) ? { theirs } : undefined
}
