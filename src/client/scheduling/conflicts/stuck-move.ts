import type { StuckEntry } from '#client/sync/outbox/ledger.ts'
import { equal } from '#shared/patch/equal.ts'
import { isObject, type JsonObject } from '#shared/patch/patch-operation.ts'

/** Where an appointment stands in one of its versions. */
export type Stand = {
  readonly start: string | undefined
  readonly end: string | undefined
  readonly who: string | undefined
  readonly where: string | undefined
  readonly status: string | undefined
}

/** A move, or another status, that could not be stored: what it is of, how it was to be, and how the appointment is instead. */
export type StuckMove = {
  readonly entry: StuckEntry
  /** The appointment was to stay where it is, in another status. */
  readonly isOfStatus: boolean
  readonly title: string
  readonly mine: Stand
  readonly theirs: Stand
  /** The first of the series to which the appointment belongs. */
  readonly series?: string
}

const moving = ['start', 'end', 'owner', 'location'] as const

/** Of what waits for a person, the moves and the changes of status. */
export function stuckMoves(entries: readonly StuckEntry[]): readonly StuckMove[] {
  return entries.flatMap((entry) => {
    const { pending, theirs } = entry
    if (pending.kind !== 'patch' || pending.type !== 'Appointment') return []
    const { base, after } = pending
    const isOfStatus = moving.every((field) => isSame(base[field], after[field]))
    if (isOfStatus && isSame(base.status, after.status)) return []
    const title = text(base.display) ?? ''
    const sides = { mine: standOf(after), theirs: standOf(theirs ?? base) }
    return [{ entry, isOfStatus, title, ...sides, ...seriesOf(base) }]
  })
}

/** What is decided on together; the key stays while others join or leave. */
export type StuckTogether = { readonly key: string; readonly moves: readonly StuckMove[] }

/** Those of one series that were refused alike stand together, where the first of them stood; every other alone. */
export function stuckTogether(moves: readonly StuckMove[]): readonly StuckTogether[] {
  const groups = new Map<string, StuckMove[]>()
  for (const move of moves) {
    const key = move.series === undefined ? move.entry.id : `${move.series} ${move.isOfStatus}`
    groups.set(key, [...(groups.get(key) ?? []), move])
  }
  return [...groups].map(([key, together]) => ({ key, moves: together }))
}

/** It meets something at the time that was wanted. */
export function isClash({ failure, theirs }: StuckEntry): boolean {
  return !theirs && failure.kind === 'conflict' && (failure.findings ?? []).length > 0
}

function seriesOf({ series }: JsonObject): { readonly series?: string } {
  const master = isObject(series) ? series.master : undefined
  return isObject(master) && typeof master.id === 'string' ? { series: master.id } : {}
}

function isSame(one: JsonObject[string] | undefined, other: JsonObject[string] | undefined): boolean {
  return one === undefined || other === undefined ? one === other : equal(one, other)
}

function standOf({ start, end, owner, location, status }: JsonObject): Stand {
  const place = { who: shownAs(owner), where: shownAs(location) }
  return { start: text(start), end: text(end), ...place, status: text(status) }
}

function shownAs(reference: JsonObject[string] | undefined): string | undefined {
  return isObject(reference) ? text(reference.display) : undefined
}

function text(value: JsonObject[string] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
