import { type Editor, getSchema } from '@tiptap/core'
import { history, undo } from '@tiptap/pm/history'
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'
import { expect, test } from 'vitest'
import { readRichText } from '#shared/elements/text/read-rich-text.ts'
import { writeRichText } from '#shared/elements/text/write-rich-text.ts'
import { headingNode } from './heading-node.ts'
import { richBlocks, richDocument } from './rich-document.ts'
import { writerOf } from './writer-of.ts'

const schema = getSchema([StarterKit.configure({ heading: false, hardBreak: false }), headingNode(3)])

/** An editor with its caret at `¦`. */
function anEditor(text: string) {
  const doc = schema.nodeFromJSON(richDocument(readRichText(text)))
  let caret = -1
  doc.descendants((node, place) => {
    const at = node.text?.indexOf('¦') ?? -1
    if (at !== -1) caret = place + at
  })
  let state = EditorState.create({ doc, plugins: [history()] })
  state = state.apply(state.tr.delete(caret, caret + 1).setMeta('addToHistory', false))
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, caret)))
  const dispatch = (tr: Transaction) => {
    state = state.apply(tr)
  }
  const editor = {
    get state() {
      return state
    },
    view: { dispatch, focus: () => undefined },
    commands: { undo: () => undo(state, dispatch) },
  }
  return {
    writer: writerOf(editor as unknown as Editor),
    shown: () => state.doc.toString(),
    stored: () => writeRichText(richBlocks(state.doc.toJSON())),
  }
}

test.each([
  ['- one¦', ' more\nSertraline 5\n0 missed doses', '- one more\n- Sertraline 5\n- 0 missed doses'],
  ['- one ¦two', 'A\nB', '- one A\n- Btwo'],
  ['- one¦', '## Head\nBody', '- oneHead\n- Body'],
  ['1. one¦\n2. two', 'A\n\nB', '1. oneA\n2. B\n3. two'],
  ['- x\n   - in¦', 'A\nB', '- x\n   - inA\n   - B'],
  ['- one¦', 'A\n- B', '- oneA\n- B'],
  ['word¦', 'A\nB', 'wordA\nB'],
  ['word¦', '\n## Head\nBody', 'word\n## Head\nBody'],
])('in “%s” no lines of “%s” run together, and what is stored is what is shown', (before, text, after) => {
  const { writer, shown, stored } = anEditor(before)
  writer.put(0, text)
  expect(stored()).toBe(after)
  expect(schema.nodeFromJSON(richDocument(readRichText(stored()))).toString()).toBe(shown())
})

test('a line beneath another in one entry, however it came there, is stored as an entry of its own', () => {
  const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const inner = {
    type: 'orderedList',
    attrs: { start: 1 },
    content: [{ type: 'listItem', content: [line('c')] }],
  }
  const item = { type: 'listItem', content: [line('a'), line('b'), inner] }
  const document = { type: 'doc', content: [{ type: 'bulletList', content: [item] }] }
  expect(writeRichText(richBlocks(document))).toBe('- a\n- b\n   1. c')
})

test.each([
  ['Plan: .hw¦ and follow-up on Monday', '- Homework\n- Sleep diary', 3],
  ['.hw¦', '## Mental status\nCalm', 3],
  ['- x\n- .hw¦', '## Mental status\nCalm', 3],
  ['.hw¦ rest of line', 'Text\n- Homework', 3],
  ['Calm /safe¦. She agreed.', '1. A\n   - B', 5],
])('who takes back what was put into “%s” has exactly the own words again', (before, text, letters) => {
  const { writer, shown } = anEditor(before)
  const own = shown()
  const takeBack = writer.put(letters, text)
  expect(shown()).not.toBe(own)
  expect(takeBack()).toBe(true)
  expect(shown()).toBe(own)
})
