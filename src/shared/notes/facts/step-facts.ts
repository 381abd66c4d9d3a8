import type { Practitioner } from '#generated/types/practitioner.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Answer } from '#shared/answers/answer.ts'
import type { StepPath } from '#shared/forms/context-paths.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import { type NoteParts, patientOf } from '#shared/notes/note-parts.ts'
import type { StepFacts } from '#shared/notes/steps-for.ts'
import { ageOn } from '#shared/time/calendar.ts'
import { supervisorsOf } from './supervisors-of.ts'

/** Whom the signing steps of this note speak of. Supervision counts on the date of service, not on the day of signing. */
export function stepFacts(parts: NoteParts, ageOfMajority: number): StepFacts {
  const { note, session } = parts
  const amendment = amendmentInRound(note)
  const author = writerOf(parts)
  const patient = patientOf(parts)
  const age = patient && ageOn(patient.birthDate, note.serviceDate)
  const performer = note.participants.find((each) => each.type === 'PrimaryPerformer')
  const asked: { readonly [Path in StepPath]: Answer | undefined } = {
    authorRequiresCoSignature: author?.requiresCoSignature ?? false,
    'author.license': author?.licenses?.map((licence) => licence.type.code) ?? [],
    program: session?.program?.code,
    'service.category': session?.service?.category.code,
    'patient.isMinor': age === undefined ? undefined : age < ageOfMajority,
    kind: note.kind,
  }
  return {
    authorId: (amendment?.author ?? note.author).id,
    isAmendment: amendment !== undefined,
    primaryPerformerId: performer?.individual.id,
    supervisorIds: supervisorsOn(parts).map(({ id }) => id),
    hasPatient: note.patient !== undefined,
    session: session && {
      serviceId: session.encounter.serviceType?.id,
      isShow: session.encounter.visitStatus === 'Show',
      isTelehealth: session.encounter.mode !== 'InPerson',
    },
    values: asked,
  }
}

/** Who wrote what is being signed. */
function writerOf({ note, author, amender }: NoteParts): Practitioner | undefined {
  return amendmentInRound(note) ? amender : author
}

/** Who co-signs as supervisor: the one to whom it was given last, else those of the record. */
export function supervisorsOn(parts: NoteParts): readonly Reference[] {
  const round = amendmentInRound(parts.note)?.id
  const given = parts.note.reassigned?.findLast(({ amendment }) => amendment === round)
  return given ? [given.to] : recordedSupervisors(parts)
}

/** The supervisors of whoever wrote what is being signed, on the date of service, as the record has them. */
export function recordedSupervisors(parts: NoteParts): readonly Reference[] {
  return supervisorsOf(writerOf(parts), parts.note.serviceDate)
}
