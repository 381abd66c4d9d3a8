import { Button, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'

type Props = { readonly label: string; readonly path: string }

/** A one-time link to hand over: it can be marked and copied, and is shown this once. */
export function OneTimeLink({ label, path }: Props): ReactNode {
  const words = useWords()
  const link = new URL(path, location.origin).href

  const copy = async () => {
    await navigator.clipboard.writeText(link)
    notify(words('account.copied'))
  }

  return (
    <>
      <TextInput readOnly aria-label={label} value={link} onFocus={(event) => event.currentTarget.select()} />
      {'clipboard' in navigator && (
        <Button variant="default" onClick={copy}>
          {words('account.copy-link')}
        </Button>
      )}
    </>
  )
}
