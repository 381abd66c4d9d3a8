import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useSession } from '#client/api/session.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { useWords, type Words } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { confirmed, type FactorState, type FactorTask, taken } from './factor-task.ts'
import { QrPicture } from './qr-picture.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import { refreshFactors } from './use-factors.ts'

type Props = { readonly task: FactorTask; readonly onClose: () => void }

/** Sets a second factor up or takes one away: first the password, then what the factor itself needs, last the recovery codes where new ones came. */
export function FactorDialog({ task, onClose }: Props): ReactNode {
  const words = useWords()
  const { practice } = useSession()
  const { now } = useWorld()
  const [stage, setStage] = useState<FactorState>({ kind: 'password' })

  const go = (next: FactorState) => {
    if (next.kind !== 'done') return setStage(next)
    void refreshFactors(practice?.key, now())
    notify(words(task.kind === 'remove' ? 'account.factor-removed' : 'account.factor-added'))
    onClose()
  }
  // The page may open to something else then: the codes are shown for as long as they are wanted.
  const kept = () => {
    void refreshFactors(practice?.key, now())
    onClose()
  }
  return (
    <Dialog isOpen onClose={stage.kind === 'codes' ? kept : onClose} title={titleOf(words, task)}>
      {stage.kind === 'password' && <PasswordStep task={task} onClose={onClose} go={go} />}
      {stage.kind === 'app' && <AppStep app={stage} onClose={onClose} go={go} />}
      {stage.kind === 'codes' && <RecoveryCodeList codes={stage.codes} onDone={kept} />}
    </Dialog>
  )
}

function titleOf(words: Words, task: FactorTask): string {
  if (task.kind === 'remove') return words('account.factor-remove-of', { name: task.name })
  return words(titles[task.kind])
}

const titles = {
  app: 'account.factor-set-up-app',
  passkey: 'account.factor-add-passkey',
  codes: 'account.codes-new',
} as const

type StepProps = { readonly onClose: () => void; readonly go: (stage: FactorState) => void }

function PasswordStep({ task, onClose, go }: StepProps & { readonly task: FactorTask }): ReactNode {
  const words = useWords()
  const { doubt, isBusy, submit } = useStep(go, (form) => {
    const [device, password] = [valueIn(form, 'device'), valueIn(form, 'password')]
    if (task.kind === 'passkey' && device === '') return { device: words('account.factor-device-needed') }
    if (password === '') return { password: words('accounts.password-needed') }
    return () => taken(task, { password, device })
  })
  return (
    <form className="factor-steps" onSubmit={submit} noValidate>
      {task.kind === 'remove' && <p>{words('account.factor-remove-text', { name: task.name })}</p>}
      {task.kind === 'codes' && <p>{words('account.codes-replace')}</p>}
      {task.kind === 'passkey' && (
        <TextInput
          name="device"
          label={words('account.factor-device')}
          maxLength={60}
          withAsterisk
          data-autofocus
          error={doubt.device}
        />
      )}
      <PasswordInput
        name="password"
        label={words('account.present-password')}
        autoComplete="current-password"
        withAsterisk
        {...(task.kind !== 'passkey' && { 'data-autofocus': true })}
        error={doubt.password}
        visibilityToggleButtonProps={{ 'aria-label': words('accounts.show-password') }}
      />
      <Refused text={doubt.whole} />
      <div className="state-actions">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button type="submit" loading={isBusy} {...(task.kind === 'remove' && { color: 'red.9' })}>
          {words(task.kind === 'remove' ? 'account.factor-remove' : 'account.factor-continue')}
        </Button>
      </div>
    </form>
  )
}

type AppProps = StepProps & { readonly app: { readonly key: string; readonly uri: string } }

function AppStep({ app: { key, uri }, onClose, go }: AppProps): ReactNode {
  const words = useWords()
  const { doubt, isBusy, submit } = useStep(go, (form) => {
    const code = valueIn(form, 'code')
    return code === '' ? { code: words('proof.code-needed') } : () => confirmed(code)
  })
  return (
    <form className="factor-steps" onSubmit={submit} noValidate>
      <p>{words('account.factor-scan')}</p>
      <QrPicture text={uri} label={words('account.factor-picture')} />
      <TextInput
        readOnly
        label={words('account.factor-key')}
        value={key.match(/.{1,4}/g)?.join(' ') ?? key}
        onFocus={(event) => event.currentTarget.select()}
      />
      <TextInput
        name="code"
        label={words('account.factor-first-code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        withAsterisk
        autoFocus
        error={doubt.code}
      />
      <Refused text={doubt.whole} />
      <div className="state-actions">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {words('account.factor-confirm')}
        </Button>
      </div>
    </form>
  )
}

function Refused({ text }: { readonly text: string | undefined }): ReactNode {
  return (
    <p className="factor-refusal" role="alert">
      {text}
    </p>
  )
}

/** What stands against what was entered, by field; `whole` for none of them. */
type Doubt = { readonly [Field in 'device' | 'password' | 'code' | 'whole']?: string }

/** One step of the dialog: what its form says is looked at here first, then asked of the server. */
function useStep(
  go: (stage: FactorState) => void,
  read: (form: HTMLFormElement) => Doubt | (() => ReturnType<typeof taken>),
) {
  const words = useWords()
  const [doubt, setDoubt] = useState<Doubt>({})
  const [isBusy, setBusy] = useState(false)

  const ask = async (form: HTMLFormElement) => {
    const asked = read(form)
    if (typeof asked !== 'function') return setDoubt(asked)
    setBusy(true)
    const outcome = await asked().finally(() => setBusy(false))
    if (!outcome.ok) return setDoubt(doubtOf(words, outcome.failure))
    setDoubt({})
    go(outcome.value)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void ask(event.currentTarget)
  }
  return { doubt, isBusy, submit }
}

function doubtOf(words: Words, failure: Failure): Doubt {
  if (failure.kind === 'busy')
    return {
      whole: words('account.too-many', { minutes: Math.ceil(failure.retryAfterMilliseconds / 60_000) }),
    }
  if (failure.kind === 'forbidden' && failure.subStatus === subStatuses.credentialWrong)
    return { password: words('account.password-wrong') }
  if (failure.kind === 'unsupported') return { whole: words('account.factor-no-answer') }
  if (failure.kind === 'unreachable') return { whole: words('accounts.unreachable') }
  const finding = 'findings' in failure ? failure.findings?.[0] : undefined
  if (finding?.pointer === '/code') return { code: finding.message }
  return { whole: finding?.message ?? words('failure.other') }
}

function valueIn(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}
