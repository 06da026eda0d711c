import { FileArchive, Printer, Sheet } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { selectCachedPages } from '@/api/cards/cardSelectors'
import { selectMe } from '@/api/user'
import { Buddy } from '@/buddy/Buddy'
import { useImageUrl } from '@/cardTypes/rules/imageUrl'
import { type CardSheet, cardSheet } from '@/cardTypes/sheet/cardSheet'
import { useTranslation } from '@/i18n/i18n'
import { announce } from '@/lib/announce'
import { toCsv } from '@/lib/csv'
import { exportFileName, saveFile } from '@/lib/exportFile'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { ProgressBar } from '@/ui/ProgressBar'
import { ExportSheets } from '../ExportSheets'
import { ExportStage, printPage } from '../ExportStage'
import type { ExportedCard } from '../loadExportedCards'
import { cardRows, loadCardNames } from './cardRows'
import { collectCards, type ExportSource, MAX_CARDS, type Progress, TooManyCardsError } from './collectCards'
import styles from './ExportDialog.module.css'
import { fetchPictures, markdownFiles, zip } from './zipCards'

const KINDS = [
  { kind: 'paper', icon: Printer },
  { kind: 'zip', icon: FileArchive },
  { kind: 'csv', icon: Sheet },
] as const
type Kind = (typeof KINDS)[number]['kind']

type State =
  | { status: 'choosing'; hasFailed?: boolean }
  | { status: 'tooMany' | 'empty' }
  | { status: 'running'; step: 'cards' | 'pictures' | 'names'; progress?: Progress }
  | { status: 'printing'; sheets: CardSheet[] }

/** Returns a function that aborts the running export, which also ends when the dialog unmounts. */
function useAbort() {
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  return {
    begin: () => {
      controller.current = new AbortController()
      return controller.current.signal
    },
    abort: () => controller.current?.abort(),
  }
}

/** Number of cards that the dialog knows before it loads them: those of a selection, or of a list without those in its stacks. */
function useCardCount(source: ExportSource): number {
  const listed = useAppSelector((state) =>
    'list' in source ? selectCachedPages(state, source.list).at(-1)?.metadata.total : undefined,
  )
  return 'list' in source ? (listed ?? 0) : source.cards.length
}

function useExport(source: ExportSource, onDone: () => void) {
  const { t } = useTranslation()
  const imageUrl = useImageUrl()
  const dispatch = useAppDispatch()
  const { begin, abort } = useAbort()
  const [state, setState] = useState<State>({ status: 'choosing' })

  const optionsOf = (signal: AbortSignal, step: 'cards' | 'pictures' | 'names') => ({
    signal,
    onProgress: (progress: Progress) => setState({ status: 'running', step, progress }),
  })
  const sheetsOf = (exported: readonly ExportedCard[]) =>
    exported.map(({ card, level }) => cardSheet(card, level, { t, imageUrl }))
  const nameOf = ([first, ...others]: readonly ExportedCard[], extension: string) => {
    const isOne = first !== undefined && others.every(({ level }) => level > 1)
    const title = isOne ? sheetsOf([first])[0]?.title : t('handOut.file')
    return exportFileName(title ?? '', extension)
  }
  const finish = () => {
    announce(t('export.saved'))
    onDone()
  }

  const makeFile: Record<Exclude<Kind, 'paper'>, (exported: ExportedCard[], signal: AbortSignal) => Promise<void>> = {
    zip: async (exported, signal) => {
      const sheets = sheetsOf(exported)
      const { files, paths, missingCount } = await dispatch(fetchPictures(sheets, optionsOf(signal, 'pictures')))
      const archive = await zip([...markdownFiles(sheets, paths), ...files])
      signal.throwIfAborted()
      saveFile(archive, nameOf(exported, 'zip'))
      if (missingCount > 0) {
        dispatch(
          snackbarShown({ kind: 'warning', text: { key: 'handOut.missingPictures', values: { count: missingCount } } }),
        )
      }
    },
    csv: async (exported, signal) => {
      const names = await dispatch(loadCardNames(exported, optionsOf(signal, 'names')))
      const table = toCsv(cardRows(exported, names, t))
      saveFile(new Blob([table], { type: 'text/csv;charset=utf-8' }), nameOf(exported, 'csv'))
    },
  }

  const start = async (kind: Kind) => {
    const signal = begin()
    setState({ status: 'running', step: 'cards' })
    try {
      const exported = await dispatch(collectCards(source, optionsOf(signal, 'cards')))
      signal.throwIfAborted()
      if (exported.length === 0) return setState({ status: 'empty' })
      if (kind === 'paper') return setState({ status: 'printing', sheets: sheetsOf(exported) })
      await makeFile[kind](exported, signal)
      finish()
    } catch (error) {
      if (signal.aborted) return setState({ status: 'choosing' })
      if (error instanceof TooManyCardsError) return setState({ status: 'tooMany' })
      console.error('[export] The cards could not be exported.', error)
      setState({ status: 'choosing', hasFailed: true })
    }
  }
  return { state, start, abort, print: () => printPage(onDone) }
}

