import { registry } from '#generated/tables/registry.ts'
import { uuidAt } from '#server/app/uuid-at.ts'
import { type Chance, chanceFrom } from '#tests/support/chance.ts'
import type { DatabaseKind } from '#tests/support/database/database.ts'
import { setScene } from '#tests/support/scenes/scene.ts'
import { storeExamples } from '#tests/support/server/examples.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  usualStaff,
} from '#tests/support/server/server.ts'
import { type Asked, askThroughCuts, type Heard } from './ask-through-cuts.ts'
import { countEffects, type Effects, gained } from './count-effects.ts'
import { type Cut, type CuttingProxy, openCuttingProxy } from './cutting-proxy.ts'
import { type Story, storiesOf, type Tell, type Teller } from './story.ts'

/** What a run of cuts has found. */
export type CutReport = {
  readonly seed: number
  readonly cuts: number
  readonly calls: number
  readonly cutsAt: Readonly<Record<string, number>>
  /** Operations that were cut. */
  readonly operations: readonly string[]
  /** Operations that this practice refuses also on a whole line. */
  readonly refused: readonly string[]
  /** Effects that are there twice. */
  readonly duplicates: readonly string[]
  /** Calls that were not done, done in part, or done and answered otherwise. */
  readonly lost: readonly string[]
  readonly seconds: number
}

/** A house whose stories can be told through a proxy that cuts. */
export type CutHouse = {
  readonly server: TestServer
  readonly run: (asked: { readonly seed: number; readonly cuts: number }) => Promise<CutReport>
  readonly close: () => Promise<void>
}

const everyType = Object.values(registry)

/** Opens, for tests that cut connections, a practice in which every unsafe call has been done once on a whole line, and so is known by its effects. */
export async function openCutHouse(database: DatabaseKind, types = everyType): Promise<CutHouse> {
  const roles = [
    'sandbox',
    'administrative',
    'supervisor',
    'associate-sysadmin',
    'implementation',
    'services',
  ]
  const staff = { ...usualStaff, keeper: roles, officer: ['administrative'] }
  const server = await startTestServer({ database, staff, sends: 'folder' })
  await storeExamples(server.world, server.practice)
  const scene = await setScene(server)
  const people = {
    keeper: await server.signIn('keeper'),
    clinician: await server.signIn('clinician'),
    officer: await server.signIn('officer'),
  }
  const stories = storiesOf(scene, server.practice.profiles, types)
  const proxy = await openCuttingProxy(server.url)
  const house: House = { server, people, proxy, known: new Map(), refused: new Set(), turn: 0 }
  for (const story of [...stories.filter((each) => each.isMoreAtFirst), ...stories])
    await story.run(
      telling(house, story, (doing) => learn(house, doing)),
      nextTurn(house),
    )
  return {
    server,
    run: (asked) => runCuts(house, stories, asked),
    close: async () => {
      await proxy.close()
      await server.close()
    },
  }
}

type Known = { readonly status: number; readonly effects: Effects }
type House = {
  readonly server: TestServer
  readonly people: Readonly<Record<Teller, TestClient>>
  readonly proxy: CuttingProxy
  readonly known: Map<string, Known>
  readonly refused: Set<string>
  turn: number
}
type Doing = {
  readonly operation: string
  /** The step within its story: what it leaves behind depends on that. */
  readonly name: string
  readonly asked: Asked
}

function nextTurn(house: House): number {
  house.turn += 1
  return house.turn
}

/** Every step goes with a key of its own, in the name of its person. */
function telling(
  { server, people }: House,
  story: Story,
  act: (doing: Doing) => Promise<Heard | undefined>,
): Tell {
  return (who, { operation, purpose = '', method, path: place, body, bytes, headers: more }) => {
    const path = place.startsWith('/')
      ? `/api/v1${place}`
      : `/api/v1/practices/${server.practice.key}/${place}`
    const headers = {
      host: new URL(server.url).host,
      authorization: `Bearer ${people[who].token}`,
      'idempotency-key': uuidAt(Date.now()),
      ...more,
    }
    const asked = { method, path, headers, ...(body !== undefined && { body }), ...(bytes && { bytes }) }
    return act({ operation, name: `${story.name}: ${operation} ${purpose}`, asked })
  }
}

/** Does a step on a whole line, and keeps what it leaves behind. */
async function learn(
  { server, proxy, known, refused }: House,
  { name, asked }: Doing,
): Promise<Heard | undefined> {
  const before = await countEffects(server.world.database)
  const heard = await askThroughCuts(proxy, asked, [])
  if (heard.status >= 400) {
    refused.add(`${name}: ${heard.status} ${heard.body?.code}`)
    return undefined
  }
  known.set(name, {
    status: heard.status,
    effects: gained(before, await countEffects(server.world.database)),
  })
  return heard
}

