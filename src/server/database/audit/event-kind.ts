import { type ActFacts, actFacts } from '#generated/operations/act-facts.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** What the column `kind` of an audit event says. */
export type EventKind = {
  /** A code of the list audit-event-type. */
  readonly event: string
  readonly action: string
  readonly outcome: string
  /** A letter for each of these columns that is not null: acting for (b), patient, reason, target. */
  readonly marks: string
  readonly type: string
}

/** The columns of an event that its kind is made of. */
export type KindSource = {
  readonly action: string
  readonly type?: string | null
  readonly outcome: string
  readonly acting_for?: string | null
  readonly patient_id?: string | null
  readonly reason?: string | null
  readonly resource_id?: string | null
  readonly actor_id?: string | null
  readonly profile_id?: string | null
  readonly detail?: unknown
}

const nobody = '00000000-0000-0000-0000-000000000000'
const longestEvent = 60
const longestWord = 20
const plainEvents: Readonly<Record<string, string>> = { C: 'create', R: 'read', D: 'delete' }
const facts: Readonly<Record<string, ActFacts>> = actFacts

/** Takes a kind apart. */
export function kindOf(text: string): EventKind {
  const [event = '', action = '', outcome = '', marks = '', type = ''] = text.split('|')
  return { event, action, outcome, marks, type }
}

/** The kind of an event: few there are, so that a search begins with those that fit. What it says follows from the event alone. */
export function kindText(row: KindSource): string {
  const { action, outcome, acting_for, patient_id, reason, resource_id, type } = row
  const marks = [acting_for && 'b', patient_id && 'p', reason && 'r', resource_id && 't']
    .filter(Boolean)
    .join('')
  return [
    eventOf(row),
    action.slice(0, longestWord),
    outcome.slice(0, longestWord),
    marks,
    (type ?? '').slice(0, longestEvent),
  ].join('|')
}

/** The profile, or the person who acts without one: never nothing, so that an index can be walked from one to the next. */
export function actingAs({ profile_id, actor_id }: Pick<KindSource, 'profile_id' | 'actor_id'>): string {
  return profile_id ?? actor_id ?? nobody
}

function eventOf({ action, outcome, detail }: KindSource): string {
  const { event, operation } = membersOf(detail)
  if (event === 'session') return 'read'
  if (typeof event === 'string') return event.slice(0, longestEvent)
  if (outcome === 'Denied') return 'permission-denied'
  const said = typeof operation === 'string' ? facts[operation]?.event : undefined
  return said ?? plainEvents[action] ?? 'update'
}
