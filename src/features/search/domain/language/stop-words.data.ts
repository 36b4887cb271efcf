import type { LanguageCode } from './language-code.ts'

/**
 * Words that hold a sentence together and say nothing of a picture. Searches leave them out, and they tell in which
 * language a text is written. Chosen from the most frequent words of each language.
 */
export const stopWords: Readonly<Record<LanguageCode, string>> = {
  cs: 'a i k ke ku o od po pro při s se si ve v z ze za na nad pod do je jsou byl byla bylo jako nebo ale že který která které jeho její jejich ten ta to tento mezi před u',
  de: 'der die das den dem des ein eine einer eines einem einen und oder in im ins an am auf aus bei beim mit nach von vom vor zu zum zur für über unter durch um als wie ist sind war wird sich auch nicht während zwischen gegen ohne ihr ihre sein seine',
  en: 'a an the and or of in on at to from by for with as is are was were be been it its this that these those into onto over their his her he she they while during who which has have had',
  es: 'el la los las un una unos unas y o u de del al a en con por para sin sobre entre desde hasta es son fue está están se su sus que como más durante contra este esta muy lo',
  fi: 'ja tai on ovat oli se ne hän että kun jos joka jotka kuin myös mutta tämä nämä sen hänen kanssa ilman ennen jälkeen yli alla vieressä päällä ei mukaan',
  fr: 'le la les un une des du de et ou à au aux en dans sur sous avec sans pour par chez vers entre est sont était ce cet cette ces son sa ses leur leurs qui que se il elle ils elles pendant contre lors plus',
  hu: 'a az egy és vagy is van vannak volt hogy nem ez ezek azok mint alatt felett mellett között után előtt által való aki amely meg csak során',
  id: 'dan atau di ke dari yang untuk dengan pada oleh dalam ini itu adalah sebagai akan para sebuah seorang saat antara tanpa atas bawah juga tidak',
  it: 'il lo la i gli le un uno una e ed o di del dello della dei degli delle a ad al allo alla ai agli alle da dal dalla in nel nella nei con su sul sulla per tra fra è sono era che si come durante contro suo sua loro questo questa',
  ja: 'の に は を た が で て と し れ さ も する から な こと として い や など よう また ため',
  ko: '및 또는 그리고 그 이 저 것 수 등 위한 대한 있는 하는 에서 으로',
  nl: 'de het een en of in op aan van voor met bij naar uit over onder door tegen tussen tijdens zonder is zijn was waren wordt als dat die deze dit zich haar hun er ook niet te om',
  pl: 'i oraz lub albo w we z ze na do od po pod nad przed za o u dla przez przy między bez jest są był była było się jak że który która które jego jej ich ten ta to podczas nie',
  pt: 'o a os as um uma uns umas e ou de do da dos das em no na nos nas ao à aos às com por pelo pela para sem sobre entre até é são foi está se seu sua seus suas que como mais durante contra este esta',
  ro: 'și sau în din la pe cu de pentru prin fără sub peste între după este sunt era un o unei unui al ai ale lui care ca că se nu în timpul lor mai spre',
  ru: 'и или в во на с со к ко о об от до из за по под над при для без у между через как что это его её их не был была было были есть который которая которые во время',
  sr: 'i ili u na sa s od do iz za po pod nad pri bez kod između kroz kao da je su bio bila bilo se koji koja koje ovaj ova ovo taj ta to njegov njen njihov ne tokom и или у на са од до из за између као је су био била било се који која које',
  sv: 'och eller i på av för med till från vid under över mellan mot efter före utan genom om är var en ett den det de som att sig sin sitt sina hans hennes deras inte även',
  th: 'และ หรือ ใน ที่ ของ กับ บน จาก เป็น มี ให้ ได้ ว่า ไป มา นี้ นั้น การ ความ โดย เพื่อ ซึ่ง',
  tr: 've veya ile bir bu şu o için gibi de da ki mi en çok daha olan olarak var üzerinde altında arasında sonra önce kadar değil',
  uk: 'і й та або в у на з із зі до від за по під над при для без між через як що це його її їх не був була було були є який яка які під час',
  vi: 'và hoặc của trong trên dưới với cho từ đến là có được các những một con cái chiếc bức tấm này đó khi tại ở bởi về theo',
  zh: '的 了 在 是 和 與 及 或 於 上 下 中 之 其 一個 這 那 被 將 由 從 為',
}