type Found = { readonly duplicates: string[]; readonly lost: string[] }
type Running = Found & {
  readonly house: House
  readonly chance: Chance
  readonly most: number
  readonly operations: Set<string>
  readonly cutsAt: Record<string, number>
  cuts: number
  calls: number
}

async function runCuts(
  house: House,
  stories: readonly Story[],
  { seed, cuts: most }: { readonly seed: number; readonly cuts: number },
): Promise<CutReport> {
  const begun = performance.now()
  const chance = chanceFrom(seed)
  const running: Running = {
    house,
    chance,
    most,
    operations: new Set(),
    cutsAt: {},
    cuts: 0,
    calls: 0,
    duplicates: [],
    lost: [],
  }
  while (running.cuts < most) {
    const { cuts: before } = running
    for (const story of actsSooner(stories, chance))
      await story.run(
        telling(house, story, (doing) => cutAndLook(running, doing)),
        nextTurn(house),
      )
    if (running.cuts === before)
      throw new Error(`Nothing can be done here on a whole line: ${[...house.refused].join('\n')}`)
  }
  const { operations, cutsAt, cuts, calls, duplicates, lost } = running
  const seconds = Math.round((performance.now() - begun) / 1_000)
  return {
    seed,
    cuts,
    calls,
    cutsAt,
    operations: [...operations].sort(),
    refused: [...house.refused].sort(),
    duplicates,
    lost,
    seconds,
  }
}

/** In the order of chance, with all acts in the first half: few cuts are to meet them too. */
function actsSooner(stories: readonly Story[], chance: Chance): readonly Story[] {
  return stories
    .map((story) => ({ story, place: chance.next() * (story.isPlain ? 1 : 0.5) }))
    .sort((one, other) => one.place - other.place)
    .map(({ story }) => story)
}

/** One step through one to three cuts, and once more when it is answered: what is there must be there once, and the answer the same. */
async function cutAndLook(running: Running, doing: Doing): Promise<Heard | undefined> {
  const { house, most } = running
  const known = house.known.get(doing.name)
  if (!known || running.cuts >= most) return undefined
  const cuts = cutsFor(running, doing.operation)

  const { database } = house.server.world
  const before = await countEffects(database)
  const heard = await askThroughCuts(house.proxy, doing.asked, cuts)
  const repeated = await askThroughCuts(house.proxy, doing.asked, [])
  const effects = gained(before, await countEffects(database))
  const name = `${doing.name} after ${cuts.map(({ at }) => at).join(', ')}`
  if (heard.status < 400) {
    judge(running, { name, known, effects, heard, repeated })
    return heard
  }
  if (Object.keys(effects).length > 0 || (await isPossible(house, doing.asked)))
    running.lost.push(`${name}: ${heard.status} ${heard.body?.code}, and ${textOf(effects)} came of it`)
  return undefined
}

function cutsFor(running: Running, operation: string): readonly Cut[] {
  const { chance } = running
  const cuts = Array.from({ length: chance.whole(1, 3) }, () => aCut(chance))
  for (const { at } of cuts) running.cutsAt[at] = (running.cutsAt[at] ?? 0) + 1
  running.cuts += cuts.length
  running.calls += 1
  running.operations.add(operation)
  return cuts
}

type Outcome = {
  readonly name: string
  readonly known: Known
  readonly effects: Effects
  readonly heard: Heard
  readonly repeated: Heard
}

function judge({ duplicates, lost }: Found, { name, known, effects, heard, repeated }: Outcome): void {
  if (textOf(effects) !== textOf(known.effects))
    (isMore(effects, known.effects) ? duplicates : lost).push(
      `${name}: ${textOf(effects)} instead of ${textOf(known.effects)}`,
    )
  const answers = [heard, repeated].map(({ status, etag }) => `${status} ${etag}`)
  if (heard.status !== known.status || answers[0] !== answers[1])
    lost.push(`${name}: answered with ${answers.join(', then ')} instead of ${known.status}`)
}

function aCut(chance: Chance): Cut {
  const share = chance.next()
  const milliseconds = chance.whole(0, 25)
  const cuts: readonly Cut[] = [
    { at: 'before' },
    { at: 'request', share },
    { at: 'underWay', milliseconds },
    { at: 'committed' },
    { at: 'reply', share },
  ]
  return chance.pick(cuts) ?? { at: 'before' }
}

/** Would the same be done as a new call? Then it was refused for its cuts alone. */
async function isPossible({ proxy }: House, asked: Asked): Promise<boolean> {
  const headers = { ...asked.headers, 'idempotency-key': uuidAt(Date.now()) }
  return (await askThroughCuts(proxy, { ...asked, headers }, [])).status < 400
}

function isMore(effects: Effects, known: Effects): boolean {
  return Object.entries(effects).some(([name, count]) => count > (known[name] ?? 0))
}

function textOf(effects: Effects): string {
  return JSON.stringify(effects)
}
