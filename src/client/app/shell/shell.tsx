import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useSession } from '#client/api/session.ts'
import { fetchLaterParts, KeyboardHelp, Palette } from '#client/app/later/fetch-later-parts.ts'
import { openKeyboardHelp, useKeyboardHelpOpen } from '#client/app/use-keyboard-help-open.ts'
import { openPalette, usePaletteOpen } from '#client/app/use-palette-open.ts'
import { listenToKeys, useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useWasOpened } from '#client/ui/use-was-opened.ts'
import { useWords } from '#client/ui/words.tsx'
import { Banners } from './banners.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { Rail } from './rail.tsx'
import { TopBar } from './top-bar.tsx'
import { useChanges } from './use-changes.ts'
import { useFreshPractice } from './use-fresh-practice.ts'
import { useGoKeys } from './use-go-keys.ts'
import { useThemeColors } from './use-theme-colors.ts'
import './shell.css'
import './shell-dialogs.css'
import './shell-narrow.css'

/** What stands around every screen: rail, open workspaces, command field, save chip, person; a bar of five on a phone, unless the practice wants none. */
export function Shell(): ReactNode {
  const words = useWords()
  const { practice } = useSession()
  useEffect(listenToKeys, [])
  useEffect(fetchLaterParts, [])
  useGoKeys()
  useFreshPractice()
  useThemeColors()
  useChanges()

  return (
    <div className="shell" data-shell={practice?.mobileShell === false ? 'default' : 'phone'}>
      <a className="skip-link" href="#main">
        {words('app.skip')}
      </a>
      <Rail />
      <TopBar />
      <main className="main" id="main" tabIndex={-1}>
        <Banners />
        <div className="screen">
          <Outlet />
        </div>
      </main>
      <PhoneBar />
      <Overlays />
    </div>
  )
}

function Overlays(): ReactNode {
  const isSearching = usePaletteOpen()
  const isHelping = useKeyboardHelpOpen()
  const wasSearching = useWasOpened(isSearching)
  const wasHelping = useWasOpened(isHelping)
  useShortcut('mod+k', openPalette, 'app.palette')
  useShortcut('?', openKeyboardHelp, 'app.keyboard-help')

  return (
    <>
      {wasSearching && <Palette isOpen={isSearching} />}
      {wasHelping && <KeyboardHelp isOpen={isHelping} />}
    </>
  )
}
