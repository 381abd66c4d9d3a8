import { Editor } from '@tiptap/core'
import { Slice } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import { readRichText } from '#shared/elements/text/read-rich-text.ts'
import { richWords } from '#shared/elements/text/rich-words.ts'
import { writeRichText } from '#shared/elements/text/write-rich-text.ts'
import { headingNode } from './heading-node.ts'
import { pastedBlocks, pastedLines } from './pasted-blocks.ts'
import { fittingBlocks, richBlocks, richDocument } from './rich-document.ts'
import { TieMark } from './tie-mark.ts'

/** What an editor is made of; it stands in the place that is given and says each change as the text that is stored. */
export type Making = {
  readonly place: HTMLElement
  readonly text: string
  /** The level in the page of a heading in the text. */
  readonly top: number
  readonly change: (text: string) => void
  readonly leave: () => void
  /** A key goes down, before it does anything; true where it does nothing else. */
  readonly press: (event: KeyboardEvent) => boolean
}

/** So many steps can be taken back in each field. */
const steps = 200

/** Makes the editor of one composed text: paragraphs, headings, lists, bold, italic, ties to a plan, and nothing else. Loaded when somebody first writes. */
export function makeRichEditor({ place, text, top, change, leave, press }: Making): Editor {
  return new Editor({
    element: { mount: place },
    injectCSS: false,
    content: richDocument(readRichText(text)),
    extensions: [
      StarterKit.configure({
        blockquote: false,
        code: false,
        codeBlock: false,
        dropcursor: false,
        gapcursor: false,
        hardBreak: false,
        heading: false,
        horizontalRule: false,
        link: false,
        strike: false,
        trailingNode: false,
        underline: false,
        undoRedo: { depth: steps },
      }),
      headingNode(top),
      TieMark,
    ],
    editorProps: {
      // Tab leaves the field, also in a list; the tools move a line into a list and out of it.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
      handleKeyDown: (_, event) => {
        return press(event)
      },
      handlePaste: (view, event) => {
        const html = event.clipboardData?.getData('text/html') ?? ''
        const plain = event.clipboardData?.getData('text/plain') ?? ''
        if (html === '' && plain === '') return false
        const blocks = html === '' ? pastedLines(plain) : pastedBlocks(html)
        const fitting = fittingBlocks(view.state, blocks)
        const pasted = view.state.schema.nodeFromJSON(richDocument(fitting))
        view.dispatch(view.state.tr.replaceSelection(Slice.maxOpen(pasted.content)).scrollIntoView())
        return true
      },
      clipboardTextSerializer: (slice) =>
        richWords(writeRichText(richBlocks({ type: 'doc', content: slice.content.toJSON() ?? [] }))),
    },
    onUpdate: ({ editor }) => change(textIn(editor)),
    onBlur: leave,
  })
}

/** What stands in the editor, as it is stored. */
export function textIn(editor: Editor): string {
  return writeRichText(richBlocks(editor.getJSON()))
}

/** Puts another text into the editor: what another hand has stored, or an earlier answer. */
export function replaceText(editor: Editor, text: string): void {
  if (textIn(editor) !== text)
    editor.commands.setContent(richDocument(readRichText(text)), { emitUpdate: false })
}
