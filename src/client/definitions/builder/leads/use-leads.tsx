import { type ReactNode, useState } from 'react'
import type { LeadingType } from '#client/definitions/builder/building/element-groups.ts'
import { newElement } from '#client/definitions/builder/building/new-element.ts'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { useTellLost } from '#client/definitions/builder/building/use-telling.ts'
import { focusDrawn } from '#client/ui/keys/focus-drawn.ts'
import type { Element } from '#shared/forms/definition.ts'
import { copiedElements } from '#shared/forms/editing/copied-elements.ts'
import { type ElementPlace, idsOf } from '#shared/forms/editing/standings-of.ts'
import type { Lead } from './lead.ts'
import { LeadChooser, type Leading } from './lead-chooser.tsx'

type Ways = {
  /** Puts elements into the form: into their place, or behind what is in hand. */
  readonly put: (elements: readonly Element[], place: ElementPlace | undefined) => void
  /** The focus goes to what is in hand. */
  readonly toHand: () => void
  /** Where the palette is searched, once it is there again. */
  readonly toPalette: () => HTMLElement | null
}

type Asked = { readonly leading: Leading; readonly place: ElementPlace | undefined }

/** Asks where a new element leads before it is put into the form; `chooser` is what asks, while it does. */
export function useLeads({ form }: Builder, { put, toHand, toPalette }: Ways) {
  const tellLost = useTellLost()
  const [asked, setAsked] = useState<Asked>()
  const take = (elements: readonly Element[]) => {
    setAsked(undefined)
    put(elements, asked?.place)
    toHand()
  }
  const lead = (type: LeadingType, { label, leads }: Lead) =>
    take([newElement(type, { label, option: String, taken: idsOf(form), leads })])
  const chooser: ReactNode = asked && (
    <LeadChooser
      key={asked.leading}
      leading={asked.leading}
      form={form}
      onLead={lead}
      onCopies={(elements) => {
        const copied = copiedElements({ elements }, form)
        take(copied.elements)
        tellLost(copied.lost)
      }}
      onLeave={() => {
        setAsked(undefined)
        focusDrawn(toPalette)
      }}
    />
  )
  return {
    chooser,
    ask: (leading: Leading, place?: ElementPlace) => setAsked({ leading, place }),
  }
}
