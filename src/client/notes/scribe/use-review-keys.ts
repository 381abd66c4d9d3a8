import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isTyping } from '#client/ui/keys/use-shortcut.ts'
import type { Decision } from './use-review.ts'

type Acts = {
  readonly decide: (decision: Decision) => void
  readonly edit: (id: string) => void
  /** The passages that are edited. */
  readonly editing: readonly string[]
}

/** The keys of a review, while the focus is on a passage: A accepts, E edits, R rejects, the arrows go on; after a decision the next passage has the focus. Answers which passage has it. */
export function useReviewKeys(list: RefObject<HTMLElement | null>, acts: Acts): string | undefined {
  const [current, setCurrent] = useState<string>()
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  useEffect(() => {
    const place = list.current
    if (!place) return undefined
    const onKey = (event: KeyboardEvent) => {
      const id = passageOf(event.target)
      if (id === undefined || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      if (!followed(place, id, { key: event.key.toLowerCase(), acts: latest.current })) return
      event.preventDefault()
      event.stopPropagation()
    }
    const onFocus = (event: FocusEvent) => setCurrent(passageOf(event.target))
    place.addEventListener('keydown', onKey)
    place.addEventListener('focusin', onFocus)
    focusBeside(place, undefined, 1)
    return () => {
      place.removeEventListener('keydown', onKey)
      place.removeEventListener('focusin', onFocus)
    }
  }, [list])
  useFocusAfterEditing(list, acts.editing)
  return current
}

type Pressed = { readonly key: string; readonly acts: Acts }

function followed(place: HTMLElement, id: string, { key, acts }: Pressed): boolean {
  if (key === 'arrowdown') return focusBeside(place, id, 1)
  if (key === 'arrowup') return focusBeside(place, id, -1)
  if (key === 'e') acts.edit(id)
  else if (key === 'a' || key === 'r') {
    acts.decide({ id, accepted: key === 'a' ? 'Accepted' : 'Rejected' })
    focusBeside(place, id, 1)
  } else return false
  return true
}

/** Whoever has edited a passage goes on from it. */
function useFocusAfterEditing(list: RefObject<HTMLElement | null>, editing: readonly string[]): void {
  const before = useRef(editing)
  useEffect(() => {
    const done = before.current.find((id) => !editing.includes(id))
    if (done !== undefined) focusOn(list.current?.querySelector(`[data-passage="${CSS.escape(done)}"]`))
    before.current = editing
  }, [list, editing])
}

function focusOn(passage: Element | null | undefined): void {
  passage?.querySelector<HTMLElement>('[data-first]')?.focus()
}

function passageOf(target: EventTarget | null): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-passage]')?.dataset.passage
    : undefined
}

/** The passage before or behind it, or the first one; the last one keeps the focus. */
function focusBeside(place: HTMLElement, id: string | undefined, by: 1 | -1): boolean {
  const all = [...place.querySelectorAll<HTMLElement>('[data-passage]')]
  const at = all.findIndex(({ dataset }) => dataset.passage === id)
  const next = all[at + by]
  focusOn(next)
  return next !== undefined
}
