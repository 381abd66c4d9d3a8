import {
  ArchiveFault,
  type ArchiveFile,
  archivesOf,
  readArchive,
} from '#server/database/archive/archive-file.ts'
import { movedUpTo } from '#server/database/archive/note-move.ts'
import { firstLink, type LinkedEvent, readLinks } from '#server/database/audit/read-links.ts'
import type { Transaction } from '#server/database/database.ts'
import type { TrailFinding } from './trail-finding.ts'

const portion = 1000

/** A practice's trail as it is verified, from its first event on: what moved into archives, then what the database still holds. */
export class WholeTrail {
  readonly #transaction: Transaction
  readonly #practiceId: string
  readonly #directory: string | undefined
  readonly #broken: ArchiveFile[] = []
  /** Up to this number the trail itself says that events have moved. */
  #moved = 0

  constructor(transaction: Transaction, practiceId: string, directory: string | undefined) {
    this.#transaction = transaction
    this.#practiceId = practiceId
    this.#directory = directory
  }

  /** All links in their order; an archive that cannot be read is passed over, and what it held is missing. */
  async *links(): AsyncGenerator<LinkedEvent> {
    const first = await firstLink(this.#transaction, this.#practiceId)
    for await (const link of this.#archived(first ?? Number.POSITIVE_INFINITY)) yield this.#heard(link)
    for await (const link of this.#stored()) yield this.#heard(link)
  }

  /** The findings of a walk over these links, with those named that an archive should hold. */
  judged(findings: readonly TrailFinding[]): readonly TrailFinding[] {
    const altered = this.#broken.map(
      ({ first, last }) => ({ flaw: 'archive altered', from: first, to: last }) as const,
    )
    const isAltered = ({ flaw, from, to }: TrailFinding) =>
      flaw === 'links missing' && altered.some((each) => each.from <= from && to <= each.to)
    const others = findings.filter((finding) => !isAltered(finding))
    return [
      ...altered,
      ...others.map((finding) =>
        finding.flaw === 'links missing' && finding.to <= this.#moved
          ? { ...finding, flaw: 'archive missing' as const }
          : finding,
      ),
    ]
  }

  #heard(link: LinkedEvent): LinkedEvent {
    this.#moved = Math.max(this.#moved, (link.event && movedUpTo(link.event)) ?? 0)
    return link
  }

  /** What the database still holds is read from there, whatever a file says of it. */
  async *#archived(before: number): AsyncGenerator<LinkedEvent> {
    let seen = 0
    const files = this.#directory === undefined ? [] : archivesOf(this.#directory, this.#practiceId)
    for (const file of files) {
      const links = file.last > seen ? await this.#read(file) : []
      const fresh = links.filter(({ number }) => number > seen && number < before)
      yield* fresh
      seen = fresh.at(-1)?.number ?? seen
    }
  }

  async #read(file: ArchiveFile): Promise<readonly LinkedEvent[]> {
    try {
      return await readArchive(file)
    } catch (error) {
      if (!(error instanceof ArchiveFault)) throw error
      this.#broken.push(file)
      return []
    }
  }

  async *#stored(): AsyncGenerator<LinkedEvent> {
    let after = 0
    for (;;) {
      const links = await readLinks(this.#transaction, this.#practiceId, { after, most: portion })
      yield* links
      if (links.length < portion) return
      after = links.at(-1)?.number ?? after
    }
  }
}
