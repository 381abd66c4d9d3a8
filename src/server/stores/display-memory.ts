const trustedFor = 2_000
const most = 50_000

type Kept = { readonly display: string; readonly at: number }

/**
 * Displays of rows that everybody in a practice may see (staff, places, definitions): kept for two seconds, and forgotten at once
 * when this process writes the row, or as soon as it hears that another one has. Nothing that belongs to a patient is ever put in here.
 */
export class DisplayMemory {
  private readonly practices = new Map<string, Map<string, Kept>>()
  private count = 0

  find(practiceId: string, id: string, now: number): string | undefined {
    const found = this.practices.get(practiceId)?.get(id)
    return found && now - found.at < trustedFor ? found.display : undefined
  }

  keep(practiceId: string, id: string, kept: Kept): void {
    if (this.count >= most) this.clear()
    const own = this.practices.get(practiceId) ?? new Map<string, Kept>()
    if (!own.has(id)) this.count += 1
    this.practices.set(practiceId, own.set(id, kept))
  }

  forget(practiceId: string, id: string): void {
    if (this.practices.get(practiceId)?.delete(id)) this.count -= 1
  }

  /** Forgets what is known of a practice, or of all: another process has written. */
  forgetAll(practiceId?: string): void {
    if (practiceId === undefined) this.clear()
    else {
      this.count -= this.practices.get(practiceId)?.size ?? 0
      this.practices.delete(practiceId)
    }
  }

  private clear(): void {
    this.practices.clear()
    this.count = 0
  }
}
