import { reach, subscribeToReach } from '#client/api/fetch-from-server.ts'
import { useSource } from '#client/ui/external-store.ts'

const source = { read: reach, subscribe: subscribeToReach }

/** Whether the server answers now: a series is only made, changed or cancelled while it does. */
export function useIsConnected(): boolean {
  return useSource(source) === 'reached'
}
