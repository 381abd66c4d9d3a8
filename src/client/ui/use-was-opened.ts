import { useState } from 'react'

/** True from the first opening on: the part is fetched then, and stays drawn when closed, so that it can give the focus back. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  return wasOpened || isOpen
}
