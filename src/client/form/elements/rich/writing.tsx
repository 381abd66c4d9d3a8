import type { Editor } from '@tiptap/core'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { closingField } from '#client/form/elements/closing-field.ts'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormSetting } from '#client/form/room/form-room.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { EnteredAt } from './entered-at.ts'
import { useHeadingLevel } from './heading-level.ts'
import { keepOpen } from './keep-open.ts'
import { makeRichEditor, replaceText } from './make-rich-editor.ts'
import { RichToolbar } from './rich-toolbar.tsx'
import { Tying } from './tying.tsx'
import { writerOf } from './writer-of.ts'
import { keepWriter } from './writers.ts'

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
  const patientId = usePlanned()
  const tying = useRef<(() => void) | undefined>(undefined)
  const editor = useEditor(props, (event, written) => {
    const way = wayOf(event)
    if (way === 'tools') tools.current?.querySelector('button')?.focus()
    if (way === 'tie') {
      event.preventDefault()
      tying.current?.()
    }
    const turned = turnedByKey[way ?? '']
    if (!turned) return way !== undefined
    const { name, node = name, attributes } = turned
    const isOn = !written.isActive(node, attributes)
    announce(words(isOn ? 'form.rich-on' : 'form.rich-off', { mark: words(`form.rich-${name}`) }))
    return false
  })
  // At once, not in the next frame: whatever is typed next belongs into the text.
  const back = () => editor?.view.focus()
  if (!editor) return editor
  const toolbar = { ref: tools, editor, label: props.label, back }
  if (patientId === undefined) return <RichToolbar {...toolbar} />
  return <Tying toolbar={toolbar} patientId={patientId} opener={tying} />
}

type Turned = {
  readonly name: 'bold' | 'italic' | 'heading' | 'subheading'
  readonly node?: string
  readonly attributes?: { readonly level: 1 | 2 }
}

const turnedByKey: { readonly [way: string]: Turned } = {
  b: { name: 'bold' },
  i: { name: 'italic' },
  alt1: { name: 'heading', attributes: { level: 1 } },
  alt2: { name: 'subheading', node: 'heading', attributes: { level: 2 } },
}

/** What a key is meant for: the tools, a tie, a mark by its letter or a heading by its number; nothing where it only writes. */
function wayOf({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string | undefined {
  if (altKey && key === 'F10') return 'tools'
  if (!ctrlKey && !metaKey) return undefined
  const letter = key.toLowerCase()
  if (shiftKey) return letter === 'l' ? 'tie' : undefined
  // With Option, a Mac names the letter that it would write.
  const way = altKey ? `alt${/^Digit(\d)$/.exec(code)?.[1] ?? letter}` : letter
  return way in turnedByKey ? way : undefined
}

/** Whose plan the sentences of this form may be tied to. */
function usePlanned(): string | undefined {
  const { patient, formerly } = useFormSetting()
  return patient?.id ?? formerly?.patient
}

type Press = (event: KeyboardEvent, editor: Editor) => boolean

/** The editor of this place, as long as somebody may come back to it. What others write into the answer stands in it at once. */
function useEditor(props: Props, press: Press): Editor | undefined {
  const { value = '' } = props
  const [editor, setEditor] = useState<Editor>()
  const top = useHeadingLevel()
  const now = useRef({ props, press, top })
  now.current = { props, press, top }
  const written = useRef(value)

  useLayoutEffect(() => {
    const { place, at, value: text = '' } = now.current.props
    const here = place.current
    if (!here) return undefined
    const made: Editor = makeRichEditor({
      place: here,
      text,
      top: now.current.top,
      change: (next) => {
        written.current = next
        now.current.props.change(next === '' ? undefined : next)
      },
      leave: () => now.current.props.leave(),
      press: (event) => now.current.press(event, made),
    })
    keepWriter(here, writerOf(made))
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
      here.dispatchEvent(new Event(closingField))
      made.destroy()
    }
  }, [])

  // Before anything else can be typed: later it would be compared with a text that has gone on.
  useLayoutEffect(() => {
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
