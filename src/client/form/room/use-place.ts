import { useCallback, useSyncExternalStore } from 'react'
import type { Snapshot } from '#shared/forms/answer-nodes.ts'
import { useFormRoom } from './form-room.ts'

/** What stands at a path now; the component is drawn again only when that changes. */
export function usePlace(path: string): Snapshot {
  const { answers } = useFormRoom()
  const subscribe = useCallback((listener: () => void) => answers.subscribe(path, listener), [answers, path])
  const look = useCallback(() => answers.get(path), [answers, path])
  return useSyncExternalStore(subscribe, look)
}
