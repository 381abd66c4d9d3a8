import type { AuditRow } from '#server/stores/audit/insert-audit.ts'
import { askerOf } from './asker-of.ts'

type Sum = { written: number; count: number; readonly since: string; last: AuditRow | undefined }
type Needs = {
  readonly write: (row: AuditRow) => Promise<void>
  /** Milliseconds after which what was counted is written. */
  readonly every?: number
  /** So many kinds of refusals are told apart at a time; what comes beside them is one sum. */
  readonly kinds?: number
}

const otherKinds = 'others'

/** What comes beside the kinds that are told apart, in each practice's own trail. */
const othersOf = (practiceId: string) => `${otherKinds} ${practiceId}`

/**
 * The trail's rows of refusals that nobody signed in has caused, or that a crowd has. Of each kind (practice, person, address, operation,
 * status) the first is written at once; what follows within the minute is counted and leaves one row that says how many they were and since when, so that
 * a flood from outside cannot fill the trail. Counts of the last minute are lost when the process is killed.
 */
export class RefusalSums {
  private readonly needs: Required<Needs>
  private sums = new Map<string, Sum>()
  private due: NodeJS.Timeout | undefined

  constructor({ write, every = 60_000, kinds = 100 }: Needs) {
    this.needs = { write, every, kinds }
  }

  /** Resolves when the row is committed or counted. `atOnce`: so many of its kind get a row of their own in a minute. */
  async note(row: AuditRow, atOnce = 1): Promise<void> {
    const kind = this.kindFor(row)
    const sum = this.sums.get(kind) ?? { written: 0, count: 0, since: row.at, last: undefined }
    this.sums.set(kind, sum)
    this.due ??= setTimeout(() => void this.flush(), this.needs.every).unref()
    if (!isOthers(kind) && sum.written < atOnce) {
      sum.written += 1
      return this.needs.write(row)
    }
    sum.count += 1
    sum.last = row
  }

  /** Writes what was counted; what cannot be written now is counted on. */
  async flush(): Promise<void> {
    clearTimeout(this.due)
    this.due = undefined
    const ended = this.sums
    this.sums = new Map()
    await Promise.all([...ended].map(([kind, sum]) => this.write(kind, sum)))
  }

  private async write(kind: string, sum: Sum): Promise<void> {
    const { last, count, since } = sum
    if (!last) return
    const told = isOthers(kind) ? { operation: otherKinds } : last.detail
    try {
      await this.needs.write({ ...last, detail: { ...told, count, since } })
    } catch {
      const later = this.sums.get(kind) ?? { written: sum.written, count: 0, since, last }
      this.sums.set(kind, { ...later, since, count: count + later.count })
      this.due ??= setTimeout(() => void this.flush(), this.needs.every).unref()
    }
  }

  private kindFor({ practiceId, actorId, status, detail }: AuditRow): string {
    const { ip, operation, event } = detail ?? {}
    const kind = `${practiceId} ${actorId} ${askerOf(String(ip))} ${operation ?? event} ${status}`
    return this.sums.has(kind) || this.sums.size < this.needs.kinds ? kind : othersOf(practiceId)
  }
}

function isOthers(kind: string): boolean {
  return kind.startsWith(otherKinds)
}
