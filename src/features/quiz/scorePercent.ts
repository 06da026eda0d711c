/** Returns the score as a whole percentage of the marks, 0 to 100; 0 if there are no marks (D-0913, D-2452). */
export const scorePercent = ({ marks, total_marks }: { marks: number; total_marks: number }): number =>
  total_marks > 0 ? Math.round((100 * marks) / total_marks) : 0
