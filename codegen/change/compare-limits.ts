import type { Json, JsonObject } from '#codegen/load/json.ts'
import { type ComparedPlace, type Difference, differ, inside, same } from './compared-place.ts'

/** How a limit works: the value may be no less, no more, or has to be as said. */
const limits: { readonly [keyword: string]: 'atLeast' | 'atMost' | 'exactly' } = {
  minimum: 'atLeast',
  minLength: 'atLeast',
  minItems: 'atLeast',
  minProperties: 'atLeast',
  maximum: 'atMost',
  maxLength: 'atMost',
  maxItems: 'atMost',
  maxProperties: 'atMost',
  multipleOf: 'exactly',
  pattern: 'exactly',
  uniqueItems: 'exactly',
}

/** Limits of a value that take more or less than before. A pattern that changed counts as tighter: nobody can tell. */
export function compareLimits(
  before: JsonObject,
  after: JsonObject,
  place: ComparedPlace,
): readonly Difference[] {
  return Object.keys(limits).flatMap((keyword) => {
    const [old, fresh] = [before[keyword], after[keyword]]
    if (same(old, fresh)) return []
    const kind = isLooser(keyword, old, fresh) ? 'limit-loosened' : 'limit-tightened'
    return [differ(kind, inside(place, keyword), { was: told(keyword, old), is: told(keyword, fresh) })]
  })
}

function isLooser(keyword: string, old: Json | undefined, fresh: Json | undefined): boolean {
  if (fresh === undefined || fresh === false) return true
  if (typeof old !== 'number' || typeof fresh !== 'number') return false
  if (limits[keyword] === 'atLeast') return fresh < old
  return limits[keyword] === 'atMost' && fresh > old
}

function told(keyword: string, value: Json | undefined): string {
  return value === undefined ? `no ${keyword}` : `${keyword} ${String(value)}`
}
