import type { MessageId } from '#generated/messages/ids.ts'

/** A sentence of the catalogue that an import may say. */
export type ImportMessage = Extract<MessageId, `imports.${string}`>

/** A sentence of the catalogue with what stands in its gaps, and what the file said there, word for word. */
export type ImportRemark = {
  readonly message: ImportMessage
  readonly parameters?: Readonly<Record<string, string | number>>
  readonly said?: QuotedWords
}

/** The words of the file itself, or a piece of them; or how many of their last characters are told nowhere. */
export type QuotedWords =
  | { readonly text: string; readonly number: number; readonly count: number }
  | { readonly untold: number }

/** A sentence without gaps may be written as its id alone. */
export type ImportEntry = ImportMessage | ImportRemark

/** What a part of the file is called: its own name there, or the line on which it is. */
export type Link = string | { readonly line: number }

/** One line of a report: what became of something, and the source's questions that it concerns. */
export type ImportLine = ImportRemark & { readonly links: readonly Link[] }

/** What became of a questionnaire: `kept` counts questions, groups and texts that are elements now. */
export type ImportReport = {
  readonly title: string
  readonly kept: number
  readonly changed: readonly ImportLine[]
  readonly refused: readonly ImportLine[]
}

/** The book in which an import writes what becomes of each part of the source. Nothing leaves without an entry. */
export type ImportLedger = {
  readonly keep: (link: string) => void
  /** An extension or a field whose meaning is wholly taken over. */
  readonly settle: (name: string) => void
  readonly change: (link: Link | undefined, entry: ImportEntry) => void
  readonly refuse: (link: Link | undefined, entry: ImportEntry) => void
  readonly report: (title: string) => ImportReport
  /** The names of everything that was wholly taken over (for the test that nothing is lost). */
  readonly settled: () => ReadonlySet<string>
}

/** A new, empty book. */
export function openLedger(): ImportLedger {
  const settled = new Set<string>()
  const changed: Book = new Map()
  const refused: Book = new Map()
  let kept = 0
  return {
    keep: () => {
      kept += 1
    },
    settle: (name) => {
      settled.add(name)
    },
    change: (link, entry) => enter(changed, link, entry),
    refuse: (link, entry) => enter(refused, link, entry),
    report: (title) => ({ title, kept, changed: lines(changed), refused: lines(refused) }),
    settled: () => settled,
  }
}

/** The same sentence about many questions is one line that names them. */
type Book = Map<string, { readonly remark: ImportRemark; readonly links: Map<string, Link> }>

function enter(book: Book, link: Link | undefined, entry: ImportEntry): void {
  const remark = remarkOf(entry)
  const key = JSON.stringify(remark)
  const line = book.get(key) ?? { remark, links: new Map<string, Link>() }
  if (link !== undefined) line.links.set(JSON.stringify(link), link)
  book.set(key, line)
}

/** An entry with the gaps of its sentence. */
export function remarkOf(entry: ImportEntry): ImportRemark {
  return typeof entry === 'string' ? { message: entry } : entry
}

function lines(book: Book): readonly ImportLine[] {
  return [...book.values()].map(({ remark, links }) => ({ ...remark, links: [...links.values()] }))
}
