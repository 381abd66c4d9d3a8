import { reach } from '#client/api/fetch-from-server.ts'
import type { Change } from '#client/sync/change.ts'
import type { StuckEntry } from '#client/sync/outbox/ledger.ts'
import type { Outbox } from '#client/sync/outbox/outbox.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

/** What became of a change: stored, kept on this device until the server is back, or refused and kept in the drawer. */
export type Stored =
  | { readonly kind: 'stored' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly failure: SeenFailure; readonly entry?: StuckEntry }

/** The refusal of a change, with the entry that keeps its text. */
export type Refused = Extract<Stored, { readonly kind: 'refused' }>

const longestWait = 10_000

/** Stores a change: hands it to the outbox and waits for the server's word, at most ten seconds; nothing is lost in either case. */
export async function storeChange(outbox: Outbox, change: Change): Promise<Stored> {
  const known = new Set((await entriesOf(outbox, change)).map(({ id }) => id))
  const written = await outbox.write(change)
  if (!written.ok) return { kind: 'refused', failure: written.failure }
  return settled(outbox, change, known)
}

/** Waits for a change that is already on its way. */
export function settled(outbox: Outbox, record: Record, known: ReadonlySet<string>): Promise<Stored> {
  return new Promise((resolve) => {
    const finish = (stored: Stored) => {
      clearTimeout(timer)
      stop()
      resolve(stored)
    }
    const look = async () => {
      const { waiting } = await outbox.countsOf(record.type, record.id)
      if (waiting > 0) {
        if (reach() !== 'reached') finish({ kind: 'waiting' })
        return
      }
      const entry = (await entriesOf(outbox, record)).find(({ id }) => !known.has(id))
      finish(entry ? { kind: 'refused', failure: entry.failure, entry } : { kind: 'stored' })
    }
    const timer = setTimeout(() => finish({ kind: 'waiting' }), longestWait)
    const stop = outbox.subscribe(() => {
      look()
    })
    look()
  })
}

type Record = { readonly type: Change['type']; readonly id: string }

async function entriesOf(outbox: Outbox, { type, id }: Record): Promise<readonly StuckEntry[]> {
  const all = await outbox.stuck()
  return all.filter(({ pending }) => pending.type === type && pending.id === id)
}
