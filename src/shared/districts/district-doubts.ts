import type { Reference } from '#generated/types/reference.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import type { Area } from './districts-by-zip.ts'

/** A district as far as others have to agree with it. */
export type KnownArea = Area & {
  readonly name: string
  readonly code?: string | undefined
  readonly parent?: Pick<Reference, 'id'> | undefined
}

/** So many levels districts may have, one within the other. */
const mostLevels = 4
/** So many ZIP codes that others have are named at once. */
const mostNamed = 20

/**
 * What stands against a district beside the others (schemas/resources/district.json): it is part of itself, there are more than four levels, or
 * another one in force of the same kind has a ZIP code of it, which is named.
 */
export function districtDoubts(area: KnownArea, all: readonly KnownArea[]): readonly Finding[] {
  const others = all.filter(({ id }) => id !== area.id)
  return [...parentDoubts(area, others), ...codeDoubts(area, others)]
}

function parentDoubts(area: KnownArea, others: readonly KnownArea[]): readonly Finding[] {
  const above = levelsAbove(area, new Map(others.map((other) => [other.id, other])))
  if (above === undefined) return [blocking('/parent', 'districts.part-of-itself')]
  const levels = above + 1 + levelsBelow(area.id, others)
  return levels > mostLevels
    ? [blocking('/parent', 'districts.too-many-levels', { most: mostLevels, levels })]
    : []
}

/** How many districts this one lies within; undefined where it lies within itself. */
function levelsAbove(area: KnownArea, others: ReadonlyMap<string, KnownArea>): number | undefined {
  const seen = new Set([area.id])
  let levels = 0
  for (let next = area.parent?.id; next !== undefined; next = others.get(next)?.parent?.id) {
    if (seen.has(next)) return undefined
    seen.add(next)
    levels += 1
  }
  return levels
}

/** How many levels lie within a district; `others` are in no circle, for none could be stored. */
function levelsBelow(id: string, others: readonly KnownArea[]): number {
  const within = others.filter(({ parent }) => parent?.id === id)
  const rest = others.filter(({ parent }) => parent?.id !== id)
  return within.length === 0 ? 0 : 1 + Math.max(...within.map((each) => levelsBelow(each.id, rest)))
}

function codeDoubts(area: KnownArea, others: readonly KnownArea[]): readonly Finding[] {
  if (!area.active) return []
  const rivals = others.filter(({ active, kind }) => active && kind === area.kind)
  const owners = new Map(
    rivals.flatMap(({ postalCodes = [], name }) => postalCodes.map((code) => [code, name])),
  )
  const found = (area.postalCodes ?? []).flatMap((code, place) => {
    const district = owners.get(code)
    return district === undefined
      ? []
      : [blocking(`/postalCodes/${place}`, 'districts.zip-taken', { zip: code, district })]
  })
  return found.slice(0, mostNamed)
}
