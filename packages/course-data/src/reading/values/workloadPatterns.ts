/** A pattern of several parts; letters are those of any alphabet, in any case. */
const patternOf = (...parts: readonly string[]) => new RegExp(parts.join(''), 'iu');

const number = String.raw`(\d{1,5}(?:[.,]\d{1,2})?)`;
/** Not the end of another number, '1 200' or '1 1/2', and not what is taken several times: '4x2', '4 sessions of 2'. */
const start = String.raw`(?<![\d.,:-]|\d[\s/]|\d\s?[x×*]\s?|\d\s?\p{L}+\s(?:of|de|à|di|von|zu)\s)`;
const span = String.raw`${start}${number}(?:\s*(?:-|–|—|to|and|a|y|o|bis|und|à|et)\s*${number}|\s*\+)?`;
/** Not within a word, in any alphabet. */
const end = String.raw`(?!\p{L})`;
const unit = {
  hours: String.raw`\s*-?\s*(?:total\s+|video\s+)?(?:hours?|hrs?|horas?|hs|ore|ora|stunden?|std|heures?|ч|час(?:а|ов)?|h)${end}\.?`,
  minutes: String.raw`\s*-?\s*(?:total\s+)?(?:minutes?|mins?|minutos?|minuti|minuten|мин|минут|m)${end}\.?`,
  weeks: String.raw`\s*-?\s*(?:weeks?|wks?|wk|semanas?|settimane?|wochen?|semaines?|недел[ьяи])${end}`,
  months: String.raw`\s*-?\s*(?:months?|mes(?:es)?|mesi|monate?n?|mois|месяц(?:а|ев)?)${end}`,
};
const time = `(?:${unit.hours}|${unit.minutes})`;
const period = `(?:${unit.weeks}|${unit.months})`;
const per = 'per|a|an|each|every|por|a\\s+la|al|cada|pro|je|par|in\\s+der';
const week = 'weekly|weeks?|wks?|semanal(?:es)?|semanas?|wochen?|semaine';
const aWeek = String.raw`\s*(?:of\s+(?:work|study|effort)\s*)?(?:(?:${per})?\s*(?:/\s*)?(?:${week})|/\s*(?:w|sem))${end}`;
const part = String.raw`d|days?|d[ií]as?|jours?|tag|mo|months?|mes|mois|monat|years?|años?|modul\p{L}*|módulos?|lessons?|lecci[oó]n|lectures?|class|clase|aula|sessions?|sesión|units?|unidad|chapters?|capítulos?`;
const use =
  'access|acceso|acesso|accès|zugang|trial|prueba|subscription|suscripción|guarantee|garantía|validity|validez';
const and = String.raw`(?:\s*,)?\s*(?:and\s+|y\s+|e\s+|et\s+|und\s+)?`;

/** How texts state the time that a course takes; the groups of most are a number, and the second one of a range. */
export const workloadPatterns = {
  weeklyHours: patternOf(span, unit.hours, aWeek),
  weeklyMinutes: patternOf(span, unit.minutes, aWeek),
  weeklyPrefix: patternOf(String.raw`(?:weekly|semanal(?:es)?)\D{0,12}`, span, unit.hours),
  /** '11 weeks at 3-6 hours': the hours are those of a week. */
  weeksAtHours: patternOf(unit.weeks, String.raw`\s+at\s+`, span, unit.hours),
  weeks: patternOf(span, unit.weeks),
  months: patternOf(span, unit.months),
  hours: patternOf(span, unit.hours),
  minutes: patternOf(span, unit.minutes),
  /** '30 min a day', '2 horas cada una', 'less than 2 hours': not the length of the whole course. */
  notAll: patternOf(
    String.raw`${span}${time}\s*(?:(?:/\s*|(?:${per}|am|im)\s+)(?:${part})|each|cada\s+un[oa]|c/u|daily|diari[oa]s?|monthly|mensual(?:es)?)${end}`,
    String.raw`|(?:less\s+than|under|up\s+to|at\s+most|menos\s+de|hasta|<)\s*${span}${time}`,
  ),
  /** 'access for 12 months', '12 meses de acceso': how long a course is open. */
  use: patternOf(
    String.raw`(?:${use})(?:\s+\p{L}+){0,2}[\s:]+${span}${period}`,
    String.raw`|${span}${period}(?:\s+\p{L}+){0,2}\s+(?:${use})`,
  ),
  /** '2 horas y 15 minutos', '1h 30m', '1h30', "1 h 5'", '01:30:00'; then the hours, and one of three groups of minutes. */
  hoursAndMinutes: patternOf(
    String.raw`${start}(\d{1,4})(?:${unit.hours}${and}(\d{1,2})${unit.minutes}`,
    String.raw`|\s?h\s?(\d{1,2})(?:['′]|(?![\d.,]|\s?\p{L}))|:([0-5]\d):[0-5]\d(?![\d:]))`,
  ),
  /** '1 hora y media', '1 and a half hours'. */
  andAHalf: patternOf(
    String.raw`${start}(\d{1,4})(?:(?:\s+and\s+a\s+half)${unit.hours}`,
    String.raw`|${unit.hours}\s+(?:y\s+media|and\s+a\s+half|e\s+meia|et\s+demie))`,
  ),
} as const;
