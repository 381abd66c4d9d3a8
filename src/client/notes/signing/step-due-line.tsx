import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Note } from '#generated/types/note.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import { waitsSince } from '#shared/notes/in-round.ts'
import { signingClock, stepDue } from '#shared/scheduling/due-to-sign.ts'
import { latenessOf } from '#shared/scheduling/lateness-of.ts'

type Props = {
  readonly note: Note
  /** The steps that are open now. */
  readonly steps: readonly SignatureStep[]
  readonly preferences: PracticePreferences | undefined
}

/** Until when the next signers have, where their step has hours of its own; late is a warning. */
export function StepDueLine({ note, steps, preferences }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { instant } = useWorld()
  if (!preferences) return null
  const since = waitsSince(note)
  return steps.map((step) => {
    const until = stepDue(since, step, signingClock(preferences))
    if (since === undefined || until === undefined) return null
    const lateness = latenessOf(since, until, instant())
    const due = moments.dayAndTime(until)
    return (
      <p key={step.id} className="note-due" data-lateness={lateness}>
        {labels(`enumeration.SignerRole.${step.role}`)}
        {': '}
        {lateness === 'late' ? words('note.sign-late', { due }) : words('note.sign-by', { due })}
      </p>
    )
  })
}
