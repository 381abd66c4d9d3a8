import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Draft } from '#client/definitions/drafting/use-draft.ts'
import {
  type Destination,
  destinationsOf,
  outputOf,
  withDestinations,
  withOutput,
} from '#client/definitions/scripts/editing/with-output.ts'
import { type ListItem, useListItems } from '#client/definitions/shown/use-list-items.ts'
import { useWords } from '#client/ui/words.tsx'
import { askedOf, type ScriptStep } from '#shared/scripts/asked-in.ts'

type Props = { readonly step: ScriptStep; readonly draft: Draft<'Script'>; readonly isReadOnly: boolean }

/** What the answer of a step is called, and into which sections of a note it goes. */
export function AnswerGoes({ step, draft, isReadOnly }: Props): ReactNode {
  const words = useWords()
  const sections = useListItems('note-section-type')
  const { now, change } = draft
  const output = outputOf(now, step.id)
  const ways = output ? destinationsOf(now, output.key) : []
  if (!askedOf(step) && !output) return null
  const put = (next: typeof ways, about?: string) => {
    if (output) change((before) => withDestinations(before, output.key, next), about)
  }
  const [first] = sections
  return (
    <fieldset className="script-goes">
      <legend>{words('script-editor.goes')}</legend>
      <TextInput
        label={words('script-editor.answer-name')}
        description={words('script-editor.answer-name-hint')}
        value={output?.label ?? ''}
        maxLength={120}
        readOnly={isReadOnly}
        onChange={({ currentTarget: { value } }) =>
          change((before) => withOutput(before, step.id, value), `${step.id} output`)
        }
      />
      {ways.map((way, index) => (
        <OneWay
          // The places of an answer have no names of their own, and their order is what they are known by.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          key={index}
          way={way}
          sections={sections}
          isReadOnly={isReadOnly}
          onChange={(next, about) => put(ways.with(index, next), about && `${step.id} ${about} ${index}`)}
          onRemove={() => put(ways.toSpliced(index, 1))}
        />
      ))}
      {!isReadOnly && output && first && (
        <div>
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPlus size={14} aria-hidden="true" />}
            onClick={() =>
              put([
                ...ways,
                { output: output.key, noteSectionType: { code: first.code, display: first.label } },
              ])
            }
          >
            {words('script-editor.add-way')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type WayProps = {
  readonly way: Destination
  readonly sections: readonly ListItem[]
  readonly isReadOnly: boolean
  readonly onChange: (way: Destination, about?: string) => void
  readonly onRemove: () => void
}

function OneWay({ way, sections, isReadOnly, onChange, onRemove }: WayProps): ReactNode {
  const words = useWords()
  const { template, ...plain } = way
  const { code, display = code } = way.noteSectionType
  const offered = sections.length > 0 ? sections : [{ code, label: display }]
  return (
    <div className="script-way">
      <NativeSelect
        label={words('script-editor.into-section')}
        value={code}
        disabled={isReadOnly}
        data={offered.map((section) => ({ value: section.code, label: section.label }))}
        onChange={({ currentTarget: { value } }) => {
          const section = offered.find((each) => each.code === value)
          if (section) onChange({ ...way, noteSectionType: { code: section.code, display: section.label } })
        }}
      />
      <Textarea
        label={words('script-editor.as-text')}
        description={words('script-editor.as-text-hint', { value: '{{value}}' })}
        autosize
        maxLength={2000}
        readOnly={isReadOnly}
        value={template ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === '' ? plain : { ...plain, template: value }, 'template')
        }
      />
      {!isReadOnly && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconTrash size={14} aria-hidden="true" />}
          onClick={onRemove}
        >
          {words('script-editor.remove-way')}
        </Button>
      )}
    </div>
  )
}
