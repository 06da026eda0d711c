import { Download, Presentation as PresentationIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { CardListArg } from '@/api/cards/cardListPages'
import { BoardTools, NARROWEST_SCREEN } from '@/features/board/tools/BoardTools'
import { ExportButton } from '@/features/export/ExportButton'
import { useExportDialog } from '@/features/export/useExportDialog'
import { useTranslation } from '@/i18n/i18n'
import { useMediaQuery } from '@/lib/useMediaQuery'
import { presentCard } from '@/model/actions/cardActions'
import { useBoardLocation } from '@/model/board/useBoardLocation'
import { IconButton } from '@/ui/IconButton'

/** Tools of an open stack. The narrowest screens have room for one button, whose menu then presents as well. */
function StackTools({ stackId }: { stackId: string }) {
  const { t } = useTranslation()
  const { present } = useBoardLocation()
  const isNarrowest = useMediaQuery(NARROWEST_SCREEN)
  const onPresent = () => present(stackId)
  return (
    <>
      {isNarrowest ? null : (
        <IconButton
          label={t('board.presentStack')}
          word={t(presentCard.labelKey)}
          icon={<PresentationIcon aria-hidden="true" />}
          onPress={onPresent}
          placement="bottom"
        />
      )}
      <ExportButton
        cardId={stackId}
        scope="board"
        label={t('board.exportStack')}
        word={t('board.exportWord')}
        onPresent={isNarrowest ? onPresent : undefined}
      />
    </>
  )
}

/** Exports My Board. The narrowest screens have no room for it: there the toolbar exports selected cards. */
function ListTools({ list }: { list: CardListArg }) {
  const { t } = useTranslation()
  const isNarrowest = useMediaQuery(NARROWEST_SCREEN)
  const { exportCards, exportDialog } = useExportDialog()
  if (isNarrowest) return null
  return (
    <>
      <IconButton
        label={t('board.exportList')}
        icon={<Download aria-hidden="true" />}
        onPress={() => exportCards({ list })}
        placement="bottom"
      />
      {exportDialog}
    </>
  )
}

const BoardToolsWithExport = () => (
  <BoardTools
    renderExport={(list) =>
      list.stackId === undefined ? <ListTools list={list} /> : <StackTools key={list.stackId} stackId={list.stackId} />
    }
  />
)

/** Tools of the top bar by name. A route names its tools in `staticData` (src/app/shell/routeStaticData.ts). */
export const topBarTools = { board: BoardToolsWithExport } satisfies Record<string, ComponentType>

export type TopBarToolsName = keyof typeof topBarTools
