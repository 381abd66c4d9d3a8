import type { Rights } from './rights.ts'
import standing from './standing.json' with { type: 'json' }
import withheldWrites from './withheld.json' with { type: 'json' }

/** What is said of a type (`types.json`). */
export type TypeFacts = {
  readonly collection: string
  readonly scope?: string
  /** Its rows are about a patient. */
  readonly patient?: boolean
  /** Whose its rows are beside that: their owner's, the members' of a channel, those' who get a report or with whom it is shared; `portal`: to a patient the own alone, as the grant set for answering packets says. */
  readonly circle?: string
  readonly delete: string | { readonly field: string; readonly states: readonly string[] }
  /** Letters of verbs that nobody has, as `CUD`. */
  readonly never?: string
  /** A new one of a hidden session is refused as one without a session. */
  readonly needsSession?: boolean
  /** Types by whose names its rows are called, whoever sees these. */
  readonly tells?: readonly string[]
  /** Its rows name a patient without being about one. */
  readonly namesPatient?: boolean
  /** The interface sends its rows to an outside system. */
  readonly sync?: boolean
  /** Its rows have a file, which people `write`, or only `read`. */
  readonly content?: string
}

/** One act of a type (`acts.json`). */
export type ActRule = {
  readonly path: string
  /** A row, where nothing is said. */
  readonly on?: string
  readonly permission: string
  readonly flags?: readonly string[]
  readonly body?: unknown
  /** What it is told in the words of the matrix, which it never accepts; several where a rule of the type may come first. Without either it is asked of a row that never was. */
  readonly answer?: number
  readonly answers?: readonly number[]
  /** Of an act on the collection, whom its words name: the patient of the state or its row. */
  readonly names?: string
  /** What is then answered of one who is hidden, and of one who was taken away. */
  readonly hidden?: number
  readonly gone?: number
  /** One of these flags is needed beside its own. */
  readonly oneOf?: readonly string[]
  /** Whoever has one of these asks about everybody. */
  readonly unless?: readonly string[]
}

/** One of the seventeen verbs (`verbs.json`). */
export type VerbFacts = {
  readonly method: string
  readonly path: string
  readonly permission: string
  readonly kind: string
  /** It is about the file of a row, which it has to `read` or `write`. */
  readonly content?: string
}

/** How a patient stands to the asker. */
export type PatientFacts = {
  /** The asker is in the care team, or is the patient. */
  readonly isMine: boolean
  /** There is a confidential team, without the asker. */
  readonly isConfidential: boolean
}

/** How a row stands to the asker: where it is, whom it is about, whose it is, and in which state. */
export type RowFacts = {
  readonly practice: 'own' | 'other'
  /** Absent where it is about nobody. */
  readonly patient?: PatientFacts
  /** The asker owns it, is a member, or gets it. */
  readonly isOwn: boolean
  readonly isDeleted: boolean
  /** What stands in the field by which the type says whether a row can be deleted. */
  readonly state?: string
  /** Another row leads to it, by a reference that nothing is said about when its target is deleted. */
  readonly isReferred?: boolean
}

/** One cell of the matrix. */
export type Asked = {
  readonly type: string
  readonly facts: TypeFacts
  readonly verb: string
  readonly verbFacts: VerbFacts
  /** Which act the verb means here. */
  readonly act?: ActRule
  readonly rights: Rights
  readonly row: RowFacts
  /** The patient of the state, whom new rows are about. */
  readonly patient: PatientFacts & { readonly isThere: boolean }
  /** The patient-access token that goes along; `valid` covers the row's patient. */
  readonly token: 'none' | 'valid' | 'expired'
}

/** What must be answered; `listed`: whether the row stands in what is listed. */
export type Expected = {
  readonly status: number
  readonly subStatus?: number
  readonly listed?: boolean
  /** Other statuses that are as good. */
  readonly among?: readonly number[]
  /** The act is asked of a row that never was, since it would be done. */
  readonly isOfNoRow?: boolean
  /** In every byte it is what is said of one that never was. */
  readonly isLikeNobody?: boolean
  /** Which number of the rule said so. */
  readonly rule: number
}

/**
 * The expected answer of one cell of the isolation matrix, by the rule of the answer alone: the first refusal in its order, else what the verb
 * answers for a row that the asker sees. It reads tables and imports nothing of the product.
 */
export function expectedAnswer(asked: Asked): Expected {
  return routeRefusal(asked) ?? grantRefusal(asked) ?? tokenRefusal(asked) ?? byVerb(asked)
}

