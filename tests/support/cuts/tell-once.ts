import { type OperationId, operations } from '#generated/operations/operations.ts'
import { uuidAt } from '#server/app/uuid-at.ts'
import type { TestServer } from '#tests/support/server/server.ts'
import { askAsJob } from './ask-as-job.ts'
import { type Asked, askThroughCuts, type Heard } from './ask-through-cuts.ts'
import { countEffects, type Effects, gained } from './count-effects.ts'
import type { Cut, CuttingProxy } from './cutting-proxy.ts'
import { pathOf, type Story, StoryEnd, type StoryHouse, type Tell } from './story.ts'

/** What a step has been answered on a whole line, and what it leaves behind. */
export type Known = { readonly operation: OperationId; readonly status: number; readonly effects: Effects }
/** Where stories are told behind a proxy that cuts, what is known of their steps, and how many were told. */
export type House = {
  readonly server: TestServer
  readonly people: StoryHouse['people']
  readonly proxy: CuttingProxy
  readonly known: Map<string, Known>
  readonly refused: Set<string>
  turn: number
  /** The last count of effects in the story that is being told. */
  counted?: Effects
}
/** A step as it is about to be asked. */
export type Doing = {
  readonly operation: OperationId
  /** The step within its story: what it leaves behind depends on that. */
  readonly name: string
  readonly asked?: Asked
  /** What background work asks: no line lies between. */
  readonly isJob: boolean
  readonly isFoundFirst: boolean
  /** Nothing comes between this story's steps. */
  readonly isPlain: boolean
  readonly ask: (cuts: readonly Cut[]) => Promise<Heard>
}

/** For tests that cut connections, tells a story once more; it ends where a step is refused or no cut is left. */
export async function tellOnce(
  house: House,
  story: Story,
  act: (doing: Doing) => Promise<Heard>,
): Promise<void> {
  house.turn += 1
  delete house.counted
  try {
    await story.run(telling(house, story, act), house.turn)
  } catch (error) {
    if (!(error instanceof StoryEnd)) throw error
  }
}

/** Every step goes with a key of its own, in the name of its person; background work has neither. */
function telling(house: House, story: Story, act: (doing: Doing) => Promise<Heard>): Tell {
  const { server, people, proxy } = house
  const isPlain = story.isPlain === true
  return (who, operation, step = {}) => {
    const { id, purpose = '', body, bytes, isFoundFirst = false, headers: more } = step
    const name = `${story.name}: ${operation} ${purpose}`
    if (who === 'worker') {
      const input = { ...(id !== undefined && { id }), body }
      const ask = () => askAsJob(server, operation, input)
      return act({ operation, name, isJob: true, isFoundFirst, isPlain, ask })
    }
    const path = pathOf(operation, server.practice.key, step)
    const headers = {
      host: new URL(server.url).host,
      authorization: `Bearer ${people[who].token}`,
      'idempotency-key': uuidAt(Date.now()),
      ...more,
    }
    const { method } = operations[operation]
    const asked = { method, path, headers, ...(body !== undefined && { body }), ...(bytes && { bytes }) }
    const ask = (cuts: readonly Cut[]) => askThroughCuts(proxy, asked, cuts)
    return act({ operation, name, isJob: false, isFoundFirst, isPlain, asked, ask })
  }
}

/** For tests that cut connections, does what a step asks, and says what came of it in the database. */
export async function withEffects<Answer>(
  house: House,
  { isPlain }: Doing,
  ask: () => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly effects: Effects }> {
  const { database } = house.server.world
  const before = (isPlain && house.counted) || (await countEffects(database))
  const answer = await ask()
  house.counted = await countEffects(database)
  return { answer, effects: gained(before, house.counted) }
}
