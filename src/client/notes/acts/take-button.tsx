import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import type { Readiness } from '#client/notes/signing/use-signing.ts'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { useWords } from '#client/ui/words.tsx'
import { stepFacts } from '#shared/notes/facts/step-facts.ts'
import { signaturesInRound } from '#shared/notes/in-round.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import { isTaken, openSteps, stepsFor } from '#shared/notes/steps-for.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { TakeDialog } from './take-dialog.tsx'

type Props = { readonly loaded: LoadedNote; readonly reload: () => void }

/** Offers to take the signature of the patient or a guardian, where the note waits for it and the reader works on the note. */
export function TakeButton({ loaded, reload }: Props): ReactNode {
  const words = useWords()
  const { profile } = useSession()
  const [readiness, setReadiness] = useState<Readiness>()
  const [failure, setFailure] = useState<Failure>()
  const { note } = loaded.parts
  const steps = stepsFor(loaded.signing, stepFacts(loaded.parts, loaded.preferences?.ageOfMajority ?? 18))
  const isAsked = openSteps(steps, signaturesInRound(note)).some(isTaken)
  const isVoid = note.signingState === 'Voided'
  if (!isAsked || isVoid || !isWriter(note, profile?.id)) return null
  const open = async () => {
    const outcome = await send('note.ready', { id: note.id, versionId: note.meta.versionId })
    if (!outcome.ok) return setFailure(outcome.failure)
    setReadiness(outcome.value)
  }
  const close = () => setReadiness(undefined)
  return (
    <>
      <FailureLines failure={failure} />
      <Button variant="default" onClick={() => void open()}>
        {words('note.take-title')}
      </Button>
      {readiness && (
        <TakeDialog
          loaded={loaded}
          readiness={readiness}
          onClose={close}
          onDone={() => {
            close()
            reload()
          }}
        />
      )}
    </>
  )
}
