import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import { useLabels } from '#client/ui/words.tsx'
import { screensOf } from '#generated/screens/all.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { LeadProps } from './lead.ts'

type Chosen = { readonly lead?: string }

const nothing: Chosen = {}

/** Which kind of record is chosen in an element. */
export function RecordLead({ onChoose }: LeadProps): ReactNode {
  const labels = useLabels()
  const { may } = usePermissions()
  const asked = useMemo(() => {
    const options = Object.keys(screensOf)
      .filter((type) => may(`${type}:Read`))
      .map((code) => ({ code, label: labels(`type.${code}`) }))
      .toSorted((one, other) => one.label.localeCompare(other.label))
    const lead: Element = { id: 'lead', type: 'Choice', labelId: 'builder.which-record', options }
    return { elements: [lead] }
  }, [labels, may])
  const choose = ({ lead }: Chosen) =>
    lead !== undefined && onChoose({ label: labels(`type.${lead}`), leads: { types: [lead] } })
  return <EngineFields asked={asked} value={nothing} onChange={choose} />
}
