import { Checkbox, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ListChoice } from '#client/form/words/list-choice.tsx'
import { isHidden } from '#client/notes/record/load-note.ts'
import { AttendanceRadios } from '#client/person/checking-in/attendance-radios.tsx'
import { useWords } from '#client/ui/words.tsx'
import { attendanceOf, attendances } from '#shared/notes/group/attendance-of.ts'
import { isWritten } from '#shared/notes/group/may-be-corrected.ts'
import { signaturesOf } from '#shared/notes/steps-for.ts'
import { localMoment, momentOf } from '#shared/time/local-moment.ts'
import { DefinitionChoice } from './definition-choice.tsx'
import { type EnteredCorrection, sessionShown, withChosen } from './entered-correction.ts'
import type { Member } from './read-member.ts'

type Props = {
  readonly member: Member
  readonly name: string
  readonly entered: EnteredCorrection
  readonly enter: (entered: EnteredCorrection) => void
}

/** What can be corrected: attendance with times or reason, and where nothing is written the definition and that the member belongs to the note. */
export function CorrectFields(props: Props): ReactNode {
  const words = useWords()
  const { member, entered, enter } = props
  const { note, shared } = member.loaded.parts
  // Of a draft whose words are hidden only the server knows whether something is written.
  const isTaken = isHidden(note) ? signaturesOf(note).length > 0 : isWritten(note)
  const isRemoved = entered.isRemoved === true
  const mayDiffer = shared?.definition?.allowDifferentMemberDefinition === true
  return (
    <>
      {!isRemoved && <AttendanceFields {...props} />}
      {!isRemoved && !isTaken && mayDiffer && (
        <DefinitionChoice
          current={note.definition}
          chosen={entered.definition?.id}
          choose={(definition) => enter({ ...entered, definition })}
        />
      )}
      {isTaken ? (
        <p className="note-quiet">{words('note.correct-written')}</p>
      ) : (
        <Checkbox
          label={words('note.correct-remove')}
          description={words('note.correct-remove-text')}
          checked={isRemoved}
          onChange={({ currentTarget }) =>
            enter({ ...entered, isRemoved: currentTarget.checked || undefined })
          }
        />
      )}
    </>
  )
}

function AttendanceFields({ member, name, entered, enter }: Props): ReactNode {
  const words = useWords()
  const { session, meeting } = member
  const shown = sessionShown(session, entered)
  const chosen = attendanceOf(shown, meeting)
  return (
    <div className="correct-attendance">
      <p aria-hidden="true">{words('note.attendance')}</p>
      <AttendanceRadios
        legend={words('note.attendance-of', { name })}
        choices={attendances.map((value) => ({ value, label: words(`note.attendance-${value}`) }))}
        chosen={chosen}
        onChoose={(attendance) => enter(withChosen(entered, member, attendance))}
      />
      {shown.visitStatus === 'Show' ? (
        <div className="correct-times">
          {(['start', 'end'] as const).map((end) => (
            <Clock
              key={end}
              end={end}
              at={shown.period?.[end]}
              timezone={session.timezone}
              change={(instant) => enter({ ...entered, [end]: instant })}
            />
          ))}
        </div>
      ) : (
        <ListChoice
          list="cancellation-reason"
          label={words('note.absence-reason', { name })}
          empty={words('note.absence-reason-choose')}
          value={entered.absenceReason?.code ?? session.missedVisit?.reason?.code ?? ''}
          onChange={(absenceReason) => enter({ ...entered, absenceReason })}
        />
      )}
    </div>
  )
}

type ClockProps = {
  readonly end: 'start' | 'end'
  readonly at: string | undefined
  readonly timezone: string
  readonly change: (instant: string) => void
}

/** When the member came, or left, in the zone of the meeting. */
function Clock({ end, at, timezone, change }: ClockProps): ReactNode {
  const words = useWords()
  if (!at) return null
  const { date, time } = localMoment(at, timezone)
  return (
    <TextInput
      type="time"
      label={words(end === 'start' ? 'note.came-at' : 'note.left-at')}
      value={time.slice(0, 5)}
      onChange={({ currentTarget }) => {
        const typed = currentTarget.value
        if (typed !== '') change(momentOf({ date, time: typed }, timezone).instant)
      }}
    />
  )
}
