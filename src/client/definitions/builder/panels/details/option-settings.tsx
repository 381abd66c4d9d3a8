import { Checkbox, NativeSelect } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Builder } from '#client/definitions/builder/building/use-builder.ts'
import { ConditionEditor } from '#client/definitions/builder/conditions/condition-editor.tsx'
import { useBeside } from '#client/definitions/builder/conditions/use-beside.ts'
import { type Written, withFields } from '#client/definitions/drafting/with-fields.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Option } from '#generated/types/option.ts'
import type { Element } from '#shared/forms/definition.ts'
import { IconChoice } from './icon-choice.tsx'

type Props = { readonly builder: Builder; readonly element: Element }

/** What one of the answers of a choice can have besides its words: a picture, words of one's own, and when it is not offered. */
export function OptionSettings({ builder, element }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const beside = useBeside(builder)
  const [code, setCode] = useState<string>()
  const { id, type, options = [] } = element
  const option = options.find((each) => each.code === code) ?? options[0]
  if (!option) return null
  const put = (field: keyof Option, make: (now: Option) => Written<Option>) => {
    const changed = (each: Option) => (each.code === option.code ? withFields(each, make(each)) : each)
    builder.edit(
      { kind: 'change', id, fields: ({ options: now = [] }) => ({ options: now.map(changed) }) },
      `${id} ${option.code} ${field}`,
    )
  }
  const { allowText, hiddenWhen: hides, icon } = option
  return (
    <details className="builder-more">
      <summary>{words('builder.each-option')}</summary>
      <NativeSelect
        label={words('builder.option')}
        value={option.code}
        data={options.map((each) => ({
          value: each.code,
          label: each.labelId ? labels(each.labelId) : (each.label ?? each.code),
        }))}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      {type === 'OpenChoice' && (
        <Checkbox
          label={words('builder.option-asks-words')}
          checked={allowText === true}
          onChange={({ currentTarget: { checked } }) =>
            put('allowText', () => ({ allowText: checked || undefined }))
          }
        />
      )}
      <ConditionEditor
        title={words('builder.option-hide-when')}
        form={builder.form}
        elementId={id}
        beside={beside}
        group={hides}
        unasked={words('builder.option-always')}
        onChange={(make) => put('hiddenWhen', ({ hiddenWhen }) => ({ hiddenWhen: make(hiddenWhen) }))}
      />
      <IconChoice id={id} icon={icon} onChange={(next) => put('icon', () => ({ icon: next || undefined }))} />
    </details>
  )
}
