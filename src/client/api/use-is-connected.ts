import { useSource } from '#client/ui/external-store.ts'
import { reach, subscribeToReach } from './fetch-from-server.ts'

const source = { read: reach, subscribe: subscribeToReach }

/** Whether the server answers now, for what can be done only while it does. */
export function useIsConnected(): boolean {
  return useSource(source) === 'reached'
}
