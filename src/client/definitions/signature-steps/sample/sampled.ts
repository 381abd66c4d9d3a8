import type { Practitioner } from '#generated/types/practitioner.ts'
import type { Reference } from '#generated/types/reference.ts'
import { stepFacts, supervisorsOn } from '#shared/notes/facts/step-facts.ts'
import { supervisorsOf } from '#shared/notes/facts/supervisors-of.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import type { StepFacts } from '#shared/notes/steps-for.ts'

/** A note that is thought of, as far as its steps look at it, with the names of those who are known. */
export type Sampled = {
  readonly facts: StepFacts
  readonly author: string
  readonly performer: string | undefined
  readonly supervisors: readonly string[]
}

/** A note that is there. */
export function sampledNote(parts: NoteParts, ageOfMajority: number): Sampled {
  const { note } = parts
  const performer = note.participants.find(({ type }) => type === 'PrimaryPerformer')
  return {
    facts: stepFacts(parts, ageOfMajority),
    author: nameOf(note.author),
    performer: performer && nameOf(performer.individual),
    supervisors: supervisorsOn(parts).map(nameOf),
  }
}

/** What is said of a note that somebody thinks of. */
export type Thought = {
  readonly author?: Reference
  readonly kind?: string
  readonly mode?: string
  readonly isMinor?: boolean
}

type Around = {
  readonly author: Practitioner
  readonly service?: { readonly id: string; readonly category: { readonly code: string } } | undefined
  readonly program?: { readonly code: string } | undefined
  readonly today: string
}

/** A note that an author would write today. */
export function sampledAuthor(
  { kind = 'Note', mode = 'InPerson', isMinor = false }: Thought,
  { author, service, program, today }: Around,
): Sampled {
  const supervisors = supervisorsOf(author, today)
  return {
    facts: {
      authorId: author.id,
      primaryPerformerId: author.id,
      supervisorIds: supervisors.map(({ id }) => id),
      hasPatient: true,
      session: { serviceId: service?.id, isShow: true, isTelehealth: mode !== 'InPerson' },
      values: {
        authorRequiresCoSignature: author.requiresCoSignature ?? false,
        'author.license': (author.licenses ?? []).map(({ type }) => type.code),
        program: program?.code,
        'service.category': service?.category.code,
        'patient.isMinor': isMinor,
        kind,
      },
    },
    author: author.display,
    performer: author.display,
    supervisors: supervisors.map(nameOf),
  }
}

function nameOf({ id, display }: Reference): string {
  return display ?? id
}
