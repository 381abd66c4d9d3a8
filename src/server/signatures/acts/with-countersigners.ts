import type { Note } from '#generated/types/note.ts'
import { optional } from '#server/note-parts/optional.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import { countersignersOf } from '#shared/notes/facts/countersigners-of.ts'
import { stepFacts } from '#shared/notes/facts/step-facts.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import { stepsFor } from '#shared/notes/steps-for.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Permitted } from './permitted-act.ts'

/** The note as it is amended now, with who countersigns that: it may be others than those of the note itself. */
export async function withCountersigners(
  context: Context,
  { parts, steps }: Permitted,
  note: Note,
): Promise<Outcome<Note>> {
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  const amender = await optional(context, 'Practitioner', amendmentInRound(note)?.author)
  if (!amender.ok) return amender
  const facts = stepFacts({ ...parts, note, amender: amender.value }, preferences.value.ageOfMajority)
  return succeeded({ ...note, countersigners: countersignersOf(stepsFor(steps.configuration, facts)) })
}
