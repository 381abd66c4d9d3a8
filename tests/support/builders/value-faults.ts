import type { NumberRecipe, Recipe, TextRecipe } from '#generated/builders/recipe.ts'
import { sharedRecipe } from './make-value.ts'

/** What is wrong at one place: the value there (undefined takes it out) and what is named. */
export type Trouble = {
  readonly what: string
  readonly value: unknown
  readonly message?: string
  /** Below the place, when not the place itself is named. */
  readonly below?: string
}

/** Every fault that a test can put into one plain value, by its builder's recipe. */
export function valueFaults(recipe: Recipe, value: unknown): readonly Trouble[] {
  switch (recipe.kind) {
    case 'boolean':
      return [{ what: 'a text for yes or no', value: 'yes', message: 'stores.wrong-type' }]
    case 'choice':
      return [{ what: 'a value that is none of them', value: 'no-such-value', message: 'stores.not-allowed' }]
    case 'number':
      return numberFaults(recipe, value)
    case 'text':
      return textFaults(recipe)
    case 'either':
      return eitherFaults(recipe.choices)
    default:
      return []
  }
}

function numberFaults(
  { whole, minimum, maximum, multipleOf }: NumberRecipe,
  value: unknown,
): readonly Trouble[] {
  const between = Number(value) + (multipleOf ?? 1) / 2
  return [
    { what: 'a text for a number', value: 'seven', message: 'stores.wrong-type' },
    ...(minimum === undefined
      ? []
      : [{ what: 'too small', value: minimum - 1, message: 'stores.too-small' }]),
    ...(maximum === undefined ? [] : [{ what: 'too big', value: maximum + 1, message: 'stores.too-big' }]),
    ...(whole ? [{ what: 'a part of a whole', value: between, message: 'stores.wrong-type' }] : []),
    ...(multipleOf === undefined ? [] : [{ what: 'a step too fine', value: between }]),
  ]
}

function textFaults({ minLength = 0, maxLength, pattern, format }: TextRecipe): readonly Trouble[] {
  const misfit =
    pattern === undefined ? undefined : misfitOf(pattern, { minLength, maxLength: maxLength ?? 1000 })
  return [
    { what: 'a number for a text', value: 7, message: 'stores.wrong-type' },
    ...(minLength > 0 ? [{ what: 'too short', value: '', message: 'stores.too-short' }] : []),
    ...(maxLength === undefined
      ? []
      : [{ what: 'too long', value: 'x'.repeat(maxLength + 1), message: 'stores.too-long' }]),
    ...(misfit === undefined
      ? []
      : [{ what: 'another pattern', value: misfit, message: 'stores.wrong-pattern' }]),
    ...(format === undefined
      ? []
      : [{ what: `no ${format}`, value: `no ${format}`, message: 'stores.wrong-format' }]),
  ]
}

/** A text of a length that may be and of a pattern that may not. */
function misfitOf(
  pattern: string,
  limits: { readonly minLength: number; readonly maxLength: number },
): string | undefined {
  const expression = new RegExp(pattern, 'u')
  const tries = ['~', '~~', '~ ~ ~', '9', 'Zz'].map((text) => text.padEnd(limits.minLength, '~'))
  return tries.find((text) => text.length <= limits.maxLength && !expression.test(text))
}

/** What none of the choices takes. */
function eitherFaults(choices: readonly Recipe[]): readonly Trouble[] {
  const taken = new Set(choices.map(jsonType))
  const tries = [true, 7, 'neither this nor that', []] as const
  const wrong = tries.filter((each) => !taken.has(Array.isArray(each) ? 'list' : typeof each))
  const areDays = choices.every((choice) => choice.kind === 'text' && choice.format !== undefined)
  return [
    ...wrong.map((value) => ({ what: 'a value of no kind that it may be', value })),
    ...(areDays ? [{ what: 'no day', value: 'no day', message: 'stores.wrong-format' }] : []),
  ]
}

function jsonType(recipe: Recipe): string {
  switch (recipe.kind) {
    case 'shared':
      return jsonType(sharedRecipe(recipe.name))
    case 'text':
    case 'choice':
      return 'string'
    case 'number':
    case 'boolean':
    case 'list':
      return recipe.kind
    default:
      return 'object'
  }
}
