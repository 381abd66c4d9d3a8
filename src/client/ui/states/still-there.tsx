import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import '#client/ui/states.css'

type Props = { readonly isFromBefore: boolean; readonly onStartOver: () => void }

/** In a dialog, says that its fields hold what was typed into it before, and offers to start over. */
export function StillThere({ isFromBefore, onStartOver }: Props): ReactNode {
  const words = useWords()
  if (!isFromBefore) return null
  return (
    <div className="still-there" role="status">
      <p>{words('ui.typed-still-there')}</p>
      <Button variant="subtle" size="compact-sm" onClick={onStartOver}>
        {words('ui.typed-start-over')}
      </Button>
    </div>
  )
}
