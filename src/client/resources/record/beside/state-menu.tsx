import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Fragment, type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { type Move, movesOf } from '#client/resources/editing/record-act.ts'
import type { Editor } from '#client/resources/editing/use-editor.ts'
import { useLabels, useLocale, useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import { LifeDialog, livingOf } from './life-dialog.tsx'

type StepsProps = { readonly moves: readonly Move[]; readonly editor: Editor; readonly onAsk: () => void }
type Props = { readonly description: ScreenDescription; readonly editor: Editor }

/** The menu of the states that may follow, with what they need beforehand; none where nothing may. */
export function StateMenu({ description, editor }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const help = description.help[useLocale()]
  const { mayMove } = usePermissions()
  const moves = movesOf(description, editor.record).filter(({ to }) => mayMove(description.type, to))
  const fields = [...new Set(moves.map(({ field }) => field))]
  const titleOf = (field: string) => {
    const column = description.columns.find(({ path }) => path === field)
    return column ? labels(column.labelId) : field
  }
  const [isRetiring, setRetiring] = useState(false)
  if (moves.length === 0) return null

  return (
    <>
      <Menu position="bottom-end" shadow="md" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="default"
            disabled={editor.saving.isBusy}
            rightSection={<IconChevronDown size={14} aria-hidden="true" />}
          >
            {words('resources.change-state', { field: fields.map(titleOf).join(', ') })}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {fields.map((field) => (
            <Fragment key={field}>
              <Menu.Label className="state-menu-label">
                {titleOf(field)}
                {help[field] && <span className="state-menu-help">{help[field]}</span>}
              </Menu.Label>
              <Steps
                moves={moves.filter((move) => move.field === field)}
                editor={editor}
                onAsk={() => setRetiring(true)}
              />
            </Fragment>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isRetiring && <Retiring editor={editor} onClose={() => setRetiring(false)} />}
    </>
  )
}

function Steps({ moves, editor, onAsk }: StepsProps): ReactNode {
  const labels = useLabels()
  const isLiving = livingOf(editor.record) !== undefined
  return moves.map(({ field, to, labelId }) => (
    <Menu.Item
      key={to}
      onClick={() => (isLiving && to === 'Retired' ? onAsk() : void editor.save({ [field]: to }))}
    >
      {labels(labelId)}
    </Menu.Item>
  ))
}

/** A definition that is retired is asked about first. */
function Retiring({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }): ReactNode {
  const living = livingOf(editor.record)
  if (!living) return null
  return (
    <LifeDialog
      definition={living}
      act="retire"
      onConfirm={() => void editor.save({ status: 'Retired' })}
      onClose={onClose}
    />
  )
}
