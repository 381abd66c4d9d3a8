const rows = 20
const longestMilliseconds = 12

/** For an export, the same rows in small pages: after some milliseconds of work the page of the browser gets its turn. */
export async function* rested<Row>(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  let since = performance.now()
  for await (const page of pages)
    for (let start = 0; start < page.length; start += rows) {
      if (performance.now() - since > longestMilliseconds) {
        await new Promise((resolve) => setTimeout(resolve))
        since = performance.now()
      }
      yield page.slice(start, start + rows)
    }
}
