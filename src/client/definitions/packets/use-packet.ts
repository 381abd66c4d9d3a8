import { useEffect, useRef, useState } from 'react'
import { adopted, takeIn } from '#client/sync/drafts/take-in.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Packet } from '#generated/types/packet.ts'
import { type EditHistory, historyOf, redone, stepped, undone } from '#shared/forms/editing/edit-history.ts'
import { equal } from '#shared/patch/equal.ts'
import { ordered } from './with-item.ts'

/** A packet that somebody builds, and what can be done to it. */
export type PacketWork = {
  readonly packet: Packet
  /** A step, seen from what the packet is at that moment; steps about the same thing, one right after the other, are taken back together. */
  readonly change: (make: (now: Packet) => Partial<Packet>, about?: string) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** Builds on a draft as this device knows it: each step is on its way to the server by itself, and what another hand has stored is taken in. */
export function usePacket(begun: Packet, stored: Packet): PacketWork {
  const [history, setHistory] = useState<EditHistory<Packet>>(() => historyOf(ordered(begun)))
  const packet = history.present
  useHandingOver({ begun, stored }, packet, (known, from) =>
    setHistory(({ present }) => historyOf(ordered(adopted(from, present, known)))),
  )
  return {
    packet,
    change: (make, about) =>
      setHistory((known) => stepped(known, { ...known.present, ...make(known.present) }, about)),
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}

function useHandingOver(
  { begun, stored }: { readonly begun: Packet; readonly stored: Packet },
  packet: Packet,
  become: (known: Packet, from: Packet) => void,
): void {
  const outbox = useOutbox()
  const words = useWords()
  const handed = useRef(begun)
  const seen = useRef(stored.meta.versionId)
  const told = useRef(become)
  told.current = (known, from) => {
    become(known, from)
    notify(words('builder.changed-by-other'))
  }

  useEffect(() => {
    const before = handed.current
    if (equal(contentOf(packet), contentOf(before))) return
    handed.current = packet
    outbox.writeSoon({ kind: 'patch', type: 'Packet', id: packet.id, before, after: packet })
  }, [outbox, packet])

  useEffect(() => {
    if (stored.meta.versionId === seen.current) return
    seen.current = stored.meta.versionId
    const now = () => handed.current
    void takeIn(outbox, { type: 'Packet', id: stored.id, stored, now }).then((known) => {
      const before = handed.current
      if (!known || equal(contentOf(ordered(known)), contentOf(before))) return
      handed.current = known
      told.current(known, before)
    })
  }, [outbox, stored])
}

/** What the server adds by itself, such as names and versions of references, is nobody's change. */
function contentOf({ meta: _meta, display: _display, ...content }: Packet) {
  return JSON.parse(JSON.stringify(content, (name, value) => (serverNames.has(name) ? undefined : value)))
}

const serverNames = new Set(['display', 'versionId', 'partition'])
