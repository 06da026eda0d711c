import { ChartNoAxesCombined, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/i18n/i18n'
import { Button } from '@/ui/Button'
import styles from './ChartOrTable.module.css'
import { DataTableView } from '../table/DataTableView'

type ChartOrTableProps = {
  /** Caption of the table. */
  name: string
  headers: string[]
  /** Table rows, one for each bar, band or point of the chart; a cell for each header. */
  rows: string[][]
  /** The chart. */
  children: ReactNode
  /** Further buttons beside the switch between chart and table. */
  renderTools?: (isTable: boolean) => ReactNode
}

/** A chart whose data can be read as a table instead: nothing is conveyed by colour or position alone (D-0081). */
export function ChartOrTable({ name, headers, rows, children, renderTools }: ChartOrTableProps) {
  const { t } = useTranslation()
  const [isTable, setIsTable] = useState(false)
  return (
    <div className={styles.chart}>
      {isTable ? <DataTableView table={{ name, headers, rows }} number={1} /> : children}
      <div className={styles.tools}>
        <Button
          variant="quiet"
          icon={isTable ? <ChartNoAxesCombined /> : <Table2 />}
          onPress={() => setIsTable(!isTable)}
        >
          {t(isTable ? 'teaching.chart.asChart' : 'teaching.chart.asTable')}
        </Button>
        {renderTools?.(isTable)}
      </div>
    </div>
  )
}
