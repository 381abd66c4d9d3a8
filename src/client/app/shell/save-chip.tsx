import { UnstyledButton } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCloud,
  IconCloudCheck,
  IconCloudOff,
  IconCloudPause,
  IconCloudUp,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { RecoveryDrawer } from '#client/app/later/fetch-later-parts.ts'
import { useSaveState } from '#client/sync/outbox/use-outbox.tsx'
import type { SaveState } from '#client/sync/save-state.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWasOpened } from '#client/ui/use-was-opened.ts'
import { useWords, type Words } from '#client/ui/words.tsx'

const pictures: { readonly [Kind in SaveState['kind']]: typeof IconCloudCheck } = {
  opening: IconCloud,
  saved: IconCloudCheck,
  saving: IconCloudUp,
  offline: IconCloudOff,
  silent: IconCloudOff,
  full: IconCloudPause,
  unkept: IconAlertTriangle,
  paused: IconCloudPause,
  stuck: IconAlertTriangle,
}

/** The chip in the shell that says whether everything is stored, and opens the list of what is not. */
export function SaveChip(): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const state = useSaveState()
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useWasOpened(isOpen)
  const Picture = pictures[state.kind]
  const savedAt = state.savedAt && moments.time(new Date(state.savedAt).toISOString())

  return (
    <>
      <UnstyledButton className="save-chip" data-kind={state.kind} onClick={() => setOpen(true)}>
        <Picture size={14} aria-hidden="true" />
        <span className="save-text">{sentence(words, state, savedAt || undefined)}</span>
      </UnstyledButton>
      {wasOpened && <RecoveryDrawer isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

function sentence(words: Words, state: SaveState, savedAt: string | undefined): string {
  const { kind, waiting, stuck } = state
  if (kind === 'opening') return words('app.opening')
  if (kind === 'saved') return savedAt ? words('app.saved-at', { time: savedAt }) : words('app.saved')
  if (kind === 'saving') return words('app.saving', { count: waiting })
  if (kind === 'offline') return words('app.offline', { count: waiting })
  if (kind === 'silent') return words('app.silent', { count: waiting })
  if (kind === 'full') return words('app.full', { count: waiting })
  if (kind === 'unkept') return words('app.unkept', { count: waiting })
  if (kind === 'paused') return words('app.paused', { count: waiting })
  return words('app.stuck', { count: stuck })
}
