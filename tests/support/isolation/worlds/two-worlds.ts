import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { type Chance, chanceFrom } from '#tests/support/chance.ts'
import type { DatabaseKind } from '#tests/support/database/database.ts'
import { createBody, identifierOf } from '#tests/support/isolation/practice/lay-rows.ts'
import { referenceTo } from '#tests/support/isolation/practice/lay-worlds.ts'
import type { MatrixActor } from '#tests/support/isolation/practice/matrix-actor.ts'
import { type MatrixPractice, openMatrixPractice } from '#tests/support/isolation/practice/matrix-practice.ts'
import type { Rights } from '#tests/support/isolation/rule/rights.ts'
import { isAboutPatient, typeFacts } from '#tests/support/isolation/rule/type-facts.ts'
import { type LineAsking, openLines } from '#tests/support/isolation/run/open-lines.ts'
import { furtherWays } from './further-ways.ts'
import { WorldMask } from './transcript.ts'
import { type Drawn, type Said, type Step, visibleId, type World, worldRequest } from './world-request.ts'

/** For isolation tests, two worlds that are the same but for rows that nobody of limited reach sees; what is asked in one is asked in the other. */
export type TwoWorlds = {
  readonly sparse: World
  readonly full: World
  close(): Promise<void>
}

/** What was asked where the worlds differed, and what each of them said. */
export type Difference = { readonly asked: string; readonly sparse: string; readonly full: string }

/** Opens both worlds. */
export async function openTwoWorlds(database: DatabaseKind, roles: readonly Rights[]): Promise<TwoWorlds> {
  const [sparse, full] = [
    await openMatrixPractice(database, roles, 'absent'),
    await openMatrixPractice(database, roles),
  ]
  const world = (practice: MatrixPractice) => ({ practice, lines: openLines(practice.server.url) })
  return {
    sparse: world(sparse),
    full: world(full),
    close: async () => {
      await sparse.close()
      await full.close()
    },
  }
}

/** Asks sequences of seeds that follow one another; prints one JSON line and answers every difference. */
export async function askSequences(
  worlds: TwoWorlds,
  { seed, sequences }: { readonly seed: number; readonly sequences: number },
): Promise<readonly Difference[]> {
  const from = performance.now()
  const differences: Difference[] = []
  for (let index = 0; index < sequences; index += 1) {
    const difference = await askSequence(worlds, seed + index)
    if (difference) differences.push(difference)
  }
  const seconds = Math.round((performance.now() - from) / 1_000)
  console.log(JSON.stringify({ seed, sequences, differences: differences.length, seconds }))
  return differences
}

/** Asks one sequence of a seed in both worlds, by the holder of one role; answers the first difference. */
async function askSequence(worlds: TwoWorlds, seed: number, length = 20): Promise<Difference | undefined> {
  const chance = chanceFrom(seed)
  const index = chance.whole(0, worlds.full.practice.actors.length - 1)
  const hidden = hiddenIds(worlds.full.practice)
  const masks = [new WorldMask(hidden), new WorldMask(hidden)] as const
  let last: readonly (Said | undefined)[] = []
  for (let count = 0; count < length; count += 1) {
    const step = stepOf(chance, worlds.full.practice, `${seed}-${count}`)
    const askings = [worlds.sparse, worlds.full].map((world, at) =>
      step({ world, actor: actorOf(world, index), last: last[at] }),
    )
    const [one, other] = await Promise.all([
      worlds.sparse.lines.ask(askings[0] ?? nothing),
      worlds.full.lines.ask(askings[1] ?? nothing),
    ])
    last = [one, other].map((answer, at) => ({ asking: askings[at] ?? nothing, answer }))
    const told = [masks[0].transcriptOf(one), masks[1].transcriptOf(other)].map((each) =>
      JSON.stringify(each),
    )
    if (told[0] !== told[1]) {
      const { method, path, body } = askings[1] ?? nothing
      return {
        asked: `${actorOf(worlds.full, index).rights.role}: ${method} ${path} ${JSON.stringify(body)}`,
        ...around(told[0] ?? '', told[1] ?? ''),
      }
    }
  }
  return undefined
}

const nothing: LineAsking = { method: 'GET', path: '/', headers: {} }

/** Both texts from a little before where they part. */
function around(sparse: string, full: string): Pick<Difference, 'sparse' | 'full'> {
  let at = 0
  while (at < sparse.length && sparse[at] === full[at]) at += 1
  const from = Math.max(0, at - 80)
  return { sparse: sparse.slice(from, at + 120), full: full.slice(from, at + 120) }
}

function actorOf({ practice }: World, index: number): MatrixActor {
  const actor = practice.actors[index]
  if (!actor) throw new Error('There is nobody of this role.')
  return actor
}

/** Types that say in their rows what a world holds beside them: the trail of requests, and what an access token names. */
const apart: readonly ResourceType[] = ['AuditEvent', 'SecurityToken']
const walked = [...typeFacts.keys()].filter((type) => !apart.includes(type))

function hiddenIds({ confidential, outside, elsewhere }: MatrixPractice): ReadonlySet<string> {
  return new Set(
    [confidential, outside, elsewhere].flatMap((rows) =>
      [...rows.values()].map(({ document }) => document.id),
    ),
  )
}

