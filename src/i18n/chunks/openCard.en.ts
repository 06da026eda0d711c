/** Texts of an open card of any type. */
export * as editor from '../en/editor'
export * as export from '../en/export'
export * as quiz from '../en/quiz'
export * as saving from '../en/saving'
export * as suggestions from '../en/suggestions'
export * as tableEditor from '../en/tableEditor'
export * as teaching from '../en/teaching'
