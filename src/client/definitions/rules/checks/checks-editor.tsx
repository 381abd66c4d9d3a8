import { Badge, Button } from '@mantine/core'
import { IconFolderPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Card } from '#client/definitions/drafting/card.ts'
import { moved } from '#client/definitions/drafting/moved.ts'
import { OrderedCards } from '#client/definitions/drafting/ordered-cards.tsx'
import { withFields } from '#client/definitions/drafting/with-fields.ts'
import type { Checks } from '#client/definitions/rules/editing/checks.ts'
import { newCheck, withTraits } from '#client/definitions/rules/editing/with-traits.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { RuleItem } from '#generated/types/rules.ts'
import { AddCheck } from './add-check.tsx'
import { CheckFields } from './check-fields.tsx'
import { CheckSummary } from './check-summary.tsx'
import { GroupHeading } from './group-heading.tsx'

/** Groups stand in groups no deeper than this; the rule itself is none. */
const deepest = 3
const mostItems = 30
const mostGroups = 10

type Props = {
  readonly checks: Checks
  readonly depth: number
  readonly openId: string | undefined
  readonly onOpen: (id: string | undefined) => void
  readonly isReadOnly: boolean
  /** Changes the group, seen from what it is at that moment. */
  readonly onChange: (make: (now: Checks) => Checks, about?: string) => void
}

/** The checks of a rule, or of a group within it: how they belong together, each as a card, and the groups among them. */
export function ChecksEditor(props: Props): ReactNode {
  const { checks, depth, openId, onOpen, isReadOnly, onChange } = props
  const words = useWords()
  const labels = useLabels()
  const { newId } = useWorld()
  const { items = [] } = checks
  const put = (next: readonly RuleItem[]) => onChange((now) => ({ ...now, items: next }))
  const add = (item: RuleItem, at = items.length) => {
    put(items.toSpliced(at, 0, item))
    onOpen(item.id)
  }
  const cards = items.map(
    (item): Card => ({
      id: item.id,
      title: labels(`enumeration.NoteRuleKind.${item.kind}`),
      marks: <SeverityMark item={item} />,
      summary: <CheckSummary item={item} />,
      body: () => <OneCheck item={item} isReadOnly={isReadOnly} onChange={onChange} />,
    }),
  )
  return (
    <>
      <GroupHeading
        checks={checks}
        isReadOnly={isReadOnly}
        onChange={(fields, about) => onChange((now) => withFields(now, fields), about && `${depth} ${about}`)}
      />
      <OrderedCards
        label={words('rule-editor.checks')}
        cards={cards}
        openId={openId}
        onOpen={onOpen}
        isReadOnly={isReadOnly}
        lastStays={depth === 0 ? words('rule-editor.last-stays') : undefined}
        onMove={(from, to) => put(moved(items, from, to))}
        onDuplicate={(index) => {
          const item = items[index]
          if (item) add({ ...item, id: newId() }, index + 1)
        }}
        onRemove={(index) => put(items.toSpliced(index, 1))}
      />
      {!isReadOnly && items.length < mostItems && (
        <div className="draft-adding">
          <AddCheck onAdd={(kind) => add(newCheck(kind, newId()))} />
        </div>
      )}
      <Groups {...props} />
    </>
  )
}

function OneCheck({
  item,
  isReadOnly,
  onChange,
}: Pick<Props, 'isReadOnly' | 'onChange'> & { readonly item: RuleItem }): ReactNode {
  const replaced = (next: RuleItem) => (now: Checks) => ({
    ...now,
    items: (now.items ?? []).map((each) => (each.id === item.id ? next : each)),
  })
  return (
    <CheckFields
      item={item}
      isReadOnly={isReadOnly}
      onChange={(next, about) => onChange(replaced(next), about && `${item.id} ${about}`)}
    />
  )
}

function SeverityMark({ item }: { readonly item: RuleItem }): ReactNode {
  const words = useWords()
  const { severity = 'Block' } = withTraits(item)
  return <Badge color={tones[severity]}>{words(`rule-editor.severity-${severity}`)}</Badge>
}

const tones = { Block: 'red', Warn: 'yellow', Info: 'blue' } as const

/** Groups within a group; each counts as one of its checks. */
function Groups({ checks, depth, onChange, ...rest }: Props): ReactNode {
  const words = useWords()
  const { groups = [] } = checks
  const add = () =>
    onChange((now) => ({ ...now, groups: [...(now.groups ?? []), { combinator: 'Or', items: [] }] }))
  return (
    <>
      {groups.map((group, index) => {
        const name = words('rule-editor.group', { number: index + 1 })
        return (
          // Groups have no names of their own, and their order is what they are known by.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <fieldset key={index} className="rule-group">
            <legend>{name}</legend>
            <ChecksEditor
              {...rest}
              checks={group}
              depth={depth + 1}
              onChange={(make, about) =>
                onChange(
                  (now) => ({
                    ...now,
                    groups: (now.groups ?? []).map((each, place) => (place === index ? make(each) : each)),
                  }),
                  about && `${index} ${about}`,
                )
              }
            />
            {!rest.isReadOnly && (
              <Button
                size="compact-sm"
                variant="subtle"
                color="red.9"
                leftSection={<IconTrash size={14} aria-hidden="true" />}
                onClick={() =>
                  onChange((now) => ({ ...now, groups: (now.groups ?? []).toSpliced(index, 1) }))
                }
              >
                {words('drafting.remove', { name })}
              </Button>
            )}
          </fieldset>
        )
      })}
      {!rest.isReadOnly && depth < deepest && groups.length < mostGroups && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconFolderPlus size={16} aria-hidden="true" />}
          onClick={add}
        >
          {words('rule-editor.add-group')}
        </Button>
      )}
    </>
  )
}
