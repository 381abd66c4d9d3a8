import { Button } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { EngineFields } from '#client/definitions/drafting/engine-fields.tsx'
import { itemElements } from '#client/definitions/rules/editing/item-elements.ts'
import { afterSeverity, withTraits } from '#client/definitions/rules/editing/with-traits.ts'
import { useStructures } from '#client/form/structure/use-structures.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { ruleTraits } from '#generated/traits/rule-traits.ts'
import type { RuleItem } from '#generated/types/rules.ts'
import { labelPlaceholders } from '#shared/rules/telling/placeholders.ts'

type Props = {
  readonly item: RuleItem
  readonly isReadOnly: boolean
  readonly onChange: (item: RuleItem, about?: string) => void
}

/** Everything that can be said of one check, drawn by the engine from the schema of its kind. */
export function CheckFields({ item, isReadOnly, onChange }: Props): ReactNode {
  const words = useWords()
  const known = useStructures()
  const { kind } = item
  const asked = useMemo(() => known && itemElements(known, kind), [known, kind])
  const whole = useMemo(() => withTraits(item), [item])
  if (!asked) return <Loading what={words('rule-editor.check')} />
  return (
    <>
      <EngineFields
        asked={asked}
        value={whole}
        isReadOnly={isReadOnly}
        onChange={(next, about) => onChange(afterSeverity(whole, next), about)}
      />
      {!isReadOnly && <MessageWords item={item} onChange={onChange} />}
    </>
  )
}

/** The words that a message can fill in, each of which is put behind what stands there. */
function MessageWords({ item, onChange }: Omit<Props, 'isReadOnly'>): ReactNode {
  const words = useWords()
  const add = (name: string) => onChange({ ...item, message: `${item.message ?? ''}{${name}}` })
  return (
    <fieldset className="rule-words">
      <legend>{words('rule-editor.words')}</legend>
      <p className="build-quiet">{words('rule-editor.words-hint')}</p>
      {[...labelPlaceholders, ...ruleTraits[item.kind].placeholders].map((name) => (
        <Button key={name} size="compact-sm" variant="default" onClick={() => add(name)}>
          {`{${name}}`}
        </Button>
      ))}
    </fieldset>
  )
}
