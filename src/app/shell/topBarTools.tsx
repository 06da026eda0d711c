import { Download, Presentation as PresentationIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { CardListArg } from '@/api/cards/cardListPages'
import { BoardTools } from '@/features/board/tools/BoardTools'
import { ExportButton } from '@/features/export/ExportButton'
import { useExportDialog } from '@/features/export/useExportDialog'
import { useTranslation } from '@/i18n/i18n'
import { presentCard } from '@/model/actions/cardActions'
import { useBoardLocation } from '@/model/board/useBoardLocation'
import { IconButton } from '@/ui/IconButton'

function BoardToolsWithExport() {
  const { t } = useTranslation()
  const { present } = useBoardLocation()
  const { exportCards, exportDialog } = useExportDialog()
  const renderExport = (list: CardListArg) => {
    const { stackId } = list
    if (stackId === undefined) {
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
    return (
      <>
        <IconButton
          label={t('board.presentStack')}
          word={t(presentCard.labelKey)}
          icon={<PresentationIcon aria-hidden="true" />}
          onPress={() => present(stackId)}
          placement="bottom"
        />
        <ExportButton
          key={stackId}
          cardId={stackId}
          scope="board"
          label={t('board.exportStack')}
          word={t('board.exportWord')}
        />
      </>
    )
  }
  return <BoardTools renderExport={renderExport} />
}

/** Tools of the top bar by name. A route names its tools in `staticData` (src/app/shell/routeStaticData.ts). */
export const topBarTools = { board: BoardToolsWithExport } satisfies Record<string, ComponentType>

export type TopBarToolsName = keyof typeof topBarTools
