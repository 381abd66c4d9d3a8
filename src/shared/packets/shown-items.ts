import type { Clause } from '#generated/types/clause.ts'
import type { Packet } from '#generated/types/packet.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { holds } from '#shared/forms/conditions/holds.ts'
import { asAnswer, clausesOf, type Definition } from '#shared/forms/definition.ts'
import { standingOf } from '#shared/forms/editing/standings-of.ts'
import type { FormContext, Reading } from '#shared/forms/reading.ts'

export type PacketItem = Packet['items'][number]

/** The answers to one item of a packet, with the form that they answer. */
export type FilledItem = { readonly form: Definition; readonly answers: Answers }

/** What a condition of an item asks: an answer of an item before it, or a path of the context such as `patient.age`. */
export type PacketSource = { readonly itemId: string; readonly elementId: string }

/** The item and the question that a source names; undefined: it is a path of the context. */
export function packetSourceOf(source: string): PacketSource | undefined {
  const cut = source.indexOf('/')
  return cut < 0 ? undefined : { itemId: source.slice(0, cut), elementId: source.slice(cut + 1) }
}

/** How a condition names a question of an item. */
export function packetSource({ itemId, elementId }: PacketSource): string {
  return `${itemId}/${elementId}`
}

/** The items of a packet in the order in which they are filled in. */
export function inOrder(items: readonly PacketItem[]): readonly PacketItem[] {
  return items.toSorted((one, other) => one.order - other.order)
}

/** The ids of the items whose answers the conditions of others ask. */
export function askedItems(items: readonly PacketItem[]): ReadonlySet<string> {
  const sources = items.flatMap(({ visibleWhen }) => clausesOf(visibleWhen).map(({ source }) => source))
  return new Set(sources.flatMap((source) => packetSourceOf(source)?.itemId ?? []))
}

/** The items that are filled in as things stand, in order. What a hidden item was answered is not asked by those after it. */
export function shownItems(
  items: readonly PacketItem[],
  filled: ReadonlyMap<string, FilledItem>,
  context: FormContext,
): readonly PacketItem[] {
  const shown = new Map<string, PacketItem>()
  for (const item of inOrder(items)) {
    const read = (clause: Clause) => readings(clause, shown, { filled, context })
    if (!item.visibleWhen || holds(item.visibleWhen, read, context)) shown.set(item.id, item)
  }
  return [...shown.values()]
}

type Known = { readonly filled: ReadonlyMap<string, FilledItem>; readonly context: FormContext }

function readings(
  { source }: Clause,
  shown: ReadonlyMap<string, PacketItem>,
  { filled, context }: Known,
): readonly Reading[] {
  const asked = packetSourceOf(source)
  if (!asked) return [{ element: undefined, value: context.values?.[source] }]
  const item = shown.has(asked.itemId) ? filled.get(asked.itemId) : undefined
  if (!item) return []
  const element = standingOf(item.form, asked.elementId)?.element
  return [{ element, value: asAnswer(item.answers[asked.elementId]) }]
}
