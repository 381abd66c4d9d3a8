import { cut } from './foreign-object.ts'

/** One line of a report: what became of something, and the source's questions that it concerns. */
export type ReportLine = { readonly linkId?: string; readonly what: string }

/** What became of a questionnaire: `kept` counts questions, groups and texts that are elements now. */
export type ImportReport = {
  readonly title: string
  readonly kept: number
  readonly changed: readonly ReportLine[]
  readonly refused: readonly ReportLine[]
}

/** The book in which an import writes what becomes of each part of the source. Nothing leaves without an entry. */
export type ImportLedger = {
  readonly keep: (linkId: string) => void
  /** An extension or a field whose meaning is wholly taken over. */
  readonly settle: (name: string) => void
  readonly change: (linkId: string | undefined, what: string) => void
  readonly refuse: (linkId: string | undefined, what: string) => void
  readonly report: (title: string) => ImportReport
  /** The names of everything that was wholly taken over (for the test that nothing is lost). */
  readonly settled: () => ReadonlySet<string>
}

const longestWhat = 1000
const longestLink = 480

/** A new, empty book. */
export function openLedger(): ImportLedger {
  const settled = new Set<string>()
  const changed = new Map<string, string[]>()
  const refused = new Map<string, string[]>()
  let kept = 0
  return {
    keep: () => {
      kept += 1
    },
    settle: (name) => {
      settled.add(name)
    },
    change: (linkId, what) => enter(changed, linkId, what),
    refuse: (linkId, what) => enter(refused, linkId, what),
    report: (title) => ({ title: cut(title, 300), kept, changed: lines(changed), refused: lines(refused) }),
    settled: () => settled,
  }
}

function enter(book: Map<string, string[]>, linkId: string | undefined, what: string): void {
  const key = cut(what, longestWhat)
  const links = book.get(key) ?? []
  if (linkId !== undefined && !links.includes(linkId)) links.push(linkId)
  book.set(key, links)
}

/** The same sentence about many questions is one line that names them. */
function lines(book: ReadonlyMap<string, readonly string[]>): readonly ReportLine[] {
  return [...book].map(([what, links]) => (links.length === 0 ? { what } : { linkId: named(links), what }))
}

function named(links: readonly string[]): string {
  const all = links.join(', ')
  if (all.length <= longestLink) return all

  let shown = ''
  let count = 0
  for (const link of links) {
    if (shown.length + link.length > longestLink - 40) break
    shown += `${link}, `
    count += 1
  }
  return `${shown}and ${links.length - count} more`
}
