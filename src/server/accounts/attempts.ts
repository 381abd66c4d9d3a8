const freeTries = 5
const longestWait = 15 * 60_000
const forgottenAfter = 60 * 60_000

type Tries = { readonly failures: number; readonly blockedUntil: number; readonly lastAt: number }

/**
 * Slows down guessing (reliability.md AUT-3): five tries, then a wait that doubles up to 15 minutes, for each account and address.
 * Kept in memory: a restart forgives.
 */
export class Attempts {
  private readonly tries = new Map<string, Tries>()
  private readonly firstWait: number

  /** `firstWait`: milliseconds after the fifth failure; it doubles with each further one. */
  constructor(firstWait = 1_000) {
    this.firstWait = firstWait
  }

  /** Milliseconds to wait before the next try; 0: go on. */
  waitOf(key: string, now: number): number {
    return Math.max(0, (this.tries.get(key)?.blockedUntil ?? 0) - now)
  }

  failed(key: string, now: number): void {
    if (this.tries.size > 10_000) this.forgetOld(now)
    const failures = (this.tries.get(key)?.failures ?? 0) + 1
    const wait =
      failures < freeTries ? 0 : Math.min(longestWait, 2 ** (failures - freeTries) * this.firstWait)
    this.tries.set(key, { failures, blockedUntil: now + wait, lastAt: now })
  }

  succeeded(key: string): void {
    this.tries.delete(key)
  }

  private forgetOld(now: number): void {
    for (const [key, { lastAt }] of this.tries) if (now - lastAt > forgottenAfter) this.tries.delete(key)
  }
}
