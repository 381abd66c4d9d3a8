import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useIsConnected } from '#client/api/use-is-connected.ts'
import { useReading } from '#client/notes/record/use-reading.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import { correctionsIn } from '#shared/notes/group/corrected-session.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { CorrectFields } from './correct-fields.tsx'
import { correctionAsked, type EnteredCorrection } from './entered-correction.ts'
import { type Member, readMember } from './read-member.ts'
import { SignaturesAfter } from './signatures-after.tsx'
import './correcting.css'

type Props = {
  /** The member's part. */
  readonly noteId: string
  readonly name: string
  readonly onClose: () => void
  readonly onDone: (isRemoved: boolean) => void
}

/** Corrects one member of a group's note, as it stands when the dialog is opened; whoever is told that it has changed finds it anew, with what was entered. */
export function CorrectDialog({ noteId, name, onClose, onDone }: Props): ReactNode {
  const words = useWords()
  const isConnected = useIsConnected()
  const { loaded, reload } = useReading({ id: noteId, asked: noteId, read: readMember })
  return (
    <Dialog isOpen onClose={onClose} title={words('note.correct-title', { name })}>
      <p className="correct-offline" role="status">
        {!isConnected && words('note.correct-offline')}
      </p>
      {!loaded && <Loading what={words('note.the-note')} />}
      {loaded && !loaded.ok && <FailureNotice failure={loaded.failure} onRetry={reload} />}
      {loaded?.ok && <CorrectForm known={loaded.value} name={name} onClose={onClose} onDone={onDone} />}
    </Dialog>
  )
}

const keptCorrections = keepTyping<EnteredCorrection>()
const blank: EnteredCorrection = {}

type FormProps = Omit<Props, 'noteId'> & { readonly known: Member }

function CorrectForm({ known, name, onClose, onDone }: FormProps): ReactNode {
  const words = useWords()
  const [member, setMember] = useState(known)
  const { note } = member.loaded.parts
  const kept = useKept(keptCorrections, note.id, () => blank)
  const { failure, isAsking, ask } = useAsking(member, setMember)
  const after = useId()
  const entered = kept.typed
  const isRemoved = entered.isRemoved === true
  const isWhole = correctionsIn(correctionAsked(member.session, entered)).length > 0

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isWhole || isAsking || !(await ask(entered))) return
    kept.stored(entered)
    notify(words(isRemoved ? 'note.correct-done-remove' : 'note.correct-done', { name }))
    onDone(isRemoved)
  }

  return (
    <form className="note-act correct-form" onSubmit={(event) => void submit(event)}>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <p>{words('note.correct-text')}</p>
      <CorrectFields member={member} name={name} entered={entered} enter={kept.type} />
      <SignaturesAfter id={after} note={note} isRemoved={isRemoved} />
      <Refused failure={failure} />
      <div className="state-actions">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button
          type="submit"
          loading={isAsking}
          aria-disabled={!isWhole}
          aria-describedby={after}
          {...(isRemoved && { color: 'red.9' })}
        >
          {words(isRemoved ? 'note.correct-do-remove' : 'note.correct-do')}
        </Button>
      </div>
    </form>
  )
}

/** Asks the server; where the part has changed since it was read, it is read anew before that is told. */
function useAsking({ loaded, session }: Member, onFresh: (member: Member) => void) {
  const [failure, setFailure] = useState<Failure>()
  const [isAsking, setAsking] = useState(false)
  const ask = async (entered: EnteredCorrection): Promise<boolean> => {
    const { id, meta } = loaded.parts.note
    setAsking(true)
    const asked = { id, versionId: meta.versionId, ...correctionAsked(session, entered) }
    const outcome = await send('note.correct', asked)
    const fresh = !outcome.ok && isChanged(outcome.failure) ? await readMember(id) : undefined
    setAsking(false)
    if (outcome.ok) return true
    if (fresh?.ok) onFresh(fresh.value)
    setFailure(fresh && !fresh.ok ? fresh.failure : outcome.failure)
    return false
  }
  return { failure, isAsking, ask }
}

function isChanged(failure: Failure): boolean {
  return failure.kind === 'conflict' && failure.subStatus === subStatuses.versionChanged
}

function Refused({ failure }: { readonly failure: Failure | undefined }): ReactNode {
  const words = useWords()
  if (failure?.kind === 'unreachable') return null
  if (!failure || !isChanged(failure)) return <FailureLines failure={failure} />
  return (
    <p className="failure-lines" role="alert">
      {words('note.correct-changed')}
    </p>
  )
}
