import { useQuery } from '@tanstack/react-query'
import { askStart, type Start } from '#client/api/session-call.ts'

const interval = 1_000

/** How far the server has come; asked each second until everything is there. */
export function useStart(): Start | undefined {
  const query = useQuery({
    queryKey: ['start'],
    queryFn: askStart,
    refetchInterval: ({ state }) => (state.data?.ok && isComplete(state.data.value) ? false : interval),
  })
  return query.data?.ok ? query.data.value : undefined
}

/** True when the server is ready and no part of the demo is still being made. */
export function isComplete({ ready, progress }: Start): boolean {
  return ready && progress.every(({ done, total }) => done >= total)
}
