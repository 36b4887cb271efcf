/** The continents of UN M.49 with their code there, by the alpha-2 codes of their countries. */
export const continents: readonly { readonly code: string; readonly countries: string }[] = [
  {
    code: '002',
    countries:
      'DZ AO BJ BW BF BI CV CM CF TD KM CG CD CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU YT MA MZ NA NE NG RE RW SH ST SN SC SL SO ZA SS SD TZ TG TN UG EH ZM ZW IO TF',
  },
  {
    code: '003',
    countries:
      'AI AG AW BS BB BZ BM BQ VG CA KY CR CU CW DM DO SV GL GD GP GT HT HN JM MQ MX MS NI PA PR BL KN LC MF PM VC SX TT TC US VI',
  },
  { code: '005', countries: 'AR BO BV BR CL CO EC FK GF GY PY PE GS SR UY VE' },
  {
    code: '142',
    countries:
      'AF AM AZ BH BD BT BN KH CN CY GE HK IN ID IR IQ IL JP JO KZ KW KG LA LB MO MY MV MN MM NP KP OM PK PS PH QA KR SA SG LK SY TW TJ TH TL TR TM AE UZ VN YE',
  },
  {
    code: '150',
    countries:
      'AX AL AD AT BY BE BA BG HR CZ DK EE FO FI FR DE GI GR GG HU IS IE IM IT JE LV LI LT LU MT MD MC ME NL MK NO PL PT RO RU SM RS SK SI ES SJ SE CH UA GB VA',
  },
  {
    code: '009',
    countries: 'AS AU CX CC CK FJ PF GU HM KI MH FM NR NC NZ NU NF MP PW PG PN WS SB TK TO TV UM VU WF',
  },
]
