import { type RawBuilder, sql } from 'kysely'
import type { Opened } from '#server/stores/opened.ts'
import { type EventRow, eventColumns } from './audit-document.ts'
import type { AuditFilters } from './audit-filters.ts'
import { findWays, type Ways } from './find-ways.ts'

/** Which events, in which order, how many, and after which one. */
export type AuditAsked = {
  readonly filters: AuditFilters
  readonly by: 'at' | 'id'
  readonly direction: 'asc' | 'desc'
  readonly size: number
  readonly last: { readonly value: string | null; readonly id: string } | undefined
  readonly counting: 'none' | 'count' | 'countOnly'
}

/** The events of one page and one more, if there is one; how many fit, where that was asked. */
export type AuditFound = { readonly rows: readonly EventRow[]; readonly total: number | undefined }

const countedUpTo = 10_001
/**
 * Limits stand in the statement: a plan that is made for any limit takes a tenth of all rows for wanted, and sorts them. Few
 * sizes keep the statements few.
 */
const limits = [21, 51, 101, 201, 501]
/** How many of the nearest events are looked at before any index of kinds is. */
const nearest = 1000
/** A count over so many events costs less than one by kinds. */
const readily = 30_000

/**
 * A page of audit events: what many events are is found among the nearest ones; what few are, in the runs of an index (`Ways`). So neither a common nor a
 * rare value costs more when the trail grows.
 */
export async function findEvents(opened: Opened, asked: AuditAsked): Promise<AuditFound> {
  const near = leads(asked) ? undefined : await readNearest(opened, asked)
  const isFull = near !== undefined && near.rows.length > asked.size
  const quick = asked.counting === 'none' || !near ? undefined : await countNearest(opened, asked, near)
  const wantsPage = asked.counting !== 'countOnly' && !isFull
  const wantsTotal = asked.counting !== 'none' && quick === undefined
  const ways = wantsPage || wantsTotal ? await findWays(opened, asked.filters) : undefined
  const [rows, total] = await Promise.all([
    wantsPage ? readEvents(opened, asked, ways) : (near?.rows ?? []),
    wantsTotal ? countEvents(opened, asked, ways) : quick,
  ])
  return { rows: asked.counting === 'countOnly' ? [] : rows.slice(0, asked.size + 1), total }
}

/** A value leads to few events at once, or nothing is filtered; what a person does may be a large part of the trail. */
function leads({ filters: { wanted, fitsKind }, by }: AuditAsked): boolean {
  const isAboutOne = [...wanted.keys()].some((each) => each !== 'actor_id' && each !== 'profile_id')
  return by === 'id' || isAboutOne || (wanted.size === 0 && fitsKind === undefined)
}

type Nearest = { readonly rows: readonly EventRow[]; readonly each: number }

/** Those of the nearest events that fit, up to a page; `each`: among how many of them one fits. */
async function readNearest(opened: Opened, asked: AuditAsked): Promise<Nearest> {
  const { rows } = await sql<EventRow & { place: string }>`
    select ${eventColumns}, e.place from (
      select e.*, row_number() over (order by ${ordered(asked)}) as place from audit_event e
      where ${ownEvents(opened, asked)} order by ${ordered(asked)} limit ${sql.lit(nearest)}) as e
    where ${conditions(asked)} order by ${ordered(asked)} ${limitOf(asked)}`.execute(opened.transaction)
  return { rows, each: Number(rows.at(-1)?.place ?? nearest) / Math.max(1, rows.length) }
}

