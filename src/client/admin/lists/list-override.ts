import type { CodedList, CodedListItem } from '#generated/lists/coded-list.ts'
import type { CodedListOverride } from '#generated/types/coded-list-override.ts'
import type { PracticeItem } from '#shared/lists/practice-items.ts'

/** The override of one list: what a practice has changed of it, as one. */
export function listOverride(overrides: readonly CodedListOverride[], list: string): CodedListOverride {
  const own = overrides.filter((override) => override.list === list)
  return {
    list,
    hidden: own.flatMap(({ hidden = [] }) => hidden),
    added: own.flatMap(({ added = [] }) => added),
    renamed: own.flatMap(({ renamed = [] }) => renamed),
    order: own.flatMap(({ order = [] }) => order),
  }
}

/** All overrides with this one in the place of the list's former ones; one that changes nothing is left out. */
export function withListOverride(
  overrides: readonly CodedListOverride[],
  { list, hidden = [], added = [], renamed = [], order = [] }: CodedListOverride,
): readonly CodedListOverride[] {
  const others = overrides.filter((override) => override.list !== list)
  const own = {
    list,
    ...(hidden.length > 0 && { hidden }),
    ...(added.length > 0 && { added }),
    ...(renamed.length > 0 && { renamed }),
    ...(order.length > 0 && { order }),
  }
  return Object.keys(own).length > 1 ? [...others, own] : others
}

/** Another name for a code; the shipped name takes the practice's own away, and an added code is simply called so. */
export function renameIn(
  override: CodedListOverride,
  list: Pick<CodedList, 'items'>,
  { code, display }: { readonly code: string; readonly display: string },
): CodedListOverride {
  const { added = [], renamed = [] } = override
  if (added.some((item) => item.code === code))
    return { ...override, added: added.map((item) => (item.code === code ? { ...item, display } : item)) }
  const others = renamed.filter((each) => each.code !== code)
  const isShipped = list.items.some((item) => item.code === code && shippedNames(item).includes(display))
  return { ...override, renamed: isShipped ? others : [...others, { code, display }] }
}

function shippedNames({ display, spanish }: CodedListItem): readonly string[] {
  return spanish === undefined ? [display] : [display, spanish]
}

/** A code is offered or hidden; records that have it keep it. */
export function offerIn(
  override: CodedListOverride,
  { code, isOffered }: { readonly code: string; readonly isOffered: boolean },
): CodedListOverride {
  const others = (override.hidden ?? []).filter((each) => each !== code)
  return { ...override, hidden: isOffered ? others : [...others, code] }
}

/** A code changes places with the one before or behind it. */
export function moveIn(
  override: CodedListOverride,
  items: readonly PracticeItem[],
  { code, by }: { readonly code: string; readonly by: -1 | 1 },
): CodedListOverride {
  const codes = items.map((item) => item.code)
  const from = codes.indexOf(code)
  const other = codes[from + by]
  if (from < 0 || other === undefined) return override
  const order = codes.map((each) => {
    if (each === code) return other
    return each === other ? code : each
  })
  return { ...override, order }
}

/** A code that is new in the list. */
export function addIn(override: CodedListOverride, item: CodedListItem): CodedListOverride {
  return { ...override, added: [...(override.added ?? []), { code: item.code, display: item.display }] }
}
