import { lazy } from 'react'
import { openPart } from '#client/ui/stale-chunk.ts'

const openers = {
  palette: () => openPart(() => import('./palette.tsx')),
  help: () => openPart(() => import('./keyboard-help.tsx')),
  drawer: () => openPart(() => import('./recovery-drawer.tsx')),
  looks: () => openPart(() => import('#client/ui/more-looks.ts')),
  menu: () => openPart(() => import('./user-menu.tsx')),
}

/** Parts of the shell that nobody sees at first; all of them are fetched when the page has come to rest, so that they open offline too. */
export const Palette = lazy(() => openers.palette().then((file) => ({ default: file.Palette })))
export const KeyboardHelp = lazy(() => openers.help().then((file) => ({ default: file.KeyboardHelp })))
export const RecoveryDrawer = lazy(() => openers.drawer().then((file) => ({ default: file.RecoveryDrawer })))
export const UserMenu = lazy(() => openers.menu().then((file) => ({ default: file.UserMenu })))

/** Fetches them while nothing else is going on. */
export function fetchLaterParts(): () => void {
  const fetchAll = () => {
    for (const open of Object.values(openers)) open().catch(() => undefined)
  }
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(fetchAll, 1_500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(fetchAll, { timeout: 5_000 })
  return () => cancelIdleCallback(handle)
}
