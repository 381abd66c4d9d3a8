import { uuidAt } from '#server/app/uuid-at.ts'
import { type Chance, chanceFrom } from '#tests/support/chance.ts'
import { askThroughCuts, type Heard } from './ask-through-cuts.ts'
import type { Effects } from './count-effects.ts'
import type { Cut } from './cutting-proxy.ts'
import { type Story, StoryEnd } from './story.ts'
import { type Doing, type House, type Known, tellOnce, withEffects } from './tell-once.ts'

/** What a run of cuts has found. */
export type CutReport = {
  readonly seed: number
  readonly cuts: number
  readonly calls: number
  readonly cutsAt: Readonly<Record<string, number>>
  /** Operations that were cut. */
  readonly operations: readonly string[]
  /** Effects that are there twice. */
  readonly duplicates: readonly string[]
  /** Calls that were not done, done in part, or done and answered otherwise. */
  readonly lost: readonly string[]
  readonly seconds: number
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

/** Tells the stories of a house again and again, through as many cuts as a test wants. */
export async function runCuts(
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
    for (const story of actsSooner(stories, chance)) {
      if (running.cuts >= most) break
      await tellOnce(house, story, (doing) => cutAndLook(running, doing))
    }
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
    duplicates,
    lost,
    seconds,
  }
}

/** In the order of chance, with all acts in the first tenth: few cuts are to meet them too. */
function actsSooner(stories: readonly Story[], chance: Chance): readonly Story[] {
  return stories
    .map((story) => ({ story, place: chance.next() * (story.isPlain ? 1 : 0.1) }))
    .sort((one, other) => one.place - other.place)
    .map(({ story }) => story)
}

/** One step through one to four cuts, and once more when it is answered: what is there must be there once, and the answer the same. */
async function cutAndLook(running: Running, doing: Doing): Promise<Heard> {
  const { house, most } = running
  const known = house.known.get(doing.name)
  if (!known || running.cuts >= most) throw new StoryEnd()
  if (doing.isJob) return askAgain(running, doing, known)
  const cuts = cutsFor(running, doing.operation)

  const { answer, effects } = await withEffects(house, doing, async () => ({
    heard: await doing.ask(cuts),
    repeated: await doing.ask([]),
  }))
  const { heard, repeated } = answer
  const name = `${doing.name} after ${cuts.map(({ at }) => at).join(', ')}`
  if (heard.status < 400) {
    judge(running, { name, known, effects, heard, repeated })
    return heard
  }
  if (Object.keys(effects).length > 0 || (await isPossible(house, doing)))
    running.lost.push(`${name}: ${heard.status} ${heard.body?.code}, and ${textOf(effects)} came of it`)
  throw new StoryEnd()
}

/** Background work that dies behind a call asks it again, without a key: it has been done once all the same. */
async function askAgain(running: Running, doing: Doing, known: Known): Promise<Heard> {
  const { operation, name, ask, isFoundFirst } = doing
  const times = isFoundFirst ? 0 : running.chance.whole(1, 2)
  const { answer: heard, effects } = await withEffects(running.house, doing, async () => {
    const first = await ask([])
    for (let time = 0; time < times; time += 1) await ask([])
    return first
  })
  running.operations.add(operation)
  running.calls += 1
  if (heard.status >= 400) {
    running.lost.push(`${name}: ${heard.status}, asked by a job`)
    throw new StoryEnd()
  }
  judge(running, { name: `${name} asked again`, known, effects, heard, repeated: heard })
  return heard
}

function cutsFor(running: Running, operation: string): readonly Cut[] {
  const { chance } = running
  const cuts = Array.from({ length: chance.whole(1, 4) }, () => aCut(chance))
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
  const answers = [heard, repeated].map(answerOf)
  if (heard.status !== known.status || answers[0] !== answers[1])
    lost.push(`${name}: answered with ${answers.join(', then ')} instead of ${known.status}`)
}

/** A row is known by its version; anything else is all that was said. */
function answerOf({ status, etag, body }: Heard): string {
  return `${status} ${etag ?? JSON.stringify(body)}`
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
async function isPossible({ proxy }: House, { asked }: Doing): Promise<boolean> {
  if (!asked) return false
  const headers = { ...asked.headers, 'idempotency-key': uuidAt(Date.now()) }
  return (await askThroughCuts(proxy, { ...asked, headers }, [])).status < 400
}

function isMore(effects: Effects, known: Effects): boolean {
  return Object.entries(effects).some(([name, count]) => count > (known[name] ?? 0))
}

function textOf(effects: Effects): string {
  return JSON.stringify(effects)
}
