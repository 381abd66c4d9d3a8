import type { Condition } from '#generated/types/condition.ts'
import type { DiagnosisFacts, RuleFacts, ServiceFacts, SessionFacts } from '#shared/rules/facts.ts'
import type { NoteParts, SessionParts } from './note-parts.ts'

/** What the practice and the hour add to the facts of a note. */
export type RuleSurroundings = {
  readonly now: string
  readonly holidays: readonly string[]
  readonly timezone: string
  readonly roles: readonly string[]
}

/** The facts by which the rules judge this note: the same in the browser and at signing. */
export function ruleFacts(parts: NoteParts, around: RuleSurroundings): RuleFacts {
  const { note, session } = parts
  return {
    kind: note.kind,
    composition: note.composition,
    definition: { id: note.definition.id, display: note.definition.display ?? '' },
    now: around.now,
    holidays: around.holidays,
    payers: [],
    roles: around.roles,
    licenses: (parts.author?.licenses ?? []).map((licence) => licence.type.code),
    session: session ? sessionFacts(session) : withoutSession(parts, around),
    members: parts.members.map((member) => withMember(member, session)),
    services: parts.services.map(sessionFacts),
  }
}

/** A documentation note has no session: its date is its own, and nobody came or stayed away. */
function withoutSession({ note }: NoteParts, around: RuleSurroundings): SessionFacts {
  return {
    visitStatus: 'Show',
    timezone: around.timezone,
    serviceDate: note.serviceDate,
    breaks: [],
    diagnoses: [],
  }
}

function withMember(member: SessionParts, parent: SessionParts | undefined): SessionFacts {
  const facts = sessionFacts(member)
  const { patient } = member
  const own = parent?.encounter.visitStatusOverrides?.find((each) => each.patient.id === patient?.id)
  return {
    ...facts,
    visitStatus: own?.status ?? facts.visitStatus,
    ownMinutes: own?.minutes,
    member: patient && { id: patient.id, display: patient.display },
  }
}

function sessionFacts({
  encounter,
  patient,
  service,
  program,
  episode,
  conditions,
}: SessionParts): SessionFacts {
  return {
    visitStatus: encounter.visitStatus,
    timezone: encounter.timezone,
    serviceDate: encounter.serviceDate,
    start: encounter.period?.start,
    end: encounter.period?.end,
    breaks: encounter.breaks ?? [],
    minutes: encounter.minutes,
    increments: encounter.increments,
    mode: encounter.mode,
    service: service && serviceFacts(service),
    program: program && {
      id: program.id,
      display: program.name,
      diagnosisPrefixes: program.diagnosisCategories ?? [],
    },
    episode: episode && { start: episode.period.start ?? '', end: episode.period.end },
    deathDate: patient?.deceased?.date,
    diagnoses: (encounter.diagnoses ?? []).map((entry) => diagnosisFacts(entry, conditions)),
  }
}

function serviceFacts(service: NonNullable<SessionParts['service']>): ServiceFacts {
  return {
    id: service.id,
    display: service.name,
    category: service.category.code,
    sessionTimeUnit: service.sessionTimeUnit,
    incrementMinutes: service.incrementMinutes,
    minMinutes: service.minMinutes,
    maxMinutes: service.maxMinutes,
  }
}

type Entry = NonNullable<SessionParts['encounter']['diagnoses']>[number]

/** A diagnosis whose record cannot be read counts as ruled out: it must not let a note pass. */
function diagnosisFacts(entry: Entry, conditions: readonly Condition[]): DiagnosisFacts {
  const condition = conditions.find((each) => each.id === entry.condition.id)
  return {
    code: condition?.code.code ?? entry.code?.code ?? '',
    rank: entry.rank,
    verification: condition?.verification ?? 'RuledOut',
    onsetDate: condition?.onsetDate,
    resolutionDate: condition?.resolutionDate,
    recordedOn: condition?.recordedDate.slice(0, 10),
  }
}
