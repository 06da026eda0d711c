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
  /** Rows of the table: one for each bar, band or point of the chart, with one cell for each header. */
  rows: string[][]
  children: ReactNode
  /** Renders further buttons beside the switch between chart and table. */
  renderTools?: (isTable: boolean) => ReactNode
}

/** Shows a chart that the user can switch to a table, so that no data depends on colour or position alone (D-0081). */
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
