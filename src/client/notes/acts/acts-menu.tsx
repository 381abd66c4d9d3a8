import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSession } from '#client/api/session.ts'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { ReassignDialog } from '#client/person/choosing/reassign-dialog.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import { ActDialog } from './act-dialog.tsx'
import { forms } from './ask-act.ts'
import { type OfferedAct, offeredActs } from './offered-acts.ts'
import { ProofDialog } from './proof-dialog.tsx'

const AmendDialog = lazy(() => import('./amend-dialog.tsx').then((file) => ({ default: file.AmendDialog })))

type Props = { readonly loaded: LoadedNote; readonly reload: () => void }

/** What the reader may do with a note that is ready or signed, beside signing it: each asks why before it is done. */
export function ActsMenu({ loaded, reload }: Props): ReactNode {
  const words = useWords()
  const { profile, permissions } = useSession()
  const { instant } = useWorld()
  const [open, setOpen] = useState<OfferedAct | 'proof'>()
  const { note } = loaded.parts
  const acts = offeredActs(loaded, { profileId: profile?.id, permissions, now: instant() })
  const hasProof = (note.signatures ?? []).length + (note.patientSignatures ?? []).length > 0
  if (acts.length === 0 && !hasProof) return null
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    reload()
  }
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={15} aria-hidden="true" />}>
            {words('note.acts')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {acts.map((act) => (
            <Menu.Item key={act} onClick={() => setOpen(act)}>
              {words(titleOf(act))}
            </Menu.Item>
          ))}
          {hasProof && <Menu.Item onClick={() => setOpen('proof')}>{words('note.proof-verify')}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {open === 'amend' && (
        <Suspense>
          <AmendDialog loaded={loaded} onClose={close} onDone={done} onChanged={reload} />
        </Suspense>
      )}
      {open === 'proof' && <ProofDialog note={note} onClose={close} />}
      {open === 'reassign' && <ReassignDialog note={note} onClose={close} onDone={done} />}
      {open !== undefined && open !== 'amend' && open !== 'reassign' && open !== 'proof' && (
        <ActDialog act={open} note={note} onClose={close} onDone={done} />
      )}
    </>
  )
}

function titleOf(act: OfferedAct): MessageId {
  if (act === 'amend') return 'note.act-amend'
  return act === 'reassign' ? 'note.act-reassign' : forms[act].title
}
