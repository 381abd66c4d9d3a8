import { useEffect } from 'react'
import { readSealed, sealedText } from '#client/sync/device/sealed-text.ts'
import { openStore, useSource } from '#client/ui/external-store.ts'
import { useOwnPath } from './use-go.tsx'

/** One open workspace to which the address leads: what its tab says, and where it was last. */
export type Workspace = {
  readonly key: string
  readonly title: string
  readonly subtitle?: string
  readonly isDirty?: boolean
  readonly path: string
}

const stored = 'goldthread.workspaces'
const open = openStore<readonly Workspace[]>([])
let keeping: Promise<void> = Promise.resolve()

/** Opens a tab, or brings the tab of the same key up to date. No tab goes before somebody closes it. */
export function openWorkspace(workspace: Workspace): void {
  const before = open.read()
  const known = before.findIndex(({ key }) => key === workspace.key)
  change(
    known < 0 ? [...before, workspace] : before.map((other, index) => (index === known ? workspace : other)),
  )
}

/** Closes a tab; what was written in it stays in the outbox. */
export function closeWorkspace(key: string): void {
  change(open.read().filter((workspace) => workspace.key !== key))
}

/** The open tabs now, outside of components. */
export function openWorkspaces(): readonly Workspace[] {
  return open.read()
}

/** Closes all tabs, as signing out does. */
export function closeAllWorkspaces(): void {
  change([])
}

/** Brings back the tabs of this browser tab after a reload; they live no longer than it does, and only their owner can read them. */
export async function restoreWorkspaces(): Promise<void> {
  const text = sessionStorage.getItem(stored)
  const kept = text === null ? undefined : await readSealed<readonly Workspace[]>(stored, text)
  const others = (kept ?? []).filter(({ key }) => open.read().every((workspace) => workspace.key !== key))
  if (others.length > 0) change([...others, ...open.read()])
}

/** The open workspaces, oldest first. */
export function useWorkspaces(): readonly Workspace[] {
  return useSource(open)
}

/** Shows a tab for the screen that calls it; the tab stays when the screen is left, until it is closed. */
export function useWorkspace(workspace: Omit<Workspace, 'path'> | undefined): void {
  const path = useOwnPath()
  const { key, title, subtitle, isDirty } = workspace ?? { key: '', title: '' }

  useEffect(() => {
    if (key === '' || title === '') return
    openWorkspace({
      key,
      title,
      path,
      ...(subtitle === undefined ? {} : { subtitle }),
      ...(isDirty === undefined ? {} : { isDirty }),
    })
  }, [key, title, subtitle, isDirty, path])
}

function change(next: readonly Workspace[]): void {
  open.change(next)
  keeping = keeping.then(keep)
}

/** Titles are names of people, so what the browser stores of them is sealed; nobody signed in, nothing stored. */
async function keep(): Promise<void> {
  const workspaces = open.read()
  const sealed = workspaces.length === 0 ? undefined : await sealedText(stored, workspaces)
  if (sealed === undefined) sessionStorage.removeItem(stored)
  else sessionStorage.setItem(stored, sealed)
}
