import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { useTellLost } from '#client/definitions/builder/building/use-telling.ts'
import { conditionText } from '#client/definitions/builder/conditions/condition-text.ts'
import { useBeside } from '#client/definitions/builder/conditions/use-beside.ts'
import { elementAt } from '#client/definitions/shown/element-at.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Definition } from '#shared/forms/definition.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import type { ItemActs } from './canvas-item.tsx'
import { CanvasStretch, type StretchItem } from './canvas-stretch.tsx'
import { duplicate } from './place-after.ts'
import { besideOf, moveBy, type Step } from './step-of.ts'
import { stretchesOf } from './stretches-of.ts'
import { useClipboard } from './use-clipboard.ts'
import type { Grab, useDragging } from './use-dragging.ts'

type Props = {
  readonly builder: Builder
  /** What stands in the way of publishing; each is said at the element that it is about. */
  readonly problems: readonly Finding[]
  readonly dragging: ReturnType<typeof useDragging>
  /** Goes to the fields of what is in hand. */
  readonly onOpen: () => void
  /** Goes to the palette. */
  readonly onSeek: () => void
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** The form as it is built: each element as it will look, in its place; one of them is in hand, by mouse or by the arrow keys. */
export function Canvas({ builder, problems, dragging, onOpen, onSeek }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { form, selected, together } = builder
  const beside = useBeside(builder)
  const list = useRef<HTMLDivElement>(null)
  const standings = standingsOf(form)
  const marked = useMemo(() => new Set(together.length > 1 ? together : []), [together])
  useFocusFollows(list, selected)
  const problemOf = useProblemOf(form, problems)
  const acts = useActs(builder, dragging.grab)
  const { target } = dragging
  useClipboard(list, builder, useTellLost())

  const items = standings.map(
    ({ element, depth }, index): StretchItem => ({
      element,
      depth,
      number: index + 1,
      condition: element.visibleWhen && conditionText(element.visibleWhen, form, { words, labels, beside }),
      problem: problemOf.get(element.id),
      isSelected: element.id === selected,
      isMarked: marked.has(element.id),
      dropped: target && target.side !== 'end' && target.id === element.id ? target.side : undefined,
      acts,
    }),
  )

  const press = (event: KeyboardEvent) => {
    const done = actOf(event, { builder, onOpen, onSeek })
    if (!done) return
    event.preventDefault()
    done()
  }
  return (
    // The tree's items take the keys; the tree itself only hears them.
    <div
      ref={list}
      className="builder-canvas"
      role="tree"
      aria-multiselectable="true"
      data-over={target?.side === 'end' || undefined}
      tabIndex={standings.length === 0 ? 0 : -1}
      aria-label={words('builder.canvas')}
      onKeyDown={press}
    >
      {stretchesOf(items, idOf).map((stretch) => (
        <CanvasStretch key={stretch[0]?.element.id} items={stretch} />
      ))}
      {standings.length === 0 && (
        // A tree holds items alone, so what is said of an empty one is one.
        <div role="treeitem" tabIndex={-1} aria-disabled="true" className="builder-empty">
          {words('builder.empty')}
        </div>
      )}
    </div>
  )
}

function idOf({ element }: StretchItem): string {
  return element.id
}

/** The first problem of each element, in words. */
function useProblemOf(form: Definition, problems: readonly Finding[]): ReadonlyMap<string, string> {
  const labels = useLabels()
  return useMemo(() => {
    const found = new Map<string, string>()
    for (const { pointer, message, parameters } of problems) {
      const id = elementAt(form, pointer)?.id
      if (id !== undefined && !found.has(id)) found.set(id, labels(message, parameters))
    }
    return found
  }, [form, problems, labels])
}

type Acting = Pick<Props, 'builder' | 'onOpen' | 'onSeek'>

/** What a key does to the element in hand. */
function actOf(event: KeyboardEvent, { builder, onOpen, onSeek }: Acting): (() => void) | undefined {
  const { form, selected, together } = builder
  if (selected === undefined || !(event.target instanceof HTMLElement)) return undefined
  if (event.target.getAttribute('role') !== 'treeitem') return undefined
  const { key, altKey, shiftKey } = event
  const isMod = event.ctrlKey || event.metaKey
  const step = steps[key]
  if (altKey && step) return () => moveBy(builder, together, step)
  if (isMod) return { d: () => duplicate(builder, together), a: builder.markAll }[key]
  if (altKey) return undefined
  if (shiftKey && step) return extending(builder, step)
  const others: Readonly<Record<string, () => void>> = {
    ArrowUp: () => builder.select(besideOf(form, selected, -1)),
    ArrowDown: () => builder.select(besideOf(form, selected, 1)),
    Home: () => builder.select(besideOf(form, selected, -form.elements.length * 1_000)),
    End: () => builder.select(besideOf(form, selected, form.elements.length * 1_000)),
    Delete: () => builder.edit({ kind: 'remove', ids: together }),
    ...(together.length > 1 && { Escape: builder.unmark }),
    Enter: onOpen,
    '/': onSeek,
  }
  return others[key]
}

/** One more above or below is in hand too. */
function extending({ form, selected, extend }: Builder, step: Step): (() => void) | undefined {
  if (step !== 'up' && step !== 'down') return undefined
  return () => extend(besideOf(form, selected, step === 'up' ? -1 : 1))
}

/** The focus goes with what is in hand, while it is on the canvas; also where that moves into another stretch and is drawn there anew. */
function useFocusFollows(list: React.RefObject<HTMLElement | null>, selected: string | undefined): void {
  const wasHere = list.current?.contains(document.activeElement) === true
  useLayoutEffect(() => {
    // Whoever has gone elsewhere meanwhile stays there.
    if (wasHere && document.activeElement === document.body) focusInHand(list)
  })
  useEffect(() => {
    if (selected !== undefined && list.current?.contains(document.activeElement)) focusInHand(list)
  }, [list, selected])
}

function focusInHand(list: React.RefObject<HTMLElement | null>): void {
  list.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')?.focus()
}

/** What is done to one of the elements; the acts stay the same while the form changes. */
function useActs(builder: Builder, grab: Grab): ItemActs {
  const now = useRef(builder)
  now.current = builder
  return useMemo(
    () => ({
      select: (id) => now.current.select(id),
      click: (event, id) => {
        const here = now.current
        if (event.shiftKey) return here.extend(id)
        if (event.ctrlKey || event.metaKey) return here.toggle(id)
        here.select(id)
        here.unmark()
      },
      move: (step) => moveBy(now.current, now.current.together, step),
      duplicate: () => duplicate(now.current, now.current.together),
      remove: () => now.current.edit({ kind: 'remove', ids: now.current.together }),
      grab,
    }),
    [grab],
  )
}
