import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { newElementData } from '#client/definitions/builder/building/element-groups.ts'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { conditionText } from '#client/definitions/builder/conditions/condition-text.ts'
import { elementAt } from '#client/definitions/shown/element-at.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { formElementTypes } from '#generated/enumerations/form-element-type.ts'
import type { Definition, ElementType } from '#shared/forms/definition.ts'
import { isGroup } from '#shared/forms/editing/form-edit.ts'
import {
  type ElementPlace,
  type StandingElement,
  standingOf,
  standingsOf,
} from '#shared/forms/editing/standings-of.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { CanvasItem, type ItemActs, movedData } from './canvas-item.tsx'
import { duplicate, placeAfter } from './place-after.ts'
import { besideOf, moveBy, type Step } from './step-of.ts'
import { useClipboard } from './use-clipboard.ts'

type Props = {
  readonly builder: Builder
  /** What stands in the way of publishing; each is said at the element that it is about. */
  readonly problems: readonly Finding[]
  readonly onAdd: (type: ElementType, place?: ElementPlace) => void
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
export function Canvas({ builder, problems, onAdd, onOpen, onSeek }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { form, selected, together } = builder
  const list = useRef<HTMLDivElement>(null)
  const standings = standingsOf(form)
  const marked = useMemo(() => new Set(together.length > 1 ? together : []), [together])
  useFocusFollows(list, selected)
  const problemOf = useProblemOf(form, problems)
  const drop = useDrop(builder, onAdd)
  useClipboard(list, builder)

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
      tabIndex={standings.length === 0 ? 0 : -1}
      aria-label={words('builder.canvas')}
      onKeyDown={press}
    >
      {standings.map(({ element, depth }, index) => (
        <CanvasItem
          key={element.id}
          element={element}
          depth={depth}
          number={index + 1}
          condition={element.visibleWhen && conditionText(element.visibleWhen, form, { words, labels })}
          problem={problemOf.get(element.id)}
          isSelected={element.id === selected}
          isMarked={marked.has(element.id)}
          isDropped={drop.over === element.id}
          acts={drop.acts}
        />
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

/** The focus goes with what is in hand, while it is on the canvas. */
function useFocusFollows(list: React.RefObject<HTMLElement | null>, selected: string | undefined): void {
  useEffect(() => {
    const isHere = list.current?.contains(document.activeElement)
    const item = list.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')
    if (isHere && selected !== undefined) item?.focus()
  }, [list, selected])
}

/** What is dragged over which element, and what is done to one of them; the acts stay the same while the form changes. */
function useDrop(builder: Builder, onAdd: Props['onAdd']) {
  const [over, setOver] = useState<string>()
  const now = useRef({ builder, onAdd })
  now.current = { builder, onAdd }
  const acts = useMemo(
    (): ItemActs => ({
      select: (id) => now.current.builder.select(id),
      click: (event, id) => {
        const { builder: here } = now.current
        if (event.shiftKey) return here.extend(id)
        if (event.ctrlKey || event.metaKey) return here.toggle(id)
        here.select(id)
        here.unmark()
      },
      move: (step) => moveBy(now.current.builder, now.current.builder.together, step),
      duplicate: () => duplicate(now.current.builder, now.current.builder.together),
      remove: () => now.current.builder.edit({ kind: 'remove', ids: now.current.builder.together }),
      hover: (event, id) => {
        if (![newElementData, movedData].some((kind) => event.dataTransfer.types.includes(kind))) return
        event.preventDefault()
        setOver(id)
      },
      drop: (event, id) => {
        event.preventDefault()
        setOver(undefined)
        takeDropped(event, id, now.current)
      },
    }),
    [],
  )
  return { over, acts }
}

/** What is dropped is put behind the element below it, into it where it is an empty group. */
function takeDropped(
  event: DragEvent,
  below: string,
  { builder, onAdd }: Pick<Props, 'builder' | 'onAdd'>,
): void {
  const standing = standingOf(builder.form, below)
  if (!standing) return
  const type = event.dataTransfer.getData(newElementData)
  const id = event.dataTransfer.getData(movedData)
  if (isOffered(type)) onAdd(type, placeAfter(builder.form, below))
  else if (id !== '' && id !== below) builder.edit(moveBehind(builder, id, standing))
}

/** The index counts what is left once the element is taken out. */
function moveBehind({ form }: Builder, id: string, { element, place }: StandingElement) {
  if (isGroup(element) && element.children?.length === 0)
    return { kind: 'move', id, place: { parent: element.id, index: 0 } } as const
  const from = standingsOf(form).find((each) => each.element.id === id)?.place
  const isBefore = from?.parent === place.parent && (from?.index ?? 0) < place.index
  return { kind: 'move', id, place: { ...place, index: place.index + (isBefore ? 0 : 1) } } as const
}

function isOffered(type: string): type is ElementType {
  return formElementTypes.some((each) => each === type)
}