/** A count that ends soon because most events fit; undefined when it does not. */
async function countNearest(opened: Opened, asked: AuditAsked, near: Nearest): Promise<number | undefined> {
  if (near.rows.length <= asked.size || near.each * countedUpTo > readily) return undefined
  const all = { ...asked, last: undefined }
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from (
      select 1 from (select * from audit_event e where ${ownEvents(opened, all)} order by ${ordered(all)} limit ${sql.lit(readily)}) as e
      where ${conditions(all)} limit ${sql.lit(countedUpTo)}) as counted`.execute(opened.transaction)
  const total = Number(rows[0]?.total ?? 0)
  return total === countedUpTo ? total : undefined
}

async function readEvents(
  opened: Opened,
  asked: AuditAsked,
  ways: Ways | undefined,
): Promise<readonly EventRow[]> {
  if (ways?.runs.length === 0) return []
  const first = sql`order by ${ordered(asked)} ${limitOf(asked)}`
  const way = sql.raw(asked.direction)
  const places =
    ways && asked.by === 'at' && inRuns(ways)
      ? sql`${inEachRun(opened, asked, { ...ways, first })} order by found.at ${way}, found.id ${way} ${limitOf(asked)}`
      : sql`select e.id, e.at from audit_event e where ${where(opened, asked)} ${first}`
  const { rows } = await sql<EventRow>`
    select ${eventColumns} from (${places}) as found
    join audit_event e on e.practice_id = ${opened.actor.practiceId}::uuid and e.id = found.id
    ${first}`.execute(opened.transaction)
  return rows
}

async function countEvents(opened: Opened, asked: AuditAsked, ways: Ways | undefined): Promise<number> {
  if (ways?.runs.length === 0) return 0
  const all = { ...asked, last: undefined }
  const limit = sql`limit ${sql.lit(countedUpTo)}`
  const found =
    ways && inRuns(ways)
      ? inEachRun(opened, all, { ...ways, first: limit })
      : sql`select 1 from audit_event e where ${where(opened, all)}`
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from (${found} ${limit}) as counted`.execute(opened.transaction)
  return Number(rows[0]?.total ?? 0)
}

/** Rows that an id or a request leads to are too few for runs. */
function inRuns({ by }: Ways): boolean {
  return by !== 'id' && by !== 'request_id'
}

/** Looks into each run by itself; `first` says how many of it are enough, and in which order they come. */
function inEachRun(
  opened: Opened,
  asked: AuditAsked,
  { by, runs, first }: Ways & { readonly first: RawBuilder<unknown> },
): RawBuilder<unknown> {
  return sql`
    select found.id, found.at
    from unnest(${runs.map(({ lead }) => lead)}::uuid[], ${runs.map(({ beside }) => beside)}::uuid[],
      ${runs.map(({ kind }) => kind)}::text[]) as way (lead, beside, kind)
    cross join lateral (
      select e.id, e.at from audit_event e where ${inRun(by)} and e.kind = way.kind and ${where(opened, asked)} ${first}) as found`
}

/** Which events stand in the run `way`. */
function inRun(by: Ways['by']): RawBuilder<unknown> {
  if (by === 'kind') return sql`true`
  const beside = by === 'actor_id' ? sql` and e.acting_as = way.beside` : sql``
  return sql`${sql.ref(`e.${by}`)} = way.lead${beside}`
}

function where(opened: Opened, asked: AuditAsked): RawBuilder<unknown> {
  return sql`${ownEvents(opened, asked)} and ${conditions(asked)}`
}

/** The practice's events after the last one of the page before. */
function ownEvents({ actor }: Opened, { last, by, direction }: AuditAsked): RawBuilder<unknown> {
  const own = sql`e.practice_id = ${actor.practiceId}::uuid`
  if (!last) return own
  const sign = direction === 'asc' ? sql`>` : sql`<`
  return by === 'id'
    ? sql`${own} and e.id ${sign} ${last.id}::uuid`
    : sql`${own} and (e.at, e.id) ${sign} (${last.value}::timestamptz, ${last.id}::uuid)`
}

function conditions({ filters }: AuditAsked): RawBuilder<unknown> {
  return sql.join([sql`true`, ...filters.conditions], sql` and `)
}

function limitOf({ size }: AuditAsked): RawBuilder<unknown> {
  return sql`limit ${sql.lit(limits.find((each) => each > size) ?? size + 1)}`
}

function ordered({ by, direction }: AuditAsked): RawBuilder<unknown> {
  const way = sql.raw(direction)
  return by === 'id' ? sql`e.id ${way}` : sql`e.at ${way}, e.id ${way}`
}
