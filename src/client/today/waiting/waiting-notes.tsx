import { Button, Checkbox } from '@mantine/core'
import { IconAlertTriangle, IconChecks } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { ReassignDialog } from '#client/person/choosing/reassign-dialog.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { noteLooks } from '#client/today/looks/appointment-looks.ts'
import { DueBadge } from '#client/today/looks/due-badge.tsx'
import { StateBadge } from '#client/today/looks/state-badge.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { WaitingNote } from '#generated/types/waiting-note.ts'
import { CoSignBar } from './co-sign-bar.tsx'
import { CoSignDialog } from './co-sign-dialog.tsx'
import { useChosenNotes } from './use-chosen-notes.ts'
import { useWaitingNotes } from './use-waiting-notes.ts'
import { whyAlone } from './why-alone.ts'
import './waiting.css'

/** Others' notes that wait for this person's signature, by who wrote them; those due first come first. */
export function WaitingNotes(): ReactNode {
  const words = useWords()
  const answer = useWaitingNotes()
  const notes = answer?.ok ? answer.value.notes : none
  const choosing = useChosenNotes(notes)
  const [signed, setSigned] = useState<readonly WaitingNote[]>()
  return (
    <section className="sign-waiting" aria-labelledby="waiting-notes">
      <h2 id="waiting-notes" className="panel-title">
        {words('today.waiting-notes')}
        {answer?.ok && <span className="day-count"> {notes.length}</span>}
      </h2>
      {!answer && <Loading what={words('today.waiting-notes')} shape="rows" />}
      {answer?.ok === false && (
        <FailureNotice failure={answer.failure} onRetry={() => refreshAnswers('Note')} />
      )}
      {answer?.ok && notes.length === 0 && (
        <EmptyState
          icon={IconChecks}
          title={words('today.none-waiting')}
          text={words('today.none-waiting-text')}
        />
      )}
      {answer?.ok && notes.length > 1 && (
        <CoSignBar choosing={choosing} onSign={() => setSigned(choosing.chosen)} />
      )}
      {answer?.ok && signed && (
        <CoSignDialog
          notes={signed}
          signerName={answer.value.signerName}
          onClose={() => setSigned(undefined)}
          onSigned={(ids) => {
            for (const id of ids) choosing.change(id, false)
          }}
        />
      )}
      {byAuthor(notes).map((group) => (
        <OfAuthor key={group[0]?.author.id} notes={group} choosing={choosing} />
      ))}
      {answer?.ok && !answer.value.isWhole && <p className="day-count">{words('today.waiting-cut')}</p>}
    </section>
  )
}

type Choosing = ReturnType<typeof useChosenNotes>

const none: readonly WaitingNote[] = []

type OfAuthorProps = { readonly notes: readonly WaitingNote[]; readonly choosing: Choosing }

function OfAuthor({ notes, choosing }: OfAuthorProps): ReactNode {
  const words = useWords()
  const heading = useId()
  return (
    <>
      <h3 id={heading} className="sign-author">
        {notes[0]?.author.display}
        <span className="day-count"> {words('today.to-sign-count', { count: notes.length })}</span>
      </h3>
      <ul className="sign-list" aria-labelledby={heading}>
        {notes.map((note) => (
          <Waiting key={note.note.id} waiting={note} choosing={choosing} />
        ))}
      </ul>
    </>
  )
}

type WaitingProps = { readonly waiting: WaitingNote; readonly choosing: Choosing }

function Waiting({ waiting, choosing }: WaitingProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const now = useWorld().now()
  const { note, subject, definition, serviceDate, signingState, since, dueToSign, warnings } = waiting
  const { delegateOf } = waiting
  const why = whyAlone(waiting)
  const said = [
    definition,
    moments.shortDay(serviceDate),
    since && words('today.waits-since', { when: moments.relative(since, now) }),
    delegateOf && words('today.signs-for', { name: delegateOf.display ?? '' }),
  ]
  return (
    <li className="sign-choice">
      <Tick waiting={waiting} choosing={choosing} />
      <ScreenLink to={`/notes/${note.id}`} className="sign-link">
        <strong>{subject.display ?? note.display}</strong>
        <span>{said.filter(Boolean).join(' · ')}</span>
      </ScreenLink>
      <span className="sign-states">
        {why && <span className="sign-alone">{words(`today.co-sign-alone-${why}`)}</span>}
        <StateBadge {...noteLooks[signingState]} text={labels(`enumeration.SigningState.${signingState}`)} />
        {warnings > 0 && (
          <StateBadge
            icon={IconAlertTriangle}
            tone="warn"
            text={words('today.warnings', { count: warnings })}
          />
        )}
        {dueToSign && <DueBadge since={since ?? serviceDate} due={dueToSign} />}
      </span>
      {waiting.mayReassign && <Reassign waiting={waiting} />}
    </li>
  )
}

/** Gives the note to another supervisor, as long as this one has not signed. */
function Reassign({ waiting }: { readonly waiting: WaitingNote }): ReactNode {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const { note, versionId, subject, definition } = waiting
  const close = () => setOpen(false)
  return (
    <>
      <Button
        className="sign-give"
        variant="default"
        aria-label={words('today.reassign', {
          who: subject.display ?? note.display ?? '',
          what: definition,
        })}
        onClick={() => setOpen(true)}
      >
        {words('today.reassign-short')}
      </Button>
      {isOpen && (
        <ReassignDialog note={{ id: note.id, meta: { versionId } }} onClose={close} onDone={close} />
      )}
    </>
  )
}

/** Takes the note among those that are signed together, or says why it is signed by itself. */
function Tick({ waiting, choosing }: WaitingProps): ReactNode {
  const words = useWords()
  const { note, subject, definition } = waiting
  const why = whyAlone(waiting)
  const isChosen = choosing.has(note.id)
  return (
    <Checkbox
      className="sign-tick"
      aria-label={words('today.co-sign-choose', {
        who: subject.display ?? note.display ?? '',
        what: definition,
      })}
      checked={isChosen}
      disabled={why !== undefined || (choosing.isFull && !isChosen)}
      onChange={(event) => choosing.change(note.id, event.currentTarget.checked)}
    />
  )
}

function byAuthor(notes: readonly WaitingNote[]): readonly (readonly WaitingNote[])[] {
  return [...Map.groupBy(notes, ({ author }) => author.id).values()]
}
