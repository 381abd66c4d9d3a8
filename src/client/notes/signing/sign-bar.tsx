import { Button } from '@mantine/core'
import { IconSignature } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Note } from '#generated/types/note.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import { signaturesInRound } from '#shared/notes/in-round.ts'
import { validSignatures } from '#shared/notes/steps-for.ts'
import { latenessOf } from '#shared/scheduling/lateness-of.ts'

type Props = {
  readonly note: Note
  readonly steps: readonly SignatureStep[]
  readonly blocking: number
  /** Nobody has tried to sign yet: what stands in the way is still to be done. */
  readonly isCalm: boolean
  readonly isPreparing: boolean
  readonly sign: () => void
  readonly close: () => void
}

/** Who signs in which order, until when, and the button. It is never grey: what stands in the way is said when it is pressed. */
export function SignBar({ note, steps, blocking, isCalm, isPreparing, sign, close }: Props): ReactNode {
  const words = useWords()
  return (
    <footer className="note-bar">
      <ol className="note-steps" aria-label={words('note.steps')}>
        {steps.map((step, index) => (
          <StepMark key={step.id} note={note} step={step} number={index + 1} />
        ))}
      </ol>
      <div className="note-bar-end">
        <DueToSign note={note} />
        <Button variant="default" onClick={close}>
          {words('note.close')}
        </Button>
        <Button
          leftSection={<IconSignature size={15} aria-hidden="true" />}
          rightSection={blocking > 0 ? <Count blocking={blocking} isCalm={isCalm} /> : undefined}
          loading={isPreparing}
          onClick={sign}
        >
          {words('note.sign')}
        </Button>
      </div>
    </footer>
  )
}

function Count({ blocking, isCalm }: Pick<Props, 'blocking' | 'isCalm'>): ReactNode {
  const words = useWords()
  return (
    <span className="note-count" data-quiet={isCalm || undefined}>
      {blocking}
      <span className="visually-hidden"> {words('note.in-the-way', { count: blocking })}</span>
    </span>
  )
}

type StepProps = { readonly note: Note; readonly step: SignatureStep; readonly number: number }

function StepMark({ note, step, number }: StepProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const signature = validSignatures(signaturesInRound(note)).find(({ stepId }) => stepId === step.id)
  const state = signature
    ? words('note.signed-by', {
        name: signature.signer.display ?? '',
        moment: moments.dayAndTime(signature.signedAt ?? note.created),
      })
    : words(step.required === false ? 'note.step-optional' : 'note.step-open')
  return (
    <li className="note-step" data-signed={signature ? true : undefined}>
      <span aria-hidden="true">{number}</span>
      <span>
        <strong>{labels(`enumeration.SignerRole.${step.role}`)}</strong>
        <small>{state}</small>
      </span>
    </li>
  )
}

function DueToSign({ note }: { readonly note: Note }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { instant } = useWorld()
  if (!note.dueToSign) return null
  const lateness = latenessOf(note.created, note.dueToSign, instant())
  const due = moments.dayAndTime(note.dueToSign)
  return (
    <span className="note-due" data-lateness={lateness}>
      {lateness === 'late' ? words('note.sign-late', { due }) : words('note.sign-by', { due })}
    </span>
  )
}
