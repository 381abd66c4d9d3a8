import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconSignature } from '@tabler/icons-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useSession } from '#client/api/session.ts'
import type { FormHandle } from '#client/form/room/form-handle.ts'
import { ActsMenu } from '#client/notes/acts/acts-menu.tsx'
import { NoteHeader } from '#client/notes/head/note-header.tsx'
import { usePrintable } from '#client/notes/head/use-printable.ts'
import { usePresence } from '#client/notes/presence/use-presence.ts'
import type { Check, Place } from '#client/notes/sections/check.ts'
import { ConflictNotice } from '#client/notes/shown/conflict-notice.tsx'
import { LeftInChart } from '#client/notes/shown/left-in-chart.tsx'
import { LockedBanner } from '#client/notes/shown/locked-banner.tsx'
import { refusalOf } from '#client/notes/signing/refusal-of.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { useWorkspace } from '#client/routing/workspace.ts'
import { useSaveState } from '#client/sync/outbox/use-outbox.tsx'
import { announce } from '#client/ui/announcer.tsx'
import { useSource } from '#client/ui/external-store.ts'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { notify } from '#client/ui/notices.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { calmChecksOf, checksOf, nameOf } from './checks-of.ts'
import { GroupSide } from './group-side.tsx'
import { GroupSignDialog } from './group-sign-dialog.tsx'
import { MemberNav } from './member-nav.tsx'
import { CommonPane, MemberPane } from './member-pane.tsx'
import { useGroupSigning } from './use-group-signing.ts'
import type { OpenGroup, OpenPart } from './use-open-group.ts'
import { wholeWords } from './whole-words.ts'

type Props = {
  readonly group: OpenGroup
  /** The member's part to begin with; absent: the meeting. */
  readonly first: string | undefined
  readonly reload: () => void
}

/** Where a group's note is written: the meeting with what all have in common, then member after member, and one bar to sign them together. */
export function GroupPage({ group, first, reload }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { common, members } = group
  const { note, encounter } = useSource(common.open)
  const [current, setCurrent] = useState(first)
  const [isStirred, setStirred] = useState(false)
  const { keep, enter, reveal, nextSection } = usePanes()
  const { signing, prepare, close } = useGroupSigning(group)
  const isSaving = useSaveState().kind !== 'saved'
  const member = members.find(({ loaded }) => loaded.parts.note.id === current)
  const part = member ?? common
  useSource(part.open)
  const presence = useGroupPresence(group, part, enter)
  usePrintable()
  const title = note.definition.display ?? words('note.screen.note')
  useOwnTab(note, title)
  const checks = isStirred ? checksOf(part, labels) : calmChecksOf(part, labels)
  const said = wholeWords(note)
  const walk = useWalk({ members, current, setCurrent, whole: words(said.whole) })

  const alone = isSignedAlone(group) ? part : undefined
  const toFirst = useCallback(() => {
    setStirred(true)
    if (!alone) setCurrent(undefined)
  }, [alone])
  const sign = useSign({ group, alone, isStirred, toFirst, prepare, reveal })
  const next = () => nextSection() || walk.next()
  const onKey = useGroupKeys({ said, next, previous: walk.previous, sign })

  return (
    <div className="note note-group" onKeyDownCapture={onKey}>
      <NoteHeader
        note={note}
        patient={undefined}
        title={title}
        encounter={encounter}
        state={isSaving ? 'saving' : 'saved'}
      />
      <div className="note-columns">
        <MemberNav
          {...{ common, members, current }}
          meeting={encounter}
          go={setCurrent}
          others={presence.others}
        />
        <div className="group-middle">
          <ConflictNotice note={part.open.read().note} definitions={part.loaded.definitions} />
          {signing.kind === 'refused' && (
            <p className="note-refusal" role="alert">
              {labels(refusalOf(signing.failure).messageId)}
            </p>
          )}
          <Standing note={part.open.read().note} />
          <ShownPane {...{ common, members, member, keep, reload }} {...presence} meeting={encounter} />
        </div>
        <GroupSide group={group} part={part} checks={checks} go={reveal} reload={reload} />
      </div>
      <GroupBar
        {...{ said, walk, part, reload, sign }}
        isAlone={alone !== undefined}
        isSigned={isSigned(group)}
        isPreparing={signing.kind === 'preparing'}
      />
      {signing.kind === 'open' && (
        <GroupSignDialog
          groupNoteId={note.id}
          prepared={signing.prepared}
          onClose={close}
          go={setCurrent}
          onSigned={(count) => {
            close()
            notify(words('note.signed-together', { count }))
            reload()
          }}
        />
      )}
    </div>
  )
}

