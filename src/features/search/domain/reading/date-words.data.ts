import type { ReadingLanguage } from './reading-languages.ts'

export type DateReading =
  | 'today'
  | 'yesterday'
  | 'beforeYesterday'
  | 'thisWeek'
  | 'lastWeek'
  | 'thisMonth'
  | 'lastMonth'
  | 'thisYear'
  | 'lastYear'
  | 'past'
  | 'pastOne'
  | 'thisSeason'
  | 'lastSeason'
  | 'seasonOfLastYear'
  | 'seasonOfYear'
  | 'in'
  | 'inYear'
  /** The last one there has been. */
  | 'inMonth'
  /** As `inMonth`, where the name must begin with a capital: "march" and "may" are other words too. */
  | 'inNamedMonth'
  | 'since'
  | 'before'
  | 'until'
  | 'after'
  | 'between'
  | 'decade'

export type DateUnit = 'hour' | 'day' | 'week' | 'month' | 'year'

/**
 * How a language speaks of days, as `foldLetters` leaves it: small letters without accents. Rules are tried from the top,
 * so the longer one stands first. In a rule `{moment}` is a day, month or year, `{dated}` the same but not a year alone.
 */
export type DateWords = Readonly<{
  months: readonly string[]
  /** From spring to winter. */
  seasons: readonly [string, string, string, string]
  numbers: Readonly<Record<string, number>>
  units: Readonly<Record<DateUnit, string>>
  decade: string
  rules: readonly (readonly [pattern: string, reading: DateReading])[]
}>