type ExportDialogProps = { source: ExportSource; onClose: () => void }

/** Exports selected cards, or a list, with everything inside: on paper, as Markdown with pictures, or as a table of the cards (D-0085). */
export function ExportDialog({ source, onClose }: ExportDialogProps) {
  const { t } = useTranslation()
  const buddy = useAppSelector(selectMe)?.buddy ?? 'T'
  const count = useCardCount(source)
  const { state, start, abort, print } = useExport(source, onClose)
  const isRunning = state.status === 'running' || state.status === 'printing'

  const content = () => {
    if (state.status === 'empty' || count === 0) {
      return (
        <EmptyState
          illustration={<Buddy name={buddy} mood="waving" size={112} />}
          heading={t('handOut.empty.title')}
          headingLevel={3}
          text={t('handOut.empty.text')}
        />
      )
    }
    if (state.status === 'tooMany' || count > MAX_CARDS) {
      return <Banner kind="warning">{t('handOut.tooMany', { max: MAX_CARDS })}</Banner>
    }
    if (state.status === 'running') {
      const { done = 0, total = 0 } = state.progress ?? {}
      const label = t(`handOut.step.${state.step}`)
      return (
        <div className={styles.progress}>
          <p>{label}</p>
          <ProgressBar label={label} percent={total > 0 ? (100 * done) / total : undefined} />
          <p className={styles.hint}>{total > 0 ? t('handOut.progress', { done, total }) : null}</p>
        </div>
      )
    }
    return (
      <div className={styles.body}>
        {state.status === 'choosing' && state.hasFailed ? <Banner kind="danger">{t('handOut.failed')}</Banner> : null}
        <ul className={styles.choices}>
          {KINDS.map(({ kind, icon: Icon }) => (
            <li key={kind}>
              <Button
                variant="secondary"
                icon={<Icon size={20} />}
                isDisabled={isRunning}
                onPress={() => void start(kind)}
                aria-describedby={`export-${kind}`}
              >
                {t(`handOut.kind.${kind}`)}
              </Button>
              <p id={`export-${kind}`} className={styles.hint}>
                {t(`handOut.hint.${kind}`)}
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.hint}>{t('handOut.noAnswers')}</p>
      </div>
    )
  }
  return (
    <>
      <Dialog
        isOpen
        title={'list' in source ? t('handOut.list') : t('handOut.title', { count })}
        closeLabel={t('handOut.close')}
        isDismissable={!isRunning}
        onClose={onClose}
        footer={
          state.status === 'running' ? (
            <Button variant="secondary" onPress={abort}>
              {t('handOut.cancel')}
            </Button>
          ) : undefined
        }
      >
        {content()}
      </Dialog>
      {state.status === 'printing' ? (
        <ExportStage onReady={print}>
          <ExportSheets sheets={state.sheets} />
        </ExportStage>
      ) : null}
    </>
  )
}
