import type { Note } from '#generated/types/note.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import { dueToSign, type SigningClock } from '#shared/scheduling/due-to-sign.ts'
import { waitsSince } from './in-round.ts'

type Waiting = Parameters<typeof waitsSince>[0]

/** From when until when a step may wait: the step's own hours, counted from the signature before it; nothing where it has none, or nothing waits yet. */
export function stepDue(
  note: Waiting & Pick<Note, 'readyAt'>,
  { maxHours }: Pick<SignatureStep, 'maxHours'>,
  clock: Omit<SigningClock, 'hours'>,
): { readonly since: string; readonly due: string } | undefined {
  const since = waitsSince(note)
  if (since === undefined || maxHours === undefined) return undefined
  return { since, due: dueToSign(since, { ...clock, hours: maxHours }) }
}
