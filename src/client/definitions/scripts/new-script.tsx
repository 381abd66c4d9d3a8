import type { ReactNode } from 'react'
import { send } from '#client/api/send.ts'
import { NewDraft } from '#client/definitions/drafting/new-draft.tsx'
import { keyOf } from '#client/definitions/shown/key-of.ts'
import { useWords } from '#client/ui/words.tsx'
import { begunScript, scriptStarts } from './editing/begun-script.ts'

/** Begins a script from little, from a short talk with a branch, or as a copy of one that is there. */
export function NewScript({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords()
  return (
    <NewDraft
      type="Script"
      title={words('script-editor.new')}
      text={words('script-editor.new-text')}
      startsLabel={words('script-editor.starts')}
      starts={scriptStarts.map((value) => ({ value, label: words(`script-editor.start-${value}`) }))}
      onClose={onClose}
      create={({ id, name, start: chosen, copied }) => {
        const begun = scriptStarts.find((each) => each === chosen) ?? 'blank'
        const { start, steps } = copied ?? begunScript(begun, words)
        return send('script.create', {
          idempotencyKey: id,
          body: {
            name,
            key: keyOf(name, id),
            version: 1,
            status: 'Draft',
            kind: copied?.kind ?? 'GuidedInterview',
            start,
            steps,
            ...(copied && { audience: copied.audience, language: copied.language }),
            ...(copied?.estimatedMinutes !== undefined && { estimatedMinutes: copied.estimatedMinutes }),
            ...(copied?.outputs && { outputs: copied.outputs }),
            ...(copied?.mapTo && { mapTo: copied.mapTo }),
          },
        })
      }}
    />
  )
}
