import { Menu, useMantineColorScheme } from '@mantine/core'
import { IconLogout, IconUserCircle } from '@tabler/icons-react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { forgetAnswers } from '#client/api/answers.ts'
import { askSession, signOut } from '#client/api/ask-session.ts'
import { beginSession, useSession } from '#client/api/session.ts'
import { useLanguageChoice } from '#client/app/language-choice.ts'
import { isUploading } from '#client/content/uploads.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { closeAllWorkspaces } from '#client/routing/workspace.ts'
import { isTypingKept } from '#client/sync/drafts/keep-typing.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { Confirmation } from '#client/ui/dialog.tsx'
import { useFontAppearance } from '#client/ui/looks/appearance-provider.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import '#client/ui/has-more-looks.ts'
import { useWorld } from '#client/ui/world.ts'
import { useOwnLooks } from './use-own-looks.ts'

type Props = {
  readonly name: string
  readonly target: ReactElement
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The user's menu, fetched later: who is signed in and where; look, size of letters, language, another practice, signing out. */
export function UserMenu({ name, target, isOpen, onClose }: Props): ReactNode {
  const words = useWords()
  const { practice, practices } = useSession()
  const leave = useLeaving()
  const [isAsking, setAsking] = useState(false)
  const outbox = useOutbox()
  const askAndLeave = async () => {
    await outbox.flush()
    return hasUnsaved() || outbox.holds() ? setAsking(true) : leave()
  }
  const go = useGo()
  const { now } = useWorld()

  const change = async (key: string) => {
    await outbox.flush()
    if (outbox.holds()) return notify(words('app.unkept-stay'))
    const outcome = await askSession(key)
    if (!outcome.ok) return
    sessionStorage.setItem('goldthread.practice', key)
    closeAllWorkspaces()
    forgetAnswers()
    beginSession(outcome.value, now())
  }

  return (
    <>
      <Menu
        opened={isOpen}
        onClose={onClose}
        position="bottom-end"
        width={260}
        shadow="md"
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>{target}</Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <strong>{name}</strong>
            <br />
            {practice?.name}
          </Menu.Label>
          {practices.length > 1 && (
            <Menu.RadioGroup value={practice?.key ?? null} onChange={change}>
              {practices.map(({ key, name: other }) => (
                <Menu.RadioItem key={key} value={key} closeMenuOnClick>
                  {other}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          )}
          <Menu.Divider />
          <ColourItems />
          <SizeItem />
          <Menu.Divider />
          <LanguageItems />
          <Menu.Divider />
          <Menu.Item leftSection={<IconUserCircle size={14} />} onClick={() => go('/account')}>
            {words('account.screen.account')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={14} />} onClick={askAndLeave}>
            {words('app.sign-out')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Confirmation
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words('app.leaving-title')}
        text={words('app.leaving-text')}
        confirmLabel={words('app.leaving-confirm')}
        onConfirm={() => void leave()}
        isDangerous
      />
    </>
  )
}

const schemes = [
  { scheme: 'light', labelId: 'app.light' },
  { scheme: 'dark', labelId: 'app.dark' },
  { scheme: 'auto', labelId: 'app.auto' },
] as const

function ColourItems(): ReactNode {
  const words = useWords()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return schemes.map(({ scheme, labelId }) => (
    <Menu.RadioItem
      key={scheme}
      value={scheme}
      checked={colorScheme === scheme}
      onChange={() => setColorScheme(scheme)}
    >
      {words(labelId)}
    </Menu.RadioItem>
  ))
}

function SizeItem(): ReactNode {
  const words = useWords()
  const { font } = useFontAppearance()
  const { choose } = useOwnLooks()
  return (
    <Menu.CheckboxItem
      checked={font === 'Large'}
      onChange={(isLarge) => choose(isLarge ? 'Large' : 'Normal')}
    >
      {words('app.large')}
    </Menu.CheckboxItem>
  )
}

const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'es', name: 'Español' },
] as const

function LanguageItems(): ReactNode {
  const { locale, choose } = useLanguageChoice()
  return languages.map((language) => (
    <Menu.RadioItem
      key={language.locale}
      value={language.locale}
      lang={language.locale}
      checked={locale === language.locale}
      onChange={() => choose(language.locale)}
    >
      {language.name}
    </Menu.RadioItem>
  ))
}

/** Whether anything that only this page holds would go with its person. */
function hasUnsaved(): boolean {
  return isTypingKept() || isUploading()
}

/** Signing out writes down what is buffered, forgets what was read, and leaves only the sealed outbox on the device. */
function useLeaving(): () => Promise<void> {
  const outbox = useOutbox()
  return async () => {
    await outbox.flush()
    // A broken storage keeps nobody here: what it still holds is sealed, and its key goes.
    await outbox.forgetCopies().catch(() => undefined)
    await signOut()
  }
}
