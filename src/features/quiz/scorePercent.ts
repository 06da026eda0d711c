/** Score in whole percent of the marks, 0..100; 0 without marks (D-0913, D-2452). */
export const scorePercent = ({ marks, total_marks }: { marks: number; total_marks: number }): number =>
  total_marks > 0 ? Math.round((100 * marks) / total_marks) : 0
