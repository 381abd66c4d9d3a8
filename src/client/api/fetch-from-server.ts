import { refreshAllAnswers } from './answers.ts'
import { openConnection } from './connection.ts'
import { noteEpoch } from './epoch.ts'

const lineName = 'goldthread:connection'
const lookLimit = 5_000

const connection = openConnection({
  fetch: (request, settings) => globalThis.fetch(request, settings),
  isThere: async () => {
    try {
      const response = await fetch('/health/ready', {
        cache: 'no-store',
        signal: AbortSignal.timeout(lookLimit),
      })
      return response.ok
    } catch {
      return false
    }
  },
  isOnline: () => globalThis.navigator?.onLine ?? true,
  random: Math.random,
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
})

/** Sends a request to the server, and learns from what becomes of it whether the server is there, and of which epoch it is. */
export async function fetchFromServer(request: Request): Promise<Response> {
  const response = await connection.fetch(request)
  noteEpoch(response.headers.get('x-epoch'))
  return response
}

/** Whether the server answers, outside of components. */
export const reach = connection.reach

/** Calls back whenever the server falls silent or answers again; answers how to stop. */
export const subscribeToReach = connection.subscribe

/**
 * What one tab has found out the others look at too, and whenever the server answers again, all that is on the screen is asked
 * again. Answers how to stop.
 */
export function watchConnection(): () => void {
  const line = new BroadcastChannel(lineName)
  const look = () => void connection.look()
  let before = connection.reach()
  line.onmessage = look
  addEventListener('online', look)
  addEventListener('offline', look)

  const stop = connection.subscribe(() => {
    const now = connection.reach()
    if (now === 'reached') refreshAllAnswers()
    if (now === 'silent' && before === 'reached') line.postMessage('silent')
    before = now
  })

  return () => {
    stop()
    line.close()
    removeEventListener('online', look)
    removeEventListener('offline', look)
  }
}
