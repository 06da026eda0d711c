/** Texts of the table editor. */
export const texts = {
  tableEditor: {
    name: 'Table name',
    hint: 'Arrow keys choose a cell, Enter edits it, Tab goes on and adds a row at the end, Escape leaves the table.',
    cell: 'Row {{row}}, column {{column}}',
    header: 'Heading of column {{column}}',
    emptyHeader: 'Heading {{column}}',
    addRow: 'Add row',
    addColumn: 'Add column',
    add: 'Add a table',
    more: 'Rows and columns of {{name}}',
    rowAbove: 'Add a row above',
    rowBelow: 'Add a row below',
    removeRow: 'Remove this row',
    columnBefore: 'Add a column before',
    columnAfter: 'Add a column after',
    removeColumn: 'Remove this column',
    removeTable: 'Remove the table',
    tooLarge: 'That would be more than {{count}} cells or 30 columns. It was not added.',
  },
}
