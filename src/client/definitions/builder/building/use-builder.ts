import { useEffect, useMemo, useReducer, useRef } from 'react'
import { takeIn } from '#client/sync/drafts/take-in.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { type Definition, wholeDefinitionOf } from '#shared/forms/definition.ts'
import {
  type EditHistory,
  historyOf,
  paused,
  redone,
  stepped,
  undone,
} from '#shared/forms/editing/edit-history.ts'
import { edited, type FormEdit } from '#shared/forms/editing/form-edit.ts'
import { standingOf, standingsOf } from '#shared/forms/editing/standings-of.ts'
import { equal } from '#shared/patch/equal.ts'

/** A definition whose elements are built here. */
export type Built = Questionnaire

/** A form that somebody builds: what it is now, which element is in hand, and everything that can be done to it. */
export type Builder = {
  readonly form: Built & Definition
  readonly selected: string | undefined
  readonly select: (id: string | undefined) => void
  /** Steps about the same thing, one right after the other, are taken back together. */
  readonly edit: (edit: FormEdit, about?: string) => void
  /** Changes what is no element: the name, scores, alerts. */
  readonly change: (fields: Partial<Built>, about?: string) => void
  /** The next step stands for itself. */
  readonly pause: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
}

type Whole = Built & Definition
type State = { readonly history: EditHistory<Whole>; readonly selected: string | undefined }
type Act =
  | { readonly kind: 'edit'; readonly edit: FormEdit; readonly about: string | undefined }
  | { readonly kind: 'become'; readonly form: Whole; readonly about: string | undefined }
  | { readonly kind: 'take'; readonly form: Whole }
  | { readonly kind: 'select'; readonly id: string | undefined }
  | { readonly kind: 'pause' | 'undo' | 'redo' }

/** Builds on a draft as this device knows it, and as it is stored. Each step is on its way to the server by itself, through the outbox; what others store is taken in, and cannot be taken back here. */
export function useBuilder(begun: Built, stored: Built): Builder {
  const [{ history, selected }, act] = useReducer(reduced, begun, (first) => ({
    history: historyOf(wholeDefinitionOf(first)),
    selected: first.elements[0]?.id,
  }))
  const form = history.present
  useHandingOver({ begun, stored }, form, (known) => act({ kind: 'take', form: known }))

  const acts = useMemo(
    () => ({
      select: (id: string | undefined) => act({ kind: 'select', id }),
      edit: (edit: FormEdit, about?: string) => act({ kind: 'edit', edit, about }),
      pause: () => act({ kind: 'pause' }),
      undo: () => act({ kind: 'undo' }),
      redo: () => act({ kind: 'redo' }),
    }),
    [],
  )
  return {
    ...acts,
    form,
    selected,
    change: (fields, about) =>
      act({ kind: 'become', form: { ...form, ...fields, elements: form.elements }, about }),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

function reduced(state: State, act: Act): State {
  const { history } = state
  switch (act.kind) {
    case 'select':
      return act.id === state.selected ? state : { history: paused(history), selected: act.id }
    case 'pause':
      return { ...state, history: paused(history) }
    case 'undo':
      return kept({ ...state, history: undone(history) }, history.present)
    case 'redo':
      return kept({ ...state, history: redone(history) }, history.present)
    case 'become':
      return kept({ ...state, history: stepped(history, act.form, act.about) }, history.present)
    // Nobody takes back what another hand has done: the steps begin anew.
    case 'take':
      return kept({ ...state, history: historyOf(act.form) }, history.present)
    case 'edit': {
      const next = stepped(history, edited(history.present, act.edit), act.about)
      return kept({ history: next, selected: inHand(state.selected, act.edit) }, history.present)
    }
  }
}

/** What is new is in hand, and what has another id stays so. */
function inHand(selected: string | undefined, edit: FormEdit): string | undefined {
  if (edit.kind === 'insert') return edit.elements[0]?.id ?? selected
  if (edit.kind === 'rename' && selected === edit.from) return edit.to
  return selected
}

/** Where the element in hand is gone, the one that now stands in its place is. */
function kept(state: State, before: Whole): State {
  const { selected, history } = state
  if (selected === undefined || standingOf(history.present, selected)) return state
  const place = standingsOf(before).findIndex(({ element }) => element.id === selected)
  const left = standingsOf(history.present)
  return { ...state, selected: left[Math.min(Math.max(0, place), left.length - 1)]?.element.id }
}

/** Hands every step over to the outbox, and takes in what another hand has stored. */
function useHandingOver(
  { begun, stored }: { readonly begun: Built; readonly stored: Built },
  form: Whole,
  become: (known: Whole) => void,
): void {
  const outbox = useOutbox()
  const handed = useRef<Built>(begun)
  const seen = useRef(stored.meta.versionId)
  const told = useRef(become)
  told.current = become
  const words = useWords()
  const notice = useRef(() => {})
  notice.current = () => notify(words('builder.changed-by-other'))

  useEffect(() => {
    const before = handed.current
    if (form === before) return
    handed.current = form
    outbox.writeSoon({ kind: 'patch', type: 'Questionnaire', id: form.id, before, after: form })
  }, [outbox, form])

  useEffect(() => {
    if (stored.meta.versionId === seen.current) return
    seen.current = stored.meta.versionId
    const now = () => handed.current
    void takeIn(outbox, { type: 'Questionnaire', id: stored.id, stored, now }).then((known) => {
      if (!known || equal(contentOf(known), contentOf(handed.current))) return
      handed.current = known
      told.current(wholeDefinitionOf(known))
      notice.current()
    })
  }, [outbox, stored])
}

function contentOf({ meta: _meta, display: _display, ...content }: Built) {
  return content
}
