import { createHash } from 'node:crypto'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Stale } from '#server/stores/indexing.ts'
import type { Upcast } from '#server/stores/opened.ts'

/**
 * The index rules of a type: what is derived from its rows, and how. `whole` stands for all that everything depends on, columns
 * among it; `fields` for single tokens, by their path, and for words, by `~` and the field.
 */
export type IndexRules = { readonly whole: string; readonly fields: Readonly<Record<string, string>> }

/** To be raised when values become other tokens, words or columns than before though the schema says the same. */
const form = 1

/** By which rules rows of a type are indexed today. */
export function indexRulesOf(entry: TypeEntry, upcast: Upcast): IndexRules {
  const { type, promoted, patientField, ownerField, sortKeys, masked, unique, rolledUp } = entry
  const name = promoted.name === undefined ? [] : (sortKeys[promoted.name] ?? [])
  const shape = upcast.shapeOf(type)
  const all = [form, shape, promoted, name, patientField, ownerField, masked, unique, rolledUp]
  const fields = new Map<string, string>(entry.tokens.map(({ path, kind }) => [path, kind]))
  for (const { field, path } of entry.texts) {
    const words = `~${field}`
    fields.set(words, [fields.get(words) ?? '', path].join(' ').trim())
  }
  return {
    whole: createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16),
    fields: Object.fromEntries(fields),
  }
}

/** What rows that were indexed by other rules, or by rules that nobody knows, do not tell yet; undefined: they tell everything. */
export function staleBetween(then: IndexRules | undefined, today: IndexRules): Stale | undefined {
  if (then === undefined || then.whole !== today.whole) return 'whole'
  const fields = Object.keys(today.fields).filter((name) => today.fields[name] !== then.fields[name])
  return fields.length === 0 ? undefined : new Set(fields)
}
