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

/** One line: a paragraph, a heading, or the entry of a list that stands so far to the right. */
export type RichLine = {
  readonly spans: readonly RichSpan[]
  readonly heading?: RichHeading['level']
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

/** A heading, or one of a part beneath it. */
export type RichHeading = {
  readonly kind: 'heading'
  readonly level: 1 | 2
  readonly spans: readonly RichSpan[]
}

/** All that a formatted text consists of. */
export type RichBlock =
  | { readonly kind: 'paragraph'; readonly spans: readonly RichSpan[] }
  | RichHeading
  | RichList

type OpenEntry = { readonly spans: readonly RichSpan[]; readonly lists: OpenList[] }
type OpenList = {
  readonly kind: RichList['kind']
  readonly start: number
  readonly indent: number
  readonly entries: OpenEntry[]
}
type OpenBlock = Exclude<RichBlock, RichList> | OpenList

/** Joins lines: neighbouring entries of one kind are one list, those further to the right are a list inside the entry before. */
export function joinedBlocks(lines: readonly RichLine[]): readonly RichBlock[] {
  const blocks: OpenBlock[] = []
  const open: OpenList[] = []
  for (const { spans, heading, entry } of lines) {
    if (entry) {
      openFor(entry, open, blocks)
      open.at(-1)?.entries.push({ spans, lists: [] })
    } else {
      open.length = 0
      blocks.push(heading ? { kind: 'heading', level: heading, spans } : { kind: 'paragraph', spans })
    }
  }
  return blocks
}

/** How deep each heading stands in the outline of its text, by its place: one of a part that stands under no heading is none of a part, so no level is left out. */
export function headingDepths(blocks: readonly RichBlock[]): (at: number) => 0 | 1 {
  const first = blocks.findIndex((block) => block.kind === 'heading' && block.level === 1)
  return (at) => {
    const block = blocks[at]
    const isPart = block?.kind === 'heading' && block.level === 2
    return isPart && first !== -1 && first < at ? 1 : 0
  }
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
