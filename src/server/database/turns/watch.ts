import { DatabaseInterrupted } from '#server/database/database-refusal.ts'
import type { OpenKysely } from './kysely-over.ts'

/** Something that is looked at while a turn of the database goes on; `stop` when it has ended. */
export type Watch = { stop(): void }

/** Ends a transaction that stands idle: it waits for the outside, or for another transaction that waits for it. */
export function watchIdle(
  open: OpenKysely,
  limit: number | undefined,
): Watch & { readonly idle: Promise<never> } {
  let timer: NodeJS.Timeout | undefined
  const idle = new Promise<never>((_resolve, reject) => {
    if (limit === undefined) return
    const look = () => {
      const rest = limit - open.idleFor()
      if (rest > 0) timer = setTimeout(look, rest)
      else reject(new DatabaseInterrupted(`A transaction stood idle for ${limit} ms and was rolled back.`))
    }
    timer = setTimeout(look, limit)
  })
  return { idle, stop: () => clearTimeout(timer) }
}

const lookAgain = 25

/** When others wait, and how to end the statement under way where there is one place for everybody. */
export type TurnEnd = {
  /** How long, in milliseconds, others wait for one statement. */
  readonly longestWait: number
  readonly othersWait: () => boolean
  readonly endStatement: (() => void) | undefined
}

/** Ends the statement of a reading for which others have waited too long; `hasEnded` says whether that came about. */
export function watchTurn(
  open: OpenKysely,
  { longestWait, othersWait, endStatement }: TurnEnd,
): Watch & { readonly hasEnded: () => boolean } {
  let timer: NodeJS.Timeout | undefined
  let ended = false
  const look = () => {
    const isLong = open.busyFor() >= longestWait
    if (isLong && othersWait()) {
      ended = true
      endStatement?.()
    }
    timer = setTimeout(look, isLong ? lookAgain : longestWait - open.busyFor())
  }
  if (endStatement) timer = setTimeout(look, longestWait)
  return { hasEnded: () => ended, stop: () => clearTimeout(timer) }
}
