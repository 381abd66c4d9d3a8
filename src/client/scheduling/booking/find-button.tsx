import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useWords } from '#client/ui/words.tsx'
import { flags } from '#generated/permissions/permissions.ts'

/** Whether somebody looks for a time now, has done so, or never has. */
export type Looking = 'never' | 'now' | 'done'

type Props = { readonly looking: Looking; readonly onFind: () => void }

/** Goes to finding a time; who comes back from there is here again. Not offered to who may not ask when others are busy. */
export function FindButton({ looking, onFind }: Props): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (looking === 'done') button.current?.focus()
  }, [looking])
  if (!may([flags.ViewScheduler, flags.CanManageAppointments, flags.FullPermissions])) return null
  return (
    <Button
      ref={button}
      variant="default"
      leftSection={<IconSearch size={16} stroke={1.8} />}
      onClick={onFind}
    >
      {words('finding.open')}
    </Button>
  )
}
