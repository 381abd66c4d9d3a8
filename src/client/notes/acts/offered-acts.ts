import type { LoadedNote } from '#client/notes/record/load-note.ts'
import type { Note } from '#generated/types/note.ts'
import { actDoubt, type SignedAct } from '#shared/notes/act-doubt.ts'
import { recordedSupervisors, stepFacts, supervisorsOn } from '#shared/notes/facts/step-facts.ts'
import { isCommonPart } from '#shared/notes/group/is-member-part.ts'
import { signaturesInRound } from '#shared/notes/in-round.ts'
import { maySign, missingSteps, openSteps, stepsFor } from '#shared/notes/steps-for.ts'
import { hasFlag } from '#shared/permissions/granted.ts'

/** Who looks at the note, and when. */
export type ActReader = {
  readonly profileId: string | undefined
  readonly permissions: readonly string[]
  readonly now: string
}

/** What the menu offers; a review has its own buttons. */
export type OfferedAct = Exclude<SignedAct, 'review'>

/** In the order in which they are offered. */
const acts: readonly OfferedAct[] = [
  'return',
  'reassign',
  'unsignOwn',
  'amend',
  'addendum',
  'discard',
  'unsign',
  'void',
]

/** What the reader may do with a note that is ready or signed; a guide for the screen, the server decides. */
export function offeredActs(loaded: LoadedNote, reader: ActReader): readonly OfferedAct[] {
  const granted = new Set(reader.permissions)
  const { note } = loaded.parts
  return acts.filter(
    (act) =>
      isForAll(act, note) &&
      actDoubt(act, note, {
        profileId: reader.profileId,
        hasFlag: (name) => hasFlag(granted, name),
        hasStep: hasStep(loaded, reader.profileId),
        mayReassign: hasFlag(granted, 'CanCoSignNotes') && isSupervisor(loaded, reader.profileId),
        now: reader.now,
        unsignHours: loaded.signing.unsignWindowHours ?? loaded.preferences?.unsignWindowHours ?? 24,
      }) === undefined,
  )
}

/** What all members of a group have in common stands in their signed charts: only what is done in each of them is done there. */
function isForAll(act: SignedAct, note: Note): boolean {
  if (!isCommonPart(note)) return true
  return act === 'unsignOwn' ? note.signingState === 'Amending' : act !== 'addendum' && act !== 'unsign'
}

/** One of those who co-sign, or of the author's supervisors, while that signature is missing. */
function isSupervisor({ parts, signing, preferences }: LoadedNote, profileId: string | undefined): boolean {
  const needed = stepsFor(signing, stepFacts(parts, preferences?.ageOfMajority ?? 18))
  const isMissing = missingSteps(needed, signaturesInRound(parts.note)).some(
    ({ who }) => who === 'Supervisor',
  )
  return (
    isMissing && [...supervisorsOn(parts), ...recordedSupervisors(parts)].some(({ id }) => id === profileId)
  )
}

/** Roles and licences of the reader are the server's business: where one of them is asked for, the act is offered. */
function hasStep({ parts, signing, preferences }: LoadedNote, profileId = ''): boolean {
  const facts = stepFacts(parts, preferences?.ageOfMajority ?? 18)
  const signer = { profileId, roles: [], licenses: [] }
  return openSteps(stepsFor(signing, facts), signaturesInRound(parts.note)).some(
    (step) => step.who === 'AnyWithRole' || step.who === 'AnyWithLicense' || maySign(step, signer, facts),
  )
}
