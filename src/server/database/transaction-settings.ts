/** What a transaction tells the row policies: whose practice, who acts, which operation runs and how far it reaches. */
export type TransactionSettings = {
  /** All zeros: the installation (global types, sign-in). */
  readonly practiceId: string
  readonly actorId: string | null
  readonly profileId: string | null
  readonly operation: string
  readonly reach: 'All' | 'Limited' | 'Nothing'
  /** Own and supervised profiles and own programs: what `patient_team.profile_id` may hold. */
  readonly profiles: readonly string[]
  /** Patients that the security token names. */
  readonly allowed: readonly string[]
  /** Programs and offices that open labelled rows (`src/shared/permissions/circles.ts`). */
  readonly circles?: readonly string[]
  /** Nobody waits for it: it gives way to whoever asks. */
  readonly isBackground?: boolean
  /** Everything is done and nothing is kept: rolled back whatever the outcome. */
  readonly isTrial?: boolean
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const operation = /^[a-zA-Z][a-zA-Z0-9]{0,63}(\.[a-zA-Z][a-zA-Z0-9-]{0,63})?$/
const circle = /^[A-Za-z]{1,63}$/
const reaches = ['All', 'Limited', 'Nothing']

/**
 * The one simple query that opens a transaction under the application's role.
 * It has no parameters, so it is built from nothing but parsed UUIDs, an operation id and a word of a fixed list; anything else throws.
 */
export function openingOf(settings: TransactionSettings, access: 'writing' | 'reading' = 'writing'): string {
  const { practiceId, actorId, profileId, profiles, allowed, circles = [] } = settings
  return [
    access === 'reading' ? 'begin read only' : 'begin',
    'set local role goldthread_app',
    `set local goldthread.practice = '${parsedUuid(practiceId)}'`,
    ...optional('actor', actorId === null ? '' : parsedUuid(actorId)),
    ...optional('profile', profileId === null ? '' : parsedUuid(profileId)),
    `set local goldthread.operation = '${parsedOperation(settings.operation)}'`,
    `set local goldthread.reach = '${parsedReach(settings.reach)}'`,
    ...optional('profiles', uuidList(profiles)),
    ...optional('allowed', uuidList(allowed)),
    ...optional('circles', circles.length === 0 ? '' : `{${circles.map(parsedCircle).join(',')}}`),
  ].join('; ')
}

/** How the owner's work opens: migrations, relay and sign-in wait for their locks and take the time that they need. */
export const ownersOpening =
  'begin; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0'

/** A setting that nobody made reads as null, and null reaches nothing. */
function optional(name: string, value: string): readonly string[] {
  return value === '' ? [] : [`set local goldthread.${name} = '${value}'`]
}

function uuidList(ids: readonly string[]): string {
  return ids.length === 0 ? '' : `{${ids.map(parsedUuid).join(',')}}`
}

/** A program's id, or a word. */
function parsedCircle(value: string): string {
  return circle.test(value) ? value : parsedUuid(value)
}

function parsedUuid(value: string): string {
  const folded = value.toLowerCase()
  if (!uuid.test(folded)) throw new TypeError('A transaction setting is not a UUID.')
  return folded
}

function parsedOperation(value: string): string {
  if (!operation.test(value)) throw new TypeError('A transaction setting is not an operation id.')
  return value
}

function parsedReach(value: string): string {
  if (!reaches.includes(value)) throw new TypeError('A transaction setting is not a reach.')
  return value
}
