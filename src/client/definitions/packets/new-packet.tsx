import type { ReactNode } from 'react'
import { send } from '#client/api/send.ts'
import { type Beginning, NewDraft } from '#client/definitions/drafting/new-draft.tsx'
import { keyOf } from '#client/definitions/shown/key-of.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Packet } from '#generated/types/packet.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** Begins a packet with nothing but its name, or as a copy of another, and goes on in its editor. */
export function NewPacket({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords()
  return (
    <NewDraft
      type="Packet"
      title={words('packet-editor.new')}
      text={words('packet-editor.new-text')}
      startsLabel={words('builder.start-new')}
      starts={[{ value: 'nothing', label: words('builder.start-nothing') }]}
      create={createPacket}
      onClose={onClose}
    />
  )
}

const first = { id: 'item-1', order: 1, kind: 'Questionnaire', title: '', audience: 'Patient' } as const

/** A copy is sent by nobody until somebody says when: what starts a packet by itself is not copied. */
function createPacket({ id, name, copied }: Beginning<'Packet'>): Promise<Outcome<Packet>> {
  return send('packet.create', {
    idempotencyKey: id,
    body: {
      ...(copied ? contentOf(copied) : { items: [first], identityCheck: 'BirthDate' as const }),
      name,
      key: keyOf(name, id),
      version: 1,
      status: 'Draft',
    },
  })
}

function contentOf(copied: Packet) {
  const { items, description, instructions, language, expiresAfterDays } = copied
  const { reminders, identityCheck, reviewBy, autoAccept } = copied
  return {
    ...{ items, language, expiresAfterDays, identityCheck, autoAccept },
    ...(description !== undefined && { description }),
    ...(instructions !== undefined && { instructions }),
    ...(reminders && { reminders }),
    ...(reviewBy && { reviewBy }),
  }
}
