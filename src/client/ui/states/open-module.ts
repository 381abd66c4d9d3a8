import { openPart } from './is-stale-chunk.ts'

const named = /dynamically imported module:\s*(\S+\.js)/i
let tries = 0

/**
 * Opens a file of the page for the states in which it may be missing. A browser that could not fetch it once answers the same for its address
 * as long as the page is open (Chromium does), so it is asked for once more under an address of its own. Throws a `DynamicImportError`
 * where it cannot be had now.
 */
export function openModule<File>(open: () => Promise<File>): Promise<File> {
  return openPart(async () => {
    try {
      return await open()
    } catch (cause) {
      const address = cause instanceof Error ? named.exec(cause.message)?.[1] : undefined
      if (address === undefined || new URL(address).origin !== location.origin) throw cause
      tries += 1
      // What is at the address is the file that could not be fetched.
      return (await import(/* @vite-ignore */ `${address}?again=${tries}`)) as File
    }
  })
}
