import { lazy } from 'react'
import { completeLanguage } from '#client/app/language.ts'
import { openPart } from '#client/ui/states/is-stale-chunk.ts'

const openers = {
  texts: completeLanguage,
  palette: () => openPart(() => import('./palette.tsx')),
  help: () => openPart(() => import('./keyboard-help.tsx')),
  drawer: () => openPart(() => import('./recovery-drawer.tsx')),
  looks: () => openPart(() => import('#client/ui/has-more-looks.ts')),
  menu: () => openPart(() => import('./user-menu.tsx')),
  tabs: () => openPart(() => import('./workspace-menu.tsx')),
  bell: () => openPart(() => import('./notification-button.tsx')),
  demo: () => openPart(() => import('./demo-progress.tsx')),
  ownLooks: () => openPart(() => import('./own-looks.tsx')),
  announcements: () => openPart(() => import('./announcement-banners.tsx')),
}

/** Parts of the shell that nobody sees at first; all of them are fetched when the page has come to rest, so that they open offline too. */
export const Palette = lazy(async () => {
  const [file] = await Promise.all([openers.palette(), completeLanguage()])
  return { default: file.Palette }
})
export const KeyboardHelp = lazy(async () => {
  const [file] = await Promise.all([openers.help(), completeLanguage()])
  return { default: file.KeyboardHelp }
})
export const RecoveryDrawer = lazy(async () => {
  const [file] = await Promise.all([openers.drawer(), completeLanguage()])
  return { default: file.RecoveryDrawer }
})
export const UserMenu = lazy(() => openers.menu().then((file) => ({ default: file.UserMenu })))
export const WorkspaceMenu = lazy(async () => {
  const [file] = await Promise.all([openers.tabs(), completeLanguage()])
  return { default: file.WorkspaceMenu }
})
export const NotificationButton = lazy(async () => {
  const [file] = await Promise.all([openers.bell(), completeLanguage()])
  return { default: file.NotificationButton }
})
export const AnnouncementBanners = lazy(async () => {
  const [file] = await Promise.all([openers.announcements(), completeLanguage()])
  return { default: file.AnnouncementBanners }
})
export const OwnLooks = lazy(() => openers.ownLooks().then((file) => ({ default: file.OwnLooks })))
export const DemoProgress = lazy(async () => {
  const [file] = await Promise.all([openers.demo(), completeLanguage()])
  return { default: file.DemoProgress }
})

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
