import type { Page } from 'playwright'

/** For tests in a browser, a view: one state of one screen, as a person can meet it. */
export type View = {
  readonly name: string
  /** The path of the screen, as its feature says it; `outside` is what stands before the shell. */
  readonly screen: string
  /** Who looks; nobody where it is left out. */
  readonly login?: string
  readonly address: string
  /** What shows that the screen is there. */
  readonly sign: string | RegExp
  /** What is opened upon it. */
  readonly open?: (page: Page) => Promise<void>
}
