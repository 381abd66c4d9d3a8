import { useEffect, useState } from 'react'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { plain } from '#client/sync/pending.ts'
import type { ResourceTypes } from '#generated/types/resources.ts'
import type { DraftType } from './draft-type.ts'

/** The definition as this device wants it, when it was opened; nothing until that is known. */
export function useKnown<Type extends DraftType>(
  type: Type,
  stored: ResourceTypes[Type] | undefined,
): ResourceTypes[Type] | undefined {
  const outbox = useOutbox()
  const [known, setKnown] = useState<ResourceTypes[Type]>()
  const isKnown = known !== undefined && known.id === stored?.id
  useEffect(() => {
    if (!stored || isKnown) return
    void outbox.latest(type, stored.id, plain(stored)).then((latest) => setKnown(latest ?? stored))
  }, [outbox, type, stored, isKnown])
  return isKnown ? known : undefined
}
