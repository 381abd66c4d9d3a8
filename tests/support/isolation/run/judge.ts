import type { ResourceType } from '#generated/types/resources.ts'
import type { Expected } from '#tests/support/isolation/rule/expected-answer.ts'
import type { LineAnswer } from './open-lines.ts'
import type { Cell, State } from './states.ts'

/** What is wrong with a cell: something was told or done that should not, somebody was denied what is theirs, or another answer came. */
export type WrongKind = 'leak' | 'falseDenial' | 'otherAnswer'

export type WrongCell = {
  readonly kind: WrongKind
  readonly type: ResourceType
  readonly verb: string
  readonly role: string
  readonly state: State
  readonly expected: string
  readonly found: string
}

/** Judges an answer to a question of the isolation matrix about one row; undefined where it is the expected one. */
export function judge(cell: Cell, expected: Expected, answer: LineAnswer): WrongCell | undefined {
  const subStatus = subStatusOf(answer)
  const isSame =
    answer.status === expected.status &&
    (expected.subStatus ?? anySubStatus(expected)) === (anySubStatus(expected) ?? subStatus)
  if (isSame || expected.among?.includes(answer.status)) return undefined
  return wrong(cell, kindOf(expected.status, answer.status), {
    expected: told(expected.status, expected.subStatus),
    found: `${told(answer.status, subStatus)} ${reasonIn(answer)}`,
  })
}

/** Where the rule names no sub-status of a 409 or 422, any will do. */
function anySubStatus({ status, subStatus }: Expected): number | undefined {
  return subStatus === undefined && (status === 409 || status === 422) ? -1 : undefined
}

/** Judges whether a row stands in a list; undefined where that is as expected. */
export function judgeListed(cell: Cell, expected: Expected, isListed: boolean): WrongCell | undefined {
  if (expected.listed === undefined || expected.listed === isListed) return undefined
  const words = (listed: boolean) => (listed ? 'listed' : 'not listed')
  return wrong(cell, isListed ? 'leak' : 'falseDenial', {
    expected: words(expected.listed),
    found: words(isListed),
  })
}

/** A cell that is wrong, in words. */
export function wrong(
  { type, verb, actor, state, act }: Cell,
  kind: WrongKind,
  words: Pick<WrongCell, 'expected' | 'found'>,
): WrongCell {
  const named = act ? `${verb} ${act.operation}` : verb
  return { kind, type, verb: named, role: actor.rights.role, state, ...words }
}

/** Who is told 403, 409 or 410 of a row that he should not know of knows that it is there. */
function kindOf(expected: number, found: number): WrongKind {
  if (expected >= 400 && found < 400) return 'leak'
  if (expected < 400 && found >= 400) return 'falseDenial'
  const tellsOfRow = [409, 410, 412, 428].includes(found)
  return (expected === 404 || expected === 403) && tellsOfRow ? 'leak' : 'otherAnswer'
}

function subStatusOf({ status, text }: LineAnswer): number | undefined {
  if (status < 400) return undefined
  const found = /"subStatus":(\d+)/.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

function told(status: number, subStatus: number | undefined): string {
  return subStatus === undefined ? String(status) : `${status}/${subStatus}`
}

function reasonIn({ status, text }: LineAnswer): string {
  if (status < 400) return ''
  const codes = [...text.matchAll(/"(?:code|pointer)":"([^"]*)"/g)].map(([, code]) => code)
  return codes.slice(0, 5).join(' ')
}

/** Counts of wrong cells by kind, verb, role and state, the most first. */
export function countsOf(cells: readonly WrongCell[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { kind, verb, role, state } of cells) {
    const key = `${kind}: ${verb} by ${role} in state ${state}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, two]) => two - one).map(([key, count]) => `${count} × ${key}`)
}