/** 1: a path that nobody knows, and a verb that the type never has. */
function routeRefusal({ facts, verbFacts, act }: Asked): Expected | undefined {
  const nowhere: Expected = { status: 404, rule: 1 }
  if (verbFacts.kind === 'act') return act ? undefined : nowhere
  const isThere = (verbFacts.kind !== 'sync' || facts.sync) && (!verbFacts.content || facts.content)
  if (!isThere) return nowhere
  const letter = verbFacts.permission.slice(0, 1)
  const isNever =
    (facts.never ?? '').includes(letter) ||
    (letter === 'D' && facts.delete === 'never') ||
    (verbFacts.content === 'write' && facts.content === 'read')
  return isNever ? { status: 405, rule: 1 } : undefined
}

/** What asks for a flag beside the permission, and what the role of jobs has it for by the flag of background work alone: nobody who signs in may use that. */
const onlyByBackgroundWork: ReadonlySet<string> = new Set([
  'CarePlan:Update',
  'CdaParsingTask:Update',
  'Coverage:Update',
  'DocumentReference:Update',
  'EpisodeOfCare:Update',
  'Transcription:Update',
])

/** 4: the permission and the flags, whatever the row is. */
function grantRefusal({ type, act, verbFacts, rights }: Asked): Expected | undefined {
  const isAct = verbFacts.kind === 'act'
  const permission = isAct ? (act?.permission ?? '') : `${type}:${verbFacts.permission}`
  const ownFlags = verbFacts.kind === 'sync' ? ['InterfaceServices'] : []
  const flags = isAct ? (act?.flags ?? []) : ownFlags
  // What only background work does is nobody's to ask, whichever flags he has.
  const isOfJobs = rights.flags.has('BackgroundJobs') && onlyByBackgroundWork.has(permission)
  const isForPeople = !flags.includes('BackgroundJobs') && !isOfJobs
  const isGranted =
    isForPeople && rights.permissions.has(permission) && flags.every((flag) => rights.flags.has(flag))
  return isGranted ? undefined : { status: 403, rule: 4 }
}

/** 5: a token whose day is over. */
function tokenRefusal({ token }: Asked): Expected | undefined {
  return token === 'expired' ? { status: 403, subStatus: 1002, rule: 5 } : undefined
}

/** 6: does the asker see the row, deleted or not? */
export function isVisible(asked: Asked): boolean {
  const { facts, row, rights, type } = asked
  if (facts.scope === 'global')
    return row.isOwn || row.practice === 'own' || isShared(type) || rights.flags.has('RegistryAccess')
  return row.practice === 'own' && reaches(row.patient, asked) && isOfCircle(facts, asked)
}

/** Rows of these global types belong to a practice; all others to everybody. */
function isShared(type: string): boolean {
  return type !== 'Person' && type !== 'Announcement'
}

function reaches(patient: PatientFacts | undefined, { rights, token }: Asked): boolean {
  if (!patient) return true
  const isCovered = token === 'valid' && standing.tokenLiftsGates
  if (isCovered) return true
  return !patient.isConfidential && (rights.reachesAll || patient.isMine)
}

const widerCircle = new Map([
  ['itineraries', ['CanManageItineraries', 'FullPermissions']],
  ['members', ['MessagingSuperAdmin']],
  ['shared', ['FullPermissions']],
  ['recipients', ['CanManageReports', 'FullPermissions']],
  ['audits', ['CanAuditNotes', 'CanAuditCompliance', 'CanReviewAudits', 'FullPermissions']],
])

/** Whoever manages access tokens lists those of others, and reads none. */
function managesTokens({ type, verbFacts, rights }: Asked): boolean {
  const isListing = ['many', 'count', 'batch'].includes(verbFacts.kind)
  return isListing && type === 'SecurityToken' && rights.flags.has('SecurityTokenManagement')
}

function isOfCircle({ circle }: TypeFacts, asked: Asked): boolean {
  const { row, rights } = asked
  if (circle === undefined || row.isOwn || managesTokens(asked)) return true
  if (circle === 'portal') return rights.role !== 'Patient'
  return (widerCircle.get(circle) ?? []).some((flag) => rights.flags.has(flag))
}

