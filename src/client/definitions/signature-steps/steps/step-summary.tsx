import type { ReactNode } from 'react'
import { conditionText } from '#client/definitions/builder/conditions/condition-text.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { useSignerName } from './use-signer-name.ts'

type Props = { readonly step: SignatureStep; readonly asked: Definition }

/** One step in plain words: who signs, what by, when it is needed, and until when. */
export function StepSummary({ step, asked }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const signer = useSignerName()
  const { meaning, methods, required, condition, maxHours, attestationText } = step
  const how = methods.map((each) => labels(`enumeration.SignatureMethod.${each}`)).join(', ')
  const parts = [
    words('signing-editor.signs', {
      who: signer(step),
      meaning: labels(`enumeration.SignatureMeaning.${meaning}`),
      how,
    }),
    required === false ? words('signing-editor.optional') : undefined,
    condition &&
      `${words('signing-editor.only-when')}: ${conditionText(condition, asked, { words, labels })}`,
    maxHours === undefined ? undefined : words('signing-editor.due', { hours: maxHours }),
  ]
  return (
    <>
      <p>{parts.filter(Boolean).join(' · ')}</p>
      {attestationText && <p className="build-quiet">“{attestationText}”</p>}
    </>
  )
}
