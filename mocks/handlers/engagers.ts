import engagers from '../../fixtures/world/engagers.json'
import type { engagersCalls } from '../../src/api/engagers.contract'
import type { ResponseOf } from '../../src/api/call'
import type { HandlersOf } from '../createHandlers'

export const engagersHandlers: HandlersOf<typeof engagersCalls> = {
  getEngagers: () => ({ data: engagers as ResponseOf<typeof engagersCalls.getEngagers>['data'] }),
}
