import type { Note } from '#generated/types/note.ts'
import type { Answer } from '#shared/answers/answer.ts'
import { isRecord } from '#shared/answers/answer.ts'
import { readRichText } from '#shared/elements/text/read-rich-text.ts'
import type { RichBlock, RichList, RichSpan } from '#shared/elements/text/rich-block.ts'
import { mayHoldTie, tieGroups } from '#shared/elements/text/tie.ts'

/** A sentence of a note that its author has tied to a part of a plan. */
export type TiedSentence = {
  readonly plan: string
  /** The id of an objective, an intervention or a goal. */
  readonly part: string
  readonly sentence: string
  /** Which of the note's sentences that are tied to the same part, from 1. */
  readonly count: number
}

/** The facts of a note that lead from its plan to its very sentences, in the order in which they are read. */
export function tiedSentences({ sections }: Pick<Note, 'sections'>): readonly TiedSentence[] {
  const counts = new Map<string, number>()
  const inOrder = sections.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
  return inOrder
    .filter(({ hidden }) => !hidden)
    .flatMap(({ data, narrative }) => [...Object.values(data), ...(narrative ? [narrative] : [])])
    .flatMap(textsIn)
    .flatMap((text) => readRichText(text).flatMap(linesIn))
    .flatMap((spans) => tieGroups(spans))
    .flatMap(({ tie, spans }) => {
      if (!tie) return []
      const key = `${tie.plan}/${tie.part}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      const sentence = spans.map(({ text }) => text).join('')
      return [{ plan: tie.plan, part: tie.part, sentence, count }]
    })
}

function textsIn(value: Answer): readonly string[] {
  if (typeof value === 'string') return mayHoldTie(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}

function linesIn(block: RichBlock): readonly (readonly RichSpan[])[] {
  return 'spans' in block ? [block.spans] : entriesIn(block)
}

function entriesIn({ entries }: RichList): readonly (readonly RichSpan[])[] {
  return entries.flatMap(({ spans, lists }) => [spans, ...lists.flatMap(entriesIn)])
}
