import type { ReactNode } from 'react'
import { itemElements } from '#client/definitions/rules/editing/item-elements.ts'
import { settingsInWords } from '#client/definitions/rules/editing/settings-in-words.ts'
import { withTraits } from '#client/definitions/rules/editing/with-traits.ts'
import { useStructures } from '#client/form/structure/use-structures.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { RuleItem } from '#generated/types/rules.ts'
import { asAnswer } from '#shared/forms/definition.ts'

/** One check in plain words: when it is asked, what is set otherwise than usual, what the writer reads. */
export function CheckSummary({ item }: { readonly item: RuleItem }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const known = useStructures()
  const { evaluate, visitStatuses = [], message } = withTraits(item)
  const visits = visitStatuses.map((each) => labels(`enumeration.VisitStatus.${each}`)).join(', ')
  const own = known ? itemElements(known, item.kind).elements.slice(0, 1) : []
  const settings = settingsInWords(asAnswer(item.params), own, { words, labels })
  return (
    <>
      <p>
        {words(`rule-editor.asked-${evaluate ?? 'Both'}`)} {words('rule-editor.for-visits', { visits })}
      </p>
      {settings.length > 0 && <p>{settings.join(' · ')}</p>}
      {message && <p>{words('rule-editor.reads', { message })}</p>}
    </>
  )
}
