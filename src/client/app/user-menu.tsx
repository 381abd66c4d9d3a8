import { Menu, useMantineColorScheme } from '@mantine/core'
import {
  IconCheck,
  IconLanguage,
  IconLetterCase,
  IconLogout,
  IconMoon,
  IconSun,
  IconSunMoon,
} from '@tabler/icons-react'
import type { ReactElement, ReactNode } from 'react'
import { forgetAnswers } from '#client/api/answers.ts'
import { beginSession, endSession, useSession } from '#client/api/session.ts'
import { askSession, signOut } from '#client/api/session-call.ts'
import { closeAllWorkspaces } from '#client/routing/workspace.ts'
import { useOutbox } from '#client/sync/use-outbox.tsx'
import { useFontAppearance } from '#client/ui/appearance.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useLanguageChoice } from './language-choice.ts'

type Props = { readonly name: string; readonly target: ReactElement; readonly onClose: () => void }

/** Who is signed in and where; look, size of letters, language, another practice, signing out. */
export function UserMenu({ name, target, onClose }: Props): ReactNode {
  const words = useWords()
  const { practice, practices } = useSession()
  const leave = useLeaving()

  const change = async (key: string) => {
    const outcome = await askSession(key)
    if (!outcome.ok) return
    sessionStorage.setItem('goldthread.practice', key)
    closeAllWorkspaces()
    forgetAnswers()
    beginSession(outcome.value)
  }

  return (
    <Menu opened onClose={onClose} position="bottom-end" width={260} shadow="md">
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <strong>{name}</strong>
          <br />
          {practice?.name}
        </Menu.Label>
        {practices.length > 1 &&
          practices.map(({ key, name: other }) => (
            <Menu.Item
              key={key}
              onClick={() => change(key)}
              leftSection={key === practice?.key ? <IconCheck size={14} /> : <span className="menu-gap" />}
            >
              {other}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <ColourItems />
        <SizeItem />
        <Menu.Divider />
        <LanguageItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={14} />} onClick={leave}>
          {words('app.sign-out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

const schemes = [
  { scheme: 'light', icon: IconSun, labelId: 'app.light' },
  { scheme: 'dark', icon: IconMoon, labelId: 'app.dark' },
  { scheme: 'auto', icon: IconSunMoon, labelId: 'app.auto' },
] as const

function ColourItems(): ReactNode {
  const words = useWords()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return schemes.map(({ scheme, icon: Picture, labelId }) => (
    <Menu.Item
      key={scheme}
      role="menuitemradio"
      aria-checked={colorScheme === scheme}
      leftSection={<Picture size={14} />}
      rightSection={colorScheme === scheme ? <IconCheck size={14} /> : undefined}
      onClick={() => setColorScheme(scheme)}
      closeMenuOnClick={false}
    >
      {words(labelId)}
    </Menu.Item>
  ))
}

function SizeItem(): ReactNode {
  const words = useWords()
  const { font, setFont } = useFontAppearance()
  const isLarge = font === 'Large'
  return (
    <Menu.Item
      role="menuitemcheckbox"
      aria-checked={isLarge}
      leftSection={<IconLetterCase size={14} />}
      rightSection={isLarge ? <IconCheck size={14} /> : undefined}
      onClick={() => setFont(isLarge ? 'Normal' : 'Large')}
      closeMenuOnClick={false}
    >
      {words('app.large')}
    </Menu.Item>
  )
}

const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'es', name: 'Español' },
] as const

function LanguageItems(): ReactNode {
  const { locale, choose } = useLanguageChoice()
  return languages.map((language) => (
    <Menu.Item
      key={language.locale}
      role="menuitemradio"
      aria-checked={locale === language.locale}
      lang={language.locale}
      leftSection={<IconLanguage size={14} />}
      rightSection={locale === language.locale ? <IconCheck size={14} /> : undefined}
      onClick={() => choose(language.locale)}
    >
      {language.name}
    </Menu.Item>
  ))
}

/** Signing out writes down what is buffered, forgets what was read, and leaves only the sealed outbox on the device. */
function useLeaving(): () => Promise<void> {
  const outbox = useOutbox()
  return async () => {
    await outbox.flush()
    await outbox.forgetCopies()
    await signOut()
    closeAllWorkspaces()
    forgetAnswers()
    endSession()
  }
}
