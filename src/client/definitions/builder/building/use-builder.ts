import { useMemo, useReducer } from 'react'
import { useHandingOver } from '#client/definitions/drafting/use-handing-over.ts'
import { type Written, withFields } from '#client/definitions/drafting/with-fields.ts'
import { adopted } from '#client/sync/drafts/take-in.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import type { ResourceTypes } from '#generated/types/resources.ts'
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
import { sectionAfter } from '#shared/forms/editing/section-after.ts'
import { idsOf, standingsOf } from '#shared/forms/editing/standings-of.ts'
import { rangeOf, togetherOf } from '#shared/forms/editing/together.ts'
import { useTelling } from './use-telling.ts'

/** The types whose elements are built here. */
export type BuiltType = 'Questionnaire' | 'Form'

/** A form that somebody builds: what it is now, which element is in hand, and everything that can be done to it. */
export type BuilderOf<Type extends BuiltType> = {
  readonly type: Type
  readonly form: ResourceTypes[Type] & Definition
  /** The section of notes that the form is made for, where it is built as one. */
  readonly section: NoteSectionForm | undefined
  readonly selected: string | undefined
  readonly select: (id: string | undefined) => void
  /** The elements in hand, in the order in which they are read: the one, or those that were marked with it. */
  readonly together: readonly string[]
  /** Takes everything between what was in hand first and this one in hand. */
  readonly extend: (id: string | undefined) => void
  /** Takes one more in hand, or lets it go. */
  readonly toggle: (id: string) => void
  readonly markAll: () => void
  /** Only the one stays in hand. */
  readonly unmark: () => void
  /** Steps about the same thing, one right after the other, are taken back together. */
  readonly edit: (edit: FormEdit, about?: string) => void
  /** Changes what is no element, seen from what it is at that moment: the name, scores, alerts. */
  readonly change: (
    make: (now: ResourceTypes[Type] & Definition) => Written<ResourceTypes[Type]>,
    about?: string,
  ) => void
  /** Changes what the section says beside its form, seen likewise. */
  readonly changeSection: (make: (now: NoteSectionForm) => Written<NoteSectionForm>, about?: string) => void
  /** The next step stands for itself. */
  readonly pause: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** The builder of any of them. */
export type Builder = BuilderOf<'Questionnaire'> | BuilderOf<'Form'>

/** A row as this device knew it when it was opened, and as it is stored. */
export type Copies<Row> = { readonly begun: Row; readonly stored: Row }

/** What is built together, and taken back together. */
type Work<Type extends BuiltType> = {
  readonly form: ResourceTypes[Type] & Definition
  readonly section: NoteSectionForm | undefined
}
type State<Type extends BuiltType> = {
  readonly history: EditHistory<Work<Type>>
  readonly selected: string | undefined
  /** What is in hand with the one that is selected; empty: that one alone. */
  readonly marked: readonly string[]
  /** Where the marking began. */
  readonly anchor?: string | undefined
}
type Act<Type extends BuiltType> =
  | PlainAct
  | {
      readonly kind: 'become'
      readonly make: (present: Work<Type>) => Partial<Work<Type>>
      readonly about: string | undefined
    }
  | { readonly kind: 'take'; readonly make: (present: Work<Type>) => Partial<Work<Type>> }
type PlainAct =
  | { readonly kind: 'edit'; readonly edit: FormEdit; readonly about: string | undefined }
  | { readonly kind: 'select'; readonly id: string | undefined }
  | { readonly kind: 'pause' | 'undo' | 'redo' }
  | Marking
/** How more or less is taken in hand. */
type Marking =
  | { readonly kind: 'extend'; readonly id: string | undefined }
  | { readonly kind: 'toggle'; readonly id: string }
  | { readonly kind: 'markAll' | 'unmark' }

/** Builds on a draft as this device knows it, and as it is stored. Each step is on its way to the server by itself, through the outbox; what others store is taken in, and cannot be taken back here. */
export function useBuilder<Type extends BuiltType>(
  type: Type,
  { begun, stored }: Copies<ResourceTypes[Type]>,
  sectionCopies?: Copies<NoteSectionForm>,
): BuilderOf<Type> {
  const [{ history, selected, marked }, act] = useReducer(
    (state: State<Type>, next: Act<Type>) => reduced(state, next),
    undefined,
    (): State<Type> => ({
      history: historyOf({ form: wholeDefinitionOf(begun), section: sectionCopies?.begun }),
      selected: wholeDefinitionOf(begun).elements[0]?.id,
      marked: [],
    }),
  )
  const { form, section } = history.present
  useHandingWork(type, { copies: { begun, stored }, sectionCopies, work: history.present, act })
  const acts = useActs(act)
  const editTold = useTelling(history.present, acts)
  const together = useMemo(
    () =>
      togetherOf(form, marked.length > 0 || selected === undefined ? marked : [selected]).map(({ id }) => id),
    [form, marked, selected],
  )
  return {
    ...acts,
    edit: editTold,
    type,
    form,
    section,
    selected,
    together,
    change: (make, about) =>
      act({ kind: 'become', make: ({ form: now }) => ({ form: withFields(now, make(now)) }), about }),
    changeSection: (make, about) =>
      act({
        kind: 'become',
        make: ({ section: now }) => (now ? { section: withFields(now, make(now)) } : {}),
        about,
      }),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

type HandingWork<Type extends BuiltType> = {
  readonly copies: Copies<ResourceTypes[Type]>
  readonly sectionCopies: Copies<NoteSectionForm> | undefined
  readonly work: Work<Type>
  readonly act: (next: Extract<Act<Type>, { readonly kind: 'take' }>) => void
}

/** Hands the form and its section over, and takes in what others store of them; what is made here at that moment stays. */
function useHandingWork<Type extends BuiltType>(
  type: Type,
  { copies, sectionCopies, work: { form, section }, act }: HandingWork<Type>,
): void {
  useHandingOver(type, {
    ...copies,
    now: form,
    become: (known, from) =>
      act({ kind: 'take', make: (now) => ({ form: wholeDefinitionOf(adopted(from, now.form, known)) }) }),
  })
  useHandingOver(
    'NoteSectionForm',
    sectionCopies &&
      section && {
        ...sectionCopies,
        now: section,
        become: (known, from) =>
          act({ kind: 'take', make: (now) => ({ section: adopted(from, now.section, known) }) }),
      },
  )
}

/** What can be done whatever the type is; the acts stay the same while the form changes. */
function useActs(act: (next: PlainAct) => void) {
  return useMemo(
    () => ({
      select: (id: string | undefined) => act({ kind: 'select', id }),
      extend: (id: string | undefined) => act({ kind: 'extend', id }),
      toggle: (id: string) => act({ kind: 'toggle', id }),
      markAll: () => act({ kind: 'markAll' }),
      unmark: () => act({ kind: 'unmark' }),
      edit: (edit: FormEdit, about?: string) => act({ kind: 'edit', edit, about }),
      pause: () => act({ kind: 'pause' }),
      undo: () => act({ kind: 'undo' }),
      redo: () => act({ kind: 'redo' }),
    }),
    [act],
  )
}

function reduced<Type extends BuiltType>(state: State<Type>, act: Act<Type>): State<Type> {
  const { history } = state
  const { present } = history
  switch (act.kind) {
    case 'select':
      return act.id === state.selected ? state : { history: paused(history), selected: act.id, marked: [] }
    case 'extend':
    case 'toggle':
    case 'markAll':
    case 'unmark':
      return { ...state, ...marking(state, act) }
    case 'pause':
      return { ...state, history: paused(history) }
    case 'undo':
      return kept({ ...state, history: undone(history) }, present.form)
    case 'redo':
      return kept({ ...state, history: redone(history) }, present.form)
    case 'become':
      return kept(
        { ...state, history: stepped(history, { ...present, ...act.make(present) }, act.about) },
        present.form,
      )
    // Nobody takes back what another hand has done: the steps begin anew.
    case 'take':
      return kept({ ...state, history: historyOf({ ...present, ...act.make(present) }) }, present.form)
    case 'edit': {
      const next = stepped(history, workAfter(present, act.edit), act.about)
      return kept({ ...state, history: next, ...inHand(state, act.edit) }, present.form)
    }
  }
}

/** The same object where the edit means nothing to the form. */
function workAfter<Type extends BuiltType>(work: Work<Type>, edit: FormEdit): Work<Type> {
  const form = edited(work.form, edit)
  if (form === work.form) return work
  return { form, section: work.section && sectionAfter(work.section, edit, form) }
}

type Hand = { readonly selected: string | undefined; readonly marked: readonly string[] }

/** What is in hand after somebody has marked more, or less. */
function marking<Type extends BuiltType>(
  { history, selected, marked, anchor }: State<Type>,
  act: Marking,
): Partial<State<Type>> {
  const { form } = history.present
  const before = marked.length > 0 || selected === undefined ? marked : [selected]
  switch (act.kind) {
    case 'unmark':
      return { marked: [] }
    case 'markAll':
      return { marked: standingsOf(form).map(({ element }) => element.id) }
    case 'extend': {
      if (act.id === undefined) return {}
      const from = (marked.length > 0 ? anchor : undefined) ?? selected ?? act.id
      return { selected: act.id, marked: rangeOf(form, from, act.id), anchor: from }
    }
    case 'toggle': {
      const next = before.includes(act.id) ? before.filter((id) => id !== act.id) : [...before, act.id]
      return { selected: next.includes(act.id) ? act.id : next.at(-1), marked: next, anchor: act.id }
    }
  }
}

/** What is new is in hand, and what has another id stays so. */
function inHand({ selected, marked }: Hand, edit: FormEdit): Hand {
  if (edit.kind === 'insert') return { selected: edit.elements[0]?.id ?? selected, marked: [] }
  if (edit.kind === 'several' && edit.edits[0]?.kind === 'insert')
    return inHand({ selected, marked }, edit.edits[0])
  if (edit.kind !== 'rename') return { selected, marked }
  const called = (id: string) => (id === edit.from ? edit.to : id)
  return { selected: selected === undefined ? undefined : called(selected), marked: marked.map(called) }
}

/** Where the element in hand is gone, the one that now stands in its place is. */
function kept<Type extends BuiltType>(state: State<Type>, before: Definition): State<Type> {
  const { selected, history } = state
  const { form } = history.present
  const there = idsOf(form)
  const marked = state.marked.every((id) => there.has(id))
    ? state.marked
    : state.marked.filter((id) => there.has(id))
  if (selected === undefined || there.has(selected)) return { ...state, marked }
  const place = standingsOf(before).findIndex(({ element }) => element.id === selected)
  const left = standingsOf(form)
  const next = left[Math.min(Math.max(0, place), left.length - 1)]?.element.id
  return { ...state, marked, selected: marked.at(-1) ?? next }
}
