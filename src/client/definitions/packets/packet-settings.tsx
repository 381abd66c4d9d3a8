import { NativeSelect, NumberInput, Switch, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCodeWords } from '#client/form/words/code-words.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { identityChecks } from '#generated/enumerations/identity-check.ts'
import type { PacketWork } from './use-packet.ts'

const languages = ['en', 'es'] as const

/** What holds for the whole packet: its name, what stands before it, how somebody proves who one is, when it expires and who is reminded. */
export function PacketSettings({ work }: { readonly work: PacketWork }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const codeWords = useCodeWords()
  const { packet, change } = work
  return (
    <section className="packet-settings" aria-label={words('packet-editor.settings')}>
      <TextInput
        label={labels('field.Packet.name')}
        required
        maxLength={120}
        value={packet.name}
        onChange={({ currentTarget: { value } }) => change(() => ({ name: value }), 'name')}
      />
      <Textarea
        label={labels('field.Packet.instructions')}
        description={words('packet-editor.instructions-text')}
        autosize
        minRows={2}
        maxLength={20_000}
        value={packet.instructions ?? ''}
        onChange={({ currentTarget: { value } }) => change(() => ({ instructions: value }), 'instructions')}
      />
      <NativeSelect
        label={labels('field.Packet.identityCheck')}
        value={packet.identityCheck}
        data={identityChecks.map((value) => ({ value, label: labels(`enumeration.IdentityCheck.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = identityChecks.find((each) => each === value)
          if (chosen) change(() => ({ identityCheck: chosen }))
        }}
      />
      <NumberInput
        label={labels('field.Packet.expiresAfterDays')}
        min={1}
        max={365}
        allowDecimal={false}
        value={packet.expiresAfterDays}
        onChange={(value) =>
          typeof value === 'number' && change(() => ({ expiresAfterDays: value }), 'expires')
        }
      />
      <Reminders key={(packet.reminders ?? []).join()} work={work} />
      <NativeSelect
        label={labels('field.Packet.language')}
        value={packet.language.code}
        data={languages.map((value) => ({ value, label: codeWords('language', value) }))}
        onChange={({ currentTarget: { value } }) =>
          change(() => ({ language: { code: value, display: value === 'es' ? 'Spanish' : 'English' } }))
        }
      />
      <Switch
        label={words('packet-editor.auto-accept')}
        checked={packet.autoAccept}
        onChange={({ currentTarget: { checked } }) => change(() => ({ autoAccept: checked }))}
      />
    </section>
  )
}

/** Days after sending, as one writes them: 3, 10. */
function Reminders({ work: { packet, change } }: { readonly work: PacketWork }): ReactNode {
  const words = useWords()
  const [text, setText] = useState(() => (packet.reminders ?? []).join(', '))
  const take = () => {
    const days = text
      .split(/[\s,;]+/)
      .map(Number)
      .filter((day) => Number.isInteger(day) && day >= 1 && day <= 365)
    change(() => ({ reminders: [...new Set(days)].slice(0, 10).sort((one, other) => one - other) }))
  }
  return (
    <TextInput
      label={words('packet-editor.reminders')}
      description={words('packet-editor.reminders-text')}
      inputMode="numeric"
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={take}
    />
  )
}
