import type { TestClient } from '#tests/support/server/server.ts'
import { ordinaryRights } from './annotated-fields.ts'
import type { GivingScene } from './giving-scene.ts'

/** What a person attacking fields in a test may do and see at one moment. */
export type Sight = {
  readonly rights: ReadonlySet<string>
  readonly reachesAll: boolean
  readonly seesStranger: boolean
  readonly seesGuarded: boolean
}

/** The sights of the attacker (`self`) and of the bystanders, by login name. */
export type Sights = ReadonlyMap<string, Sight>

const ordinary = ordinaryRights()

/** Asks the server, as each of them, what they may do and see now. */
export async function sightsOf(scene: GivingScene, self: TestClient): Promise<Sights> {
  const people = [['self', self] as const, ...scene.bystanders]
  const seen = people.map(async ([login, client]) => [login, await sightOf(scene, client)] as const)
  return new Map(await Promise.all(seen))
}

async function sightOf({ stranger, guarded }: GivingScene, client: TestClient): Promise<Sight> {
  const paths = ['/session', `Patients/${stranger.id}`, `Patients/${guarded.id}`]
  const answers = await Promise.all(paths.map((path) => client.ask('GET', path)))
  const [session, first, second] = answers
  return {
    rights: new Set(session?.body?.permissions as readonly string[] | undefined),
    reachesAll: session?.body?.populationLevel === 'All',
    seesStranger: first?.status === 200,
    seesGuarded: second?.status === 200,
  }
}

/** Does this person hold the flag of this name? */
export function holds({ rights }: Sight, flag: string): boolean {
  return [...rights].some((right) => right.endsWith(`:${flag}:Allow`))
}

/** The first of these rights that this giver may not give: neither an own one nor, for those who set up roles, one of a practice. */
export function notToGive(giver: Sight, rights: Iterable<string>): string | undefined {
  const setsUpRoles = holds(giver, 'CanModifyRoles')
  return [...rights].find((right) => !giver.rights.has(right) && !(setsUpRoles && ordinary.has(right)))
}

/** What came about that the giver did not have to give; undefined where nothing did. */
export function tooMuch(before: Sights, after: Sights): string | undefined {
  const giver = before.get('self')
  if (!giver) return 'nobody to judge by'
  for (const [login, then] of before) {
    const now = after.get(login)
    const found = now && gained(giver, then, now)
    if (found) return `${login} ${found}`
  }
  return undefined
}

function gained(giver: Sight, then: Sight, now: Sight): string | undefined {
  const right = notToGive(
    giver,
    [...now.rights].filter((each) => !then.rights.has(each)),
  )
  if (right) return `holds ${right} from now on`
  const minds = ['CanManageConfidentialTeam', 'CanModifyRoles'].some((flag) => holds(giver, flag))
  if (now.seesGuarded && !then.seesGuarded && !giver.seesGuarded && !minds)
    return 'sees the confidential chart'
  if (now.seesStranger && !then.seesStranger && !giver.seesStranger && !giver.reachesAll)
    return 'sees a chart that the giver does not reach'
  const isHidden = (then.seesGuarded && !now.seesGuarded) || (then.seesStranger && !now.seesStranger)
  return isHidden && !minds ? 'lost sight of a chart' : undefined
}

/** Is nothing different from before? */
export function sameSights(before: Sights, after: Sights): boolean {
  return told(before) === told(after)
}

function told(sights: Sights): string {
  return JSON.stringify([...sights].map(([login, sight]) => [login, { ...sight, rights: [...sight.rights] }]))
}
