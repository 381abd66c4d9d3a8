import { IconCheck, IconCircle, IconCircleHalf2, IconSignature, IconUserOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Presence } from '#client/notes/presence/open-presence.ts'
import { WhoIsHere } from '#client/notes/presence/who-is-here.tsx'
import { useSource } from '#client/ui/external-store.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Encounter } from '#generated/types/encounter.ts'
import { isServicePart } from '#shared/notes/group/is-member-part.ts'
import { attendanceIn, nameOf, type PartProgress, progressOf } from './checks-of.ts'
import type { OpenPart } from './use-open-group.ts'
import { wholeWords } from './whole-words.ts'

type Props = {
  readonly common: OpenPart
  readonly members: readonly OpenPart[]
  readonly meeting: Encounter | undefined
  readonly current: string | undefined
  readonly go: (noteId: string | undefined) => void
  readonly others: Presence['others']
}

/** The meeting and its members: where one is, how far each part is, and who was not there. */
export function MemberNav({ common, members, meeting, current, go, others }: Props): ReactNode {
  const words = useWords()
  const said = wholeWords(common.loaded.parts.note)
  return (
    <nav className="note-nav" aria-label={words(said.parts)}>
      <p className="note-nav-head">
        <span>{words(said.parts)}</span>
        <span>{words('note.members-count', { count: members.length })}</span>
      </p>
      <ol>
        <li>
          <button
            type="button"
            className="note-nav-entry"
            aria-current={current === undefined ? 'true' : undefined}
            onClick={() => go(undefined)}
          >
            <Mark part={common} />
            <span>{words(said.whole)}</span>
          </button>
          <WhoIsHere others={others} note={common.loaded.parts.note.id} isAnywhere />
        </li>
        {members.map((member) => (
          <MemberEntry
            key={member.loaded.parts.note.id}
            member={member}
            meeting={meeting}
            isCurrent={current === member.loaded.parts.note.id}
            go={go}
            others={others}
          />
        ))}
      </ol>
    </nav>
  )
}

type EntryProps = Pick<Props, 'meeting' | 'go' | 'others'> & {
  readonly member: OpenPart
  readonly isCurrent: boolean
}

function MemberEntry({ member, meeting, isCurrent, go, others }: EntryProps): ReactNode {
  const words = useWords()
  useSource(member.open)
  const isService = isServicePart(member.loaded.parts.note)
  const attendance = attendanceIn(member, meeting)
  return (
    <li>
      <button
        type="button"
        className="note-nav-entry"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => go(member.loaded.parts.note.id)}
      >
        <Mark part={member} />
        <span>
          {nameOf(member)}
          {!isService && attendance !== 'present' && (
            <small className="group-said">{words(`note.attendance-${attendance}`)}</small>
          )}
        </span>
      </button>
      <WhoIsHere others={others} note={member.loaded.parts.note.id} isAnywhere />
    </li>
  )
}

const marks = {
  signed: IconSignature,
  absent: IconUserOff,
  done: IconCheck,
  begun: IconCircleHalf2,
  empty: IconCircle,
} satisfies { readonly [Progress in PartProgress]: typeof IconCheck }

function Mark({ part }: { readonly part: OpenPart }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  useSource(part.open)
  const progress = progressOf(part, labels)
  const Icon = marks[progress]
  return (
    <span className="note-mark" data-progress={progress}>
      <Icon size={15} aria-hidden="true" />
      <span className="visually-hidden">{words(`note.part-${progress}`)}</span>
    </span>
  )
}
