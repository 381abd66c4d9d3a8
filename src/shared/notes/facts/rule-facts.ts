import type { ServiceEvent } from '#generated/types/service-event.ts'
import {
  isCommonPart,
  isMemberPart,
  isServicePart,
  isServicesWhole,
  isSharedWhole,
} from '#shared/notes/group/is-member-part.ts'
import { listedServices } from '#shared/notes/listed-services.ts'
import type { NoteParts, SessionParts } from '#shared/notes/note-parts.ts'
import type { RuleFacts, SessionFacts } from '#shared/rules/rule-facts.ts'
import { serviceFacts } from '#shared/rules/service-facts.ts'
import { momentOf } from '#shared/time/local-moment.ts'
import { sessionFacts } from './session-facts.ts'

/** What the practice and the hour add to the facts of a note. */
export type RuleSurroundings = {
  readonly now: string
  readonly holidays: readonly string[]
  readonly timezone: string
  readonly placeOfService?: RuleFacts['placeOfService']
}

/** The facts by which the rules judge this note: the same in the browser and at signing. */
export function ruleFacts(parts: NoteParts, around: RuleSurroundings): RuleFacts {
  const { note } = parts
  const session = parts.session ? sessionFacts(parts.session) : withoutSession(parts, around)
  const share = shareOf(parts)
  return {
    kind: note.kind,
    composition: note.composition,
    share,
    definition: { id: note.definition.id, display: note.definition.display ?? '' },
    sharedDefinitions: sharedDefinitions(parts),
    now: around.now,
    holidays: around.holidays,
    payers: (session.coverages ?? []).map(({ payer }) => payer.id),
    roles: (parts.author?.roles ?? []).map(({ id }) => id),
    licenses: (parts.author?.licenses ?? []).map((licence) => licence.type.code),
    hasSession: parts.session !== undefined,
    placeOfService: around.placeOfService,
    session: isMemberPart(note) ? { ...session, member: memberOf(parts) } : session,
    members: parts.members.map((member) => withMember(member, parts.session)),
    services: parts.services.length > 0 ? parts.services.map(sessionFacts) : fromAnswers(parts, session),
    siblings: parts.siblings?.map(sessionFacts),
  }
}

/** Where a shared note is judged part by part, which part this is. */
function shareOf({ note, members }: NoteParts): RuleFacts['share'] {
  if (isMemberPart(note) || isServicePart(note)) return 'Member'
  if (isServicesWhole(note)) return 'Common'
  return isCommonPart(note) && members.length === 0 ? 'Common' : undefined
}

/** A rule for a group's definition, or for the one of several services, is for the whole and for each of its parts. */
function sharedDefinitions({ note, shared }: NoteParts): readonly string[] {
  const { parent, definition } = shared ?? {}
  const common = isSharedWhole(note) ? definition?.common : undefined
  return [parent?.definition, definition, common].flatMap((each) => (each ? [each.id] : []))
}

function memberOf({ session }: NoteParts): SessionFacts['member'] {
  const patient = session?.patient
  return patient && { id: patient.id, display: patient.display }
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
    hasMissedReason: facts.hasMissedReason === true || own?.reason !== undefined,
    ownMinutes: own?.minutes,
    member: patient && { id: patient.id, display: patient.display },
  }
}

/** Services that stand as rows in the answers of a note count like the sessions of a multi-service note. */
function fromAnswers(parts: NoteParts, session: SessionFacts): readonly SessionFacts[] {
  return listedServices(parts.note).map((event) => {
    const service = parts.listedServices?.find(({ id }) => id === event.service.id)
    const { performer, status = 'Show' } = event
    return {
      visitStatus: status,
      timezone: session.timezone,
      serviceDate: session.serviceDate,
      ...clockTimes(event, session),
      breaks: [],
      minutes: event.minutes,
      increments: event.increments,
      units: event.units,
      service: service && serviceFacts(service),
      participants: performer
        ? [{ id: performer.id, display: performer.display ?? '', type: 'PrimaryPerformer' }]
        : session.participants,
      diagnoses: [],
    }
  })
}

function clockTimes({ start, end }: ServiceEvent, { serviceDate, timezone }: SessionFacts) {
  if (!start || !end || !serviceDate) return {}
  return {
    start: momentOf({ date: serviceDate, time: start }, timezone).instant,
    end: momentOf({ date: serviceDate, time: end }, timezone).instant,
  }
}
