const trustedFor = 2_000
const most = 50_000

type Kept = { readonly display: string; readonly at: number }

/**
 * Displays of rows that everybody in a practice may see (staff, places, definitions): kept for two seconds,
 * and forgotten at once when this process writes the row. Nothing that belongs to a patient is ever put in here.
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

  private clear(): void {
    this.practices.clear()
    this.count = 0
  }
}
