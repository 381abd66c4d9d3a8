import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { DatabaseKind } from '#tests/support/database/database.ts'
import { setScene } from '#tests/support/scenes/scene.ts'
import { storeExamples } from '#tests/support/server/examples.ts'
import { startTestServer, type TestServer, usualStaff } from '#tests/support/server/server.ts'
import type { Heard } from './ask-through-cuts.ts'
import { openCuttingProxy } from './cutting-proxy.ts'
import { type CutReport, runCuts } from './run-cuts.ts'
import { everyStory } from './stories/every-story.ts'
import { type Story, StoryEnd, type StoryHouse } from './story.ts'
import { type Doing, type House, tellOnce, withEffects } from './tell-once.ts'

/** A house whose stories can be told through a proxy that cuts. */
export type CutHouse = {
  readonly server: TestServer
  /** Steps that were refused on a whole line. */
  readonly refused: readonly string[]
  /** Operations that are known by their effects. */
  readonly told: readonly string[]
  readonly run: (asked: { readonly seed: number; readonly cuts: number }) => Promise<CutReport>
  readonly close: () => Promise<void>
}

/** Which stories are told, and of which types those of single rows. */
type Told = {
  readonly types?: readonly TypeEntry[]
  readonly stories?: (house: StoryHouse) => readonly Story[]
}

const roles = ['sandbox', 'administrative', 'supervisor', 'associate-sysadmin', 'implementation', 'services']
const staff = {
  ...usualStaff,
  keeper: roles,
  host: ['non-prescribing-clinician'],
  officer: ['administrative'],
  support: ['associate-support'],
}
const tellers = ['keeper', 'clinician', 'host', 'supervisor', 'officer', 'support'] as const

/** Opens, for tests that cut connections, a practice in which every unsafe call has been done once on a whole line, and so is known by its effects. */
export async function openCutHouse(
  database: DatabaseKind,
  { types = Object.values(registry), stories: told = everyStory }: Told = {},
): Promise<CutHouse> {
  const { server, scene, people } = await openStoryHouse(database)
  const stories = told({ server, scene, people, entries: types })
  const proxy = await openCuttingProxy(server.url)
  const house: House = { server, people, proxy, known: new Map(), refused: new Set(), turn: 0 }
  for (const story of [...stories.filter((each) => each.isMoreAtFirst), ...stories])
    await tellOnce(house, story, (doing) => learn(house, doing))
  return {
    server,
    refused: [...house.refused].sort(),
    told: [...new Set([...house.known.values()].map(({ operation }) => operation))].sort(),
    run: (asked) => runCuts(house, stories, asked),
    close: async () => {
      await proxy.close()
      await server.close()
    },
  }
}

/** Opens, for tests that tell stories, a practice in which they can be told, with its people signed in. */
export async function openStoryHouse(database: DatabaseKind): Promise<Omit<StoryHouse, 'entries'>> {
  const server = await startTestServer({ database, staff, sends: 'folder' })
  await storeExamples(server.world, server.practice)
  const scene = await setScene(server)
  return { server, scene, people: await signedIn(server) }
}

async function signedIn(server: TestServer): Promise<StoryHouse['people']> {
  const clients = await Promise.all(
    tellers.map(async (login) => [login, await server.signIn(login)] as const),
  )
  // There is one for each of `tellers`, which are all.
  return Object.fromEntries(clients) as StoryHouse['people']
}

/** Does a step on a whole line, and keeps what it leaves behind. */
async function learn(house: House, doing: Doing): Promise<Heard> {
  const { operation, name, ask } = doing
  const { answer: heard, effects } = await withEffects(house, doing, () => ask([]))
  const { status, body } = heard
  if (status >= 400) {
    house.refused.add(`${name}: ${status} ${body?.code} ${JSON.stringify(body?.errors ?? '')}`)
    throw new StoryEnd()
  }
  house.known.set(name, { operation, status, effects })
  return heard
}
