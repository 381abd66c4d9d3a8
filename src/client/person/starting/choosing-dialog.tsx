import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import { useWords } from '#client/ui/words.tsx'
import { DefinitionChooser } from './definition-chooser.tsx'

type Props = ComponentProps<typeof DefinitionChooser> & { readonly onClose: () => void }

/** Asks in place which note is written, where the visit alone does not say it. */
export function ChoosingDialog({ onClose, ...choosing }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog isOpen onClose={onClose} title={words('scheduling.start-note')}>
      <DefinitionChooser {...choosing} />
    </Dialog>
  )
}
