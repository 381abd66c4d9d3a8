const trustedFor = 2_000
const most = 50_000

type Kept = { readonly display: string; readonly at: number }

/**
 * Displays of rows that everybody in a practice may see (staff, places, definitions): kept for two seconds,
 * and forgotten at once when this process writes the row. Nothing that belongs to a patient is ever put in here.
 */
export class DisplayMemory {
  private readonly kept = new Map<string, Kept>()

  find(practiceId: string, id: string, now: number): string | undefined {
    const found = this.kept.get(`${practiceId} ${id}`)
    return found && now - found.at < trustedFor ? found.display : undefined
  }

  keep(practiceId: string, id: string, kept: Kept): void {
    if (this.kept.size >= most) this.kept.clear()
    this.kept.set(`${practiceId} ${id}`, kept)
  }

  forget(practiceId: string, id: string): void {
    this.kept.delete(`${practiceId} ${id}`)
  }
}
