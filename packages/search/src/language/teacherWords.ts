/**
 * What people call who teaches, folded. Beside a name or a subject they ask for nothing more:
 * 'profesor Severance'.
 */
export const teacherWords: ReadonlySet<string> = new Set(
  (
    'profesor profesora profesores profe docente docentes instructor instructora instructores maestro ' +
    'maestra teacher teachers instructors professor lecturer tutor tutora'
  ).split(' '),
);
