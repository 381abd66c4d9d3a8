import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureLines } from '#client/ui/states/failure-lines.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { type DistrictKind, districtKinds } from '#generated/enumerations/district-kind.ts'
import type { Failure } from '#shared/outcome/outcome.ts'

type Props = { readonly onClose: () => void; readonly onMade: (id: string) => void }

type Typed = { readonly name: string; readonly code: string; readonly kind: DistrictKind }

const keptNew = keepTyping<Typed>()
const blank: Typed = { name: '', code: '', kind: 'zone' }

/** The dialog that makes a new district; its ZIP codes are given on its own screen, where what they do is seen first. */
export function NewDistrictDialog({ onClose, onMade }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const kept = useKept(keptNew, 'new', () => blank)
  const { typed, type } = kept
  const name = typed.name.trim()
  const code = typed.code.trim()
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (name === '' || isBusy) return
    setBusy(true)
    const body = { name, kind: typed.kind, active: true, ...(code !== '' && { code }) }
    const made = await send('district.create', { body })
    setBusy(false)
    if (!made.ok) return setFailure(made.failure)
    kept.stored(typed)
    onMade(made.value.id)
  }
  return (
    <Dialog isOpen onClose={onClose} title={words('districts.new')}>
      <form className="districts-form" onSubmit={make}>
        <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
        <TextInput
          label={words('districts.name')}
          value={typed.name}
          maxLength={60}
          required
          data-autofocus
          onChange={(event) => type({ ...typed, name: event.currentTarget.value })}
        />
        <TextInput
          label={words('districts.code')}
          value={typed.code}
          maxLength={20}
          onChange={(event) => type({ ...typed, code: event.currentTarget.value })}
        />
        <NativeSelect
          label={words('districts.kind')}
          value={typed.kind}
          data={districtKinds.map((value) => ({ value, label: labels(`enumeration.DistrictKind.${value}`) }))}
          onChange={({ currentTarget: { value } }) => {
            const kind = districtKinds.find((each) => each === value)
            if (kind) type({ ...typed, kind })
          }}
        />
        <p className="districts-text">{words('districts.new-text')}</p>
        <FailureLines failure={failure} />
        <div className="state-actions">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" loading={isBusy} disabled={name === ''}>
            {words('districts.make')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
