import type { ResourceType } from '#generated/types/resources.ts'
import type { LaidRow } from '#tests/support/isolation/practice/lay-rows.ts'
import { loginOf, type MatrixActor } from '#tests/support/isolation/practice/matrix-actor.ts'
import type { MatrixPractice } from '#tests/support/isolation/practice/matrix-practice.ts'
import type { Asked, RowFacts } from '#tests/support/isolation/rule/expected-answer.ts'
import {
  isAboutPatient,
  isPersonal,
  type NamedAct,
  typeFacts,
  verbFacts,
} from '#tests/support/isolation/rule/type-facts.ts'

/** The seven states in which an actor of the isolation matrix meets a row. */
export const states = [1, 2, 3, 4, 5, 6, 7] as const

export type State = (typeof states)[number]

/** The row of a state, with how it stands to the actor. */
export type Met = { readonly row: LaidRow; readonly facts: RowFacts }

/** One cell: who asks what of which row. */
export type Cell = {
  readonly type: ResourceType
  readonly verb: string
  readonly actor: MatrixActor
  readonly state: State
  readonly met: Met
  /** Which act it is, where the verb is one. */
  readonly act?: NamedAct
}

/** The token that goes along in a state. */
export function tokenIn(state: State): Asked['token'] {
  if (state === 4) return 'valid'
  return state === 6 ? 'expired' : 'none'
}

/** What the rule of the expected answer is asked about a cell. */
export function askedOf({ type, verb, actor, state, met, act }: Cell): Asked {
  const facts = typeFacts.get(type)
  const known = verbFacts.get(verb)
  if (!facts || !known) throw new Error(`Nothing is said of ${verb} ${type}.`)
  return {
    type,
    facts,
    verb,
    verbFacts: known,
    ...(act && { act }),
    rights: actor.rights,
    row: met.facts,
    patient: patientIn(state),
    token: tokenIn(state),
  }
}

/** The patient of a state: mine, another practice's, the confidential one, the one outside, or one who was taken away. */
function patientIn(state: State): Asked['patient'] {
  return {
    isMine: state === 1 || state === 7,
    isConfidential: state === 3,
    isThere: state !== 2 && state !== 7,
  }
}

/** The id of the patient whom the row of a cell is about. */
export function patientOf(practice: MatrixPractice, { type, state, met }: Cell): string | undefined {
  if (type === 'Patient') return met.row.document.id
  if (state === 2) return practice.elsewhere.get('Patient')?.document.id
  if (state === 3) return practice.confidential.get('Patient')?.document.id
  const rows = state === 1 || state === 7 ? practice.mine : practice.outside
  return rows.get('Patient')?.document.id
}

/** The practice has one of each of these that is always there: in the state of a deleted row it is met as it is. */
const neverGone: readonly ResourceType[] = ['Practice', 'PracticePreferences', 'AuditEvent']

/** The row of a type that an actor meets in a state; undefined where the practice has none. */
export function metIn(
  practice: MatrixPractice,
  actor: MatrixActor,
  { type, state }: { readonly type: ResourceType; readonly state: State },
): Met | undefined {
  if (state === 2) return met(practice, practice.elsewhere.get(type), { place: 'other', type, isOwn: false })
  if (state === 7 && !neverGone.includes(type)) return goneIn(practice, actor, type)
  const own = practice.own.get(loginOf(actor.rights.role))?.get(type)
  if ((state === 1 || state === 7) && own) return met(practice, own, { place: 'mine', type, isOwn: true })
  if (state === 1 || state === 7 || !isAboutPatient(type))
    return met(practice, practice.mine.get(type), { place: 'mine', type, isOwn: false })
  const place = state === 3 ? 'confidential' : 'outside'
  return met(practice, practice[place].get(type), { place, type, isOwn: false })
}

/** The row of the type that was taken away: one's own where there is one. */
function goneIn(practice: MatrixPractice, actor: MatrixActor, type: ResourceType): Met | undefined {
  const own = practice.ownDeleted.get(loginOf(actor.rights.role))?.get(type)
  if (own) return met(practice, own, { place: 'mine', type, isOwn: true, isDeleted: true })
  // To a patient another patient's row is nothing, deleted or not.
  const isOther = type === 'Patient' && actor.profile.resourceType === 'Patient'
  const place = isOther ? 'outside' : 'mine'
  return met(practice, practice.deleted.get(type), { place, type, isOwn: false, isDeleted: true })
}

type Placing = {
  readonly place: 'mine' | 'other' | 'confidential' | 'outside'
  readonly type: ResourceType
  readonly isOwn: boolean
  readonly isDeleted?: boolean
}

function met(
  practice: MatrixPractice,
  row: LaidRow | undefined,
  { place, type, isOwn, isDeleted = false }: Placing,
): Met | undefined {
  if (!row) return undefined
  const rule = typeFacts.get(type)?.delete
  const state = typeof rule === 'object' ? row.document[rule.field] : undefined
  const patient = { isMine: place === 'mine', isConfidential: place === 'confidential' }
  const facts = {
    practice: place === 'other' ? 'other' : 'own',
    isOwn: isOwn && isPersonal(type),
    isDeleted,
    ...(isAboutPatient(type) && { patient }),
    ...(typeof state === 'string' && { state }),
    isReferred: practice.referred.has(row.document.id),
  } as const
  return { row, facts }
}