/** 6 to 11: what a verb answers to somebody who may have it asked. */
function byVerb(asked: Asked): Expected {
  const { verbFacts } = asked
  switch (verbFacts.kind) {
    case 'many':
      return { status: 200, listed: isVisible(asked) && !asked.row.isDeleted, rule: 6 }
    case 'count':
      return { status: 204, listed: isVisible(asked) && !asked.row.isDeleted, rule: 6 }
    case 'batch':
      return { status: 200, listed: isVisible(asked), rule: 6 }
    case 'create':
      return withheld(asked) ?? accessToken(asked) ?? created(asked)
    case 'create-if-none-exists':
      return createdUnlessThere(asked)
    default:
      return ofRow(asked)
  }
}

/** A rule of one type that keeps a write from some of those who hold the permission (`withheld.json`, each with where it stands). */
type Withheld = {
  readonly types: readonly string[]
  readonly verbs: readonly string[]
  readonly roles?: readonly string[]
  readonly unless?: readonly string[]
  /** It binds nobody in what is his own; a patient's own is what is about him. */
  readonly unlessOwn?: boolean
  readonly unlessReachesAll?: boolean
  readonly status: number
  readonly subStatus?: number
  readonly why: string
}

const withholding: readonly Withheld[] = withheldWrites.rules

function withheld({ type, verb, rights, row }: Asked): Expected | undefined {
  const isOwn = row.isOwn || (rights.role === 'Patient' && row.patient?.isMine === true)
  const found = withholding.find(
    ({ types, verbs, roles, unless = [], unlessOwn, unlessReachesAll }) =>
      types.includes(type) &&
      verbs.includes(verb) &&
      (roles?.includes(rights.role) ?? true) &&
      !unless.some((flag) => rights.flags.has(flag)) &&
      !(unlessOwn && isOwn) &&
      !(unlessReachesAll && rights.reachesAll),
  )
  if (!found) return undefined
  const { status, subStatus } = found
  return { status, ...(subStatus !== undefined && { subStatus }), rule: 6 }
}

/** A new row about the patient whom the state's row is about; who is hidden is answered like nobody. */
function created(asked: Asked): Expected {
  const { facts, patient, type, rights } = asked
  // A patient answers and brings papers about nobody else, whomever a token opens.
  const isSaid = facts.circle === 'portal' || type === 'DocumentReference'
  if (isSaid && rights.role === 'Patient' && !patient.isMine)
    return { status: 422, subStatus: 2005, rule: 10 }
  const namesPatient = facts.patient === true || facts.namesPatient === true
  if (!namesPatient || type === 'Patient') return { status: 201, rule: 11 }
  const isThere = patient.isThere && reaches(patient, asked)
  // Whom a token alone opens nobody gives on: groups and episodes let people reach those in them for longer than a day.
  const isGiven = type === 'Group' || type === 'EpisodeOfCare'
  if (isThere && isGiven && !reaches(patient, { ...asked, token: 'none' })) return { status: 403, rule: 10 }
  if (isThere) return { status: 201, rule: 11 }
  return facts.needsSession ? { status: 422, rule: 10 } : { status: 422, subStatus: 2005, rule: 10 }
}

/** The row that has the identifier, where it is seen; a hidden one holds its identifier and is not named. Else it is a create about mine. */
function createdUnlessThere(asked: Asked): Expected {
  const { row } = asked
  const isKnown = asked.facts.scope !== 'global' || standing.globalIdentifiersHold
  if (!row.isDeleted && isKnown && isVisible(asked)) return { status: 200, rule: 11 }
  const mine = { isMine: true, isConfidential: false, isThere: true }
  const verbFacts = { ...asked.verbFacts, kind: 'create' }
  const made = byVerb({ ...asked, verb: 'create', verbFacts, patient: mine })
  // Identifiers of global types are one space for all practices.
  const isHeld = !row.isDeleted && isKnown && (row.practice === 'own' || asked.facts.scope === 'global')
  return made.status === 201 && isHeld ? { status: 409, subStatus: 2003, rule: 11 } : made
}

function ofRow(asked: Asked): Expected {
  const { verbFacts, row, act } = asked
  if (verbFacts.kind === 'act' && act?.on === 'collection') return ofCollection(asked, act)
  const isSeen = isVisible(asked)
  if (isSeen && isDone(asked)) return { status: 404, ...early(asked), isOfNoRow: true, rule: 6 }
  if (!isSeen && !comesForTheTeam(asked)) return { status: 404, ...early(asked), rule: 6 }
  if (row.isDeleted) return { status: 410, ...early(asked), rule: 8 }
  if (verbFacts.kind === 'read') return { status: 200, rule: 11 }
  if (!isSeen) return { status: 403, rule: 6 }
  if (verbFacts.content) return fileChanged(asked)
  return undeletable(asked) ?? withheld(asked) ?? accessToken(asked) ?? written(asked)
}

