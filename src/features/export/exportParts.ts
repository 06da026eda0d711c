/** One chunk: what the export of one card and that of several cards share is most of it. */
export { ExportDialog } from './board/ExportDialog'
export { ExportMenu } from './ExportMenu'
