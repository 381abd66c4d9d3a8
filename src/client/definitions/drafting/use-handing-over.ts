import { useEffect, useRef } from 'react'
import { writtenContent } from '#client/definitions/shown/written-content.ts'
import { takeIn } from '#client/sync/drafts/take-in.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ResourceTypes } from '#generated/types/resources.ts'
import { equal } from '#shared/patch/equal.ts'
import type { DraftType } from './draft-type.ts'

type Handing<Type extends DraftType> = {
  /** As this device wanted it when it was opened. */
  readonly begun: ResourceTypes[Type]
  readonly stored: ResourceTypes[Type]
  readonly now: ResourceTypes[Type]
  /** What is known, and the copy to which it belongs: what was made since then is laid upon it. */
  readonly become: (known: ResourceTypes[Type], from: ResourceTypes[Type]) => void
}

type Taken<Type extends DraftType> = {
  readonly known: ResourceTypes[Type]
  readonly from: ResourceTypes[Type]
  readonly isOthers: boolean
}

/** Hands every step of a draft over to the outbox, and takes in what another hand has stored; nothing while there is no draft. */
export function useHandingOver<Type extends DraftType>(type: Type, handing: Handing<Type> | undefined): void {
  const outbox = useOutbox()
  const words = useWords()
  const { stored, now } = handing ?? {}
  const handed = useRef(handing?.begun)
  const seen = useRef(stored?.meta.versionId)
  const told = useRef((_taken: Taken<Type>) => {})
  told.current = ({ known, from, isOthers }) => {
    handing?.become(known, from)
    if (isOthers) notify(words('drafting.changed-by-other'))
  }

  useEffect(() => {
    const before = handed.current
    if (!now || !before || now === before) return
    handed.current = now
    outbox.writeSoon({ kind: 'patch', type, id: now.id, before, after: now })
  }, [outbox, type, now])

  useEffect(() => {
    if (!stored || stored.meta.versionId === seen.current) return
    let isCurrent = true
    const take = async () => {
      const present = () => handed.current
      const known = await takeIn(outbox, { type, id: stored.id, stored, now: present })
      const before = handed.current
      if (!known || !before) return
      const isOthers = !equal(writtenContent(known), writtenContent(before))
      if (!isOthers && known.status === before.status) return
      handed.current = known
      told.current({ known, from: before, isOthers })
    }
    // Whoever types on is not written sooner for the server's answer, which would answer again: it waits until the keys rest.
    outbox.rested(() => {
      if (!isCurrent || stored.meta.versionId === seen.current) return
      seen.current = stored.meta.versionId
      void take()
    })
    return () => {
      isCurrent = false
    }
  }, [outbox, type, stored])
}
