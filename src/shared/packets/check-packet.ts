import type { Packet } from '#generated/types/packet.ts'
import { clausesOf } from '#shared/forms/definition.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { type PacketItem, packetSourceOf } from './shown-items.ts'

/** What an item of each kind must name before a packet can be sent. */
const needs: { readonly [Kind in PacketItem['kind']]?: keyof PacketItem } = {
  Questionnaire: 'questionnaire',
  Form: 'form',
  Document: 'document',
  ConsentForm: 'consentKind',
}

/** What a condition can ask beside the answers of items before it. */
export const packetContext = ['patient.age'] as const

/** What stands in the way of publishing a packet: an item that lacks what it is made of, or a condition that asks what comes later. */
export function checkPacket({ items }: Pick<Packet, 'items'>): readonly Finding[] {
  if (items.length === 0) return [blocking('/items', 'definitions.packet-empty')]
  return items.flatMap((item, index) => [
    ...lacking(item, index),
    ...untitled(item, index),
    ...unreachable(items, index),
  ])
}

function lacking(item: PacketItem, index: number): readonly Finding[] {
  const need = needs[item.kind]
  return need === undefined || item[need] !== undefined
    ? []
    : [blocking(`/items/${index}/${need}`, 'stores.required')]
}

function untitled({ title }: PacketItem, index: number): readonly Finding[] {
  return title.trim() === '' ? [blocking(`/items/${index}/title`, 'stores.required')] : []
}

function unreachable(items: readonly PacketItem[], index: number): readonly Finding[] {
  const item = items[index]
  const before = new Set(
    items.filter(({ order }) => item !== undefined && order < item.order).map(({ id }) => id),
  )
  const sources = clausesOf(item?.visibleWhen).map(({ source }) => source)
  const isKnown = (source: string) => {
    const asked = packetSourceOf(source)
    return asked ? before.has(asked.itemId) : packetContext.some((path) => path === source)
  }
  return sources.every(isKnown)
    ? []
    : [
        blocking(`/items/${index}/visibleWhen`, 'definitions.packet-later-source', {
          title: item?.title ?? '',
        }),
      ]
}