const en: DateWords = {
  months: [
    'january|jan',
    'february|feb',
    'march|mar',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sept|sep',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  seasons: ['spring', 'summer', 'autumn|fall', 'winter'],
  numbers: { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
  units: { hour: 'hours?', day: 'days?', week: 'weeks?', month: 'months?', year: 'years?' },
  decade: "'?(?<century>19|20)?(?<tens>\\d)0'?s",
  rules: [
    ['between {moment} and {moment}', 'between'],
    ['from {moment} (?:to|until|till) {moment}', 'between'],
    ['(?:in |from )?{moment} ?[-–] ?{moment}', 'between'],
    ['since (?:the )?{moment}', 'since'],
    ['before (?:the )?{moment}', 'before'],
    ['(?:until|till|up to) (?:the )?{moment}', 'until'],
    ['after (?:the )?{moment}', 'after'],
    ['{lead}(?:last|past) {number} {unit}', 'past'],
    ['{lead}past {unit}', 'pastOne'],
    ['{lead}day before yesterday', 'beforeYesterday'],
    ["{lead}yesterday(?:'s)?", 'yesterday'],
    ["{lead}today(?:'s)?", 'today'],
    ["{lead}last week(?:'s)?", 'lastWeek'],
    ["{lead}this week(?:'s)?", 'thisWeek'],
    ["{lead}last month(?:'s)?", 'lastMonth'],
    ["{lead}this month(?:'s)?", 'thisMonth'],
    ["{lead}last year(?:'s)?", 'lastYear'],
    ["{lead}this year(?:'s)?", 'thisYear'],
    ['{lead}this {season}', 'thisSeason'],
    ['{lead}last {season}', 'lastSeason'],
    ['{lead}{season} (?:of )?{year}', 'seasonOfYear'],
    ['(?:(?:in|from|of|on|during) )?{dated}', 'in'],
    ['(?:in|from|of|during) (?:the year )?{year}', 'inYear'],
    ['(?:in|from|during) {month}', 'inNamedMonth'],
    ['{lead}{decade}', 'decade'],
  ],
}

const de: DateWords = {
  months: [
    'januar|janner|jan',
    'februar|feb',
    'marz|maerz',
    'april|apr',
    'mai',
    'juni',
    'juli',
    'august|aug',
    'september|sept',
    'oktober|okt',
    'november|nov',
    'dezember|dez',
  ],
  seasons: ['fruhling|fruhjahr', 'sommers?', 'herbst', 'winters?'],
  numbers: { zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwolf: 12 },
  units: { hour: 'stunden?', day: 'tage?n?', week: 'wochen?', month: 'monate?n?', year: 'jahre?n?' },
  decade: '(?<century>19|20)?(?<tens>\\d)0er(?: ?-?jahren?)?',
  rules: [
    ['zwischen (?:dem )?{moment} und (?:dem )?{moment}', 'between'],
    ['(?:von|vom) {moment} bis (?:zum )?{moment}', 'between'],
    ['(?:seit|ab) (?:dem )?{moment}', 'since'],
    ['vor (?:dem )?{moment}', 'before'],
    ['bis (?:zum )?{moment}', 'until'],
    ['nach (?:dem )?{moment}', 'after'],
    ['{lead}(?:letzten|vergangenen) {number} {unit}', 'past'],
    ['{lead}vorgestern', 'beforeYesterday'],
    ['{lead}(?:gestern|gestrige[rsn]?)', 'yesterday'],
    ['{lead}(?:heute|heutige[rsn]?)', 'today'],
    ['{lead}(?:letzte|vergangene|vorige)[rn]? woche', 'lastWeek'],
    ['{lead}diese[rn]? woche', 'thisWeek'],
    ['{lead}(?:letzte|vergangene|vorige)[nrsm]{0,2} monats?', 'lastMonth'],
    ['{lead}diese[nrsm]{0,2} monats?', 'thisMonth'],
    ['{lead}(?:letzte|vergangene|vorige)[nrsm]{0,2} jahr(?:es)?', 'lastYear'],
    ['{lead}diese[nrsm]{0,2} jahr(?:es)?', 'thisYear'],
    ['{lead}diese[nrsm]{0,2} {season}', 'thisSeason'],
    ['{lead}(?:letzte|vergangene|vorige)[nrsm]{0,2} {season}', 'lastSeason'],
    ['{lead}{season} {year}', 'seasonOfYear'],
    ['(?:(?:in|im|aus|von|vom|am) )?{dated}', 'in'],
    ['(?:(?:im|aus dem) jahre?|in|aus|von) {year}', 'inYear'],
    ['im {month}', 'inMonth'],
    ['{lead}{decade}', 'decade'],
  ],
}

const fr: DateWords = {
  months: [
    'janvier',
    'fevrier',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'aout',
    'septembre',
    'octobre',
    'novembre',
    'decembre',
  ],
  seasons: ['printemps', 'ete', 'automne', 'hiver'],
  numbers: { deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, douze: 12 },
  units: { hour: 'heures?', day: 'jours?', week: 'semaines?', month: 'mois', year: 'ann?(?:ee)?s?' },
  decade: "annees '?(?<century>19|20)?(?<tens>\\d)0",
  rules: [
    ['entre (?:le )?{moment} et (?:le )?{moment}', 'between'],
    ['(?:de|du) {moment} (?:a|au) {moment}', 'between'],
    ['depuis (?:le )?{moment}', 'since'],
    ['avant (?:le )?{moment}', 'before'],
    ["jusqu'(?:en |au |a ){moment}", 'until'],
    ['apres (?:le )?{moment}', 'after'],
    ['(?:les|des|ces) {number} derni(?:er|ere)s {unit}', 'past'],
    ['{lead}avant-hier', 'beforeYesterday'],
    ['{lead}hier', 'yesterday'],
    ["{lead}aujourd'hui", 'today'],
    ['{lead}semaine derniere', 'lastWeek'],
    ['{lead}cette semaine', 'thisWeek'],
    ['{lead}mois dernier', 'lastMonth'],
    ['{lead}ce mois(?:-ci)?', 'thisMonth'],
    ['{lead}(?:annee derniere|an dernier)', 'lastYear'],
    ['{lead}cette annee', 'thisYear'],
    ['{lead}cet? {season}', 'thisSeason'],
    ['{lead}{season} dernier', 'lastSeason'],
    ['{lead}{season} {year}', 'seasonOfYear'],
    ["(?:en |de |du |d'|le |pendant )?{dated}", 'in'],
    ['(?:en|de|pendant) {year}', 'inYear'],
    ['en {month}', 'inMonth'],
    ['{lead}{decade}', 'decade'],
  ],
}

const es: DateWords = {
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre|setiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  seasons: ['primavera', 'verano', 'otono', 'invierno'],
  numbers: { dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12 },
  units: { hour: 'horas?', day: 'dias?', week: 'semanas?', month: 'mes(?:es)?', year: 'anos?' },
  decade: "anos '?(?<century>19|20)?(?<tens>\\d)0",
  rules: [
    ['entre (?:el )?{moment} y (?:el )?{moment}', 'between'],
    ['(?:de|desde|del) (?:el )?{moment} (?:a|al|hasta) (?:el )?{moment}', 'between'],
    ['desde (?:el )?{moment}', 'since'],
    ['antes de(?:l| el)? {moment}', 'before'],
    ['hasta (?:el )?{moment}', 'until'],
    ['despues de(?:l| el)? {moment}', 'after'],
    ['{lead}ultim[oa]s {number} {unit}', 'past'],
    ['{lead}(?:anteayer|antes de ayer)', 'beforeYesterday'],
    ['{lead}ayer', 'yesterday'],
    ['{lead}hoy', 'today'],
    ['{lead}semana pasada', 'lastWeek'],
    ['{lead}esta semana', 'thisWeek'],
    ['{lead}mes pasado', 'lastMonth'],
    ['{lead}este mes', 'thisMonth'],
    ['{lead}ano pasado', 'lastYear'],
    ['{lead}este ano', 'thisYear'],
    ['{lead}est[ea] {season}', 'thisSeason'],
    ['{lead}{season} pasad[oa]', 'lastSeason'],
    ['{lead}{season} (?:de |del )?{year}', 'seasonOfYear'],
    ['(?:(?:en|de|del|el|durante) )?{dated}', 'in'],
    ['(?:en|de|del|durante) (?:el ano )?{year}', 'inYear'],
    ['en {month}', 'inMonth'],
    ['{lead}{decade}', 'decade'],
  ],
}

const it: DateWords = {
  months: [
    'gennaio',
    'febbraio',
    'marzo',
    'aprile',
    'maggio',
    'giugno',
    'luglio',
    'agosto',
    'settembre',
    'ottobre',
    'novembre',
    'dicembre',
  ],
  seasons: ['primavera', 'estate', 'autunno', 'inverno'],
  numbers: {
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    dodici: 12,
  },
  units: { hour: 'or[ae]', day: 'giorn[oi]', week: 'settiman[ae]', month: 'mes[ei]', year: 'ann[oi]' },
  decade: "anni '?(?<century>19|20)?(?<tens>\\d)0",
  rules: [
    ['(?:tra|fra) (?:il )?{moment} e (?:il )?{moment}', 'between'],
    ['(?:da|dal) {moment} (?:a|al) {moment}', 'between'],
    ['(?:da|dal) {moment}', 'since'],
    ['prima (?:del|di) {moment}', 'before'],
    ['fino al? {moment}', 'until'],
    ['dopo (?:il )?{moment}', 'after'],
    ['{lead}ultim[ei] {number} {unit}', 'past'],
    ["{lead}(?:l'altro ieri|altroieri)", 'beforeYesterday'],
    ['{lead}ieri', 'yesterday'],
    ['{lead}oggi', 'today'],
    ['{lead}(?:settimana scorsa|scorsa settimana)', 'lastWeek'],
    ['{lead}questa settimana', 'thisWeek'],
    ['{lead}(?:mese scorso|scorso mese)', 'lastMonth'],
    ['{lead}questo mese', 'thisMonth'],
    ['{lead}(?:anno scorso|scorso anno)', 'lastYear'],
    ["{lead}quest'anno", 'thisYear'],
    ["{lead}quest(?:'|a |o ){season}", 'thisSeason'],
    ['{lead}(?:{season} scors[oa]|scors[oa] {season})', 'lastSeason'],
    ['{lead}{season} (?:del )?{year}', 'seasonOfYear'],
    ['(?:(?:nel|del|di|il|a) (?:mese di )?)?{dated}', 'in'],
    ['(?:nel|del|durante il) {year}', 'inYear'],
    ['(?:a|in) {month}', 'inMonth'],
    ['{lead}{decade}', 'decade'],
  ],
}

const ja: DateWords = {
  months: Array.from({ length: 12 }, (_, month) => `${month + 1}月`),
  seasons: ['春', '夏', '秋', '冬'],
  numbers: { 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 },
  units: { hour: '時間', day: '日', week: '週', month: '[かヶカケ]月', year: '年' },
  decade: '(?<century>19|20)?(?<tens>\\d)0年代',
  rules: [
    ['{moment}から{moment}(?:まで)?の?', 'between'],
    ['{decade}の?', 'decade'],
    ['{moment}(?:から|以降|以来)の?', 'since'],
    ['{moment}(?:以前|より前)の?', 'before'],
    ['{moment}までの?', 'until'],
    ['{year}年の?{season}の?', 'seasonOfYear'],
    ['(?:過去|直近|ここ){number}{unit}間?の?', 'past'],
    ['(?:一昨日|おととい)の?', 'beforeYesterday'],
    ['(?:昨日|きのう)の?', 'yesterday'],
    ['(?:今日|本日|きょう)の?', 'today'],
    ['先週の?', 'lastWeek'],
    ['今週の?', 'thisWeek'],
    ['先月の?', 'lastMonth'],
    ['今月の?', 'thisMonth'],
    ['(?:今年の|この){season}の?', 'thisSeason'],
    ['(?:去年|昨年)の{season}の?', 'seasonOfLastYear'],
    ['(?:去年|昨年)の?', 'lastYear'],
    ['今年の?', 'thisYear'],
    ['{dated}[のにで]?', 'in'],
    ['{year}年[のにで]?', 'inYear'],
  ],
}

export const dateWords: Readonly<Record<ReadingLanguage, DateWords>> = { en, de, fr, es, it, ja }

/** What may stand before a date and belongs to it. */
export const dateLeads: Readonly<Record<ReadingLanguage, string>> = {
  en: '(?:(?:from|of|in|on|during) )?(?:the )?',
  de: '(?:(?:von|vom|aus|im|in|am|wahrend) )?(?:de[rsnm] )?',
  fr: "(?:(?:de|du|des|pendant) )?(?:d'|l'|la |le |les )?",
  es: '(?:(?:de|del|en|durante) )?(?:el |la |los |las )?',
  it: "(?:(?:di|del|della|degli|dell|negli|nel|nella|nell) ?)?(?:l'|il |la |lo |gli |le |')?",
  ja: '',
}
