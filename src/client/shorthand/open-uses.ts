import { leavesOpen, type Send } from '#client/api/make-send.ts'
import type { Outbox } from '#client/sync/outbox/outbox.ts'
import { usesOwed } from '#client/sync/outbox/owed-copies.ts'
import { plain } from '#client/sync/pending.ts'
import type { World } from '#client/ui/world.ts'
import type { TextUse } from '#generated/types/text-use.ts'
import type { Failure } from '#shared/outcome/outcome.ts'

/** What this device still has to tell: a batch that has its key, so that it is counted once however often it is sent, and what was used since. */
type Owed = {
  readonly batch?: { readonly key: string; readonly made: number; readonly uses: readonly TextUse[] }
  readonly uses: readonly TextUse[]
}

/** A key is known to the server for thirty days; a batch that is older may have been counted and is let go. */
const longest = 29 * 86_400_000

/** So many texts go in one batch, and so many uses of each. */
const most = 200
const mostOfOne = 1_000

type Used = Pick<TextUse, 'text'> & { readonly at: string; readonly by: 1 | -1 }

/** The ledger of uses on this device. */
export type Uses = {
  /** Notes that a text was used, or that its use was taken back before that was told. */
  readonly note: (used: Used) => Promise<void>
  /** Tells the server what was used; what cannot be told now is told later, under the same key. */
  readonly tell: () => Promise<void>
}

/** Opens the ledger of uses on this device; what it holds stays until it is told. */
export function openUses(outbox: Kept, world: Telling): Uses {
  return {
    note: async (used) => {
      await keepNext(outbox, (owed) => withUse(owed, used))
    },
    // Noting never waits for an answer on its way; two that tell wait for each other.
    tell: () => navigator.locks.request(`${usesOwed} told`, () => tellOwed(outbox, world)),
  }
}

/** Where it stays on this device, and how it is told. */
type Kept = Pick<Outbox, 'keptCopy' | 'keepCopy' | 'forgetCopy'>
type Telling = Pick<World, 'now' | 'newId'> & { readonly send: Send }

function withUse(owed: Owed, { text, at, by }: Used): Owed {
  const known = owed.uses.find((each) => each.text.id === text.id)
  const count = (known?.count ?? 0) + by
  const others = owed.uses.filter((each) => each !== known)
  return {
    ...owed,
    uses: count > 0 ? [...others, { text, count: Math.min(count, mostOfOne), last: at }] : others,
  }
}

async function tellOwed(outbox: Kept, { now, newId, send }: Telling): Promise<void> {
  // Kept before it is sent: whoever comes back to it sends the same under the same key.
  const { batch } = await keepNext(outbox, (owed) => {
    if (owed.batch && now() - owed.batch.made <= longest) return owed
    const { uses } = owed
    if (uses.length === 0) return { uses }
    return { batch: { key: newId(), made: now(), uses: uses.slice(0, most) }, uses: uses.slice(most) }
  })
  if (!batch) return
  const told = await send('snippet.tellUses', { uses: [...batch.uses], idempotencyKey: batch.key })
  if (told.ok || !isOpen(told.failure)) await keepNext(outbox, ({ uses }) => ({ uses }))
}

/** Nobody has counted it, or nobody knows whether it was: it is told again later. */
function isOpen({ kind }: Failure): boolean {
  return leavesOpen.has(kind) || kind === 'signedOut' || kind === 'full'
}

/** Changes what is owed, one after the other, also where the same person has two tabs open. */
async function keepNext(outbox: Kept, next: (owed: Owed) => Owed): Promise<Owed> {
  return navigator.locks.request(usesOwed, async () => {
    const owed = next(await owedOf(outbox))
    await keep(outbox, owed)
    return owed
  })
}

async function owedOf(outbox: Kept): Promise<Owed> {
  return (await outbox.keptCopy<Owed>(usesOwed)) ?? { uses: [] }
}

function keep(outbox: Kept, owed: Owed): Promise<void> {
  return owed.batch || owed.uses.length > 0
    ? outbox.keepCopy(usesOwed, plain(owed))
    : outbox.forgetCopy(usesOwed)
}
