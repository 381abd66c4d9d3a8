import { NativeSelect, Radio, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Written } from '#client/definitions/drafting/with-fields.ts'
import type { Checks } from '#client/definitions/rules/editing/checks.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { conditionCombinators } from '#generated/enumerations/condition-combinator.ts'
import { ruleSeverities } from '#generated/enumerations/rule-severity.ts'

type Props = {
  readonly checks: Checks
  readonly isReadOnly: boolean
  readonly onChange: (fields: Written<Checks>, about?: string) => void
}

/** How the checks of a group belong together; of one that speaks with one voice, also how severe it is and what it says. */
export function GroupHeading({ checks, isReadOnly, onChange }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { combinator, severity, message } = checks
  return (
    <div className="rule-group-head">
      <Radio.Group
        label={words('rule-editor.belong')}
        value={combinator}
        onChange={(value) => {
          const chosen = conditionCombinators.find((each) => each === value)
          if (chosen) onChange({ combinator: chosen })
        }}
        readOnly={isReadOnly}
      >
        {conditionCombinators.map((value) => (
          <Radio
            key={value}
            value={value}
            label={words(`rule-editor.combinator-${value}`)}
            disabled={isReadOnly && value !== combinator}
          />
        ))}
      </Radio.Group>
      {combinator !== 'And' && (
        <>
          <NativeSelect
            label={words('rule-editor.group-severity')}
            value={severity ?? ''}
            disabled={isReadOnly}
            data={[
              { value: '', label: words(`rule-editor.severity-of-${combinator}`) },
              ...ruleSeverities.map((value) => ({
                value,
                label: labels(`enumeration.RuleSeverity.${value}`),
              })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              onChange({ severity: ruleSeverities.find((each) => each === value) })
            }
          />
          <Textarea
            label={words('rule-editor.group-message')}
            description={words('rule-editor.group-message-hint')}
            autosize
            readOnly={isReadOnly}
            maxLength={300}
            value={message ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ message: value || undefined }, 'message')}
          />
        </>
      )}
    </div>
  )
}
