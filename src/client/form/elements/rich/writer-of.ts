import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Slice } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import { readRichText } from '#shared/elements/text/read-rich-text.ts'
import { cursorSign } from '#shared/shorthand/filled.ts'
import { fittingBlocks, richDocument } from './rich-document.ts'
import type { Writer } from './writers.ts'

/** How an open editor of an element's composed text is written in. */
export function writerOf(editor: Editor): Writer {
  return {
    before: () => {
      const { $from, empty } = editor.state.selection
      return empty ? $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC') : ''
    },
    put: (letters, text) => {
      editor.view.dispatch(written(editor, letters, text).scrollIntoView())
      editor.view.focus()
      const after = editor.state.doc
      return () => {
        // It is a step of its own, so what was there comes back as it was, with its kinds of lines.
        return editor.state.doc.eq(after) && editor.commands.undo()
      }
    },
    add: (text) => editor.view.dispatch(written(editor, 0, text)),
  }
}

/** A composed text in the place of so many letters before the caret; taken back by itself, however fast it came after what stood before. */
function written({ state }: Editor, letters: number, text: string): Transaction {
  const { from } = state.selection
  const start = Math.max(0, from - letters)
  const fitting = fittingBlocks(state, readRichText(text))
  const prepared = state.schema.nodeFromJSON(richDocument(fitting))
  const { tr } = state
  tr.setSelection(TextSelection.create(tr.doc, start, from))
  tr.replaceSelection(Slice.maxOpen(prepared.content))
  toCursor(tr, start)
  return closeHistory(tr)
}

/** The caret goes where the prepared text wants it; else it stays behind it. */
function toCursor(tr: Transaction, start: number): void {
  tr.doc.nodesBetween(start, tr.doc.content.size, (node, position) => {
    const at = node.isText ? (node.text?.indexOf(cursorSign) ?? -1) : -1
    if (at === -1) return
    const place = position + at
    tr.delete(place, place + cursorSign.length)
    tr.setSelection(TextSelection.create(tr.doc, place))
  })
}
