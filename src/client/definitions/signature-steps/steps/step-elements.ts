import { innerElements } from '#client/definitions/drafting/inner-elements.ts'
import type { RecordForm } from '#client/form/stored/record-form.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'
import type { Element } from '#shared/forms/definition.ts'

const parts = [
  {
    id: 'signer',
    labelId: 'signing-editor.who',
    fields: ['who', 'securityRole', 'licenses', 'practitioner', 'role'],
  },
  {
    id: 'act',
    labelId: 'signing-editor.what',
    fields: ['meaning', 'attestationText', 'methods', 'requireReauthentication'],
  },
  { id: 'need', labelId: 'signing-editor.need', fields: ['required', 'allowDecline', 'maxHours'] },
] as const

/** By what a signer is known: each question is asked only where the step is for such a signer. */
const onlyFor: { readonly [field: string]: SignatureStep['who'] } = {
  securityRole: 'AnyWithRole',
  licenses: 'AnyWithLicense',
  practitioner: 'Named',
}

/** The questions about one step: who signs, what is signed and how, whether it has to be and until when. */
export function stepElements(screen: readonly Element[]): RecordForm {
  const fields = innerElements(stepsIn(screen), 'steps')
  return {
    elements: parts.map(({ id, labelId, fields: wanted }): Element => {
      const children = wanted.flatMap((field) => fields.filter((element) => element.id === field))
      return { id, labelId, type: 'Section', children: children.map(askedOnlyFor) }
    }),
  }
}

/** The list of steps may stand in a group of the screen. */
function stepsIn(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((each) => (each.type === 'Section' ? stepsIn(each.children ?? []) : [each]))
}

function askedOnlyFor(element: Element): Element {
  const who = onlyFor[element.id]
  if (!who) return element
  return {
    ...element,
    visibleWhen: { combinator: 'And', clauses: [{ source: 'who', operator: 'Equals', value: who }] },
  }
}
