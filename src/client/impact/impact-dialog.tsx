import { Button } from '@mantine/core'
import { type ReactNode, useCallback } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { DifferenceList } from './difference-list.tsx'
import type { LivingDefinition } from './living-definition.ts'
import { type Impact, readImpact } from './read-impact.ts'
import { useAsked } from './use-asked.ts'
import { UseList } from './use-list.tsx'
import './impact.css'

/** What is about to be done with a version. */
export type LifeAct = 'publish' | 'retire' | 'delete'

type Props = {
  readonly definition: LivingDefinition
  readonly act: LifeAct
  readonly text: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before a version is published, retired or deleted, and tells what changes by it and what uses it. Nothing can be confirmed before that is known. */
export function ImpactDialog({ definition, act, text, onConfirm, onClose }: Props): ReactNode {
  const words = useWords()
  const { answer, ask } = useAsked(useCallback(() => readImpact(definition), [definition]))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words(`versions.${act}-title`, { name: definition.name })}
      size="lg"
    >
      <p>{text}</p>
      <Answered answer={answer} what={words('versions.impact')} onRetry={ask}>
        {(impact) => <Told definition={definition} act={act} impact={impact} />}
      </Answered>
      <div className="state-actions">
        <Button variant="default" onClick={onClose} data-autofocus>
          {words('ui.cancel')}
        </Button>
        <Button
          disabled={!answer?.ok}
          {...(act === 'delete' ? { color: 'red.9' } : {})}
          onClick={() => {
            onConfirm()
            onClose()
          }}
        >
          {words(`versions.${act}`)}
        </Button>
      </div>
    </Dialog>
  )
}

type ToldProps = Pick<Props, 'definition' | 'act'> & { readonly impact: Impact }

function Told({ definition, act, impact: { uses, former, differences } }: ToldProps): ReactNode {
  const words = useWords()
  return (
    <div className="impact">
      {act === 'publish' && (
        <section aria-labelledby="impact-differences">
          <h3 id="impact-differences">{words('versions.differences')}</h3>
          {former && differences ? (
            <>
              <p>{words('versions.publish-former', { version: former.version })}</p>
              <DifferenceList type={definition.resourceType} differences={differences} />
            </>
          ) : (
            <p>{words('versions.first')}</p>
          )}
        </section>
      )}
      <section aria-labelledby="impact-uses">
        <h3 id="impact-uses">{words('versions.where-used')}</h3>
        <UseList uses={uses} />
      </section>
    </div>
  )
}
