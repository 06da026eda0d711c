import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { announce } from '@/lib/announce'
import { exportFileName, saveFile } from '@/lib/exportFile'
import { useAppDispatch } from '@/store/hooks'
import { snackbarShown } from '@/store/snackbarsSlice'
import { Button } from '@/ui/Button'
import { ChartOrTable } from '../focus/ChartOrTable'
import { decodeEntities } from '../rules/decode'
import { numberText } from '../rules/formatDate'
import { drawHillChart } from './drawHillChart'
import { clampPercentage, type Scope } from './hill'
import { HillChart } from './HillChart'

type HillChartViewProps = {
  /** Title of the card, with the HTML entities that the server sends. */
  title: string
  scopes: readonly Scope[]
  onMove?: (index: number, percentage: number) => void
}

/** Shows the hill chart, a switch to a table, and a button that saves the chart as a picture (B-371, D-2483). */
export function HillChartView({ title, scopes, onMove }: HillChartViewProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const figure = useRef<HTMLElement>(null)
  const [isSaving, setIsSaving] = useState(false)
  const savePicture = async () => {
    if (!figure.current) return
    setIsSaving(true)
    try {
      saveFile(await drawHillChart(figure.current), exportFileName(decodeEntities(title), 'png'))
      announce(t('teaching.export.saved'))
    } catch (error) {
      console.error('[hillChart] The chart could not be drawn.', error)
      dispatch(snackbarShown({ kind: 'danger', text: { key: 'teaching.export.failed' } }))
    }
    setIsSaving(false)
  }
  return (
    <ChartOrTable
      name={t('formats.type.hillchart')}
      headers={[t('formats.hill.scopes'), '%', t('teaching.hill.status')]}
      rows={scopes.map(({ name, percentage, status }) => [
        name,
        numberText(clampPercentage(percentage)),
        t(`formats.hill.status.${status}`),
      ])}
      renderTools={(isTable) =>
        isTable ? null : (
          <Button
            variant="quiet"
            icon={<Download />}
            isPending={isSaving}
            pendingLabel={t('teaching.export.preparing')}
            onPress={() => void savePicture()}
          >
            {t('teaching.hill.savePicture')}
          </Button>
        )
      }
    >
      <HillChart scopes={scopes} onMove={onMove} figureRef={figure} />
    </ChartOrTable>
  )
}
