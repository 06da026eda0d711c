import type { Seed } from '@mocks/db/tables'
import { createMockHttpServer, type MockHttpServer } from '@mocks/runtimes/httpServer'

/** Leaves 300 ms to join a card's channel, between the response with the id and the content on the channel. */
const JOB_DELAY_FACTOR = 0.25

/** Starts the mock server of the verifier's tests on a free port, with responses without delay. */
export const startVerifiedServer = (seed?: Seed): Promise<MockHttpServer> =>
  createMockHttpServer({ port: 0, streamIntervalMs: 0, jobDelayFactor: JOB_DELAY_FACTOR, seed })
