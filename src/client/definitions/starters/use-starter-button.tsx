import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { Starter } from '#generated/types/starter.ts'
import type { StarterCopying } from './use-starter-copy.ts'

type Props = { readonly starter: Starter; readonly copying: StarterCopying }

/** Copies a starter and opens its Draft; it says so when there is a Draft already, and when the practice uses one already. */
export function UseStarterButton({ starter, copying }: Props): ReactNode {
  const words = useWords()
  const { name, copyStatus } = starter
  const press = { disabled: copying.isBusy, onClick: () => copying.copy(starter) }
  if (copyStatus === 'Draft')
    return (
      <Button variant="default" {...press} aria-label={words('starters.open-draft-named', { name })}>
        {words('starters.open-draft')}
      </Button>
    )
  if (copyStatus)
    return (
      <Button variant="default" {...press} aria-label={words('starters.another-named', { name })}>
        {words('starters.another')}
      </Button>
    )
  return (
    <Button {...press} aria-label={words('starters.use-named', { name })}>
      {words('starters.use')}
    </Button>
  )
}
