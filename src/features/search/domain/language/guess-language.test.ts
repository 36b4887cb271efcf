import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { guessLanguage } from './guess-language.ts'
import { languageCodes } from './language-code.ts'

describe('the language of a text that does not say', () => {
  test.each([
    ['cs', 'Dívka běží po pláži se psem při západu slunce'],
    ['de', 'Ein Mädchen läuft mit dem Hund am Strand'],
    ['en', 'A girl runs along the beach with her dog'],
    ['es', 'Una niña corre por la playa con su perro'],
    ['fi', 'Tyttö juoksee rannalla koiran kanssa ja nauraa'],
    ['fr', 'Une fille court sur la plage avec son chien'],
    ['hu', 'Egy lány fut a tengerparton és nevet a kutyával'],
    ['id', 'Seorang gadis berlari di pantai dengan anjing'],
    ['it', 'Una ragazza corre sulla spiaggia con il suo cane'],
    ['ja', '犬と海辺を走る少女'],
    ['ko', '강아지와 함께 해변을 달리는 소녀'],
    ['nl', 'Een meisje rent over het strand met haar hond'],
    ['pl', 'Dziewczyna biegnie po plaży z psem'],
    ['pt', 'Uma menina corre na praia com o seu cão'],
    ['ro', 'O fată aleargă pe plajă cu un câine și râde'],
    ['ru', 'Девочка бежит по пляжу с собакой'],
    ['sr', 'Девојчица трчи по плажи са псом'],
    ['sr', 'Devojčica trči po plaži sa psom i smeje se'],
    ['sv', 'En flicka springer på stranden med sin hund'],
    ['th', 'เด็กหญิงวิ่งบนชายหาดกับสุนัข'],
    ['tr', 'Bir kız köpeği ile plajda koşuyor'],
    ['uk', 'Дівчинка біжить по пляжу з собакою'],
    ['vi', 'Một cô gái chạy trên bãi biển với con chó'],
    ['zh', '女孩和狗在海灘上奔跑'],
    ['en', 'Die Hard'],
    ['en', 'Café terrace'],
    ['en', ''],
  ] as const)('%s: %s', (code, text) => expect(guessLanguage(text)).toBe(code))

  test('any text has one', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(languageCodes).toContain(guessLanguage(text))
      }),
    )
  })
})
