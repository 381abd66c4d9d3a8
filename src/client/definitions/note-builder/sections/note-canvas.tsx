import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { conditionText } from '#client/definitions/builder/conditions/condition-text.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Finding } from '#shared/outcome/outcome.ts'
import { askableOf } from './askable-of.ts'
import type { NoteWork } from './note-work.ts'
import { movedSection, type SectionActs, SectionCard } from './section-card.tsx'
import { titleOf } from './use-parts.tsx'

type Props = {
  readonly work: NoteWork
  readonly problems: readonly Finding[]
  /** A published section was dropped: its id, and where. */
  readonly onTake: (sectionFormId: string, index: number) => void
  /** Goes to the settings of what is in hand. */
  readonly onOpen: () => void
  /** Goes to the sections that can be added. */
  readonly onSeek: () => void
}

/** What a dragged section of the palette carries: the id of its section form. */
export const takenSection = 'application/x-goldthread-section-form'

/** The note as it is built: its sections one after the other, each with its real form; one of them is in hand, by mouse or by the arrow keys. */
export function NoteCanvas({ work, problems, onTake, onOpen, onSeek }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const list = useRef<HTMLDivElement>(null)
  const { sections, parts, selected } = work
  const askable = useMemo(() => askableOf(sections, parts), [sections, parts])
  const moveBy = useMoveBy(work)
  const drop = useDrop({ work, onTake, moveBy })
  useFocusFollows(list, selected)
  const press = (event: KeyboardEvent) => {
    const done = actOf(event, { work, moveBy, onOpen, onSeek })
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
      tabIndex={sections.length === 0 ? 0 : -1}
      aria-label={words('note-builder.canvas')}
      onKeyDown={press}
      onDragOver={(event) => sections.length === 0 && drop.acts.hover(event, '')}
      onDrop={(event) => sections.length === 0 && drop.acts.drop(event, '')}
    >
      {sections.map((section, index) => (
        <SectionCard
          key={section.id}
          section={section}
          title={titleOf(section, parts)}
          number={index + 1}
          state={parts.get(section.sectionForm.id)}
          condition={section.visibleWhen && conditionText(section.visibleWhen, askable, { words, labels })}
          problem={problemOf(problems, work.draft.now.sections?.indexOf(section) ?? -1, labels)}
          isSelected={section.id === selected}
          isDropped={drop.over === section.id}
          acts={drop.acts}
        />
      ))}
      {sections.length === 0 && (
        <div role="treeitem" tabIndex={-1} aria-disabled="true" className="builder-empty">
          {words('note-builder.empty')}
        </div>
      )}
    </div>
  )
}

function problemOf(
  problems: readonly Finding[],
  index: number,
  labels: ReturnType<typeof useLabels>,
): string | undefined {
  const found = problems.find(
    ({ pointer }) => pointer === `/sections/${index}` || pointer.startsWith(`/sections/${index}/`),
  )
  return found && labels(found.message, found.parameters)
}

type MoveBy = (id: string, by: number) => void

/** Moves a section up or down, and says where it now is. */
function useMoveBy({ sections, parts, edit }: NoteWork): MoveBy {
  const words = useWords()
  return (id, by) => {
    const at = sections.findIndex((each) => each.id === id)
    const section = sections[at]
    const to = at + by
    if (!section || to < 0 || to >= sections.length) return
    edit({ kind: 'move', id, index: to })
    const name = titleOf(section, parts)
    announce(words('drafting.moved', { name, place: to + 1, of: sections.length }))
  }
}

type Acting = Pick<Props, 'work' | 'onOpen' | 'onSeek'> & { readonly moveBy: MoveBy }

/** What a key does to the section in hand. */
function actOf(event: KeyboardEvent, acting: Acting): (() => void) | undefined {
  const { work, moveBy, onOpen, onSeek } = acting
  const { sections, selected } = work
  const isItem = event.target instanceof HTMLElement && event.target.getAttribute('role') === 'treeitem'
  if (!isItem || event.ctrlKey || event.metaKey) return undefined
  const { key, altKey } = event
  if (key === '/') return onSeek
  if (selected === undefined) return undefined
  const step = { ArrowUp: -1, ArrowDown: 1 }[key]
  if (altKey) return step === undefined ? undefined : () => moveBy(selected, step)
  const at = sections.findIndex(({ id }) => id === selected)
  const others: Readonly<Record<string, () => void>> = {
    ArrowUp: () => work.select(sections[Math.max(0, at - 1)]?.id),
    ArrowDown: () => work.select(sections[Math.min(sections.length - 1, at + 1)]?.id),
    Home: () => work.select(sections[0]?.id),
    End: () => work.select(sections.at(-1)?.id),
    Delete: () => work.edit({ kind: 'remove', id: selected }),
    Enter: onOpen,
  }
  return others[key]
}

/** The focus goes with what is in hand, while it is on the canvas. */
function useFocusFollows(list: React.RefObject<HTMLElement | null>, selected: string | undefined): void {
  useEffect(() => {
    const isHere = list.current?.contains(document.activeElement)
    const item = list.current?.querySelector<HTMLElement>('[role=treeitem][aria-selected=true]')
    if (isHere && selected !== undefined) item?.focus()
  }, [list, selected])
}

type Dropping = Pick<Props, 'work' | 'onTake'> & { readonly moveBy: MoveBy }

/** What is dragged over which section, and what is done to one of them; the acts stay the same while the note changes. */
function useDrop(dropping: Dropping) {
  const [over, setOver] = useState<string>()
  const now = useRef(dropping)
  now.current = dropping
  const acts = useMemo(
    (): SectionActs => ({
      select: (id) => now.current.work.select(id),
      moveBy: (id, by) => now.current.moveBy(id, by),
      remove: (id) => now.current.work.edit({ kind: 'remove', id }),
      hover: (event, id) => {
        if (![movedSection, takenSection].some((kind) => event.dataTransfer.types.includes(kind))) return
        event.preventDefault()
        setOver(id)
      },
      drop: (event, id) => {
        event.preventDefault()
        event.stopPropagation()
        setOver(undefined)
        takeDropped(event, id, now.current)
      },
    }),
    [],
  )
  return { over, acts }
}

/** What is dropped is put behind the section below it. */
function takeDropped(event: DragEvent, below: string, { work, onTake }: Dropping): void {
  const { sections, edit } = work
  const at = sections.findIndex(({ id }) => id === below)
  const taken = event.dataTransfer.getData(takenSection)
  if (taken !== '') onTake(taken, at + 1)
  const id = event.dataTransfer.getData(movedSection)
  const from = sections.findIndex((each) => each.id === id)
  if (from >= 0 && from !== at) edit({ kind: 'move', id, index: from < at ? at : at + 1 })
}
