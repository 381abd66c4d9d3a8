import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { sectionsInRound } from './in-round.ts'

/**
 * S4 What a signature covers, no more and no less: the definition with its version, the sections with their answers
 * the very bytes of the files that these name, whom the note is about, and the session's facts as a print shows them. Displays, versions of the note and the
 * signatures themselves stay out, so that a second signer signs the same content. Of a note that is being amended it is
 * the amended text.
 */
export function noteContent(note: Note, encounter: Encounter | undefined): JsonObject {
  return compact({
    kind: note.kind,
    composition: note.composition,
    definition: pinned(note.definition),
    signatureConfiguration: pinned(note.signatureConfiguration),
    subject: bare(note.subject),
    patient: bare(note.patient),
    author: bare(note.author),
    scribe: bare(note.scribe),
    participants: people(note.participants),
    serviceDate: note.serviceDate,
    program: bare(note.program),
    serviceType: bare(note.serviceType),
    episodeOfCare: bare(note.episodeOfCare),
    partOf: bare(note.partOf),
    derivedFrom: note.derivedFrom?.map(bare),
    confidential: note.confidential,
    sections: [...sectionsInRound(note)].sort((one, other) => one.order - other.order).map(section),
    amendments: note.amendments?.map(({ id, kind, reason, text, sectionChanges }) =>
      compact({ id, kind, reason: reason.code, text, sectionChanges }),
    ),
    files: note.files?.map(({ file, hash }) => ({ file: pinned(file), hash })),
    sessionWords:
      note.sessionWords &&
      compact({ ...note.sessionWords, problems: note.sessionWords.problems?.map(pinned) }),
    session: encounter && sessionContent(encounter),
  })
}

function section({
  id,
  key,
  type,
  title,
  order,
  form,
  scope,
  data,
  narrative,
  hidden,
}: NoteSection): JsonObject {
  return compact({
    id,
    key,
    type: type.code,
    title,
    order,
    form: pinned(form),
    scope,
    data,
    narrative,
    hidden,
  })
}

/** What a signature covers of a note's session. */
export function sessionContent(encounter: Encounter): JsonObject {
  return compact({
    id: encounter.id,
    documentationType: encounter.documentationType,
    visitStatus: encounter.visitStatus,
    mode: encounter.mode,
    serviceDate: encounter.serviceDate,
    timezone: encounter.timezone,
    period: encounter.period,
    minutes: encounter.minutes,
    breaks: encounter.breaks,
    increments: encounter.increments,
    units: encounter.units,
    unitsReason: encounter.unitsReason,
    serviceType: bare(encounter.serviceType),
    program: bare(encounter.program),
    episodeOfCare: bare(encounter.episodeOfCare),
    telehealth: encounter.telehealth,
    location:
      encounter.location &&
      compact({ location: bare(encounter.location.location), kind: encounter.location.kind }),
    placeOfService: encounter.placeOfService?.code,
    participants: people(encounter.participants),
    diagnoses: encounter.diagnoses?.map(({ condition, rank, code }) =>
      compact({ condition: bare(condition), rank, code: code?.code, words: code?.display }),
    ),
    problems: encounter.problems?.map(bare),
    carePlanActivities: encounter.carePlanActivities?.map((activity) =>
      compact({ ...activity, carePlan: bare(activity.carePlan) }),
    ),
    missedVisit:
      encounter.missedVisit &&
      compact({ outcome: encounter.missedVisit.outcome, reason: encounter.missedVisit.reason?.code }),
  })
}

/**
 * What of a session stands still from the first signature on: what is signed, and beside it what rules ask of a session: how its
 * units were found, its appointment, and the coverage by which the last signature counts it.
 */
export function fixedContent(encounter: Encounter): JsonObject {
  return compact({
    ...sessionContent(encounter),
    unitsOverridden: encounter.unitsOverridden,
    appointment: bare(encounter.appointment),
    coverage: encounter.coverage?.map((each) => compact({ ...each, coverage: bare(each.coverage) })),
  })
}

function people(participants: Note['participants']): readonly JsonObject[] {
  return participants.map(({ individual, type, role, licence }) =>
    compact({ individual: bare(individual), type, role: role?.code, licence: licence?.type.code }),
  )
}

function bare(reference: Reference | undefined): JsonObject | undefined {
  return reference && { resourceType: reference.resourceType, id: reference.id }
}

function pinned(reference: Reference): JsonObject {
  return compact({ resourceType: reference.resourceType, id: reference.id, versionId: reference.versionId })
}

/** Members that hold nothing are left out; what is left is plain JSON, copied. */
function compact(members: Readonly<Record<string, unknown>>): JsonObject {
  return JSON.parse(JSON.stringify(members))
}
