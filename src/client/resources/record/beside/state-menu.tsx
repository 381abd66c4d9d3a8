import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { type Move, movesOf } from '#client/resources/editing/record-act.ts'
import type { Editor } from '#client/resources/editing/use-editor.ts'
import { useLabels, useLocale, useWords } from '#client/ui/words.tsx'
import type { ScreenDescription } from '#generated/screens/screen.ts'

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
  if (moves.length === 0) return null

  return (
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
            <Steps moves={moves.filter((move) => move.field === field)} editor={editor} />
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function Steps({ moves, editor }: { readonly moves: readonly Move[]; readonly editor: Editor }): ReactNode {
  const labels = useLabels()
  return moves.map(({ field, to, labelId }) => (
    <Menu.Item key={to} onClick={() => void editor.save({ [field]: to })}>
      {labels(labelId)}
    </Menu.Item>
  ))
}
