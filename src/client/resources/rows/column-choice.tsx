import { ActionIcon, Button, Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconViewportNarrow, IconViewportWide } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Dialog } from '#client/ui/dialog.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Column, ScreenDescription } from '#generated/screens/screen.ts'
import { columnLabel } from './column-label.ts'
import { boundedWidth, usualWidth, type WidthChoice, widthStep } from './widths.ts'

type Props = {
  readonly description: ScreenDescription
  readonly chosen: readonly string[]
  readonly choice: WidthChoice
  readonly onChoose: (columns: readonly string[]) => void
  readonly onClose: () => void
}

/** Which columns of a list's rows are shown, and in which order. */
export function ColumnChoice({ description, chosen, choice, onChoose, onClose }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const [shown, setShown] = useState(chosen)
  const [widths, setWidths] = useState(choice.widths)
  const { columns, defaultColumns } = description
  const labelled = (path: string) => {
    const column = columns.find((each) => each.path === path)
    return column ? columnLabel(column, labels) : path
  }

  return (
    <Dialog isOpen onClose={onClose} title={words('resources.choose-columns')} size="lg">
      <div className="columns">
        <section aria-labelledby="columns-shown">
          <h3 id="columns-shown">{words('resources.columns-shown')}</h3>
          <ol>
            {shown.map((path, index) => (
              <ShownColumn
                key={path}
                label={labelled(path)}
                isFirst={index === 0}
                isLast={index === shown.length - 1}
                onMove={(by) => setShown(moved(shown, index, by))}
                onWiden={(by) =>
                  setWidths({ ...widths, [path]: boundedWidth((widths[path] ?? usualWidth(index)) + by) })
                }
              />
            ))}
          </ol>
        </section>
        <section aria-labelledby="columns-all">
          <h3 id="columns-all">{words('resources.columns-all')}</h3>
          <ul>
            {columns.map((column) => (
              <ColumnTick
                key={column.path}
                label={columnLabel(column, labels)}
                isShown={shown.includes(column.path)}
                isFixed={shown.length === 1 && shown[0] === column.path}
                onToggle={() => setShown(toggled(shown, column))}
              />
            ))}
          </ul>
        </section>
      </div>
      <div className="state-actions">
        <Button
          variant="default"
          onClick={() => {
            setShown(defaultColumns)
            setWidths({})
          }}
        >
          {words('resources.columns-default')}
        </Button>
        <Button
          onClick={() => {
            if (widths !== choice.widths) choice.choose(widths)
            onChoose(shown)
            onClose()
          }}
        >
          {words('resources.columns-apply')}
        </Button>
      </div>
    </Dialog>
  )
}

type ShownProps = {
  readonly label: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: 1 | -1) => void
  readonly onWiden: (by: number) => void
}

function ShownColumn({ label, isFirst, isLast, onMove, onWiden }: ShownProps): ReactNode {
  const words = useWords()
  return (
    <li>
      <span>{label}</span>
      <ActionIcon
        aria-label={words('resources.column-narrower', { column: label })}
        onClick={() => onWiden(-2 * widthStep)}
      >
        <IconViewportNarrow size={15} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        aria-label={words('resources.column-wider', { column: label })}
        onClick={() => onWiden(2 * widthStep)}
      >
        <IconViewportWide size={15} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        aria-label={words('resources.column-earlier', { column: label })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={15} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        aria-label={words('resources.column-later', { column: label })}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={15} aria-hidden="true" />
      </ActionIcon>
    </li>
  )
}

type TickProps = {
  readonly label: string
  readonly isShown: boolean
  readonly isFixed: boolean
  readonly onToggle: () => void
}

function ColumnTick({ label, isShown, isFixed, onToggle }: TickProps): ReactNode {
  return (
    <li>
      <Checkbox label={label} checked={isShown} disabled={isFixed} onChange={onToggle} />
    </li>
  )
}

function moved(paths: readonly string[], index: number, by: 1 | -1): readonly string[] {
  const path = paths[index]
  if (path === undefined) return paths
  return paths.toSpliced(index, 1).toSpliced(index + by, 0, path)
}

function toggled(paths: readonly string[], { path }: Column): readonly string[] {
  return paths.includes(path) ? paths.filter((other) => other !== path) : [...paths, path]
}
