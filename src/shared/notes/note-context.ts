import type { Answer } from '#shared/answers/answer.ts'
import type { ContextPath } from '#shared/forms/context-paths.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { ageOn } from '#shared/time/calendar.ts'
import { daySpan, localDate } from '#shared/time/local-moment.ts'
import { milliseconds } from '#shared/time/span.ts'
import { type NoteParts, patientOf } from './note-parts.ts'

/** What the forms of a note may ask beside their own answers (`src/shared/forms/README.md`, "Conditions"): the patient, the session, other sections. */
export function noteContext(
  parts: NoteParts,
  around: { readonly now: string; readonly timezone: string },
): FormContext {
  const { note, session, author } = parts
  const timezone = session?.encounter.timezone ?? around.timezone
  const patient = patientOf(parts)
  const asked: { readonly [Path in ContextPath]: Answer | undefined } = {
    today: localDate(around.now, timezone),
    serviceDate: note.serviceDate,
    birthDate: patient?.birthDate,
    'patient.age': patient && ageOn(patient.birthDate, note.serviceDate),
    'patient.gender': patient?.gender,
    'encounter.mode': session?.encounter.mode,
    'encounter.visitStatus': session?.encounter.visitStatus,
    'service.code': session?.service?.code,
    'service.category': session?.service?.category.code,
    'program.code': session?.program?.code,
    'practitioner.license': author?.licenses?.map((licence) => licence.type.code),
    'note.kind': note.kind,
  }
  return {
    values: { ...asked, ...sectionAnswers(parts) },
    dayStart: (date) => milliseconds(daySpan(date, timezone).start),
  }
}

/** Answers of every section as `section.{key}.{elementId}`, so that one section may ask another. */
function sectionAnswers({ note }: NoteParts): Readonly<Record<string, Answer>> {
  const entries = note.sections.flatMap((section) =>
    Object.entries(section.data).map(([id, answer]) => [`section.${section.key}.${id}`, answer] as const),
  )
  return Object.fromEntries(entries)
}
