/** The release's style nonce, which the build wrote into the page; empty while developing. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

/** Tells the library that locks scrolling behind dialogs the same nonce, by the global name that it reads. */
export function shareStyleNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() })
}
