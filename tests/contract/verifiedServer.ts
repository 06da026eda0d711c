import type { Seed } from '@mocks/db/tables'
import { createMockHttpServer, type MockHttpServer } from '@mocks/runtimes/httpServer'

/** Shortens the 1,200 ms before content is generated to 300 ms. This still leaves time to subscribe to the card's channel. */
const JOB_DELAY_FACTOR = 0.25

/** Starts the mock server for the tests of the verifier on a free port. It responds without delay. */
export const startVerifiedServer = (seed?: Seed): Promise<MockHttpServer> =>
  createMockHttpServer({ port: 0, streamIntervalMs: 0, jobDelayFactor: JOB_DELAY_FACTOR, seed })
