/** Whole passwords of ten characters and more that are tried first, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `1234567890 0123456789 12345678910 123456789a a123456789 1234567890a 0987654321 9876543210 1q2w3e4r5t 1q2w3e4r5t6y
  q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx3edc 1qazxsw23edc 1qaz2wsx3edc4rfv zaq12wsxcde3 zaq1xsw2cde3 zxcvbnm123 zxcvbnm1234
  1234qwerasdf 1234qwerasdfzxcv qwer1234asdf qwerasdfzxcv qweasdzxc123 123qweasdzxc qwe123asd456 asdf1234qwer 12qwaszx34
  1111111111 1212121212 1231231231 123123123123 1234512345 123456123456 1234123412 12341234123 0000000000 9999999999
  1020304050 102030405060 1122334455 112233445566 1357924680 2468013579 3141592653 3141592654 2718281828 1231231234
  abcdefghij abcdefghijk abcdef123456 abc123abc123 abcd123456 abcde12345 abc1234567 123abc123abc a1b2c3d4e5 a1b2c3d4e5f6
  aa12345678 aa123456789 qq123456789 asd123456789 qwe123456789 zxc123456789 q123456789 w123456789 z123456789 s123456789
  password12 password123 password1234 password12345 password01 password2020 password2021 password2022 password2023
  password2024 password2025 password2026 passw0rd123 p@ssw0rd123 p@ssword123 p@ssw0rd1234 pa55word123 pass123456 pass1234567
  pass12345678 passpass12 passwordpassword password1password mypassword mypassword1 mypassword123 newpassword newpassword1
  newpass123 changeme12 changeme123 changemenow changeit123 letmein123 letmein1234 letmeinnow letmeinplease welcome123
  welcome1234 welcome2024 welcome2025 welcome2026 welcomeback welcomehome admin12345 admin123456 administrator
  administrator1 adminadmin adminadmin1 admin@123456 administrador rootroot12 root123456 toortoor12 superuser1 superadmin
  qwertyuiop qwertyuiop1 qwertyuiop12 qwertyuiop123 qwertyuiop[] qwertyuiopasdfghjkl qwertyuiopasdfghjklzxcvbnm
  qwertyqwerty qwerty123456 qwerty12345 qwerty1234 qwerty12345678 qwerty123456789 qwerty7890 qwertzuiop qwertzuiop1
  azertyuiop azertyuiop1 azerty12345 azerty123456 asdfghjkl1 asdfghjkl12 asdfghjkl123 asdfghjkl; asdfasdfasdf asdfasdf12
  asdfjkl;asdf zxcvbnmzxcvbnm zxcvbnm,./ poiuytrewq lkjhgfdsa1 mnbvcxz123 0okm9ijn8uhb 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i
  !qaz2wsx3edc !qaz@wsx#edc 1qaz!qaz1qaz qazwsxedcrfv qazwsxedc1 qazwsxedc123 qazwsx123456 qaz123wsx456 wsxedcrfvtgb
  iloveyou12 iloveyou123 iloveyou1234 iloveyou22 iloveyou14 iloveyou4ever iloveyouforever iloveyousomuch iloveyoubaby
  iloveyoutoo iloveyou2much ilovemyself ilovemymom ilovemyfamily ilovemydog ilovemycat ilovemyson ilovemykids ilovejesus
  ilovejesus1 ilovegod12 ilovechocolate ilovemusic1 lovelovelove loveyou123 loveyou4ever loveforever foreverlove
  alwaysandforever truelove12 truelove123 imissyou12 babygirl12 babygirl123 babyboy123 princess12 princess123 princess1234
  sunshine12 sunshine123 sunshine1234 football12 football123 football1234 baseball12 baseball123 basketball basketball1
  basketball12 basketball23 volleyball volleyball1 skateboard skateboard1 skateboarding snowboarding snowboard1 swimming12
  cheerleader cheerleader1 liverpool1 liverpool12 liverpool123 liverpoolfc manchester manchester1 manchesterunited manutd1234
  chelsea123 chelseafc1 arsenal123 arsenal1234 barcelona1 barcelona10 barcelona123 realmadrid realmadrid1 realmadrid7
  juventus12 juventus123 bayernmunchen bayern1900 galatasaray galatasaray1 fenerbahce fenerbahce1 besiktas1903 cruzeiro123
  corinthians flamengo123 palmeiras1 santosfc123 bocajuniors riverplate steelers12 cowboys123 yankees123 lakers1234 redsox2004
  superman12 superman123 spiderman1 spiderman12 spiderman123 batman1234 batman12345 ironman123 wolverine1 captainamerica
  starwars12 starwars123 startrek12 startrek123 chewbacca1 skywalker1 lukeskywalker darthvader darthvader1 obiwankenobi
  harrypotter harrypotter1 hogwarts12 hermione12 gandalf123 lordoftherings legolas123 middleearth pokemon123 pokemon1234
  pikachu123 charizard1 minecraft1 minecraft12 minecraft123 fortnite12 fortnite123 callofduty callofduty1 callofduty4
  counterstrike counterstrike1 worldofwarcraft warcraft123 starcraft1 starcraft2 runescape1 runescape12 runescape123
  roblox1234 leagueoflegends playstation playstation1 playstation2 playstation3 nintendo12 nintendo64 nintendo123 finalfantasy
  finalfantasy7 dragonball dragonball1 dragonballz naruto1234 naruto12345 hellokitty hellokitty1 hellokitty12 spongebob1
  spongebob12 mickeymouse mickeymouse1 minniemouse donaldduck tinkerbell tinkerbell1 winniethepooh scoobydoo1 scoobydoo2
  monkey1234 monkey12345 dragon1234 dragon12345 master1234 shadow1234 killer1234 hunter1234 ginger1234 buster1234 maggie1234
  charlie123 charlie1234 jordan1234 jordan2323 michael123 michael1234 jennifer12 jennifer123 jessica123 jessica1234 ashley1234
  amanda1234 daniel1234 daniel12345 andrew1234 thomas1234 robert1234 joshua1234 matthew123 anthony123 william123 nicole1234
  elizabeth1 elizabeth12 alexander1 alexander12 alexandra1 christina1 christine1 christian1 christopher christopher1
  stephanie1 stephanie12 cristiano7 cristianoronaldo lionelmessi messi10messi ronaldo123 ronaldinho ronaldinho10 beckham123
  michaeljordan michaeljackson elvispresley marilynmonroe metallica1 metallica123 ironmaiden ironmaiden1 ironmaiden666
  slipknot12 slipknot666 nirvana123 nirvana1994 linkinpark linkinpark1 greenday12 greenday123 acdcacdc12 ledzeppelin pinkfloyd1
  pinkfloyd123 blink18212 onedirection onedirection1 justinbieber justinbieber1 taylorswift taylorswift13 edsheeran1
  backstreetboys mychemicalromance avengedsevenfold fucker1234 fuckyou123 fuckyou1234 fuckyou2nigh fuckyou69! fuckoff123
  motherfucker motherfucker1 asshole123 bullshit12 bullshit123 biteme1234 whatever12 whatever123 whatever1234 trustno1no1
  trustnoone trustno1234 nopassword nopassword1 idontknow1 idontknow12 idontknow123 ihateyou12 ihateyou123 ihatethis1
  secret1234 secret12345 topsecret1 topsecret123 computer12 computer123 computer1234 internet12 internet123 microsoft1
  microsoft123 windows123 windowsxp1 windows2000 samsung123 samsung1234 samsung12345 galaxys123 iphone1234 google1234
  google12345 googlegoogle facebook12 facebook123 facebook1234 instagram1 instagram123 twitter123 youtube123 youtube1234
  linkedin12 linkedin123 dropbox123 adobe12345 photoshop1 macromedia yahoo12345 hotmail123 gmail12345 amazon1234 paypal1234
  test123456 test12345678 testtest12 testtest123 testing123 testing1234 testing12345 testpassword guest12345 guestguest
  default123 temp123456 temporary1 temppass123 temppassword user123456 username12 username123 useruser12 demo123456 sample1234
  student123 teacher123 school1234 college123 university university1 company123 business12 business123 office1234 manager123
  summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 winter2020 winter2021 winter2022 winter2023
  winter2024 winter2025 winter2026 spring2022 spring2023 spring2024 spring2025 spring2026 autumn2022 autumn2023 autumn2024
  autumn2025 autumn2026 january123 february12 february14 september1 september11 september12 november11 november12 december12
  december25 october123 october2024 valentine1 valentine14 christmas1 christmas12 christmas25 halloween1 halloween31 thanksgiving
  happybirthday happybirthday1 happyhappy happy12345 happy123456 lucky12345 lucky77777 lucky13131 777lucky777 money12345
  money123456 moneymoney moneymoney1 dollar1234 diamond123 diamond1234 blackjack1 blackjack21 jackpot777 million1000 number1234
  numberone1 onetwothree onetwothreefour sevensevenseven america123 america1234 american12 california california1 newyork123
  newyorkcity newyorkyankees losangeles lasvegas123 chicago123 washington washington1 australia1 australia123 melbourne1
  london1234 england123 england1966 scotland12 scotland123 ireland123 germany123 deutschland deutschland1 france1234 france1998
  paris12345 italia1234 italia2006 espana1234 portugal12 portugal123 brasil1234 argentina1 argentina10 mexico1234 canada1234
  russia1234 moscow1234 ukraine123 poland1234 polska1234 polska12345 holland123 nederland1 netherlands switzerland schweiz123
  indonesia1 indonesia123 malaysia12 singapore1 philippines thailand12 thailand123 vietnam123 india12345 pakistan12 pakistan123
  pakistan1947 bangladesh bangladesh1 iloveindia iloveallah allah12345 allahuakbar alhamdulillah bismillah1 bismillah123
  bismillah786 muhammad12 muhammad123 mohammed12 mohammed123 jesuschrist jesuschrist1 jesuslovesme jesussaves jesus12345
  jesus123456 godisgood1 godisgood12 godislove1 godislove12 godblessme godbless12 praisegod1 blessed123 hallelujah faithhopelove
  passwort12 passwort123 passwort1234 hallo12345 hallo123456 hallohallo schatz1234 schatz12345 ichliebedich ichliebedich1
  fussball12 fussball123 sommer2023 sommer2024 sommer2025 geheim1234 geheim12345 motdepasse motdepasse1 motdepasse123
  bonjour123 jetaime123 jetaime1234 doudou1234 chouchou12 soleil1234 contrasena contrasena1 contraseña teamo12345 teamomucho
  teamomucho1 tequiero12 tequiero123 tequieromucho miamor1234 estrella12 estrella123 senha12345 senha123456 minhasenha
  teamo123456 hejhejhej1 haslo12345 haslo123456 zaq12wsxzaq polska123456 wachtwoord wachtwoord1 welkom1234 welkom12345
  salasana12 salasana123 perkele123 parola1234 parola12345 parola123456 sifre12345 sifre123456 jelszo1234 jelszo123456
  heslo12345 heslo123456 lozinka123 lozinka1234 sayang1234 sayang12345 sayangku12 sayangkamu indonesiaku bismillah12
  anhyeuem12 anhyeuem123 matkhau123 matkhau1234 nihao12345 woaini1314 woaini520520 5201314520 5201314woaini 1314520woaini
  aini131452 sakura1234 sakura12345 doraemon12 doraemon123 arashi1234 arigatou12 konnichiwa sayonara12 tokyo12345 nippon1234
  correcthorse correcthorsebatterystaple supercalifragilisticexpialidocious thisismypassword thisisapassword passwordispassword
  ilovethisgame opensesame opensesame1 opensesame123 abracadabra abracadabra1 hocuspocus rumpelstiltskin bondjamesbond
  jamesbond1 jamesbond007 agent00700 007jamesbond maytheforcebewithyou winteriscoming valarmorghulis gameofthrones
  breakingbad walkingdead thewalkingdead strangerthings rickandmorty howimetyourmother friendsforever bestfriend bestfriend1
  bestfriends bestfriends1 bestfriends4ever myfamily12 mymother12 motherlode grandmother grandfather littleprincess
  littlesister bigbrother1 blackberry blackberry1 strawberry strawberry1 strawberry12 blueberry1 watermelon watermelon1
  pineapple1 pineapple12 cheesecake cheesecake1 chocolate1 chocolate12 chocolate123 icecream12 icecream123 peanutbutter
  butterfly1 butterfly12 butterfly123 butterflies dragonfly1 dragonfly12 elephant12 elephant123 penguin123 dolphin123
  dolphins12 tigger1234 tweety1234 sunflower1 sunflower12 sunflower123 blackcat13 blackdragon blackwidow whitetiger
  firebird12 thunderbird lightning1 lightning12 earthquake armageddon apocalypse darkangel1 darkangel666 darkknight fallenangel
  angel12345 angel123456 angelangel devil66666 666666devil undertaker undertaker1 stonecold316 johncena12 johncena123
  therock123 wrestling1 wrestling12 motorcycle motorcross motocross1 mitsubishi mitsubishi1 volkswagen volkswagen1 lamborghini
  lamborghini1 mercedes12 mercedes123 mercedesbenz ferrari123 ferrari1234 porsche911 porsche911turbo mustang1965 mustang123
  corvette12 corvette123 chevrolet1 chevrolet12 subaru1234 honda12345 toyota1234 yamaha1234 kawasaki12 kawasaki123 harleydavidson
  thunderbolt photography photographer photographer1 stockphoto stockphotos picture123 picture1234 camera1234 gettyimages
  shutterstock argus12345 bokeh12345 diptych123`
    .split(/\s+/)
    .filter(Boolean),
)

/** Words that make a password no better, whatever figures and signs stand around them. */
export const commonRoots: ReadonlySet<string> = new Set(
  `password passwort passwords passwd passw passwordi motdepasse contrasena wachtwoord senha haslo parola salasana heslo lozinka
  sifre jelszo matkhau secret geheim letmein welcome welkom willkommen bienvenue admin administrator root user username guest
  test testing tester temp temporary default demo sample changeme changeit login logmein access master manager office company
  business student teacher school college computer internet server network system windows microsoft samsung iphone apple google
  facebook instagram twitter youtube linkedin hotmail gmail yahoo amazon paypal dropbox adobe photoshop
  qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc qweasd
  qweasdzxc asdfasdf qwer qwert asd qwe zxc zaq xsw poiuytrewq lkjhgfdsa mnbvcxz abc abcd abcde abcdef abcdefg abcdefgh
  iloveyou ilove loveyou lovely lover loveme love loves iloveu luvyou imissyou missyou forever always truelove babe baby babygirl
  babyboy princess prince queen king angel angels heaven devil demon sweet sweetie sweety sweetheart honey darling cutie
  sunshine sunflower sunset summer winter spring autumn sommer rainbow flower flowers rose roses lily daisy jasmine violet
  monkey dragon tiger tigers lion lions eagle eagles falcon panther bear bears wolf wolves shark dolphin dolphins penguin
  elephant horse horses kitten kitty puppy doggy rabbit bunny butterfly dragonfly spider snake cobra viper phoenix
  football soccer baseball basketball volleyball hockey tennis golf golfer swimming running boxing wrestling skateboard
  snowboard racing nascar liverpool chelsea arsenal barcelona realmadrid manchester manutd juventus milan inter bayern
  galatasaray fenerbahce besiktas flamengo corinthians palmeiras steelers cowboys yankees lakers redsox packers raiders
  broncos dodgers bulls celtics rangers
  superman batman spiderman ironman wolverine hulk joker avengers starwars startrek skywalker yoda jedi matrix hogwarts
  harrypotter gandalf frodo legolas pokemon pikachu naruto goku dragonball sasuke minecraft fortnite roblox warcraft starcraft
  runescape nintendo playstation xbox zelda mario sonic hellokitty mickey minnie spongebob tinkerbell snoopy garfield
  shadow hunter killer ghost ninja samurai warrior soldier knight wizard magic merlin hero legend champion winner ranger
  gunner sniper pirate cowboy maverick rebel outlaw gangster gangsta thunder lightning storm fire flame ice snow freedom
  liberty victory destiny fantasy mystery trinity infinity eternity serenity harmony
  michael jennifer jessica ashley amanda daniel andrew thomas robert joshua matthew anthony william nicole elizabeth alexander
  alexandra christina christian christopher stephanie michelle melissa samantha victoria vanessa natalie natasha rebecca rachel
  sarah hannah laura lauren emily olivia sophia sophie isabella charlotte amelia emma julia maria mariana martina carolina
  daniela gabriela fernanda valentina camila andrea antonio alejandro fernando eduardo ricardo roberto francisco sebastian
  nicolas benjamin jonathan nicholas patrick richard steven brandon brandy jordan justin kevin jason james john johnny george
  charlie charles oliver oscar harry jack jackson samuel joseph david dennis peter martin stefan thorsten andreas markus
  sabine claudia katharina juliane sandra monika marcel mathieu camille nathalie isabelle francois pierre giuseppe francesco
  francesca alessandro alessia giovanni lorenzo matteo marco muhammad mohamed mohammed ahmed fatima aisha ibrahim mustafa
  mehmet murat ayse dmitry sergey alexey natalia svetlana tatiana vladimir ivan sakura hiroshi takashi yuki
  maggie ginger buster bailey buddy max rocky lucky molly sammy sadie pepper smokey coco princesa estrella corazon
  teamo tequiero miamor amor amore bella bonita linda hermosa preciosa chocolate cookie cookies cheese banana orange cherry
  strawberry apples mango peach lemon pepperoni pizza burger coffee icecream candy sugar cupcake pumpkin butter
  purple blue green yellow orangejuice silver golden diamond crystal pearl ruby emerald sapphire platinum
  jesus christ jesuschrist god godisgood godislove blessed faith grace hope believe allah bismillah church bible
  mother father mommy daddy mama papa family sister brother friend friends bestfriend familia hermano
  america american usa canada mexico brasil brazil argentina england london scotland ireland germany deutschland berlin
  france paris italia italy roma espana madrid portugal holland amsterdam polska poland russia moscow ukraine turkey istanbul
  india indonesia pakistan malaysia singapore thailand vietnam philippines japan tokyo china beijing australia sydney
  california texas florida chicago newyork boston dallas denver miami hawaii vegas
  january february march april june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday christmas halloween birthday happy happybirthday
  ferrari porsche mercedes mustang corvette camaro chevy chevrolet ford honda toyota nissan subaru mazda suzuki yamaha
  kawasaki ducati harley volkswagen audi lamborghini jaguar
  metallica nirvana slipknot ironmaiden greenday linkinpark eminem beatles elvis rockstar music guitar drummer piano dance
  dancer singer hiphop techno trance
  fuckyou fuckoff fucker asshole bitch bullshit pussy sexy sexyboy sexygirl hottie biteme whatever trustno trustnoone nothing
  something anything everything idontknow hello hellohello hallo hola bonjour salut ciao privet merhaba namaste hejhej
  money dollar cash casino poker blackjack jackpot million billion rich success power control energy
  picture pictures photo photos camera photographer photography argus bokeh diptych`
    .split(/\s+/)
    .filter(Boolean),
)
