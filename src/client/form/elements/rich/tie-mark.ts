import { type Editor, Mark } from '@tiptap/core'
import { tieMarks, tieOf } from './tie-marks.ts'

/** How a part of a composed text that is tied to a plan stands in the editor: one piece around whatever is bold or italic in it. */
export const TieMark = Mark.create({
  name: 'tie',
  priority: 1001,
  inclusive: false,
  addAttributes() {
    const attribute = { default: '', rendered: false }
    return { plan: attribute, part: attribute, statement: attribute }
  },
  renderHTML({ mark }) {
    const tie = tieOf(mark.attrs)
    if (!tie) return ['span', {}, 0]
    return ['span', { class: 'form-tie', ...tieMarks(tie), title: tie.statement }, 0]
  },
})

/** A piece of the text in an editor. */
export type TextRange = { readonly from: number; readonly to: number }

/** What would be tied: what is chosen within one paragraph, else the sentence in which the caret stands. */
export function sentenceAt({ state }: Editor): TextRange | undefined {
  const { $from, $to, from, to, empty } = state.selection
  if (!empty) return $from.sameParent($to) ? { from, to } : undefined
  const text = $from.parent.textContent
  const start = $from.start()
  const at = $from.parentOffset
  const found = sentencesIn(text).find(({ begin, end }) => at >= begin && at <= end)
  if (!found) return undefined
  return { from: start + found.begin, to: start + found.end }
}

function sentencesIn(text: string): readonly { readonly begin: number; readonly end: number }[] {
  const segments = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)]
  return segments.flatMap(({ segment, index }) => {
    const words = segment.trim()
    const begin = index + segment.indexOf(words)
    return words === '' ? [] : [{ begin, end: begin + words.length }]
  })
}
