import type { Packet } from '#generated/types/packet.ts'
import { stops } from '#server/definitions/definition/bad-transition.ts'
import type { Finding } from '#shared/outcome/outcome.ts'

type Item = Packet['items'][number]

/** What an item of each kind must name before a packet can be sent. */
const needs: { readonly [Kind in Item['kind']]?: keyof Item } = {
  Questionnaire: 'questionnaire',
  Form: 'form',
  Document: 'document',
  ConsentForm: 'consentKind',
}

/** A guard's check: every item of a packet's definition names what it is made of. */
export function checkPacket({ items }: Packet): readonly Finding[] {
  return items.flatMap((item, index) => {
    const need = needs[item.kind]
    return need === undefined || item[need] !== undefined
      ? []
      : [stops(`/items/${index}/${need}`, 'stores.required')]
  })
}
