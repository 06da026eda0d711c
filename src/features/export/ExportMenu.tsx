import { FileText, Image, Presentation as PresentIcon, Printer } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Card } from '@/api/cards/card.schema'
import { useImageUrl } from '@/cardTypes/rules/imageUrl'
import { useCardSaver } from '@/editor/saving/cardSaverContext'
import { useTranslation } from '@/i18n/i18n'
import { announce } from '@/lib/announce'
import { presentCard } from '@/model/actions/cardActions'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { AnchoredMenu } from '@/ui/AnchoredMenu'
import { MenuItem } from '@/ui/Menu'
import { type CardSheet, cardSheet } from '@/cardTypes/sheet/cardSheet'
import { drawSheets } from './drawSheets'
import { exportFileName, saveFile } from '@/lib/exportFile'
import { ExportSheets } from './ExportSheets'
import { ExportStage, printPage } from './ExportStage'
import { loadExportedCards } from './loadExportedCards'
import { sheetsToMarkdown } from './sheetsToMarkdown'

type ExportMenuProps = {
  cardId: string
  anchor: RefObject<Element | null>
  isOpen: boolean
  onClose: () => void
  /** Counter; each increment starts printing. */
  printRequests: number
  onPresent?: (() => void) | undefined
}

type ExportKind = 'print' | 'markdown' | 'picture'

/** Prints a card or stack, or saves it as Markdown or pictures (D-0072). It must stay mounted until an export has finished. */
export function ExportMenu({ cardId, anchor, isOpen, onClose, printRequests, onPresent }: ExportMenuProps) {
  const { t } = useTranslation()
  const imageUrl = useImageUrl()
  const dispatch = useAppDispatch()
  const { flush, getState } = useCardSaver()
  const [staged, setStaged] = useState<{ id: string; kind: ExportKind; sheets: CardSheet[] } | null>(null)

  const fail = (error: unknown) => {
    console.error('[export] The card could not be exported.', error)
    setStaged(null)
    dispatch(snackbarShown({ kind: 'danger', text: { key: 'export.failed' } }))
  }

  const saveMarkdown = (sheets: readonly CardSheet[]) => {
    const file = new Blob([sheetsToMarkdown(sheets)], { type: 'text/markdown;charset=utf-8' })
    saveFile(file, exportFileName(sheets[0]?.title ?? '', 'md'))
    announce(t('export.saved'))
  }

  const start = async (kind: ExportKind) => {
    announce(t('export.preparing'))
    try {
      await flush()
      const cards = await dispatch(loadExportedCards(cardId))
      // Exports the text as typed in the open card, even if the server has refused to save it.
      const typed = getState().fields
      const sheets = cards.map((exported) =>
        cardSheet({ ...exported.card, ...(exported.level === 1 && typed) } as Card, exported.level, { t, imageUrl }),
      )
      if (kind === 'markdown') saveMarkdown(sheets)
      else setStaged({ id: crypto.randomUUID(), kind, sheets })
    } catch (error) {
      fail(error)
    }
  }

  const handledRequests = useRef(0)
  const print = useEffectEvent(() => void start('print'))
  useEffect(() => {
    if (printRequests === handledRequests.current) return
    handledRequests.current = printRequests
    queueMicrotask(() => print())
  }, [printRequests])

  const finish = async (stage: HTMLElement) => {
    if (staged?.kind === 'print') {
      printPage(() => setStaged(null))
      return
    }
    try {
      const pictures = await drawSheets(stage)
      const title = staged?.sheets[0]?.title ?? ''
      for (const [index, picture] of pictures.entries()) {
        saveFile(picture, exportFileName(pictures.length === 1 ? title : `${title} ${index + 1}`, 'png'))
      }
      setStaged(null)
      announce(t('export.saved'))
    } catch (error) {
      fail(error)
    }
  }

  return (
    <>
      {isOpen ? (
        <AnchoredMenu anchor={anchor} label={t('focus.export')} onClose={onClose}>
          {onPresent ? (
            <MenuItem icon={<PresentIcon />} onAction={onPresent}>
              {t(presentCard.labelKey)}
            </MenuItem>
          ) : null}
          <MenuItem icon={<Printer />} onAction={() => void start('print')}>
            {t('export.print')}
          </MenuItem>
          <MenuItem icon={<FileText />} onAction={() => void start('markdown')}>
            {t('export.markdown')}
          </MenuItem>
          <MenuItem icon={<Image />} onAction={() => void start('picture')}>
            {t('export.picture')}
          </MenuItem>
        </AnchoredMenu>
      ) : null}
      {staged ? (
        <ExportStage key={staged.id} onReady={(stage) => void finish(stage)}>
          <ExportSheets sheets={staged.sheets} />
        </ExportStage>
      ) : null}
    </>
  )
}
