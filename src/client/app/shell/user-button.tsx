import { UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useSession } from '#client/api/session.ts'
import { UserMenu } from '#client/app/later/fetch-later-parts.ts'
import { initialsOf } from '#client/ui/initials-of.ts'
import { useWasOpened } from '#client/ui/use-was-opened.ts'
import { useWords } from '#client/ui/words.tsx'

/** The shell's button of who is signed in; a press opens what that person may choose. */
export function UserButton(): ReactNode {
  const words = useWords()
  const { person, profile } = useSession()
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useWasOpened(isOpen)
  const name = profile?.display ?? person.display ?? ''

  const button = (
    <UnstyledButton
      className="user-button"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={() => setOpen(true)}
    >
      <span className="visually-hidden">{words('app.user-menu', { name })}</span>
      <span className="user-initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
    </UnstyledButton>
  )
  if (!wasOpened) return button

  return <UserMenu name={name} target={button} isOpen={isOpen} onClose={() => setOpen(false)} />
}
