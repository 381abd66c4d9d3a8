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
  /** Programs and offices that open labelled rows (`src/shared/permissions/circles-of.ts`). */
  readonly circles?: readonly string[]
  /** Nobody waits for it: it gives way to whoever asks. */
  readonly isBackground?: boolean
  /** It reads a row or two by their ids: others of the same moment may share its connection. */
  readonly isShort?: boolean
  /** Everything is done and nothing is kept: rolled back whatever the outcome. */
  readonly isTrial?: boolean
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const operation = /^[a-zA-Z][a-zA-Z0-9]{0,63}(\.[a-zA-Z][a-zA-Z0-9-]{0,63})?$/
const circle = /^[A-Za-z]{1,63}$/
const reaches = ['All', 'Limited', 'Nothing']

/** How a transaction opens: it begins, and one statement says everything about it, up to its end. */
export type Opening = {
  readonly begin: string
  readonly saying: { readonly name: string; readonly text: string; readonly values: readonly string[] }
}

/**
 * Opens a transaction under the application's role, for a practice, somebody who acts and one operation; what is not a UUID, an
 * operation's id or a word of a fixed list throws. What is empty reads as null in the policies, and null reaches nothing.
 */
export function openingOf(settings: TransactionSettings, access: 'writing' | 'reading' = 'writing'): Opening {
  const { practiceId, actorId, profileId, profiles, allowed, circles = [] } = settings
  const values = [
    'goldthread_app',
    parsedUuid(practiceId),
    actorId === null ? '' : parsedUuid(actorId),
    profileId === null ? '' : parsedUuid(profileId),
    parsedOperation(settings.operation),
    parsedReach(settings.reach),
    listOf(profiles, parsedUuid),
    listOf(allowed, parsedUuid),
    listOf(circles, parsedCircle),
    // Nobody has been seen yet, whatever the connection did before.
    '',
  ]
  return access === 'reading'
    ? { begin: 'begin read only', saying: { ...sayingToRead, values: ['on', ...values] } }
    : { begin: 'begin', saying: { ...sayingToWrite, values } }
}

const said = [
  'role',
  ...['practice', 'actor', 'profile', 'operation', 'reach', 'profiles', 'allowed', 'circles', 'reached'].map(
    (name) => `goldthread.${name}`,
  ),
]
const sayingToWrite = { name: 'goldthread_writing', text: sayingOf(said) }
/** A statement alone in its transaction is held to reading by this and not by how the transaction began. */
const sayingToRead = { name: 'goldthread_reading', text: sayingOf(['transaction_read_only', ...said]) }

function sayingOf(names: readonly string[]): string {
  return `select ${names.map((name, index) => `set_config('${name}', $${index + 1}, true)`).join(', ')}`
}

const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']

/** How the owner's work opens: relay and sign-in wait for their locks and take the time that they need. */
export const ownersOpening: Opening = {
  begin: 'begin',
  saying: { name: 'goldthread_owner', text: sayingOf(limits), values: limits.map(() => '0') },
}

/** The same as one text, for migrations. */
export const ownersOpeningText = ['begin', ...limits.map((name) => `set local ${name} = 0`)].join('; ')

const written = new WeakMap<readonly string[], string>()

/** A list as the database reads it; the lists of one actor are the same from request to request. */
function listOf(items: readonly string[], parsed: (item: string) => string): string {
  const known = written.get(items)
  if (known !== undefined) return known
  const text = items.length === 0 ? '' : `{${items.map(parsed).join(',')}}`
  written.set(items, text)
  return text
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
