import { subscribeToReach } from '#client/api/fetch-from-server.ts'
import { styleNonce } from '#client/ui/style-nonce.ts'

const lookEvery = 3_600_000

/** The page before this one, and its lock, are gone by then. */
const settled = 5_000

/**
 * Has this release kept on the device, so that every screen opens without a connection. While the page is open it holds a lock in
 * the release's name: its parts stay until no page uses them. While developing nothing is kept.
 */
export function keepRelease(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const use = () => new Promise<never>(() => undefined)
  navigator.locks
    .request(`goldthread-release-${styleNonce()}`, { mode: 'shared' }, use)
    .catch(() => undefined)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}

/** A device that keeps nothing (private window, full disk) works as before, with a connection. */
async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    const registration = await navigator.serviceWorker.getRegistration()
    if (!registration) return

    const look = () => void registration.update().catch(() => undefined)
    const sweep = () => registration.active?.postMessage('sweep')
    setTimeout(sweep, settled)
    subscribeToReach(look)
    setInterval(look, lookEvery)
  } catch {
    return
  }
}
