import { setTimeout as pause } from 'node:timers/promises'
import { type ActId, type OperationId, operations } from '#generated/operations/operations.ts'
import { registry } from '#generated/tables/registry.ts'
import { isDocument } from '#server/stores/document.ts'
import { askAsJob } from '#tests/support/cuts/ask-as-job.ts'
import type { Heard } from '#tests/support/cuts/ask-through-cuts.ts'
import { openStoryHouse } from '#tests/support/cuts/open-cut-house.ts'
import { everyStory } from '#tests/support/cuts/stories/every-story.ts'
import {
  pathOf,
  type Step,
  type Story,
  StoryEnd,
  type StoryHouse,
  type Tell,
} from '#tests/support/cuts/story.ts'
import type { DatabaseKind } from '#tests/support/database/database.ts'
import { bytesOf, type DerivedRequest, json, type RequestContext } from './derived-request.ts'
import { judgeAnswer } from './judge-answer.ts'
import { rowsOf } from './open-request-house.ts'
import { bodyOf } from './right-act.ts'
import { acts, variantsOfAnAct } from './run-acts.ts'
import { sendRequest } from './send-request.ts'

/** What a test of requests has found that asks every act in its story. */
export type StoriesReport = {
  readonly asked: number
  /** Acts that were done in words of their schema alone, and those that were done in these with the story's own words among them. */
  readonly bySchema: number
  readonly inStories: number
  readonly neverDone: readonly ActId[]
  readonly statuses: Readonly<Record<number, number>>
  readonly troubles: readonly string[]
  readonly seconds: number
}

type Telling = {
  readonly house: Omit<StoryHouse, 'entries'>
  readonly context: RequestContext
  readonly bySchema: Set<ActId>
  readonly inStories: Set<ActId>
  readonly statuses: Record<number, number>
  readonly troubles: string[]
  /** Is an act first asked in words of its schema alone? What it does then may end its story. */
  isFree: boolean
  asked: number
}

/**
 * Asks, for tests of requests, every act in the state that its story makes, in bodies that its schema says: first each story is told in
 * these with its own words among them, then once more with each act asked in words of the schema alone where it can be.
 */
export async function runActsInStories(database: DatabaseKind): Promise<StoriesReport> {
  const begun = performance.now()
  const house = await openStoryHouse(database)
  const maker = house.server.practice.profiles.get('keeper') ?? ''
  const rows = await rowsOf(house.people.keeper, maker)
  const context = { practiceKey: house.server.practice.key, maker, rows }
  const found = { bySchema: new Set<ActId>(), inStories: new Set<ActId>(), statuses: {}, troubles: [] }
  const telling: Telling = { house, context, ...found, isFree: false, asked: 0 }
  const stories = everyStory({ ...house, entries: Object.values(registry) }).filter(({ isPlain }) => !isPlain)
  for (const [turn, isFree] of [false, true].entries()) {
    telling.isFree = isFree
    for (const [index, story] of stories.entries()) await tellStory(telling, story, turn * 100 + index + 1)
  }
  await house.server.close()
  const { asked, bySchema, inStories, statuses, troubles } = telling
  return {
    asked,
    bySchema: bySchema.size,
    inStories: inStories.size,
    neverDone: acts.filter((act) => !bySchema.has(act) && !inStories.has(act)),
    statuses,
    troubles,
    seconds: Math.round((performance.now() - begun) / 1_000),
  }
}

async function tellStory(telling: Telling, story: Story, turn: number): Promise<void> {
  try {
    await story.run(tellOf(telling, story), turn)
  } catch (error) {
    // What an act has done in words of its schema alone may leave nothing for the rest of its story.
    if (!(error instanceof StoryEnd) && !telling.isFree) throw error
  }
}

