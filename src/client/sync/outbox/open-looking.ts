import { keyOf } from '#client/sync/pending.ts'
import { rowsIn, withoutRows } from '#client/sync/without-rows.ts'
import type { HeldCopy } from './held-copies.ts'
import type { Ledger } from './ledger.ts'
import type { OutboxWorld } from './outbox-world.ts'

/** What looking needs: the copies, the world, and when it ends. */
type LookingNeeds = {
  readonly ledger: Pick<Ledger, 'held'>
  readonly world: Pick<OutboxWorld, 'readable' | 'after'>
  readonly signal: AbortSignal
}

/** So many records are asked for at once. */
const mostAtOnce = 100
/** Where nobody has answered, it is looked again after so long. */
const pauseMilliseconds = 60_000

/**
 * Looks which of the records that lie on this device as copies may still be read, and takes away the others, whatever has closed
 * them: a label, a share that was taken back, a patient out of reach, other rights. The server is asked for records that are here
 * already, so it tells of no others. What waits to be sent and what a person must decide on stays: it is owed.
 */
export function openLooking(needs: LookingNeeds) {
  const { world, signal } = needs
  let isWanted = false
  let running: Promise<void> | undefined
  let forget: () => void = () => undefined

  const run = async () => {
    while (isWanted && !signal.aborted) {
      isWanted = false
      forget()
      if (!(await look(needs))) forget = world.after(pauseMilliseconds, lookAgain)
    }
  }
  const lookAgain = () => {
    if (signal.aborted) return
    isWanted = true
    running ??= run()
      .catch(ignoreClosing)
      .finally(() => {
        running = undefined
        if (isWanted) lookAgain()
      })
  }
  signal.addEventListener('abort', () => forget())

  return {
    lookAgain,
    /** Settled when nothing is being looked at. */
    rest: async () => running?.catch(() => undefined),
  }
}

/** False where somebody has not answered; then what was asked for stays. */
async function look({ ledger, world }: LookingNeeds): Promise<boolean> {
  const held = await ledger.held.all()
  const byType = Map.groupBy(
    held.flatMap(({ value }) => rowsIn(value)),
    ({ type }) => type,
  )
  const gone = new Set<string>()
  let isAnswered = true
  for (const [type, rows] of byType) {
    for (const ids of partsOf([...new Set(rows.map(({ id }) => id))])) {
      const readable = await world.readable(type, ids)
      if (!readable) isAnswered = false
      else for (const id of ids.filter((each) => !readable.has(each))) gone.add(keyOf({ type, id }))
    }
  }
  if (gone.size > 0) await takeAway(ledger, held, gone)
  return isAnswered
}

async function takeAway(
  ledger: LookingNeeds['ledger'],
  held: readonly HeldCopy[],
  gone: ReadonlySet<string>,
): Promise<void> {
  for (const copy of held) {
    const left = withoutRows(copy.value, (row) => gone.has(keyOf(row)))
    if (left !== copy.value) await ledger.held.rewrite(copy, left)
  }
}

function partsOf(ids: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(ids.length / mostAtOnce)
  return Array.from({ length: count }, (_, part) => ids.slice(part * mostAtOnce, (part + 1) * mostAtOnce))
}

/** The tab is closing; the next one looks when it opens. */
function ignoreClosing(error: unknown): void {
  if (error instanceof Error && error.name === 'DatabaseClosedError') return
  throw error
}