type ShownProps = ComponentProps<typeof CommonPane> & { readonly member: OpenPart | undefined }

/** The part on the screen: that of one member or service, or the whole. */
function ShownPane({ member, ...shown }: ShownProps): ReactNode {
  const { meeting, keep, enter, others, reload } = shown
  if (!member) return <CommonPane {...shown} />
  const { id } = member.loaded.parts.note
  return <MemberPane key={id} {...{ member, meeting, keep, enter, others, reload }} />
}

/** What the tab of the workspace says. */
function useOwnTab(note: Note, title: string): void {
  const isDirty = useSaveState().kind !== 'saved'
  useWorkspace({ key: `Note/${note.id}`, title: note.subject.display ?? title, subtitle: title, isDirty })
}

/** How far a part is signed, and what it left in the chart when it was final no longer. */
function Standing({ note }: { readonly note: Note }): ReactNode {
  return (
    <>
      {isFrozen(note.signingState) && <LockedBanner note={note} />}
      <LeftInChart note={note} />
    </>
  )
}

/** Who else is in which part and section, as far as one writes in that part as well; and how it is told where one is. */
function useGroupPresence(
  { common, members }: OpenGroup,
  part: OpenPart,
  enterSection: (id: string) => void,
) {
  const { profile } = useSession()
  const [at, setAt] = useState<{ readonly note: string; readonly section: string }>()
  const note = part.loaded.parts.note.id
  const notes = [common, ...members]
    .map(({ open }) => open.read().note)
    .filter((each) => isWriter(each, profile?.id) && !isFrozen(each.signingState))
    .map(({ id }) => id)
  const section = at?.note === note ? at.section : undefined
  const others = usePresence({ notes, note, section })
  const enter = useCallback(
    (id: string) => {
      enterSection(id)
      setAt((before) => (before?.note === note && before.section === id ? before : { note, section: id }))
    },
    [enterSection, note],
  )
  return { others, enter }
}

type Said = ReturnType<typeof wholeWords>

type BarProps = {
  readonly said: Said
  readonly walk: ReturnType<typeof useWalk>
  /** What is on the screen. */
  readonly part: OpenPart
  readonly reload: () => void
  readonly isPreparing: boolean
  /** Each part is signed by itself. */
  readonly isAlone: boolean
  /** Nothing is left to sign. */
  readonly isSigned: boolean
  readonly sign: () => void
}

/** From member to member, what can be done with the part on the screen once it is signed, and the one button that signs them together. */
function GroupBar({ said, walk, part, reload, isPreparing, isAlone, isSigned, sign }: BarProps): ReactNode {
  const words = useWords()
  const go = useGo()
  const { id } = part.loaded.parts.note
  return (
    <footer className="note-bar">
      <div className="group-walk">
        <Button
          variant="default"
          leftSection={<IconChevronLeft size={15} aria-hidden="true" />}
          onClick={walk.previous}
        >
          {words(said.previous)}
        </Button>
        <Button
          variant="default"
          rightSection={<IconChevronRight size={15} aria-hidden="true" />}
          onClick={walk.next}
        >
          {words(said.next)}
        </Button>
      </div>
      <div className="note-bar-end">
        {isFrozen(part.open.read().note.signingState) && (
          <ActsMenu key={id} loaded={part.loaded} reload={reload} />
        )}
        <Button variant="default" onClick={() => go('/today')}>
          {words(isSigned ? 'note.close-read' : 'note.close')}
        </Button>
        {!isSigned && (
          <Button
            leftSection={<IconSignature size={15} aria-hidden="true" />}
            loading={isPreparing}
            onClick={sign}
          >
            {words(isAlone ? 'note.sign-part' : 'note.sign-together')}
          </Button>
        )}
      </div>
    </footer>
  )
}

