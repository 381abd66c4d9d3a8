import { Radio } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { type EditScope, editScopes } from '#generated/enumerations/edit-scope.ts'

type Props = {
  readonly offered: readonly EditScope[]
  readonly value: EditScope
  readonly onChange: (scope: EditScope) => void
  /** It is the first question, so it has the focus. */
  readonly isFirst?: boolean
}

/** How much of a series is meant, each with what becomes of the others. */
export function ScopeChoice({ offered, value, onChange, isFirst }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <Radio.Group
      className="series-scope"
      label={words('series.scope')}
      value={value}
      onChange={(next) => {
        const scope = editScopes.find((each) => each === next)
        if (scope) onChange(scope)
      }}
    >
      {offered.map((scope) => (
        <Radio
          key={scope}
          value={scope}
          label={labels(`enumeration.EditScope.${scope}`)}
          description={words(`series.scope-${scope}`)}
          {...(isFirst && scope === value && { 'data-autofocus': true })}
        />
      ))}
    </Radio.Group>
  )
}
