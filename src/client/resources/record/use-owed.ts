import { useEffect, useState } from 'react'
import type { Row } from '#client/resources/rows/use-description.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import type { ResourceType } from '#generated/types/resources.ts'

/** The record as this device wants it, when it still owes the server a change of it; else as it is stored. Undefined for a moment at first. */
export function useOwed(type: ResourceType, stored: Row | undefined): Row | undefined {
  const outbox = useOutbox()
  const [owed, setOwed] = useState<{ readonly of: string; readonly row: Row | undefined }>()
  const id = stored?.id

  useEffect(() => {
    if (id === undefined) return
    let isLeft = false
    const look = async () => {
      const { waiting } = await outbox.countsOf(type, id)
      const row = waiting > 0 ? await outbox.latest(type, id) : undefined
      if (!isLeft) setOwed({ of: id, row })
    }
    look()
    return () => {
      isLeft = true
    }
  }, [outbox, type, id])

  if (!stored || owed?.of !== stored.id) return undefined
  return owed.row ?? stored
}
