import { type ReactNode, useMemo, useState } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Reference } from '#generated/types/reference.ts'
import { type Definition, definitionOf, type Element } from '#shared/forms/definition.ts'
import { isGroup } from '#shared/forms/editing/form-edit.ts'
import { findInUse } from './find-in-use.ts'

type Chosen = { readonly form?: Reference }

const nothing: Chosen = {}
const asked = {
  elements: [
    {
      id: 'form',
      type: 'Reference',
      labelId: 'builder.copies-from',
      types: ['Form', 'Questionnaire'],
    },
  ],
} as const

type Props = { readonly onChoose: (elements: readonly Element[]) => void }

/** Which form, and which of its sections, are copied into this one; a form without sections is copied as a whole. */
export function SectionCopies({ onChoose }: Props): ReactNode {
  const [chosen, choose] = useState<Chosen>(nothing)
  const { resourceType, id = '' } = chosen.form ?? {}
  const form = useAnswer('form.read', resourceType === 'Form' ? { id } : undefined)
  const questionnaire = useAnswer('questionnaire.read', resourceType === 'Questionnaire' ? { id } : undefined)
  const answer = resourceType === 'Form' ? form : questionnaire
  return (
    <>
      <EngineFields asked={asked} value={chosen} onChange={choose} find={findInUse} />
      {answer?.ok && answer.value.id === id && (
        <Sections key={id} form={definitionOf(answer.value)} onChoose={onChoose} />
      )}
    </>
  )
}

type Taken = { readonly section?: string }

const none: Taken = {}

function Sections({ form, onChoose }: Props & { readonly form: Definition }): ReactNode {
  const words = useWords()
  const sections = useMemo(() => {
    const groups = form.elements.filter(isGroup).map(({ id, label = id }) => ({ code: id, label }))
    const options = [{ code: whole, label: words('builder.copies-whole') }, ...groups]
    const section: Element = {
      id: 'section',
      type: 'Choice',
      display: 'Autocomplete',
      labelId: 'builder.copies-which',
      options,
    }
    return { elements: [section] }
  }, [form, words])
  const take = ({ section }: Taken) => {
    if (section === undefined) return
    onChoose(form.elements.filter(({ id }) => section === whole || id === section))
  }
  return <EngineFields asked={sections} value={none} onChange={take} />
}

/** No element is called so. */
const whole = '*'
