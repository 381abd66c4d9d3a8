/** What letters of a formatted text can be. Nothing else is kept, whatever brings it. */
export const richMarks = ['bold', 'italic'] as const

export type RichMark = (typeof richMarks)[number]

/** A part of a plan to which letters are tied: an objective, an intervention or a goal, by the words that it had then. */
export type RichTie = { readonly plan: string; readonly part: string; readonly statement: string }

/** Letters that are marked alike, and tied to the same part of a plan. */
export type RichSpan = {
  readonly text: string
  readonly marks: readonly RichMark[]
  readonly tie?: RichTie
}

/** One line: a paragraph, or the entry of a list that stands so far to the right. */
export type RichLine = {
  readonly spans: readonly RichSpan[]
  readonly entry?: { readonly indent: number; readonly number?: number }
}

/** The entry of a list, with the lists inside it. */
export type RichEntry = { readonly spans: readonly RichSpan[]; readonly lists: readonly RichList[] }

/** A list with signs, or with numbers from `start`. */
export type RichList = {
  readonly kind: 'bullets' | 'numbers'
  readonly start: number
  readonly entries: readonly RichEntry[]
}

/** All that a formatted text consists of. */
export type RichBlock = { readonly kind: 'paragraph'; readonly spans: readonly RichSpan[] } | RichList

type OpenEntry = { readonly spans: readonly RichSpan[]; readonly lists: OpenList[] }
type OpenList = {
  readonly kind: RichList['kind']
  readonly start: number
  readonly indent: number
  readonly entries: OpenEntry[]
}
type OpenBlock = Extract<RichBlock, { readonly kind: 'paragraph' }> | OpenList

/** Joins lines: neighbouring entries of one kind are one list, those further to the right are a list inside the entry before. */
export function joinedBlocks(lines: readonly RichLine[]): readonly RichBlock[] {
  const blocks: OpenBlock[] = []
  const open: OpenList[] = []
  for (const { spans, entry } of lines) {
    if (entry) {
      openFor(entry, open, blocks)
      open.at(-1)?.entries.push({ spans, lists: [] })
    } else {
      open.length = 0
      blocks.push({ kind: 'paragraph', spans })
    }
  }
  return blocks
}

/** Leaves the list open that an entry belongs to: the one it stands in line with, one inside it, or a new one. */
function openFor(entry: Entry, open: OpenList[], blocks: OpenBlock[]): void {
  while (open.length > 1 && (open.at(-1)?.indent ?? 0) > entry.indent) open.pop()
  const last = open.at(-1)
  if (last && last.indent < entry.indent && open.length < deepest) {
    open.push(begun(last.entries.at(-1)?.lists ?? [], entry))
    return
  }
  if (last?.kind === kindOf(entry)) return
  open.pop()
  open.push(begun(open.at(-1)?.entries.at(-1)?.lists ?? blocks, entry))
}

/** Lists inside lists inside lists are read so deep; what stands further right stands there. */
const deepest = 6

type Entry = NonNullable<RichLine['entry']>

function kindOf({ number }: Entry): RichList['kind'] {
  return number === undefined ? 'bullets' : 'numbers'
}

function begun(within: { push: (list: OpenList) => unknown }, entry: Entry): OpenList {
  const list: OpenList = { kind: kindOf(entry), start: entry.number ?? 1, indent: entry.indent, entries: [] }
  within.push(list)
  return list
}
