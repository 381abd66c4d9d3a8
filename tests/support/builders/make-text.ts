import fc from 'fast-check'
import { codes } from '#generated/builders/codes.ts'
import type { TextRecipe } from '#generated/builders/recipe.ts'
import type { Chance } from '#tests/support/chance.ts'

/** A text for a test that fits its builder's recipe: what it means first, then its format, its pattern, its lengths. */
export function makeText(recipe: TextRecipe, chance: Chance): string {
  const { meaning, format, pattern, list } = recipe
  if (list && codes[list]) return chance.pick(codes[list])?.code ?? ''
  const special = byMeaning[meaning ?? ''] ?? byFormat[format ?? '']
  if (special) return special(chance)
  if (pattern !== undefined) return matching(pattern, recipe, chance)
  return words(recipe, chance)
}

type Maker = (chance: Chance) => string

const byMeaning: Readonly<Record<string, Maker>> = {
  'time-zone': ({ pick }) => pick(['America/Chicago', 'America/New_York', 'Europe/Berlin', 'UTC']) ?? 'UTC',
  color: (chance) => `#${digits(chance, 6, '0123456789abcdef')}`,
  'clock-time': ({ whole }) => `${two(whole(0, 23))}:${two(whole(0, 59))}`,
  approximate: (chance) => day(chance).slice(0, chance.pick([4, 7, 10])),
}

const byFormat: Readonly<Record<string, Maker>> = {
  date: day,
  'date-time': instant,
  uuid,
  uri: (chance) => `https://example.org/${word(chance)}/${chance.whole(1, 999)}`,
  email: (chance) => `${word(chance)}.${chance.whole(1, 999)}@example.org`,
}

/** A day of the years about 2026; from 1 to 28, so that it is one in every month. */
export function day({ whole }: Chance): string {
  return `${whole(2019, 2033)}-${two(whole(1, 12))}-${two(whole(1, 28))}`
}

/** An instant on such a day, with an offset that a zone may have. */
export function instant(chance: Chance): string {
  const { whole, pick } = chance
  return `${day(chance)}T${two(whole(0, 23))}:${two(whole(0, 59))}:${two(whole(0, 59))}${pick(['Z', '-06:00', '+05:30', '.125Z'])}`
}

/** An identifier as the server makes them. */
export function uuid(chance: Chance): string {
  const hex = (length: number) => digits(chance, length, '0123456789abcdef')
  return `${hex(8)}-${hex(4)}-7${hex(3)}-8${hex(3)}-${hex(12)}`
}

const generators = new Map<string, fc.Arbitrary<string>>()

/** The pattern alone says what may stand there; of several tries the first that is neither too long nor too short. */
function matching(pattern: string, { minLength = 0, maxLength = 1000 }: TextRecipe, chance: Chance): string {
  const generator = generators.get(pattern) ?? fc.stringMatching(new RegExp(pattern), { size: 'xsmall' })
  generators.set(pattern, generator)
  for (let run = 0; run < 50; run++) {
    const [text = ''] = fc.sample(generator, { seed: chance.whole(0, 2 ** 31 - 1), numRuns: 1 })
    if (text.length >= minLength && text.length <= maxLength) return text
  }
  throw new Error(`No text of ${minLength} to ${maxLength} signs found for ${pattern}`)
}

const vocabulary = [
  'river',
  'Marlowe',
  'café',
  'steady',
  'O’Neill',
  'walk',
  'quiet',
  'niño',
  'evening',
  '東',
  'plan',
  'hope',
]

function words({ minLength = 0, maxLength = 1000 }: TextRecipe, chance: Chance): string {
  const wanted = Math.min(maxLength, Math.max(minLength, chance.whole(3, 40)))
  const parts: string[] = []
  while (parts.join(' ').length < wanted) parts.push(word(chance))
  return parts.join(' ').slice(0, wanted).trimEnd().padEnd(minLength, 'x')
}

function word({ pick }: Chance): string {
  return pick(vocabulary.filter((each) => /^[a-z]+$/.test(each))) ?? 'word'
}

function digits({ pick }: Chance, length: number, alphabet: string): string {
  return Array.from({ length }, () => pick([...alphabet])).join('')
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
