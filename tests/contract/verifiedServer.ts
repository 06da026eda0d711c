import type { Seed } from '@mocks/db/tables'
import { createMockHttpServer, type MockHttpServer } from '@mocks/runtimes/httpServer'

/** Shortens the 1,200 ms before generated content to 300 ms: enough to join the card's channel after the response. */
const JOB_DELAY_FACTOR = 0.25

/** Starts the mock server of the verifier's tests on a free port, with responses without delay. */
export const startVerifiedServer = (seed?: Seed): Promise<MockHttpServer> =>
  createMockHttpServer({ port: 0, streamIntervalMs: 0, jobDelayFactor: JOB_DELAY_FACTOR, seed })
