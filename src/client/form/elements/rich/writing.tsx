import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { EnteredAt } from './entered-at.ts'
import { keepOpen } from './keep-open.ts'
import { makeRichEditor, replaceText } from './make-rich-editor.ts'
import { RichToolbar } from './rich-toolbar.tsx'

type Props = ViewProps<string> & {
  /** Where the text stands and is written. */
  readonly place: RefObject<HTMLElement | null>
  readonly at: EnteredAt
  readonly rest: () => void
}

/** An element's composed text while it is written: the editor in its place, and its tools, which never take the focus by themselves. */
export function Writing(props: Props) {
  const words = useWords()
  const tools = useRef<HTMLDivElement>(null)
  const editor = useEditor(props, ({ key, altKey, ctrlKey, metaKey }, written) => {
    if (altKey && key === 'F10') tools.current?.querySelector('button')?.focus()
    const mark = ctrlKey || metaKey ? marksByKey[key.toLowerCase()] : undefined
    if (!mark) return
    const isOn = !written.isActive(mark)
    announce(words(isOn ? 'form.rich-on' : 'form.rich-off', { mark: words(`form.rich-${mark}`) }))
  })
  // At once, not in the next frame: whatever is typed next belongs into the text.
  const back = () => editor?.view.focus()
  return editor && <RichToolbar ref={tools} editor={editor} label={props.label} back={back} />
}

const marksByKey: { readonly [key: string]: 'bold' | 'italic' } = { b: 'bold', i: 'italic' }

type Press = (event: KeyboardEvent, editor: Editor) => void

/** The editor of this place, as long as somebody may come back to it. What others write into the answer stands in it at once. */
function useEditor(props: Props, press: Press): Editor | undefined {
  const { value = '' } = props
  const [editor, setEditor] = useState<Editor>()
  const now = useRef({ props, press })
  now.current = { props, press }
  const written = useRef(value)

  useLayoutEffect(() => {
    const { place, at, value: text = '' } = now.current.props
    if (!place.current) return undefined
    const made: Editor = makeRichEditor({
      place: place.current,
      text,
      change: (next) => {
        written.current = next
        now.current.props.change(next === '' ? undefined : next)
      },
      leave: () => now.current.props.leave(),
      press: (event) => now.current.press(event, made),
    })
    enter(made, at)
    setEditor(made)
    // The editor leaves its place before the text stands there again.
    const close = () => {
      made.destroy()
      now.current.props.rest()
    }
    const forget = keepOpen({ close, isBusy: () => made.isFocused })
    return () => {
      forget()
      made.destroy()
    }
  }, [])

  useEffect(() => {
    if (!editor || value === written.current) return
    written.current = value
    replaceText(editor, value)
  }, [editor, value])
  return editor
}

/** The caret stands where somebody has pressed, or behind the last letter. */
function enter(editor: Editor, at: EnteredAt): void {
  editor.view.focus()
  const whole = { from: 0, to: editor.state.doc.content.size }
  if (at === 'all') editor.commands.setTextSelection(whole)
  else if (at === 'end') editor.commands.setTextSelection(whole.to)
  else editor.commands.setTextSelection(editor.view.posAtCoords(at)?.pos ?? whole.to)
}
