import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** For tests, what is long begins first, so that the workers end together: what asks the server alone, then people at a browser, the longer files before the shorter ones. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isAtBrowser = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/journeys/')
    return [...sorted.filter((each) => !isAtBrowser(each)), ...sorted.filter(isAtBrowser)]
  }
}
