/**
 * Declaration merging with the packages and the store. Only interfaces merge, so the lint allows interfaces here. Nothing imports this
 * file: the compiler reads all of src, and an augmentation counts for the whole program.
 */
import type { WithSlice } from '@reduxjs/toolkit'
import type { insightContent } from '@/cardTypes/insight/insightContentSlice'
import type { FormattedText, HeartboardEditor, HeartboardElement } from '@/editor/model/types'
import type { SignUpPage } from '@/features/signup/signUpValues'
import type { cardTypeFilter } from '@/model/board/cardTypeFilterSlice'
import type { characters } from '@/model/onboarding/charactersSlice'
import type { ideation } from '@/model/ideation/ideationSlice'
import type { selection } from '@/model/board/selectionSlice'
import type { undoSlice } from '@/model/board/undo/undoSlice'
import type { cardLoaders } from '@/model/conversation/cardLoadersSlice'
import type { chat } from '@/model/conversation/chatSlice'
import type { chatFeedback } from '@/model/conversation/feedbackSlice'
import type { awaitedContent } from '@/store/awaitedContentSlice'
import type { buddyReaction } from '@/store/buddyReactionSlice'
import type { cardViews } from '@/store/cardViewsSlice'
import type { completedQuiz } from '@/store/completedQuizSlice'
import type { confirmation } from '@/store/confirmationSlice'
import type { drag } from '@/store/dragSlice'
import type { orphanedDrafts } from '@/store/orphanedDraftsSlice'
import type { panels } from '@/store/panelsSlice'
import type { pictureWork } from '@/store/pictureWorkSlice'
import type { startUp } from '@/store/startUpSlice'
import type { TopBarToolsName } from './shell/topBarTools'
import type { App } from './startup/createApp'
import type { ReturnTo } from './startup/entryRoute'

declare module '@/store/rootReducer' {
  /** Slices that are injected together with the code that needs them (D-0050). */
  interface LazyLoadedSlices
    extends WithSlice<typeof awaitedContent>,
      WithSlice<typeof buddyReaction>,
      WithSlice<typeof cardLoaders>,
      WithSlice<typeof cardTypeFilter>,
      WithSlice<typeof cardViews>,
      WithSlice<typeof characters>,
      WithSlice<typeof chat>,
      WithSlice<typeof chatFeedback>,
      WithSlice<typeof completedQuiz>,
      WithSlice<typeof confirmation>,
      WithSlice<typeof drag>,
      WithSlice<typeof ideation>,
      WithSlice<typeof insightContent>,
      WithSlice<typeof orphanedDrafts>,
      WithSlice<typeof panels>,
      WithSlice<typeof pictureWork>,
      WithSlice<typeof selection>,
      WithSlice<typeof startUp>,
      WithSlice<typeof undoSlice> {}
}

declare module '@tanstack/react-router' {
  interface Register {
    router: App['router']
  }

  interface HistoryState {
    returnTo?: ReturnTo
    /** If true, the terms are shown after a first login, even if the user has accepted them before. */
    isFirstLogin?: boolean
    /**
     * During sign-up: page of the previous history entry, and email of the created account. It must never contain a
     * code or password.
     */
    signUp?: { previousPage?: SignUpPage; createdEmail?: string }
  }

  /** Parts that the app shows around the screen of a route and of its child routes. By default there are none. */
  interface StaticDataRouteOption {
    tools?: TopBarToolsName
    /** If true, the top bar has a search field for the board. */
    hasBoardSearch?: boolean
    hasChat?: boolean
    /** If true, the chat is the screen, in place of a component of the route. */
    isChatScreen?: boolean
    /** If true, visitors may open the route; they see the screen without the Shell. */
    isPublic?: boolean
    /** If true, the route is shown over the current screen, such as a card in focus, without a transition. */
    isOverlay?: boolean
  }
}

declare module 'slate' {
  interface CustomTypes {
    Editor: HeartboardEditor
    Element: HeartboardElement
    Text: FormattedText
  }
}
