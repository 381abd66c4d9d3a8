import { send } from '#client/api/send.ts'
import { pathOfDefinition } from '#client/definitions/shown/definition-lists.ts'
import { useAct } from '#client/definitions/shown/use-act.ts'
import { useGo } from '#client/routing/use-go.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Starter } from '#generated/types/starter.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { starterActs } from './starter-acts.ts'

/** Copying starters: whether one is under way, why the last was refused, and the act itself, which then opens the Draft. */
export type StarterCopying = {
  readonly isBusy: boolean
  readonly failure: SeenFailure | undefined
  readonly copy: (starter: Starter) => void
}

/** The copying of starters on one screen; where there is a Draft copy already, that one is opened. */
export function useStarterCopy(): StarterCopying {
  const words = useWords()
  const go = useGo()
  const { isBusy, failure, perform } = useAct()
  return {
    isBusy,
    failure,
    copy: ({ key, name, definitionType, copyStatus }) =>
      void perform(
        () => send(starterActs[definitionType], { starter: key }),
        ({ definition }) => {
          if (copyStatus !== 'Draft') notify(words('starters.copied', { name }))
          go(pathOfDefinition(definitionType, definition.id))
        },
      ),
  }
}
