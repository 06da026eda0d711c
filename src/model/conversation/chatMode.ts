import { chatApi } from '@/api/chat'
import type { ChatMode } from '@/api/chat.contract'
import type { AppThunk } from '@/store/rootReducer'
import { modeChanged } from './chatSlice'

/** Options of the modes, as the server knows them (D-3008). */
const OPTIONS = { tutor: 'tutorme', 'creative-writer': 'writeastory' } as const

const switchMode =
  (chatMode: ChatMode, enabled: boolean, input: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { data } = await dispatch(
      chatApi.endpoints.switchChatMode.initiate({ chatMode, enabled, input }, { track: false }),
    )
    if (data) dispatch(modeChanged(data))
  }

/** Enters a mode (D-3114). */
export const enterMode = (mode: 'tutor' | 'creative-writer'): AppThunk<Promise<void>> =>
  switchMode(mode, true, OPTIONS[mode])

/** Leaves the mode (D-3114). */
export const leaveMode = (): AppThunk<Promise<void>> => switchMode('normal', false, '')