/** Draws one of the ways in which somebody might learn of a hidden row. */
function stepOf(chance: Chance, full: MatrixPractice, mark: string): Step {
  const type = chance.pick(walked) ?? 'Patient'
  const hiddenRows = chance.pick([full.confidential, full.outside, full.elsewhere]) ?? full.outside
  const hidden = hiddenRows.get(type)?.document.id ?? referenceTo(full.outside, 'Patient').id
  const drawn: Drawn = { type, hidden, hiddenRows, mark, chance }
  return (chance.pick(ways) ?? listed)(drawn)
}

function listed({ type, chance }: Drawn): Step {
  const size = chance.pick([1, 2, 5, 500]) ?? 5
  // When a row was written is another moment in each world.
  const sortable = registry[type].sortable.filter((path) => !path.startsWith('meta.'))
  const order = chance.is(0.5)
    ? `&orderBy=${chance.pick(sortable) ?? ''}&order=${chance.pick(['asc', 'desc'])}`
    : ''
  const more = `${chance.is(0.5) ? '&total=true' : ''}${chance.is(0.3) ? '&summary=true' : ''}${chance.is(0.2) ? '&includeDeleted=true' : ''}`
  const path = `?pageSize=${size}${order.endsWith('=') ? '' : order}${more}`
  return (place) => worldRequest(place, type, { path })
}

/** The page after the last answer, where there is one. */
function followed(drawn: Drawn): Step {
  const other = listed(drawn)
  return (place) => {
    const token = place.last?.answer.headers['x-continuation-token']
    if (!place.last || typeof token !== 'string' || token === '') return other(place)
    const { asking } = place.last
    return { ...asking, headers: { ...asking.headers, 'x-continuation-token': token } }
  }
}

function searched({ type, hidden, hiddenRows, chance }: Drawn): Step {
  const { searchable } = registry[type]
  const patient = referenceTo(hiddenRows, 'Patient').id
  const references = searchable.filter(({ kind }) => kind === 'reference').map(({ path }) => path)
  const texts = searchable.filter(({ kind }) => kind === 'text').map(({ path }) => path)
  const canary = hiddenRows.get(type)?.canary ?? 'cny'
  const filter = chance.pick([
    { field: 'id', op: 'in', value: [hidden, patient] },
    { field: chance.pick(references) ?? 'id', op: 'eq', value: patient },
    { field: chance.pick(texts) ?? 'id', op: 'eq', value: chance.is(0.5) ? canary : 'mine' },
    { field: 'identifiers.value', op: 'startsWith', value: type },
  ])
  const headers = chance.is(0.4) ? { prefer: 'return=minimal' } : {}
  const path = `/queries?pageSize=2&total=true${chance.is(0.3) ? '&includeDeleted=true' : ''}`
  return (place) => worldRequest(place, type, { method: 'POST', path, headers, body: [filter] })
}

function read({ type, hidden, chance }: Drawn): Step {
  const tail = chance.pick(['', '/_history', '/_history/1', '?includeDeleted=true'])
  return (place) => worldRequest(place, type, { path: `/${hidden}${tail}` })
}

function readMine({ type, chance }: Drawn): Step {
  const names = Object.keys(registry[type].expandable)
  const expand = names.length > 0 && chance.is(0.7) ? `?expand=${chance.pick(names)}` : ''
  return (place) => worldRequest(place, type, { path: `/${visibleId(place.world, type)}${expand}` })
}

function patched({ type, hidden, mark, chance }: Drawn): Step {
  const isHidden = chance.is(0.5)
  const version = chance.whole(1, 4)
  const body = [{ op: 'add', path: '/identifiers', value: [identifierOf(`two-${mark}`)] }]
  return (place) =>
    worldRequest(place, type, {
      method: 'PATCH',
      path: `/${isHidden ? hidden : visibleId(place.world, type)}?versionId=${version}`,
      body,
    })
}

function removed({ type, hidden, chance }: Drawn): Step {
  const version = chance.whole(1, 3)
  const path = chance.pick([`/${hidden}?versionId=${version}`, `/${hidden}/restore`]) ?? ''
  const method = path.endsWith('restore') ? 'POST' : 'DELETE'
  return (place) => worldRequest(place, type, { method, path })
}

/** A new row, about whom everybody sees or about a hidden patient. */
function made({ type, hiddenRows, mark, chance }: Drawn): Step {
  const isHidden = chance.is(0.4)
  return (place) => {
    const { practice } = place.world
    const known = new Map(
      [...practice.mine].map(
        ([each, { document }]) => [each, { id: document.id, resourceType: each }] as const,
      ),
    )
    const patient = referenceTo(isHidden ? hiddenRows : practice.mine, 'Patient')
    const practitioner =
      place.actor.profile.resourceType === 'Practitioner' ? place.actor.profile : practice.colleague
    const body = createBody(type, { mark: `two-${mark}`, patient, practitioner, known, isAboutPatient })
    return worldRequest(place, type, { method: 'POST', path: '', body })
  }
}

const ways = [
  ...furtherWays,
  listed,
  listed,
  followed,
  followed,
  searched,
  searched,
  read,
  readMine,
  patched,
  removed,
  made,
]