/** What an act on the collection is told: where its words name nobody, the same of every row; else by whom they name, as of one that never was where it would be done. */
function ofCollection(asked: Asked, act: ActRule): Expected {
  const { names, answer, answers, oneOf, unless = [], hidden = 404, gone = 410 } = act
  const { flags } = asked.rights
  if (oneOf && !oneOf.some((flag) => flags.has(flag))) return { status: 403, rule: 4 }
  const isOfAll = unless.some((flag) => flags.has(flag))
  const found = names === undefined || isOfAll ? 'seen' : whoIsNamed(asked, names)
  if (found === 'hidden') return { status: hidden, isLikeNobody: true, rule: 6 }
  if (found === 'gone') return { status: gone, rule: 8 }
  if (names !== undefined && answer === undefined && answers === undefined)
    return { status: 404, isOfNoRow: true, rule: 6 }
  return { status: answer ?? answers?.[0] ?? 200, ...(answers && { among: answers }), rule: 11 }
}

/** How the patient or the row that an act's words name stands to the asker. */
function whoIsNamed(asked: Asked, names: string): 'seen' | 'hidden' | 'gone' {
  const { patient, row, rights } = asked
  if (names === 'row') {
    const seen = row.isDeleted ? 'gone' : 'seen'
    return isVisible(asked) ? seen : 'hidden'
  }
  if (!reaches(patient, asked)) return 'hidden'
  if (patient.isThere) return 'seen'
  // Mine was taken away; to a patient another patient is nobody, taken away or not.
  return patient.isMine && rights.role !== 'Patient' ? 'gone' : 'hidden'
}

/** What an act is told by its own rules before any row is looked for: then every row is answered so, one that never was as well. */
function early({ verbFacts, act }: Asked): Pick<Expected, 'among'> {
  return verbFacts.kind === 'act' && act?.answer === undefined ? { among: [403, 422] } : {}
}

/** An act that nothing in its words keeps from being done. */
function isDone({ verbFacts, act }: Asked): boolean {
  return verbFacts.kind === 'act' && act?.answer === undefined && act?.answers === undefined
}

/** Whoever may not change a row changes no file that it has; the matrix asks in the words of a version that never was. */
function fileChanged({ type, rights }: Asked): Expected {
  if (!rights.permissions.has(`${type}:Update`)) return { status: 403, rule: 6 }
  return { status: 409, rule: 9 }
}

/** 7: an access token that names a patient whom its maker does not reach; there is one for each sign-in, and the matrix has laid it. Whom it was opened for stays in it. */
function accessToken(asked: Asked): Expected | undefined {
  const { type, verbFacts, patient } = asked
  if (type !== 'SecurityToken' || verbFacts.kind !== 'create') return undefined
  const isReached = patient.isThere && reaches(patient, asked)
  if (isReached) return { status: 409, subStatus: 2003, rule: 10 }
  return { status: 403, subStatus: 1003, rule: 7 }
}

/** 9: a row in a state in which the type does not let it go. */
function undeletable({ facts, verbFacts, row }: Asked): Expected | undefined {
  const { delete: rule } = facts
  const isKept =
    verbFacts.kind === 'delete' && typeof rule !== 'string' && !rule.states.includes(row.state ?? '')
  return isKept ? { status: 409, subStatus: 2004, rule: 9 } : undefined
}

/** 9 also: a row that others lead to is not deleted, whoever sees them. */
function written({ act, verbFacts, row }: Asked): Expected {
  if (verbFacts.kind === 'act')
    return { status: act?.answer ?? 409, ...(act?.answers && { among: act.answers }), rule: 9 }
  // In the matrix no outside system is set up.
  if (verbFacts.kind === 'sync') return { status: 409, rule: 9 }
  if (verbFacts.kind === 'delete' && row.isReferred) return { status: 409, subStatus: 2004, rule: 9 }
  return { status: verbFacts.kind === 'delete' ? 204 : 200, rule: 11 }
}

/** The privacy officer always reaches a confidential patient's own row by its id, to change the team and nothing else. */
export function comesForTheTeam({ type, verbFacts, row, rights }: Asked): boolean {
  const reaches = verbFacts.kind === 'read' || verbFacts.kind === 'change'
  return (
    type === 'Patient' &&
    reaches &&
    row.practice === 'own' &&
    row.patient?.isConfidential === true &&
    rights.flags.has('PrivacyOfficer')
  )
}
