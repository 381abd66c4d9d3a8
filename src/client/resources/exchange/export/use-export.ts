import { useCallback, useEffect, useRef, useState } from 'react'
import { saveFile } from '#client/ui/save-file.ts'
import { useWorld } from '#client/ui/world.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { type ExportAsked, type Exported, runExport } from './run-export.ts'

/** Where an export stands. */
export type ExportState =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'running'; readonly rows: number; readonly failure?: SeenFailure }
  | { readonly kind: 'done'; readonly exported: Exported; readonly fileName: string }

/** One export after the other; leaving the dialog calls it off. */
export type Export = {
  readonly state: ExportState
  readonly start: (asked: Omit<ExportAsked, 'id'>, fileName: string) => Promise<void>
  /** Asks again for the page that did not come. */
  readonly retry: () => void
  readonly cancel: () => void
  readonly saveAgain: () => void
}

/** The state of the export dialog. */
export function useExport(): Export {
  const { newId } = useWorld()
  const [state, setState] = useState<ExportState>({ kind: 'choosing' })
  const running = useRef<AbortController>(undefined)
  const goOn = useRef<() => void>(undefined)
  const stop = useCallback(() => {
    running.current?.abort()
    goOn.current?.()
  }, [])
  useEffect(() => stop, [stop])

  const start: Export['start'] = async (asked, fileName) => {
    const controller = new AbortController()
    running.current = controller
    const show = (next: ExportState) => {
      if (!controller.signal.aborted) setState(next)
    }
    show({ kind: 'running', rows: 0 })
    let rows = 0
    const exported = await runExport(
      { ...asked, id: newId() },
      {
        signal: controller.signal,
        onRows: (count) => {
          rows = count
          show({ kind: 'running', rows })
        },
        onFailure: (failure) =>
          new Promise((resolve) => {
            goOn.current = () => {
              show({ kind: 'running', rows })
              resolve()
            }
            show({ kind: 'running', rows, failure })
          }),
      },
    )
    if (!exported) return
    saveFile(exported.content, fileName)
    show({ kind: 'done', exported, fileName })
  }

  return {
    state,
    start,
    retry: () => goOn.current?.(),
    cancel: () => {
      stop()
      setState({ kind: 'choosing' })
    },
    saveAgain: () => {
      if (state.kind === 'done') saveFile(state.exported.content, state.fileName)
    },
  }
}
