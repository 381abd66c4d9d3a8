import type { Editor } from '@tiptap/core'
import { type ComponentProps, type RefObject, useLayoutEffect, useState } from 'react'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { RichTie } from '#shared/elements/text/rich-block.ts'
import { sameTie } from '#shared/elements/text/ties.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import { TieDialog } from './tie-dialog.tsx'
import { sentenceAt, type TextRange } from './tie-mark.ts'
import { tieOf } from './tie-marks.ts'

type Props = {
  readonly toolbar: Omit<ComponentProps<typeof RichToolbar>, 'tie'>
  readonly patientId: string
  /** Where the shortcut finds the way to tie. */
  readonly opener: RefObject<(() => void) | undefined>
}

/** A piece of a text, and what it is tied to. */
type Tyable = TextRange & { readonly tie?: RichTie }

/** The tools of an element's text of a patient, and the way to tie a sentence of it to a part of the patient's plan. */
export function Tying({ toolbar, patientId, opener }: Props) {
  const words = useWords()
  const { editor, back } = toolbar
  const [range, setRange] = useState<Tyable>()
  const open = () => {
    const found = toTie(editor)
    if (found) setRange(found)
    else announce(words('form.tie-nothing'))
  }
  useLayoutEffect(() => {
    opener.current = open
    return () => {
      opener.current = undefined
    }
  })
  const close = () => {
    setRange(undefined)
    // When the dialog has given the focus back.
    setTimeout(back, 0)
  }
  const choose = (tie: RichTie | undefined) => {
    if (range) put(editor, range, tie)
    announce(tie ? words('form.tied-to', { statement: tie.statement }) : words('form.untied'))
    close()
  }
  return (
    <>
      <RichToolbar {...toolbar} tie={open} />
      {range && (
        <TieDialog
          patientId={patientId}
          sentence={editor.state.doc.textBetween(range.from, range.to)}
          tie={range.tie}
          choose={choose}
          onClose={close}
        />
      )}
    </>
  )
}

/** What is chosen, or the sentence at the caret; where a part of it is tied already, all of that part. */
function toTie(editor: Editor): Tyable | undefined {
  const range = sentenceAt(editor)
  if (!range) return undefined
  let known: Tyable | undefined
  editor.state.doc.nodesBetween(range.from, range.to, (node, at) => {
    const tie = tieOf(node.marks.find(({ type }) => type.name === 'tie')?.attrs)
    if (!tie || (known && !sameTie(known.tie, tie))) return
    known = { tie, from: known?.from ?? at, to: at + node.nodeSize }
  })
  return known ?? range
}

/** Ties a piece of the text, or takes its tie away; the caret stands behind it. */
function put(editor: Editor, range: TextRange, tie: RichTie | undefined): void {
  const chosen = editor.chain().setTextSelection(range).unsetMark('tie')
  const done = tie ? chosen.setMark('tie', { ...tie }) : chosen
  done.setTextSelection(range.to).run()
}
