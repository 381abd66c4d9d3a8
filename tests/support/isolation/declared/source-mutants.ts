import { labelSources } from '#generated/permissions/labels.ts'
import { ownRules } from '#generated/permissions/own.ts'
import { type DeclaredMutant, exchanged } from './declared-mutant.ts'
import { sourceDoubts } from './source-doubts.ts'

type Table = Record<string, unknown>

/**
 * Mutants of where labels come from and of what of a row is shown to whom, for tests of isolation: whatever stands in a list left
 * out, and every other word another one.
 */
export function sourceMutants(): readonly DeclaredMutant[] {
  // Tables of the product, changed for the length of a question. Whose rows are one's own, the row policies are asked.
  const [sources, own] = [labelSources, ownRules] as unknown as readonly [Table, Table]
  const parts = changesIn(own, []).filter(({ name }) => name.startsWith('parts'))
  return [...changesIn(sources, []), ...parts].map((change) => ({
    ...change,
    prepare: async () => undefined,
    doubts: async () => sourceDoubts(),
  }))
}

type Change = Pick<DeclaredMutant, 'name' | 'apply'>

function changesIn(table: Table, above: readonly string[]): readonly Change[] {
  return Object.entries(table).flatMap(([name, value]) => {
    const place = [...above, name]
    if (Array.isArray(value)) return changesOfList(table, { name, place, list: value })
    if (typeof value === 'object' && value !== null) return changesIn(value as Table, place)
    return [
      { name: `${place.join('.')} is another word`, apply: exchanged(table, name, 'somethingElse') },
      ...(above.at(-1) === 'where'
        ? [{ name: `${place.join('.')} is not asked`, apply: exchanged(table, name, undefined) }]
        : []),
    ]
  })
}

type Listed = { readonly name: string; readonly place: readonly string[]; readonly list: readonly unknown[] }

function changesOfList(table: Table, { name, place, list }: Listed): readonly Change[] {
  return list.flatMap((item, index) => {
    const left = list.filter((_, other) => other !== index)
    const what = typeof item === 'string' ? item : String(index)
    const inner = typeof item === 'object' && item !== null ? changesIn(item as Table, [...place, what]) : []
    return [{ name: `${place.join('.')} without ${what}`, apply: exchanged(table, name, left) }, ...inner]
  })
}