function tellOf(telling: Telling, { name }: Story): Tell {
  const { server } = telling.house
  return async (who, operation, step = {}) => {
    const { id, body } = step
    const heard =
      who === 'worker'
        ? await askAsJob(server, operation, { ...(id !== undefined && { id }), body })
        : await askAs(telling, telling.house.people[who], { operation, step })
    if (heard.status < 400) return heard
    if (!telling.isFree)
      telling.troubles.push(`${name}: ${operation} ${step.purpose ?? ''} ${heard.status} ${heard.body?.code}`)
    throw new StoryEnd()
  }
}

type Person = StoryHouse['people']['keeper']
type Doing = { readonly operation: OperationId; readonly step: Step }

/** An act in bodies of its schema until one is done; then, and for all that is no act, in the story's own words. */
async function askAs(telling: Telling, person: Person, doing: Doing): Promise<Heard> {
  const act = acts.find((each) => each === doing.operation)
  const bodies = act === undefined || doing.step.bytes ? [] : bodiesOf(telling, act, doing.step)
  for (const { body, isBySchema, what } of bodies) {
    const request = requestOf(telling, doing, { what, body })
    const answer = await sendWhenLetIn(telling, person, request)
    const trouble = await judgeAnswer(request, answer)
    telling.asked += 1
    telling.statuses[answer.status] = (telling.statuses[answer.status] ?? 0) + 1
    if (trouble) telling.troubles.push(`${what}: ${trouble}`)
    if (answer.status >= 400 || act === undefined) continue
    telling[isBySchema ? 'bySchema' : 'inStories'].add(act)
    return heardOf(answer)
  }
  const { body, bytes } = doing.step
  const own = requestOf(telling, doing, { what: 'the story itself', body })
  return heardOf(
    await sendWhenLetIn(telling, person, {
      ...own,
      ...(bytes && {
        body: Buffer.from(bytes),
        headers: { ...own.headers, 'content-type': 'application/octet-stream' },
      }),
    }),
  )
}

/** A server that is busy for a moment is asked again, as the pages do. */
async function sendWhenLetIn(
  { house }: Telling,
  person: Person,
  request: DerivedRequest,
): Promise<Awaited<ReturnType<typeof sendRequest>>> {
  for (let times = 1; ; times += 1) {
    const answer = await sendRequest(house.server, person, request)
    if (!answer.text.includes('"http.busy"') || times === 40) return answer
    await pause(250)
  }
}

type Body = { readonly what: string; readonly body: unknown }

function bodiesOf(
  { context, isFree }: Telling,
  act: ActId,
  { id, body }: Step,
): readonly (Body & { readonly isBySchema: boolean })[] {
  const own = isDocument(body) ? body : {}
  const row = id === undefined ? undefined : { id, versionId: String(own.versionId ?? '1') }
  const variants = Array.from({ length: variantsOfAnAct }, (_, variant) => ({
    variant,
    derived: bodyOf(context, { act, row, variant }),
  }))
  const freely = isFree ? variants : []
  return [
    ...freely.map(({ variant, derived }) => ({
      what: `${act}, variant ${variant}, in its story`,
      body: derived,
      isBySchema: true,
    })),
    ...variants.map(({ variant, derived }) => ({
      what: `${act}, variant ${variant}, with the words of its story`,
      body: { ...derived, ...own },
      isBySchema: false,
    })),
  ]
}

function requestOf({ house }: Telling, { operation, step }: Doing, { what, body }: Body): DerivedRequest {
  const { method } = operations[operation]
  const act = acts.find((each) => each === operation)
  return {
    what,
    method,
    path: pathOf(operation, house.server.practice.key, step).replace('/api/v1', ''),
    headers: { ...json, ...step.headers },
    ...(body !== undefined && { body: bytesOf(body) }),
    expected: act === undefined ? { kind: 'either' } : { kind: 'act', act, isInStory: true },
  }
}

function heardOf({ status, text }: { readonly status: number; readonly text: string }): Heard {
  return { status, etag: undefined, body: text === '' ? undefined : JSON.parse(text) }
}
