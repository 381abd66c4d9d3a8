import type { ReactNode } from 'react'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import type { Reference } from '#generated/types/reference.ts'
import { findInUse } from './find-in-use.ts'
import type { LeadProps } from './lead.ts'

type Chosen = { readonly lead?: Reference }

const asked = {
  Questionnaire: {
    elements: [
      { id: 'lead', type: 'Reference', labelId: 'builder.which-questionnaire', types: ['Questionnaire'] },
    ],
  },
  Form: {
    elements: [{ id: 'lead', type: 'Reference', labelId: 'builder.which-form', types: ['Form'] }],
  },
} as const

const nothing: Chosen = {}

/** Which questionnaire, or which form, an element stands for. */
export function DefinitionLead({
  type,
  onChoose,
}: LeadProps & { readonly type: 'Questionnaire' | 'Form' }): ReactNode {
  const choose = ({ lead }: Chosen) => {
    if (!lead) return
    const { id, display = id } = lead
    const reference: Reference = { id, resourceType: type, display }
    onChoose({
      label: display,
      leads: type === 'Form' ? { form: reference } : { questionnaire: reference },
    })
  }
  return <EngineFields asked={asked[type]} value={nothing} onChange={choose} find={findInUse} />
}
