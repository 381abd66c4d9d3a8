import { createHash } from 'node:crypto'
import { recipes } from '#generated/builders/all.ts'
import type { Recipe } from '#generated/builders/recipe.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { sharedRecipe } from '#tests/support/builders/make-value.ts'

const form = /cny[0-9a-f]{24}/g
const usualLength = 250

/** Canaries of the isolation tests are words of 96 bits that stand in every text of a row that has room for one: whoever meets one knows whose row it comes from. */
export function canaryOf(mark: string): string {
  return `cny${createHash('sha256').update(mark).digest('hex').slice(0, 24)}`
}

/** Every canary in a text, each once. */
export function canariesIn(text: string): ReadonlySet<string> {
  return new Set(text.match(form) ?? [])
}

/** The body with the canary behind each of its free texts. */
export function withCanary(
  type: ResourceType,
  body: object,
  canary: string,
): Readonly<Record<string, unknown>> {
  const marked = markedIn({ kind: 'object', fields: recipes[type].fields }, body, canary)
  return Object.fromEntries(Object.entries(Object(marked)))
}

function markedIn(recipe: Recipe, value: unknown, canary: string): unknown {
  if (recipe.kind === 'shared') return markedIn(sharedRecipe(recipe.name), value, canary)
  if (recipe.kind === 'list' && Array.isArray(value))
    return value.map((each: unknown) => markedIn(recipe.item, each, canary))
  if (recipe.kind === 'text' && typeof value === 'string')
    return isFree(recipe, value) ? `${value} ${canary}` : value
  if (recipe.kind !== 'object' || typeof value !== 'object' || value === null) return value
  const { fields } = recipe
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      const field = fields[name]
      return [name, field && name !== 'id' ? markedIn(field.is, inner, canary) : inner]
    }),
  )
}

function isFree(
  { pattern, format, meaning, list, maxLength = usualLength }: Extract<Recipe, { kind: 'text' }>,
  text: string,
): boolean {
  const isBound = [pattern, format, meaning, list].some((each) => each !== undefined)
  return !isBound && text.length + form.source.length + 20 <= maxLength
}
