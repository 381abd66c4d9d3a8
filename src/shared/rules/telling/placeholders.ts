import { ruleTraits } from '#generated/traits/rule-traits.ts'
import type { RuleItem } from '#generated/types/rules.ts'

/** The practice's own words, which every sentence may say: singular, and with a capital at the beginning of a sentence. */
export const labelPlaceholders = [
  'session',
  'patient',
  'location',
  'enrollment',
  'problem',
  'practitioner',
] as const

const everywhere: ReadonlySet<string> = new Set(labelPlaceholders)

/** The words in braces of an author's message that nothing fills. */
export function unknownPlaceholders({
  kind,
  message = '',
}: Pick<RuleItem, 'kind' | 'message'>): readonly string[] {
  return [...message.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !everywhere.has(name.toLowerCase()) && !ruleTraits[kind].placeholders.includes(name))
}
