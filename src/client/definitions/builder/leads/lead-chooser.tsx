import { Button } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { LeadingType } from '#client/definitions/builder/building/element-groups.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { DefinitionLead } from './definition-lead.tsx'
import type { Lead } from './lead.ts'
import { QuestionLead } from './question-lead.tsx'
import { RecordLead } from './record-lead.tsx'
import { SectionCopies } from './section-copies.tsx'

/** What is put into the form once it is known where it leads; or sections of other forms. */
export type Leading = LeadingType | 'copies'

type Props = {
  readonly leading: Leading
  readonly form: Definition
  readonly onLead: (type: LeadingType, lead: Lead) => void
  readonly onCopies: (elements: readonly Element[]) => void
  readonly onLeave: () => void
}

/** Stands in the place of the palette and asks which questionnaire, form, question or record is meant; Escape leads back. */
export function LeadChooser({ leading, form, onLead, onCopies, onLeave }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const focus = () => place.current?.querySelector<HTMLElement>('input')?.focus()
    focus()
    const frame = requestAnimationFrame(focus)
    return () => cancelAnimationFrame(frame)
  }, [])
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onLeave()
  }
  const title =
    leading === 'copies' ? words('builder.copies') : labels(`enumeration.FormElementType.${leading}`)
  return (
    // Escape leads back from wherever one is in it.
    <section ref={place} className="builder-palette builder-lead" aria-label={title} onKeyDown={leave}>
      <h2>{title}</h2>
      {leading === 'copies' ? (
        <SectionCopies onChoose={onCopies} />
      ) : (
        <LeadOf type={leading} form={form} onChoose={(lead) => onLead(leading, lead)} />
      )}
      <Button variant="default" size="compact-sm" onClick={onLeave}>
        {words('builder.back-to-palette')}
      </Button>
    </section>
  )
}

type LeadOfProps = {
  readonly type: LeadingType
  readonly form: Definition
  readonly onChoose: (lead: Lead) => void
}

function LeadOf({ type, form, onChoose }: LeadOfProps): ReactNode {
  switch (type) {
    case 'Instrument':
      return <DefinitionLead type="Questionnaire" onChoose={onChoose} />
    case 'Subform':
      return <DefinitionLead type="Form" onChoose={onChoose} />
    case 'LastValue':
      return <QuestionLead form={form} onChoose={onChoose} />
    case 'Reference':
      return <RecordLead onChoose={onChoose} />
  }
}
