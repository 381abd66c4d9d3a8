import { completeLanguage } from '#client/app/language.ts'
import { laterPart } from '#client/ui/states/later-part.tsx'

const openers = {
  palette: () => import('./palette.tsx'),
  help: () => import('./keyboard-help.tsx'),
  drawer: () => import('./recovery-drawer.tsx'),
  looks: () => import('#client/ui/has-more-looks.ts'),
  menu: () => import('./user-menu.tsx'),
  tabs: () => import('./workspace-menu.tsx'),
  bell: () => import('./notification-button.tsx'),
  demo: () => import('./demo-progress.tsx'),
  ownLooks: () => import('./own-looks.tsx'),
  announcements: () => import('./announcement-banners.tsx'),
  shorthand: () => import('#client/shorthand/shorthand.tsx'),
  dictation: () => import('#client/shorthand/dictation/dictation.tsx'),
}

/** Parts of the shell that nobody sees at first; all of them are fetched when the page has come to rest, so that they open offline too. */
export const Palette = laterPart({
  open: openers.palette,
  pick: (file) => file.Palette,
  beside: completeLanguage,
})
export const KeyboardHelp = laterPart({
  open: openers.help,
  pick: (file) => file.KeyboardHelp,
  beside: completeLanguage,
})
export const RecoveryDrawer = laterPart({
  open: openers.drawer,
  pick: (file) => file.RecoveryDrawer,
  beside: completeLanguage,
})
export const UserMenu = laterPart({
  open: openers.menu,
  pick: (file) => file.UserMenu,
  before: ({ target }) => target,
})
export const WorkspaceMenu = laterPart({
  open: openers.tabs,
  pick: (file) => file.WorkspaceMenu,
  beside: completeLanguage,
})
export const NotificationButton = laterPart({
  open: openers.bell,
  pick: (file) => file.NotificationButton,
  beside: completeLanguage,
})
export const AnnouncementBanners = laterPart({
  open: openers.announcements,
  pick: (file) => file.AnnouncementBanners,
  beside: completeLanguage,
})
export const OwnLooks = laterPart({ open: openers.ownLooks, pick: (file) => file.OwnLooks })
export const Shorthand = laterPart({
  open: openers.shorthand,
  pick: (file) => file.Shorthand,
  beside: completeLanguage,
})
export const Dictation = laterPart({
  open: openers.dictation,
  pick: (file) => file.Dictation,
  beside: completeLanguage,
})
export const DemoProgress = laterPart({
  open: openers.demo,
  pick: (file) => file.DemoProgress,
  beside: completeLanguage,
})

/** Fetches them while nothing else is going on. */
export function fetchLaterParts(): () => void {
  const fetchAll = () => {
    completeLanguage().catch(() => undefined)
    for (const open of Object.values(openers)) open().catch(() => undefined)
  }
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(fetchAll, 1_500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(fetchAll, { timeout: 5_000 })
  return () => cancelIdleCallback(handle)
}
