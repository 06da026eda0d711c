/** Finds the requirements of each screen in stories/screens for its docs page. */
import { proofsOf, type Requirement } from '../tests/repo/requirementRows'

/** Document and area of a screen's requirements, by the title of its stories. */
export const AREAS_OF_SCREENS: Record<string, readonly `${Requirement['document']}/${string}`[]> = {
  'screens/Account': ['access/account'],
  'screens/AddressBook': ['access/address-book'],
  'screens/CardFromChat': ['chat/chat', 'chat/streaming'],
  'screens/CardStreaming': ['chat/streaming'],
  'screens/Chat': ['chat/chat', 'chat/agents'],
  'screens/Chat cards': ['chat/creation'],
  'screens/Chat history': ['chat/chat'],
  'screens/Chat long conversation': ['chat/chat'],
  'screens/Chat menu': ['chat/agents'],
  'screens/Chat messages': ['chat/feedback', 'chat/recommendations'],
  'screens/Chat modes': ['chat/agents'],
  'screens/ContractPanel': ['access/errors'],
  'screens/Errors': ['access/errors'],
  'screens/ExportSheets': ['board/formats'],
  'screens/Focus': ['board/focus'],
  'screens/Gallery': ['chat/gallery'],
  'screens/IdleTimeout': ['access/auth'],
  'screens/Invite': ['access/invite'],
  'screens/Landing': ['chat/landing', 'chat/engagers'],
  'screens/Login': ['access/auth'],
  'screens/Maintenance': ['access/errors'],
  'screens/Menu': ['access/app'],
  'screens/NotLoaded': ['access/errors'],
  'screens/Notifications': ['access/notifications'],
  'screens/Onboarding': ['chat/onboarding'],
  'screens/Palette': ['access/app', 'board/toolbar'],
  'screens/PictureTool': ['board/images', 'chat/images'],
  'screens/Recommendations': ['chat/recommendations'],
  'screens/Rewrite': ['board/editor'],
  'screens/SignUp': ['access/onboarding'],
  'screens/Sparks': ['chat/sparks', 'chat/ideation'],
  'screens/StartUp': ['access/app'],
  'screens/Suggestions': ['board/suggestions'],
  'screens/Terms': ['access/terms'],
  'screens/Themes': ['access/buddy'],
  'screens/Tutorial': ['board/tutorial'],
  'screens/Welcome': ['access/onboarding'],
  'screens/Workplace chat': ['chat/landing'],
  'screens/board/Board': ['board/board', 'board/stack'],
  'screens/board/Density': ['board/board'],
  'screens/board/Dialogs': ['board/confirmation'],
  'screens/board/Feedback': ['board/errors'],
  'screens/board/Moving': ['board/dnd'],
  'screens/board/Selection': ['board/selection', 'board/toolbar'],
  'screens/export/ExportDialog': ['board/formats'],
  'screens/present/Presentation': ['board/formats', 'board/stack'],
  'screens/share/ShareDialog': ['board/share'],
}

export type ScreenRequirement = Requirement & { stories: string[] }

/**
 * Returns the requirements of a screen. Those that its stories prove come first, then all others of its areas.
 * @param file story file, relative to the project root
 */
export function requirementsOfScreen(rows: readonly Requirement[], title: string, file: string): ScreenRequirement[] {
  const areas: readonly string[] = AREAS_OF_SCREENS[title] ?? []
  const withStories = rows.map((row) => {
    const proofs = proofsOf(row).filter(({ path }) => path === file)
    return { ...row, stories: proofs.flatMap((proof) => proof.title ?? []) }
  })
  const isProvedHere = ({ stories }: ScreenRequirement) => stories.length > 0
  const isInArea = ({ document, area }: ScreenRequirement) => areas.includes(`${document}/${area}`)
  return [...withStories.filter(isProvedHere), ...withStories.filter((row) => !isProvedHere(row) && isInArea(row))]
}
