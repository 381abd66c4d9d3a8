/** The editors that were entered last. */
const open: OpenEditor[] = []

type OpenEditor = { readonly close: () => void; readonly isBusy: () => boolean }

/** So many editors stay with all that can be taken back in them; a field that was left longer ago only shows its text. */
const most = 8

/** Keeps an element's editor open until too many others were opened after it. Answers how to forget it. */
export function keepOpen(editor: OpenEditor): () => void {
  open.push(editor)
  const surplus = open.length - most
  for (const each of open.filter(({ isBusy }) => !isBusy()).slice(0, Math.max(0, surplus))) each.close()
  return () => {
    const at = open.indexOf(editor)
    if (at !== -1) open.splice(at, 1)
  }
}
