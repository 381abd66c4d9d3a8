import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSession } from '#client/api/session.ts'
import type { FormHandle } from '#client/form/room/form-handle.ts'
import { CorrectThisMember } from '#client/notes/correcting/correct-button.tsx'
import { CorrectMembers } from '#client/notes/correcting/correct-members.tsx'
import { useMayCorrect } from '#client/notes/correcting/use-may-correct.ts'
import type { Presence } from '#client/notes/presence/open-presence.ts'
import { NoteSections } from '#client/notes/sections/note-sections.tsx'
import { AdminEdits } from '#client/notes/shown/admin-edits.tsx'
import { NoteText } from '#client/notes/shown/note-text.tsx'
import { useSource } from '#client/ui/external-store.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Encounter } from '#generated/types/encounter.ts'
import { isServicePart } from '#shared/notes/group/is-member-part.ts'
import { isOpenTo } from '#shared/notes/is-writer.ts'
import { AttendanceChoice, AttendanceGrid } from './attendance-grid.tsx'
import { nameOf } from './checks-of.ts'
import { ServicesTable } from './services-table.tsx'
import { useIsLocked } from './use-is-locked.ts'
import type { OpenPart } from './use-open-group.ts'
import { wholeWords } from './whole-words.ts'

export type Pane = {
  readonly keep: (id: string, handle: FormHandle | null) => void
  readonly enter: (id: string) => void
  /** Who else has parts of the note open. */
  readonly others: Presence['others']
}

type CommonProps = Pane & {
  readonly common: OpenPart
  readonly members: readonly OpenPart[]
  readonly meeting: Encounter | undefined
  readonly reload: () => void
}

/** The whole: who was there, or which services were given, and what all have in common, written once. */
export function CommonPane({ common, members, meeting, reload, ...pane }: CommonProps): ReactNode {
  const isLocked = useIsLocked(common)
  const mayCorrect = useMayCorrect(common.loaded)
  const isOfServices = common.loaded.parts.note.composition === 'MultiService'
  return (
    <div className="note-paper">
      {isOfServices && (
        <ServicesTable common={common} services={members} isLocked={isLocked} reload={reload} />
      )}
      {mayCorrect && <CorrectMembers common={common.loaded} reload={reload} />}
      {!mayCorrect && !isOfServices && meeting && <AttendanceGrid members={members} meeting={meeting} />}
      {isLocked ? (
        <NoteText loaded={common.loaded} />
      ) : (
        <>
          <AdminEdits note={common.loaded.parts.note} />
          <CopyInterventions common={common} members={members} />
          <NoteSections
            sheets={common.open.sheets}
            session={isOfServices ? common.open.session : undefined}
            loaded={common.loaded}
            first={isOfServices ? 2 : 1}
            {...pane}
          />
        </>
      )}
    </div>
  )
}

/** What was done with all can be entered for everybody who was there at once, where the definition wants that; what a member has of his own stays. */
function CopyInterventions({ common, members }: Pick<CommonProps, 'common' | 'members'>): ReactNode {
  const words = useWords()
  const { profile } = useSession()
  useSource(common.open)
  const { definition } = common.loaded.parts.shared ?? {}
  const done = interventionsIn(common)
    .map(({ answers, id }) => answers.get(id).value)
    .find((value) => !isEmptyAnswer(value))
  const open = members.filter((member) => mayTakeInterventions(member, profile?.id))
  if (definition?.memberDefaults?.copyInterventions === false || done === undefined || open.length === 0)
    return null
  const copy = () => {
    const places = open
      .flatMap(interventionsIn)
      .filter(({ answers, id }) => isEmptyAnswer(answers.get(id).value))
    for (const { answers, id } of places) answers.set(id, done)
    notify(words('note.interventions-copied', { count: places.length }))
  }
  return (
    <Button className="group-copy" variant="default" size="compact-sm" onClick={copy}>
      {words('note.copy-interventions')}
    </Button>
  )
}

/** Where a part asks what was done. */
function interventionsIn({ open }: OpenPart) {
  return open.sheets.flatMap(({ answers }) =>
    [...answers.form.nodes.values()]
      .filter(({ element, repeaters }) => element.type === 'Interventions' && repeaters.length === 0)
      .map(({ id }) => ({ answers, id })),
  )
}

function mayTakeInterventions(member: OpenPart, profileId: string | undefined): boolean {
  const { note, encounter } = member.open.read()
  return encounter?.visitStatus === 'Show' && isOpenTo(note, profileId) && interventionsIn(member).length > 0
}

function isEmptyAnswer(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0)
}

type MemberProps = Pane & {
  readonly member: OpenPart
  readonly meeting: Encounter | undefined
  readonly reload: () => void
}

/** The part of one member: attendance and what this member did; nothing of it stands in anybody else's chart. */
export function MemberPane({ member, meeting, reload, ...pane }: MemberProps): ReactNode {
  const words = useWords()
  const { note, encounter } = useSource(member.open)
  const isLocked = useIsLocked(member)
  const isService = isServicePart(note)
  const isAbsent = encounter !== undefined && encounter.visitStatus !== 'Show'
  const paper = useFirstField(note.id)
  return (
    <div className="note-paper" ref={paper}>
      <header className="group-member">
        <h2 tabIndex={-1}>{nameOf(member)}</h2>
        {meeting && !isLocked && !isService && <AttendanceChoice member={member} meeting={meeting} />}
        <CorrectThisMember loaded={member.loaded} reload={reload} />
      </header>
      {!isLocked && <AdminEdits note={member.loaded.parts.note} />}
      {isLocked && <NoteText loaded={member.loaded} />}
      {!isLocked && isAbsent && <p className="group-absent">{words(wholeWords(note).absent)}</p>}
      {!isLocked && !isAbsent && (
        <NoteSections
          sheets={member.open.sheets}
          session={member.open.session}
          loaded={member.loaded}
          first={1}
          isSessionLast
          {...pane}
        />
      )}
    </div>
  )
}

/** Whoever comes to a member writes at once: the focus goes to the first question, else to the name. */
function useFirstField(noteId: string) {
  const paper = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another member's paper then.
  useEffect(() => {
    const first = paper.current?.querySelector<HTMLElement>(
      '.note-section :is(textarea, [contenteditable="true"], input:not([type="hidden"]), button)',
    )
    const heading = paper.current?.querySelector('h2')
    ;(first ?? heading)?.focus()
    paper.current?.scrollTo({ top: 0 })
  }, [noteId])
  return paper
}
