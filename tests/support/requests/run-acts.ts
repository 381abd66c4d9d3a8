import { actRecipes } from '#generated/builders/acts.ts'
import type { Recipe } from '#generated/builders/recipe.ts'
import { type ActId, operations } from '#generated/operations/operations.ts'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { collectionOf, exampleBody, isMade } from '#tests/support/server/examples.ts'
import type { TestClient, TestServer } from '#tests/support/server/server.ts'
import type { RequestContext } from './derived-request.ts'
import { judgeAnswer } from './judge-answer.ts'
import { type ActRow, rightAct } from './right-act.ts'
import { sendRequest } from './send-request.ts'

/** What a run of acts has found. */
export type ActReport = {
  readonly seed: number
  readonly asked: number
  /** How many acts were asked, and how many of them were done at least once. */
  readonly acts: number
  readonly done: number
  readonly statuses: Readonly<Record<number, number>>
  /** Acts that were only ever refused, each by a rule of its own. */
  readonly neverDone: readonly ActId[]
  readonly troubles: readonly string[]
  readonly seconds: number
}

/** Of which nobody but background work or the interface may ask. */
const isOfOthers = /:(BackgroundJobs|InterfaceServices):/

/** For tests of requests, the acts that people ask for. */
export const acts = Object.values(operations).flatMap((operation) => {
  if (operation.kind !== 'act') return []
  const { flags = [] } = operation
  return flags.some((flag) => isOfOthers.test(flag)) ? [] : [operation.id]
})

/** So many bodies are drawn for each act: all of them are asked in the whole, and never others, so that no day finds what no other could. */
export const variantsOfAnAct = 20

/** Every act with each of its bodies. */
export const allActs = acts.length * variantsOfAnAct

/** So many acts are asked in each day's tests, of which the next day asks the next ones. */
export const actsOfADay = 172

/** So many of them are asked in the quick tests: another part of all acts each day. */
export const fewActs = 40

type Doing = { readonly server: TestServer; readonly context: RequestContext; readonly login: string }

/** Asks, for tests of requests, so many acts, one after another and each in turn, from the place in all of them that the seed says, about rows as they then are. */
export async function runActs(
  { server, context, login }: Doing,
  { seed, count }: { readonly seed: number; readonly count: number },
): Promise<ActReport> {
  const begun = performance.now()
  const statuses: Record<number, number> = {}
  const done = new Set<ActId>()
  const asked = new Set<ActId>()
  const troubles: string[] = []
  let doer = await server.signIn(login)
  const maker = server.practice.profiles.get(login) ?? ''
  const own = {
    ...context,
    maker,
    rows: new Map([
      ...context.rows,
      ...(await rowsInUse(doer)),
      ['Practitioner', { id: server.practice.profiles.get('scribe') ?? '' }] as const,
    ]),
  }
  for (let at = 0; at < count; at += 1) {
    const act = acts[(seed + at) % acts.length]
    if (!act) break
    const variant = Math.floor((seed + at) / acts.length) % variantsOfAnAct
    // Some acts end the session in which they are asked, or go on as somebody else.
    if ((await doer.ask('GET', 'Patients?pageSize=1')).status !== 200) doer = await server.signIn(login)
    const row = await rowFor(doer, own, act)
    const request = rightAct(await withOther(doer, own, act), { act, row, variant })
    const answer = await sendRequest(server, doer, request)
    const trouble = await judgeAnswer(request, answer)
    asked.add(act)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    if (answer.status < 400) done.add(act)
    if (trouble) troubles.push(`${request.what}: ${trouble}`)
  }
  return {
    seed,
    asked: count,
    acts: asked.size,
    done: done.size,
    statuses,
    neverDone: [...asked].filter((act) => !done.has(act)),
    troubles,
    seconds: Math.round((performance.now() - begun) / 1_000),
  }
}

/** Acts about two patients get a second one of their own: who is merged is gone for the others. */
async function withOther(doer: TestClient, context: RequestContext, act: ActId): Promise<RequestContext> {
  if (!isObjectWith(actRecipes[act], 'other')) return context
  const body = { ...exampleBody(registry.Patient, context.maker), identifiers: [] }
  const made = await doer.ask('POST', 'Patients', { body })
  return { ...context, rows: new Map([...context.rows, ['Patient', made.body]]) }
}

function isObjectWith(recipe: Recipe, name: string): boolean {
  return recipe.kind === 'object' && name in recipe.fields
}

/** Of these a row in use says more than one that was just made: of drafts nothing is begun. */
const inUse: readonly ResourceType[] = ['NoteDefinition', 'Packet', 'Program', 'Questionnaire', 'Consent']

async function rowsInUse(doer: TestClient): Promise<RequestContext['rows']> {
  const rows = new Map()
  for (const type of inUse) {
    const body = [{ field: 'status', op: 'eq', value: 'Active' }]
    const found = await doer.ask('POST', `${collectionOf(registry[type])}/queries?pageSize=1`, { body })
    if (Array.isArray(found.body) && found.body[0]) rows.set(type, found.body[0])
  }
  return rows
}

/** The session of the example has a note already. */
const ofNoSession = { encounter: undefined }

/** A new row of the act's type where one can be made, else the one that is there. */
async function rowFor(
  doer: TestClient,
  { maker, rows }: RequestContext,
  act: ActId,
): Promise<ActRow | undefined> {
  const { resource, path } = operations[act]
  if (!path.includes('{id}')) return undefined
  if (resource === 'Practitioner') return colleagueOf(doer, rows)
  const entry = registry[resource]
  const body = { ...exampleBody(entry, maker), identifiers: [], ...(resource === 'Note' && ofNoSession) }
  const made = isMade(entry) ? await doer.ask('POST', collectionOf(entry), { body }) : undefined
  if (made?.status === 201) return rowOf(made.body)
  const id = rows.get(resource)?.id
  const read = id === undefined ? undefined : await doer.ask('GET', `${collectionOf(entry)}/${id}`)
  return read?.status === 200 ? rowOf(read.body) : undefined
}

/** Somebody who signs in: new ones have no sign-in that could be ended. */
async function colleagueOf(doer: TestClient, rows: RequestContext['rows']): Promise<ActRow | undefined> {
  const { body } = await doer.ask('GET', `Practitioners/${rows.get('Practitioner')?.id}`)
  return rowOf(body)
}

function rowOf({ id, meta }: { readonly id: string; readonly meta: { readonly versionId: string } }): ActRow {
  return { id, versionId: String(meta.versionId) }
}
