import { Search, Upload as UploadIcon, WandSparkles } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import type { Card } from '@/api/cards/card.schema'
import type { ImageSource } from '@/api/images.contract'
import { selectPermissions } from '@/api/user'
import { cardPicture } from '@/cardTypes/rules/cardPicture'
import { isPermitted } from '@/cardTypes/rules/isPermitted'
import { useTranslation } from '@/i18n/i18n'
import { useMediaQuery } from '@/lib/useMediaQuery'
import type { PictureMode } from '@/model/actions/pictureActions'
import { choosePicture, removePicture } from '@/model/pictures/changePicture'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { MagicPanel } from './MagicPanel'
import type { OfferedPicture } from './PictureGrid'
import styles from './PictureTool.module.css'
import { Reposition } from './Reposition'
import { SearchPanel } from './SearchPanel'
import { UploadPanel } from './UploadPanel'
import { useUpload } from './useUpload'

const ICONS = { image_search: Search, magic_images: WandSparkles, user_upload: UploadIcon }

export type PictureToolProps = {
  card: Card
  /** Set by the pressed button; a source opens its tab first (C-232 to C-237). */
  mode: PictureMode
  /** Sources that the user may use, in display order. */
  sources: readonly ImageSource[]
  /** File that was dropped or pasted on the card. */
  file?: File | undefined
  onClose: () => void
}

/** The picture tool in the mode of the pressed button. */
export function PictureTool({ mode, ...props }: PictureToolProps) {
  return mode === 'pan' ? (
    <Reposition card={props.card} onClose={props.onClose} />
  ) : (
    <PictureChoice {...props} firstSource={mode} />
  )
}

/**
 * Dialog that gives a card another picture: found, made or uploaded (B-101 to B-103, C-091 to C-097). 'Choose' closes it
 * at once; the card shows how far the work is.
 */
function PictureChoice({
  card,
  firstSource,
  sources,
  file,
  onClose,
}: Omit<PictureToolProps, 'mode'> & { firstSource: ImageSource }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const permissions = useAppSelector(selectPermissions)
  const isNarrow = useMediaQuery('(width < 600px)')
  const [source, setSource] = useState(firstSource)
  /** Tabs that keep their content, once they have been open. */
  const [visited, setVisited] = useState<readonly ImageSource[]>([firstSource])
  const [found, setFound] = useState<string>()
  const [chosenMade, setChosenMade] = useState<string>()
  const [made, setMade] = useState<readonly OfferedPicture[]>([])
  const [note, setNote] = useState<'onlyOne' | 'notAPicture'>()
  const { upload, start, keep } = useUpload(card.id)

  const open = (next: ImageSource) => {
    setSource(next)
    setVisited((all) => (all.includes(next) ? all : [...all, next]))
  }
  const addFiles = (files: readonly File[]) => {
    const [first] = files
    setNote(files.length > 1 ? 'onlyOne' : first ? undefined : 'notAPicture')
    if (!first) return
    open('user_upload')
    start(first)
  }
  const onOpen = useEffectEvent(() => {
    if (file) addFiles([file])
  })
  useEffect(() => {
    const timer = setTimeout(() => onOpen())
    return () => clearTimeout(timer)
  }, [])

  const image = { image_search: found, magic_images: chosenMade, user_upload: undefined }[source]
  const isUploading = source === 'user_upload' && upload !== undefined && upload.stage.stage !== 'failed'

  const choose = async () => {
    // The dialog closes before the answer, and the upload goes on.
    const chosen = isUploading ? keep() : Promise.resolve(image)
    onClose()
    const path = await chosen
    if (path !== undefined) await dispatch(choosePicture(card.id, { image: path, source }))
  }
  const remove = () => {
    onClose()
    void dispatch(removePicture(card.id, source))
  }

  const canUpload = sources.includes('user_upload')
  const takeFiles = (event: ClipboardEvent | DragEvent, transfer: DataTransfer) => {
    const files = [...transfer.files]
    if (event.defaultPrevented || files.length === 0 || !canUpload) return
    event.preventDefault()
    // The drop zone listens on the document, and would start a second upload.
    event.stopPropagation()
    addFiles(files)
  }
  const allowDrop = (event: DragEvent) => {
    if (event.defaultPrevented || !canUpload || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
  }

  const panels = {
    image_search: <SearchPanel cardId={card.id} chosen={found} onChoose={setFound} />,
    magic_images: (
      <MagicPanel
        card={card}
        made={made}
        onMade={(picture) => setMade((all) => [picture, ...all.filter((each) => each.image !== picture.image)])}
        chosen={chosenMade}
        onChoose={setChosenMade}
        onPutOnCard={onClose}
      />
    ),
    user_upload: <UploadPanel upload={upload} note={note} onFiles={addFiles} />,
  } satisfies Record<ImageSource, ReactNode>

  return (
    <Dialog
      isOpen
      title={t('pictureTool.title')}
      closeLabel={t('pictureTool.close')}
      size={isNarrow ? 'screen' : 'large'}
      isDismissable={false}
      onClose={onClose}
      footer={
        <>
          {cardPicture(card) && isPermitted(card, 'edit', permissions) ? (
            <Button variant="quiet" className={styles.remove} onPress={remove}>
              {t('pictureTool.remove')}
            </Button>
          ) : null}
          <Button variant="secondary" onPress={onClose}>
            {t('pictureTool.cancel')}
          </Button>
          <Button isDisabled={!image && !isUploading} onPress={() => void choose()}>
            {t('pictureTool.choose')}
          </Button>
        </>
      }
    >
      <div
        onPaste={(event) => takeFiles(event, event.clipboardData)}
        onDragOver={allowDrop}
        onDrop={(event) => takeFiles(event, event.dataTransfer)}
      >
        <Tabs
          className={styles.tabs}
          selectedKey={source}
          onSelectionChange={(key) => {
            const next = sources.find((each) => each === key)
            if (next) open(next)
          }}
        >
          <TabList aria-label={t('pictureTool.modes')} className={styles.tabList}>
            {sources.map((each) => {
              const Icon = ICONS[each]
              return (
                <Tab key={each} id={each} className={styles.tab}>
                  <Icon aria-hidden="true" />
                  {t(`pictureTool.mode.${each}`)}
                </Tab>
              )
            })}
          </TabList>
          {sources.map((each) => (
            <TabPanel key={each} id={each} shouldForceMount={visited.includes(each)} className={styles.panel}>
              {panels[each]}
            </TabPanel>
          ))}
        </Tabs>
      </div>
    </Dialog>
  )
}