/** Is the whole signed, with the part of everybody who was there? */
function isSigned({ common, members }: OpenGroup): boolean {
  return [common, ...members].every(({ open }) => {
    const { note, encounter } = open.read()
    const isAbsent = encounter !== undefined && encounter.visitStatus !== 'Show'
    return isAbsent || note.signingState === 'Signed' || note.signingState === 'Voided'
  })
}

/** Does the definition want each part signed by itself? */
function isSignedAlone({ common }: OpenGroup): boolean {
  return common.loaded.parts.shared?.definition?.signMode === 'PerMember'
}

type Sign = {
  readonly group: OpenGroup
  /** The part on the screen, where each is signed by itself. */
  readonly alone: OpenPart | undefined
  readonly isStirred: boolean
  readonly toFirst: () => void
  readonly prepare: (only?: OpenPart) => Promise<void>
  readonly reveal: (place: Place) => void
}

/** The wish to sign: what is missing of what all have in common is shown first; members who are not ready are left for later. */
function useSign({ group, alone, isStirred, toFirst, prepare, reveal }: Sign): () => void {
  const words = useWords()
  const labels = useLabels()
  const { common, members } = group
  return useCallback(() => {
    for (const each of [common, ...members]) each.open.settle()
    const first = alone ?? common
    const isFixed = isFrozen(first.open.read().note.signingState)
    const blocking = isFixed ? [] : checksOf(first, labels).filter(blocks)
    const [missing] = blocking
    if (!missing || isStirred) return void prepare(alone)
    toFirst()
    announce(words('note.sign-blocked', { count: blocking.length }))
    if (missing.place) requestAnimationFrame(() => missing.place && reveal(missing.place))
  }, [common, members, alone, labels, isStirred, toFirst, prepare, reveal, words])
}

type Keys = {
  readonly said: Said
  readonly next: () => void
  readonly previous: () => void
  readonly sign: () => void
}

/** The keys of the page; a formatted text would take one of them for a new line before anybody else heard of it. */
function useGroupKeys({ said, next, previous, sign }: Keys): (event: KeyboardEvent) => void {
  useShortcut('mod+Enter', next, said.nextPart)
  useShortcut('mod+shift+Enter', previous, said.previous)
  useShortcut('mod+shift+s', sign, 'note.sign')
  return (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.shiftKey) previous()
    else next()
  }
}

const blocks = ({ weight }: Check) => weight === 'blocks'

type Walk = {
  readonly members: readonly OpenPart[]
  readonly current: string | undefined
  readonly setCurrent: (noteId: string | undefined) => void
  /** What the whole is called. */
  readonly whole: string
}

/** From member to member, and through the meeting; who was not there is passed by. */
function useWalk({ members, current, setCurrent, whole }: Walk) {
  const go = (step: 1 | -1) => {
    const there = members.filter(({ open }) => open.read().encounter?.visitStatus === 'Show')
    const stops = [undefined, ...there]
    const at = stops.findIndex((each) => each?.loaded.parts.note.id === current)
    const stop = stops[(Math.max(0, at) + step + stops.length) % stops.length]
    setCurrent(stop?.loaded.parts.note.id)
    announce(stop ? nameOf(stop) : whole)
  }
  return { next: () => go(1), previous: () => go(-1) }
}

/** The sections of the part on the screen, and the ways to a place in one and to the next. */
function usePanes() {
  const handles = useRef(new Map<string, FormHandle>())
  const here = useRef<string>(undefined)
  return useMemo(() => {
    const keep = (id: string, handle: FormHandle | null) => {
      if (handle) handles.current.set(id, handle)
      else handles.current.delete(id)
    }
    const enter = (id: string) => {
      here.current = id
    }
    const reveal = ({ sectionId, path }: Place) => handles.current.get(sectionId)?.reveal(path)
    const nextSection = (): boolean => {
      const shown = [...document.querySelectorAll<HTMLElement>('.note-group .note-section:not([hidden])')]
      const at = shown.findIndex((section) => section.contains(document.activeElement))
      const section = shown.slice(at + 1).find((each) => !each.matches('[data-session]'))
      const field = section?.querySelector<HTMLElement>('textarea, [contenteditable="true"], input, button')
      field?.focus()
      return field instanceof HTMLElement
    }
    return { keep, enter, reveal, nextSection }
  }, [])
}
