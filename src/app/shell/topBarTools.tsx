import type { ComponentType } from 'react'
import { BoardTools } from '@/features/board/tools/BoardTools'
import { ExportButton } from '@/features/export/ExportButton'
import { useTranslation } from '@/i18n/i18n'
import { presentCard } from '@/model/actions/cardActions'
import { useBoardLocation } from '@/model/board/useBoardLocation'
import { IconButton } from '@/ui/IconButton'

const { icon: PresentIcon, labelKey: presentKey } = presentCard

function BoardToolsWithExport() {
  const { t } = useTranslation()
  const { present } = useBoardLocation()
  return (
    <BoardTools
      renderExport={(stackId) => (
        <>
          <IconButton
            label={t('board.presentStack')}
            word={t(presentKey)}
            icon={<PresentIcon aria-hidden="true" />}
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
      )}
    />
  )
}

/** Tools of the top bar by name. A route names its tools in `staticData` (src/app/shell/routeStaticData.ts). */
export const topBarTools = { board: BoardToolsWithExport } satisfies Record<string, ComponentType>

export type TopBarToolsName = keyof typeof topBarTools
