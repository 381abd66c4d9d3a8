import type { CodedList, CodedListItem } from '#generated/lists/coded-list.ts'
import type { CodedListOverride } from '#generated/types/coded-list-override.ts'

/** An item as one practice has it; what is not offered any more is still known by its words. */
export type PracticeItem = CodedListItem & { readonly isOffered: boolean }

/**
 * The items of a coded list as a practice has them (`codedListOverrides` in schemas/resources/practice-preferences.json):
 * without what it hides, with what it adds, under its own words and in its own order. A locked list is the same everywhere.
 */
export function practiceItems(
  list: Pick<CodedList, 'name' | 'locked' | 'items'>,
  overrides: readonly CodedListOverride[],
): readonly PracticeItem[] {
  const own = list.locked ? [] : overrides.filter((override) => override.list === list.name)
  const hidden = new Set(own.flatMap((override) => override.hidden ?? []))
  const words = new Map(
    own.flatMap(({ renamed = [] }) => renamed.map(({ code, display }) => [code, display] as const)),
  )
  const shipped = new Set(list.items.map(({ code }) => code))
  const added = own.flatMap((override) => override.added ?? []).filter(({ code }) => !shipped.has(code))
  const items = [...list.items, ...added].map((item): PracticeItem => {
    const { code, active } = item
    const display = words.get(code)
    const isOffered = active !== false && !hidden.has(code)
    return display === undefined ? { ...item, isOffered } : { ...withoutSpanish(item), display, isOffered }
  })
  return inOrder(
    items,
    own.flatMap((override) => override.order ?? []),
  )
}

/** What a practice has changed of its lists, out of preferences whose shape nobody has asserted yet. */
export function overridesIn(stored: unknown): readonly CodedListOverride[] {
  return Array.isArray(stored) ? stored : none
}

const none: readonly CodedListOverride[] = []

/** A practice's own words are said in its own words, whatever the language. */
function withoutSpanish({ spanish: _spanish, ...item }: CodedListItem): CodedListItem {
  return item
}

function inOrder(items: readonly PracticeItem[], order: readonly string[]): readonly PracticeItem[] {
  const place = new Map(order.map((code, index) => [code, index]))
  const placeOf = ({ code }: PracticeItem) => place.get(code) ?? order.length
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}
