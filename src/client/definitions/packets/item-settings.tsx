import { Checkbox, NativeSelect, NumberInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { ConditionEditor } from '#client/definitions/builder/conditions/condition-editor.tsx'
import { useListItems } from '#client/definitions/shown/use-list-items.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { packetAudiences } from '#generated/enumerations/packet-audience.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { PacketItem } from '#shared/packets/shown-items.ts'
import { DocumentChoice } from './document-choice.tsx'
import { useAskable } from './use-askable.ts'
import type { PacketWork } from './use-packet.ts'
import { changedItem, forAudience, signed } from './with-item.ts'

type Props = { readonly work: PacketWork; readonly item: PacketItem }

/** What one item is made of: its title, what it asks, who fills it in and signs it, when it is due, and when it is shown. */
export function ItemSettings({ work, item }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { packet } = work
  const put = (make: MakeItem, about?: string) =>
    work.change((now) => ({ items: changedItem(now, item.id, make) }), about)
  const askable = useAskable(packet.items, item.id, words('packet-editor.age'))
  return (
    <section className="packet-settings" aria-label={words('packet-editor.item')}>
      <TextInput
        label={words('packet-editor.title')}
        required
        maxLength={120}
        value={item.title}
        onChange={({ currentTarget: { value } }) =>
          put((now) => ({ ...now, title: value }), `title ${item.id}`)
        }
      />
      <Content item={item} put={put} />
      <NativeSelect
        label={words('packet-editor.audience')}
        description={words('packet-editor.audience-text')}
        value={item.audience}
        data={packetAudiences.map((value) => ({
          value,
          label: labels(`enumeration.PacketAudience.${value}`),
        }))}
        onChange={({ currentTarget: { value } }) => {
          const audience = packetAudiences.find((each) => each === value)
          if (audience) put((now) => forAudience(now, audience))
        }}
      />
      <Checkbox
        label={words('packet-editor.required')}
        checked={item.required !== false}
        onChange={({ currentTarget: { checked } }) => put((now) => ({ ...now, required: checked }))}
      />
      {item.audience !== 'Staff' && (
        <Checkbox
          label={words('packet-editor.signed')}
          checked={(item.signers ?? []).length > 0}
          onChange={({ currentTarget: { checked } }) => put((now) => signed(now, checked))}
        />
      )}
      <NumberInput
        label={words('packet-editor.due')}
        min={0}
        max={365}
        allowDecimal={false}
        value={item.dueOffsetDays ?? ''}
        onChange={(value) =>
          put(
            ({ dueOffsetDays: _days, ...rest }) =>
              typeof value === 'number' ? { ...rest, dueOffsetDays: value } : rest,
            `due ${item.id}`,
          )
        }
      />
      <ConditionEditor
        title={words('packet-editor.shown-when')}
        form={askable}
        elementId={item.id}
        group={item.visibleWhen}
        onChange={(make) =>
          put(({ visibleWhen: before, ...always }) => {
            const visibleWhen = make(before)
            return visibleWhen ? { ...always, visibleWhen } : always
          })
        }
      />
    </section>
  )
}

type MakeItem = (now: PacketItem) => PacketItem
type PutProps = { readonly item: PacketItem; readonly put: (make: MakeItem) => void }

function Content({ item, put }: PutProps): ReactNode {
  const words = useWords()
  switch (item.kind) {
    case 'Questionnaire':
      return <QuestionnaireChoice item={item} put={put} />
    case 'Form':
      return <FormChoice item={item} put={put} isRequired />
    case 'ConsentForm':
      return (
        <>
          <ConsentChoice item={item} put={put} />
          <FormChoice item={item} put={put} isRequired={false} />
        </>
      )
    case 'Document':
      return <DocumentChoice item={item} put={put} />
    case 'Upload':
      return <p className="packet-quiet">{words('packet-editor.upload-text')}</p>
    default:
      return null
  }
}

const inUse: QueryCall = {
  filters: [{ field: 'status', op: 'eq', value: 'Active' }],
  orderBy: 'name',
  order: 'asc',
  pageSize: 200,
}

type Named = { readonly id: string; readonly name: string }
type ChoiceProps = {
  readonly label: string
  readonly isRequired: boolean
  readonly chosen: string | undefined
  readonly items: readonly Named[]
  readonly onChoose: (made: Named | undefined) => void
}

function Choice({ label, isRequired, chosen, items, onChoose }: ChoiceProps): ReactNode {
  const words = useWords()
  const isKnown = chosen === undefined || items.some(({ id }) => id === chosen)
  return (
    <NativeSelect
      label={label}
      required={isRequired}
      value={chosen ?? ''}
      data={[
        { value: '', label: words('packet-editor.choose') },
        ...(isKnown ? [] : [{ value: chosen, label: words('packet-editor.former') }]),
        ...items.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ currentTarget: { value } }) => onChoose(items.find(({ id }) => id === value))}
    />
  )
}

function QuestionnaireChoice({ item, put }: PutProps): ReactNode {
  const labels = useLabels()
  const answer = useAnswer('questionnaire.query', inUse)
  const { questionnaire } = item
  return (
    <Choice
      label={labels('type.Questionnaire')}
      isRequired
      chosen={questionnaire?.id}
      items={answer?.ok ? answer.value.items : []}
      onChoose={(made) =>
        put(({ questionnaire: _before, ...rest }) =>
          made
            ? {
                ...rest,
                title: rest.title || made.name,
                questionnaire: { id: made.id, resourceType: 'Questionnaire' },
              }
            : rest,
        )
      }
    />
  )
}

function FormChoice({ item, put, isRequired }: PutProps & { readonly isRequired: boolean }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const answer = useAnswer('form.query', inUse)
  const { form } = item
  return (
    <Choice
      label={isRequired ? labels('type.Form') : words('packet-editor.consent-form')}
      isRequired={isRequired}
      chosen={form?.id}
      items={answer?.ok ? answer.value.items : []}
      onChoose={(made) =>
        put(({ form: _before, ...rest }) =>
          made
            ? { ...rest, title: rest.title || made.name, form: { id: made.id, resourceType: 'Form' } }
            : rest,
        )
      }
    />
  )
}

function ConsentChoice({ item, put }: PutProps): ReactNode {
  const words = useWords()
  const kinds = useListItems('consent-kind')
  const { consentKind } = item
  return (
    <NativeSelect
      label={words('packet-editor.consent-kind')}
      required
      value={consentKind?.code ?? ''}
      data={[
        { value: '', label: words('packet-editor.choose') },
        ...kinds.map(({ code, label }) => ({ value: code, label })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const kind = kinds.find(({ code }) => code === value)
        put(({ consentKind: _before, ...rest }) =>
          kind
            ? {
                ...rest,
                title: rest.title || kind.label,
                consentKind: { code: kind.code, display: kind.label },
              }
            : rest,
        )
      }}
    />
  )
}
