import { type ReactNode, useMemo } from 'react'
import { useWorld } from '#client/ui/world.ts'
import type { Answer } from '#shared/answers/answer.ts'
import { compileForm, type Form } from '#shared/forms/compile-form.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { plainText } from '#shared/patch/plain-text.ts'
import { FormDocument } from './form-document.tsx'

type Props = {
  /** The form of the question, as far as it is known here. */
  readonly form: Form | undefined
  readonly id: string
  readonly value: Answer | undefined
}

/** One answer as its form prints it, whether its question is shown at the moment or not. */
export function OneAnswer({ form, id, value }: Props): ReactNode {
  const { newId } = useWorld()
  const element = form?.nodes.get(id)?.element
  const answers = useMemo(() => {
    if (!element) return undefined
    const { visibleWhen: _when, fhirPath: _path, ...asked } = element
    return openAnswers(compileForm({ elements: [asked] }), value === undefined ? {} : { [id]: value }, {
      newId,
    })
  }, [element, id, value, newId])
  return answers ? <FormDocument answers={answers} /> : plainText(value)
}
