import { SegmentedControl } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { send } from '#client/api/send.ts'
import { ProblemList } from '#client/definitions/drafting/problem-list.tsx'
import { focusDrawn } from '#client/ui/keys/focus-drawn.ts'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import { freeSectionKey } from '#shared/notes/editing/edited-sections.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { NewSectionHere } from './making/new-section-here.tsx'
import { NoteCanvas } from './sections/note-canvas.tsx'
import { NotePanel } from './sections/note-panel.tsx'
import { type NoteWork, placeAfter } from './sections/note-work.ts'
import { SectionPalette } from './sections/section-palette.tsx'
import { SectionPanel } from './sections/section-panel.tsx'
import { titleOf } from './sections/use-parts.tsx'

const panels = ['section', 'note', 'problems'] as const
type Panel = (typeof panels)[number]

type Props = { readonly work: NoteWork; readonly problems: readonly Finding[] }

/** What can be added, the note itself and its settings side by side. */
export function NoteDesign({ work, problems }: Props): ReactNode {
  const words = useWords()
  const [panel, setPanel] = useState<Panel>(work.sections.length === 0 ? 'note' : 'section')
  const [isMaking, setMaking] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const keys = useNoteKeys(setPanel)
  const put = useAdd(work)
  const add = (taken: NoteSectionForm, index?: number) => {
    put(taken, index)
    setPanel('section')
  }
  const sectionAt = (pointer: string) =>
    work.draft.now.sections?.[Number(/^\/sections\/(\d+)/.exec(pointer)?.[1])]
  const lead = (pointer: string) => {
    const section = sectionAt(pointer)
    if (section) work.select(section.id)
    setPanel(section ? 'section' : 'note')
  }
  return (
    // Escape leads back from wherever one is to what is in hand.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above
    <div ref={keys.place} className="builder" onKeyDown={keys.leave}>
      <SectionPalette onAdd={(taken) => add(taken)} onNew={() => setMaking(true)} searchRef={search} />
      <NoteCanvas
        work={work}
        problems={problems}
        onTake={(id, index) => void takeById(id, (taken) => add(taken, index))}
        onOpen={keys.open}
        onSeek={() => search.current?.focus()}
      />
      <section className="builder-settings" aria-label={words('builder.settings')}>
        <SegmentedControl
          size="xs"
          aria-label={words('builder.settings')}
          value={panel}
          data={panels.map((value) => ({
            value,
            label: words(`note-builder.of-${value}`, { count: problems.length }),
          }))}
          onChange={(value) => setPanel(panels.find((each) => each === value) ?? 'section')}
        />
        {panel === 'section' && <SectionPanel work={work} />}
        {panel === 'note' && <NotePanel draft={work.draft} />}
        {panel === 'problems' && (
          <ProblemList
            problems={problems}
            nameOf={(pointer) => {
              const section = sectionAt(pointer)
              return section && titleOf(section, work.parts)
            }}
            onGo={lead}
          />
        )}
      </section>
      {isMaking && <NewSectionHere onMade={(made) => add(made)} onClose={() => setMaking(false)} />}
    </div>
  )
}

/** Puts a section into the note: behind the one in hand, or at a place. */
function useAdd(work: NoteWork) {
  const { newId } = useWorld()
  return ({ id: formId, name, scopeDefault }: NoteSectionForm, index = placeAfter(work)) =>
    work.edit({
      kind: 'add',
      index,
      section: {
        id: newId(),
        key: freeSectionKey(work.draft.now, name),
        sectionForm: { id: formId, resourceType: 'NoteSectionForm' },
        title: name.slice(0, 120),
        required: false,
        scope: scopeDefault,
      },
    })
}

async function takeById(id: string, add: (taken: NoteSectionForm) => void): Promise<void> {
  const read = await send('noteSectionForm.read', { id })
  if (read.ok) add(read.value)
}

const parts = ['.builder-canvas', '.builder-settings', '.builder-palette'] as const
const inHand = '[role=treeitem][aria-selected=true]'
const firstField = ':is(input:not([type=radio]), textarea, select, button)'

/** The keys of the note builder: F6 goes round its parts, Escape back to the section in hand, P to what stands in the way. */
function useNoteKeys(show: (panel: Panel) => void) {
  const place = useRef<HTMLDivElement>(null)
  const focusIn = (selector: string) => {
    const found = place.current?.querySelector<HTMLElement>(selector)
    found?.focus()
    return found !== null && found !== undefined
  }
  const toCanvas = () => focusIn(inHand) || focusIn('.builder-canvas')
  const nextPart = () => {
    const at = parts.findIndex((part) => place.current?.querySelector(part)?.contains(document.activeElement))
    const next = parts[(at + 1) % parts.length] ?? parts[0]
    if (next === '.builder-canvas') toCanvas()
    else focusIn(`${next} ${firstField}`)
  }
  const open = () => {
    show('section')
    focusDrawn(() => place.current?.querySelector<HTMLElement>('.note-section-title input'))
  }
  const problems = () => {
    show('problems')
    focusDrawn(() => place.current?.querySelector<HTMLElement>('.draft-problem'))
  }
  useShortcut('F6', nextPart, 'builder.key-part')
  useShortcut('p', problems, 'builder.problems')
  return {
    place,
    open,
    leave: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) toCanvas()
    },
  }
}
