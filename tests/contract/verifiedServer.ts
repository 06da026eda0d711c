import type { Seed } from '../../mocks/db/tables'
import { createMockHttpServer, type MockHttpServer } from '../../mocks/runtimes/httpServer'

/** Leaves 300 ms between the response that names a card and its content on the channel of that card, which is joined in between. */
const JOB_DELAY_FACTOR = 0.25

/** Starts the mock server that the verifier's tests verify, on a free port; it answers as fast as a client can follow. */
export const startVerifiedServer = (seed?: Seed): Promise<MockHttpServer> =>
  createMockHttpServer({ port: 0, streamIntervalMs: 0, jobDelayFactor: JOB_DELAY_FACTOR, seed })
