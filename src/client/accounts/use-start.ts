import { useQuery } from '@tanstack/react-query'
import { askStart, type Start } from '#client/api/ask-session.ts'

const whileMaking = 1_000
const whileWaiting = 5_000

/** How far the server has come; asked each second while something is made, and now and then while no demo is there yet. */
export function useStart(): Start | undefined {
  const query = useQuery({
    queryKey: ['start'],
    queryFn: askStart,
    refetchInterval: ({ state }) => (state.data?.ok ? intervalOf(state.data.value) : whileMaking),
  })
  return query.data?.ok ? query.data.value : undefined
}

function intervalOf(start: Start): number | false {
  if (!isComplete(start)) return whileMaking
  return start.demo ? false : whileWaiting
}

/** True when the server is ready and no part of the demo is still being made. */
export function isComplete({ ready, progress }: Start): boolean {
  return ready && progress.every(({ done, total }) => done >= total)
}
