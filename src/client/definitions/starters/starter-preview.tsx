import { type ReactNode, useMemo } from 'react'
import { Preview } from '#client/definitions/shown/preview.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Starter } from '#generated/types/starter.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { UseStarterButton } from './use-starter-button.tsx'
import type { StarterCopying } from './use-starter-copy.ts'

type Props = {
  readonly starter: Starter | undefined
  readonly copying: StarterCopying
  readonly onClose: () => void
}

/** A starter as it will be filled, in a dialog; what is typed into it is kept nowhere. */
export function StarterPreview({ starter, copying, onClose }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog
      isOpen={starter !== undefined}
      onClose={onClose}
      title={starter ? words('starters.preview-of', { name: starter.name }) : ''}
      size="xl"
    >
      {starter && (
        <>
          <p className="build-hint">{words('starters.preview-hint')}</p>
          {starter.sections.map((section) => (
            <SectionOfStarter
              key={section.key}
              section={section}
              title={starter.sections.length > 1 ? section.title : undefined}
            />
          ))}
          {copying.failure && <FailureNotice failure={copying.failure} />}
          <UseStarterButton starter={starter} copying={copying} />
        </>
      )}
    </Dialog>
  )
}

type SectionProps = {
  readonly section: Starter['sections'][number]
  readonly title: string | undefined
}

function SectionOfStarter({ section, title }: SectionProps): ReactNode {
  const definition = useMemo(() => definitionOf(section), [section])
  return (
    <section className="starter-section">
      {title !== undefined && <h3>{title}</h3>}
      <Preview definition={definition} headingLevel={3} />
    </section>
  )
}
