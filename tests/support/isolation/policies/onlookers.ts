import type { TransactionSettings } from '#server/database/database.ts'
import { tableSchemas } from '#tests/support/database/table-schemas.ts'
import { known, type LaidLine, type PatientName } from './lay-policy-rows.ts'

/** Somebody for whom a transaction of a test is opened, as the policies are told of him. */
export type Onlooker = {
  readonly name: string
  /** Of whom the transaction has seen a row before. */
  readonly reached?: string
} & Partial<TransactionSettings> &
  Pick<TransactionSettings, 'practiceId'>

const { here, elsewhere, me, insider, outside } = known

/** Whoever answers a packet is shown the whole of it by the act, which leaves out what is not theirs. */
const answering = 'packetResponse.answer'

/** Those who look at the rows in tests of row policies. */
export const onlookers: readonly Onlooker[] = [
  { name: 'who reaches all', practiceId: here, reach: 'All', profiles: [me] },
  { name: 'with whom something is shared', practiceId: here, reach: 'All', profileId: me, profiles: [me] },
  {
    name: 'who acts for one with whom something is shared',
    practiceId: here,
    reach: 'All',
    profileId: me,
    profiles: [me],
    circles: ['ActsForAnother'],
  },
  {
    name: 'who manages the practice',
    practiceId: here,
    reach: 'All',
    profiles: [],
    circles: ['FullPermissions'],
  },
  { name: 'who reaches the own care team', practiceId: here, reach: 'Limited', profiles: [me] },
  {
    name: 'who has a token for one outside',
    practiceId: here,
    reach: 'Limited',
    profiles: [me],
    allowed: [outside],
  },
  {
    name: 'whose transaction has seen a row of one outside',
    practiceId: here,
    reach: 'Limited',
    profiles: [me],
    reached: outside,
  },
  {
    name: 'somebody of another practice who has seen a row of one here',
    practiceId: elsewhere,
    reach: 'Nothing',
    reached: outside,
  },
  { name: 'the confidential team', practiceId: here, reach: 'Limited', profiles: [insider] },
  {
    name: 'who acts for one of the confidential team',
    practiceId: here,
    reach: 'Limited',
    profiles: [insider],
    circles: ['ActsForAnother'],
  },
  { name: 'the privacy officer', practiceId: here, reach: 'All', profiles: [], circles: ['PrivacyOfficer'] },
  { name: 'people of the portal', practiceId: here, reach: 'Limited', profiles: [me], circles: ['ownOnly'] },
  {
    name: 'who answers a packet',
    practiceId: here,
    reach: 'Limited',
    profiles: [me],
    circles: ['ownOnly'],
    operation: answering,
  },
  { name: 'who reaches nothing', practiceId: here, reach: 'Nothing', profiles: [me] },
  { name: 'somebody of another practice', practiceId: elsewhere, reach: 'All', profiles: [me, insider] },
  { name: 'whoever is signed in', practiceId: here, reach: 'Nothing', actorId: me },
  ...['practitioner.signIns', 'practitioner.sessions', 'practitioner.endSessions'].map(
    (operation): Onlooker => ({
      name: operation,
      practiceId: here,
      reach: 'Nothing',
      actorId: me,
      operation,
    }),
  ),
  {
    name: 'who resets a password',
    practiceId: here,
    reach: 'Nothing',
    actorId: me,
    operation: 'practitioner.resetPassword',
  },
]

const securityOf = new Map(tableSchemas.map(({ name, rowSecurity }) => [name, String(rowSecurity)]))
/** What these say is proven by the server's key. */
export const provenTables: readonly string[] = ['resource_history', 'manifest']

/** By the rule of the policies' tests, which imports nothing of the product's policies: does the onlooker see the row? */
export function sees(onlooker: Onlooker, line: LaidLine): boolean {
  if (line.person) return isOwn(onlooker, line) || isWorkedOn(onlooker, line)
  if (line.practice === 'installation') return true
  // What is another practice's is nobody's here, and a row of this one is nobody's there.
  if (line.isOfHere || onlooker.practiceId !== known[line.practice]) return false
  const isTrail = securityOf.get(line.table) === 'practiceTrail'
  if (isTrail && onlooker.circles?.includes('PrivacyOfficer')) return true
  if (!isTold(onlooker, line)) return false
  return line.patient === undefined || reaches(onlooker, line.patient)
}

/** Is it the onlooker's own, or shared with him, where that is asked? */
function isTold(onlooker: Onlooker, { answers, shared }: LaidLine): boolean {
  const isOfPortal = onlooker.circles?.includes('ownOnly') && onlooker.operation !== answering
  if (isOfPortal && answers === 'others') return false
  return shared === undefined || isSharedWith(onlooker, shared)
}

function isSharedWith({ profileId, circles = [] }: Onlooker, shared: LaidLine['shared']): boolean {
  if (circles.includes('FullPermissions')) return true
  if (shared === 'practice') return !circles.includes('ownOnly')
  return shared === 'me' && profileId === me && !circles.includes('ActsForAnother')
}

/** How many of these rows the onlooker changes; none where one of them may be looked at and not changed, since then all are refused. */
export function changes(onlooker: Onlooker, lines: readonly LaidLine[]): number {
  const met = lines.filter((line) => sees(onlooker, line) && !line.isLocked)
  const isLookedAtOnly = met.some(
    (line) =>
      line.table === 'session' && !isOwn(onlooker, line) && onlooker.operation !== 'practitioner.endSessions',
  )
  return isLookedAtOnly ? 0 : met.length
}

/** How many of these rows the onlooker may move to somebody or somewhere else. */
export function moves(onlooker: Onlooker, lines: readonly LaidLine[]): number {
  const isEnding = lines[0]?.table === 'session' && onlooker.operation === 'practitioner.endSessions'
  return isEnding ? changes(onlooker, lines) : 0
}

/** A row that somebody would add. */
export type Wish = Pick<LaidLine, 'practice' | 'person' | 'isWelcome'> & { readonly isProven?: boolean }

/** May the onlooker add it? */
export function mayAdd({ practiceId, actorId, operation }: Onlooker, table: string, wish: Wish): boolean {
  const { practice, person, isWelcome, isProven } = wish
  if (provenTables.includes(table) && !isProven) return false
  if (isWelcome && operation === 'practitioner.resetPassword') return true
  return person ? actorId === known[person] : practiceId === known[practice]
}

function isOwn({ actorId }: Onlooker, { person }: LaidLine): boolean {
  return person !== undefined && actorId === known[person]
}

const ofSessions = ['practitioner.signIns', 'practitioner.sessions', 'practitioner.endSessions']

function isWorkedOn({ operation = '', practiceId }: Onlooker, line: LaidLine): boolean {
  if (line.table === 'session') return ofSessions.includes(operation) && practiceId === known[line.practice]
  return line.isWelcome === true && operation === 'practitioner.resetPassword'
}

function reaches(
  { reach, profiles = [], allowed = [], circles = [], reached }: Onlooker,
  patient: PatientName,
): boolean {
  if (allowed.includes(known[patient]) || reached === known[patient]) return true
  if (reach !== 'All' && reach !== 'Limited') return false
  if (patient === 'secret') return profiles.includes(insider) && !circles.includes('ActsForAnother')
  return reach === 'All' || (patient === 'mine' && profiles.includes(me))
}
