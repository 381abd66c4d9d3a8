import type { RuleItem } from '#generated/types/rules.ts'
import type { CoverageFacts } from '#shared/rules/coverage-facts.ts'
import type { OtherSession, RuleFacts, ServiceFacts, SessionFacts } from '#shared/rules/rule-facts.ts'
import type { RuleCheck, RuleKind, Verdict } from '#shared/rules/verdict.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import { ruleChecks } from './rule-checks.ts'

/** A worked scene for tests of rules: Wednesday 2026-03-04 in Chicago, an hour of individual therapy. */
export const zone = 'America/Chicago'
export const day = '2026-03-04'

/** The moment of a clock time of the scene's zone. */
export function at(time: string, date = day): string {
  return momentOf({ date, time }, zone).instant
}

export const therapy: ServiceFacts = {
  id: 'h0004',
  display: 'Individual therapy',
  category: 'therapy-individual',
  flags: ['Billable'],
  sessionTimeUnit: 'Duration',
  unitBasis: 'Minutes',
  rounding: 'EightMinute',
  incrementMinutes: 15,
  minMinutes: 16,
  maxMinutes: 90,
}

export const rivera = { id: 'rivera', display: 'Rivera' }
export const okafor = { id: 'okafor', display: 'Okafor', type: 'PrimaryPerformer' }

export const session: SessionFacts = {
  id: 'session',
  visitStatus: 'Show',
  timezone: zone,
  serviceDate: day,
  start: at('10:00'),
  end: at('10:50'),
  breaks: [],
  mode: 'InPerson',
  patient: rivera,
  participants: [okafor],
  performer: { ...okafor, programs: ['outpatient'], licenses: ['LCSW'] },
  service: therapy,
  program: { id: 'outpatient', display: 'Outpatient', diagnosisPrefixes: [], locations: [], services: [] },
  place: { id: 'room2', display: 'Room 2', kind: 'Room', siteId: 'main', hasAddress: false },
  placeOfService: '11',
  episode: { start: '2026-01-05' },
  episodes: [{ programId: 'outpatient', status: 'Active', start: '2026-01-05' }],
  diagnoses: [{ code: 'F41.1', isCode: true, rank: 1, verification: 'Confirmed' }],
  others: [],
  appointmentsOfDay: [],
  coverages: [],
}

export const facts: RuleFacts = {
  kind: 'Note',
  composition: 'Individual',
  definition: { id: 'progress', display: 'Progress note' },
  now: at('12:00'),
  holidays: [],
  payers: [],
  roles: [],
  licenses: [],
  hasSession: true,
  session,
  members: [],
  services: [],
}

/** Another session of the same patient and practitioner, half past ten to eleven, not yet signed. */
export function anOther(more: Partial<OtherSession> = {}): OtherSession {
  return {
    id: 'other',
    display: 'Individual therapy – 2026-03-04 – Rivera',
    status: 'Planned',
    visitStatus: 'Show',
    serviceDate: day,
    start: at('10:30'),
    end: at('11:00'),
    minutes: 30,
    patientId: 'rivera',
    participants: [okafor],
    service: therapy,
    authorizationIds: [],
    ...more,
  }
}

/** Medicaid, primary, with one authorization of 48 fifteen-minute units, 40 of them used. */
export function aCoverage(more: Partial<CoverageFacts> = {}): CoverageFacts {
  return {
    id: 'medicaid',
    payer: { id: 'state', display: 'State Medicaid' },
    type: 'medicaid',
    status: 'Active',
    order: 1,
    start: '2026-01-01',
    programs: [],
    missing: [],
    eligibility: [],
    coveredServices: [],
    needsAuthorizationFor: ['h0004'],
    authorizations: [anAuthorization()],
    ...more,
  }
}

export function anAuthorization(
  more: Partial<CoverageFacts['authorizations'][number]> = {},
): CoverageFacts['authorizations'][number] {
  return {
    id: 'a1',
    number: 'A-1',
    status: 'Approved',
    services: [],
    programs: [],
    practitioners: [],
    unitKind: 'unit15',
    approved: 48,
    used: 40,
    start: '2026-01-01',
    end: '2026-06-30',
    ...more,
  }
}

type Params = NonNullable<RuleItem['params']>

/** What one kind says of the scene's session with these differences. */
export function judge(kind: RuleKind, changed: Partial<SessionFacts> = {}, params: Params = {}): Verdict {
  return judgeThis(kind, { ...session, ...changed }, { params, around: {} })
}

/** What one kind says of this very session, which may be one of the services of the note. */
export function judgeThis(
  kind: RuleKind,
  judged: SessionFacts,
  { params, around }: { readonly params: Params; readonly around: Partial<RuleFacts> },
): Verdict {
  // The table gives each kind the check of its own parameters.
  const check = ruleChecks[kind] as RuleCheck<RuleKind>
  return check(params, judged, { ...facts, session: judged, ...around })
}

/** The verdict in short: its outcome, with the message that it carries. */
export function short(verdict: Verdict): string {
  const id = verdict.sentence?.id?.split('.').at(-1)
  return id ? `${verdict.outcome} ${id}` : verdict.outcome
}
