import { conditionCode } from '#generated/lists/condition-code.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Practitioner } from '#generated/types/practitioner.ts'
import type { Program } from '#generated/types/program.ts'
import type { SessionParts } from '#shared/notes/note-parts.ts'
import { licencesValidOn } from '#shared/rules/licences.ts'
import type {
  DiagnosisFacts,
  PerformerFacts,
  PlaceFacts,
  ProgramFacts,
  SessionFacts,
} from '#shared/rules/rule-facts.ts'
import { serviceFacts } from '#shared/rules/service-facts.ts'
import { authorizationIds, participantFacts } from './participant-facts.ts'
import { relatedFacts } from './related-facts.ts'

/** One session as the rules judge it. */
export function sessionFacts(parts: SessionParts): SessionFacts {
  const { encounter, patient, service, program, episode, related } = parts
  return {
    id: encounter.id,
    parentId: encounter.partOf?.id,
    visitStatus: encounter.visitStatus,
    hasMissedReason: encounter.missedVisit?.reason !== undefined,
    timezone: encounter.timezone,
    serviceDate: encounter.serviceDate,
    start: encounter.period?.start,
    end: encounter.period?.end,
    breaks: encounter.breaks ?? [],
    minutes: encounter.minutes,
    increments: encounter.increments,
    units: encounter.units,
    hasTypedUnits: encounter.unitsOverridden === true && encounter.unitsReason !== undefined,
    mode: encounter.mode,
    patient: patient && { id: patient.id, display: patient.display },
    patientDistrict: patient?.district?.id,
    patientState: encounter.telehealth?.patientState?.code,
    participants: participantFacts(encounter),
    performer: related?.performer && performerFacts(related.performer, encounter.serviceDate),
    service: service && serviceFacts(service),
    program: program && programFacts(program),
    place: placeFacts(parts),
    placeOfService: encounter.placeOfService?.code,
    episode: episode && { start: episode.period.start ?? '', end: episode.period.end },
    deathDate: patient?.deceased?.date,
    diagnoses: (encounter.diagnoses ?? []).map((entry) => diagnosisFacts(entry, parts)),
    hasAppointment: encounter.appointment !== undefined,
    appointmentId: encounter.appointment?.id,
    authorizationIds: authorizationIds(encounter),
    ...relatedFacts(parts),
  }
}

/** Only licences that are in force on the day count. */
function performerFacts({ id, display, programs, licenses }: Practitioner, date: string): PerformerFacts {
  return {
    id,
    display,
    programs: (programs ?? []).map((program) => program.id),
    licenses: licencesValidOn(licenses ?? [], date).map(({ type }) => type.code),
  }
}

function programFacts({ id, name, diagnosisCategories, locations, services }: Program): ProgramFacts {
  return {
    id,
    display: name,
    diagnosisPrefixes: diagnosisCategories ?? [],
    locations: (locations ?? []).map((location) => location.id),
    services: (services ?? []).map((service) => service.id),
  }
}

function placeFacts({ encounter, related }: SessionParts): PlaceFacts | undefined {
  const { location, telehealth } = encounter
  if (!location?.location && !location?.kind) return undefined

  const known = related?.location
  return {
    id: location.location?.id,
    display: known?.display ?? location.location?.display ?? '',
    kind: location.kind ?? known?.kind,
    siteId: known?.partOf?.id,
    district: known?.district?.id,
    hasAddress:
      known?.address !== undefined ||
      related?.appointment?.serviceLocation?.address !== undefined ||
      telehealth?.patientLocation !== undefined,
  }
}

const codeForm = new RegExp(conditionCode.pattern ?? '')

type Entry = NonNullable<Encounter['diagnoses']>[number]

/** A diagnosis whose record cannot be read counts as ruled out: it must not let a note pass. */
function diagnosisFacts(entry: Entry, { conditions, refusedCodes = [] }: SessionParts): DiagnosisFacts {
  const condition = conditions.find((each) => each.id === entry.condition.id)
  const code = condition?.code.code ?? entry.code?.code ?? ''
  return {
    code,
    isCode: codeForm.test(code) && !refusedCodes.includes(code),
    rank: entry.rank,
    verification: condition?.verification ?? 'RuledOut',
    onsetDate: condition?.onsetDate,
    resolutionDate: condition?.resolutionDate,
    recordedOn: condition?.recordedDate.slice(0, 10),
  }
}
