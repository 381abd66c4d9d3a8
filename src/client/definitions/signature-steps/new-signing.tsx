import type { ReactNode } from 'react'
import { send } from '#client/api/send.ts'
import { NewDraft } from '#client/definitions/drafting/new-draft.tsx'
import { keyOf } from '#client/definitions/shown/key-of.ts'
import { useWords } from '#client/ui/words.tsx'
import { begunFrom, startingPoints } from './editing/starting-points.ts'

/** Begins a signature configuration from one of the usual ones, or as a copy of one that is there. */
export function NewSigning({ onClose }: { readonly onClose: () => void }): ReactNode {
  const words = useWords()
  const starts = startingPoints.map((value) => ({ value, label: words(`signing-editor.start-${value}`) }))
  return (
    <NewDraft
      type="SignatureConfiguration"
      title={words('signing-editor.new')}
      text={words('signing-editor.new-text')}
      startsLabel={words('signing-editor.usual')}
      starts={starts}
      onClose={onClose}
      create={({ id, name, start, copied }) => {
        const point = startingPoints.find((each) => each === start) ?? 'author'
        const { steps, patientSignature, amendmentSteps } = copied ?? begunFrom(point, words)
        return send('signatureConfiguration.create', {
          idempotencyKey: id,
          body: {
            name,
            key: keyOf(name, id),
            version: 1,
            status: 'Draft',
            steps,
            patientSignature,
            amendmentSteps,
            ...(copied && { lockAfterFirstSignature: copied.lockAfterFirstSignature }),
            ...(copied?.unsignWindowHours !== undefined && { unsignWindowHours: copied.unsignWindowHours }),
          },
        })
      }}
    />
  )
}
