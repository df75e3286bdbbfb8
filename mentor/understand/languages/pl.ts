// biome-ignore-all format: one entry a line, with what it stands for.
import type { LanguageWords } from './language-words.ts';

export const PL: LanguageWords = {
  line: 'Te zadania nie są jeszcze dostępne po polsku.',
  close: 'Pokaż po angielsku',
  topics: [
    'rower* kolarstw* kolarz* jeździć_na_rowerze>1 rowerem_do_pracy>2 pedałow* mtb', // cycling: 1 learn 2 commute 3 distance 4 care
    'rozciąg* gibk* elastyczn* szpagat*>2 joga*>3 jogę>3 sztywn*>4 mobilność', // mobility: 1 toes 2 splits 3 yoga 4 stiff
    'biega* biegi bieg przebiec maraton*>3 półmaraton*>3 jogging* bieżni*', // running: 1 first-runs 2 faster 3 far 4 legs
    'siłowni*>3 mięśni* pompek>1 pompki>1 podciąg*>2 ciężar*>3 ćwicz* sport', // strength: 1 home 2 pull-up 3 gym 4 core
    'pływa* basen* kraul*>2 żabk*>3 przepłyn*>4 popływać pływack*', // swimming: 1 water 2 crawl 3 strokes 4 distance
    'spacer* chodzić_pieszo krok*>1 wędr*>3 piesz* chodzić_po_górach>3 nordic_walking>2', // walking: 1 daily 2 brisk 3 hiking 4 long-way
    'alkohol* piwo piwa wino pić_mniej>1 przestać_pić>2 wódk* kac', // alcohol: 1 less 2 stopping 3 going-out 4 support
    'plecy>1 pleców>1 kręgosłup*>1 postaw*>4 kark*>2 biurk*>4 siedzę>3', // desk-body: 1 back 2 neck 3 sitting 4 set-up
    'warzyw*>1 owoc*>1 zdrowo_jeść jeść_zdrowiej odżywi* pić_wody>4 cukier>4 słodycz*>4', // eating: 1 plants 2 regular 3 ahead 4 sweet
    'spać sen snu bezsenno*>1 zasypia*>1 kłaść_się>2 wstawać>3 wyspać', // sleep: 1 falling-asleep 2 bedtime 3 waking 4 night
    'palić>1 papieros*>1 tytoń* nikotyn* e_papieros*>3 vapow*>3 palenie>1', // tobacco: 1 quit-day 2 cravings 3 vaping 4 staying
    'schudn*>1 odchudz*>1 kilo>1 waga wagę nadwag*>1 brzuch*>2 przytyć>3', // weight: 1 lose 2 shape 3 gain 4 keep
    'stres*>2 medyt*>1 relaks* uspoko* lęk*>3 martwi*>3 zamartwi*>3 uważność>1', // calm: 1 meditation 2 stress 3 worry 4 nerves
    'skupi*>2 koncentr* prokrastyn*>1 odkłada*>1 rozpraszacz*>3 produktywn* planować_dzień>4', // focus: 1 starting 2 deep-work 3 distraction 4 planning
    'pamiętnik*>1 dziennik_wdzięczności>2 wdzięczno*>2 prowadzić_dziennik>1 wspomnie*>4 dziennik>1', // journal: 1 daily 2 gratitude 3 reflection 4 memories
    'rutyn* punktualn*>3 spóźnia*>3 nawyk*>4 dyscyplin*>4 poranna_rutyna>1 systematyczn*>4', // routines: 1 mornings 2 evenings 3 on-time 4 keeping
    'egzamin* matur*>1 sesj*>3 studia>3 prawo_jazdy>4 sprawdzian*>2 kolokwi*>3', // exams: 1 revision 2 classes 3 university 4 certificates
    'język* angielsk*>English niemieck*>German hiszpańsk*>Spanish francusk*>French włosk*>Italian słówk* japońsk*>Japanese', // languages: 1 sentences 2 speaking 3 understanding 4 script
    'czyta* książk*>2 książek>2 lektur*>3 strony_dziennie>1 klub_książki>4 przeczyta*', // reading: 1 habit 2 pile 3 deep 4 together
    'arkusz*>1 statysty*>3 baz_danych>2 bazy_danych>2 analiz*>4 wykres*>4', // data: 1 spreadsheets 2 sql 3 statistics 4 analysis
    'programow* programist* kod>1 kodow*>1 stronę_internetową>2 aplikacj*>2 algorytm*>3', // programming: 1 first-code 2 projects 3 puzzles 4 craft
    'rysow* rysun* malowa*>3 akwarel*>3 portret*>2 szkic*>1 komiks*>4', // drawing: 1 sketching 2 people 3 painting 4 comics
    'powieść>1 opowiadan*>2 napisać_książkę>1 moją_książkę>1 pisarz* wiersz* pisanie', // fiction: 1 novel 2 stories 3 daily 4 revising
    'fotograf* zdjęci* aparat*>1 obiektyw*>1 zdjęć lightroom>4 sesja_zdjęciowa>3', // photography: 1 camera 2 seeing 3 portraits 4 editing
    'gitar* pianin* fortepian* skrzyp* perkusj* ukulele flet* instrument*', // instruments: 1 first-notes 2 pieces 3 technique 4 together
    'śpiewa* śpiew chór*>1 chórze>1 karaoke>4 fałszow*>2 emisj*>3', // singing: 1 choir-part 2 in-tune 3 voice 4 songs
    'gotow* przepis* kuchni* piec_chleb>4 chleb*>4 piecz*>4 potraw* obiad*>2', // cooking: 1 first-dishes 2 everyday 3 skills 4 baking
    'ogrod* warzywnik*>1 balkon*>2 rośliny_doniczkowe>3 roślin* trawnik*>4 pomidor*>1', // garden: 1 plot 2 balcony 3 houseplants 4 borders
    'awans*>2 podwyżk*>2 kierowa*>1 mój_szef>4 zespoł*>1 zebrani*>3 kariera', // career: 1 leading 2 promotion 3 meetings 4 feedback
    'znaleźć_pracę>2 szukać_pracy>2 nową_pracę>2 rozmow*_kwalifikacyjn*>3 zmienić_pracę>4 życiorys>1 zatrudnieni*>2 cv>1', // job-search: 1 applications 2 finding 3 interviews 4 new-field
    'własną_firmę>2 firm* biznes* działalność*>2 sklep_internetowy>3 freelanc*>4 klientów>3', // own-business: 1 idea 2 set-up 3 selling 4 freelancing
    'wystąpieni*>2 publicznie przemów*>2 prezentacj*>2 trem*>1 przed_ludźmi wystąpień>2', // speaking: 1 nerves 2 talk 3 delivery 4 speaking-up
    'dług* kredyt*>2 pożyczk*>2 spłaci*>2 zadłuż* chwilówk*>3 raty>2', // debt: 1 overview 2 paying-down 3 help 4 staying-out
    'oszczęd* odkładać_pieniądze budżet*>1 wydawać_mniej>2 poduszk*_finansow*>3 zaoszczędz* odłożyć>4', // saving: 1 budget 2 spending-less 3 emergency-fund 4 saving-goal
    'sprząta* czysto* zmywa*>2 pranie>4 łazienk*>3 odkurza* prasow*>4', // cleaning: 1 rounds 2 kitchen 3 bathroom 4 laundry
    'porządk* szaf*>2 graty>4 niepotrzebn* strych*>4 piwnic*>4 bałagan* papier*>3', // decluttering: 1 small-spots 2 clothes 3 papers 4 rooms
    'telefon*>1 ekran*>1 media_społecznościowe>2 komórk*>1 smartfon*>1 serial*>4 gry_komputerowe>4', // screens: 1 phone 2 social 3 bedroom 4 watching
    'dzieci* dziećmi syna córk* niemowl* krzycze*>3 nastolat*>4 dziecko', // children: 1 time 2 routines 3 calm 4 older
    'rodzic*>1 mamę>1 babci*>1 dziadk*>1 rodzin* brat*>2 siostr*>2 rodzeństw*>2', // family: 1 parents 2 siblings 3 caring 4 history
    'przyjaci* przyjaźń*>2 samotn*>3 nieśmia*>4 poznać_ludzi>1 nowych_ludzi>1 znajom*', // friends: 1 making 2 keeping 3 lonely 4 shy
    'żona żonie mąż mężem związk* małżeństw* dziewczyn* chłopak*', // partner: 1 time 2 talking 3 everyday 4 closeness
    'pies psa psem kota>4 szczeni*>3 smycz*>1 weterynar*>5 zwierz*>5', // pets: 1 lead 2 cues 3 puppy 4 cats 5 care
  ],
  verbs: [
    'nauczyć* uczyć* naukę', // learn
    'poprawić ulepszyć doskonalić', // improve
    'zacząć zaczynać pierwszy pierwsze pierwszą', // start
    'skończyć ukończyć dokończyć zakończyć', // finish
    'zbudować budować stworzyć zrobić założyć', // build
    'naprawić odnowić wyremontować odrestaurować', // repair
    'przestać rzucić pozbyć_się zrezygnować', // give up
    'mniej ograniczyć zmniejszyć', // cut down
    'osiągnąć zdobyć dojść_do', // reach
    'zaoszczędzić oszczędzać odłożyć', // save
    'schudnąć zrzucić', // lose
    'przygotować* przygotowanie', // prepare
    'zdecydować wybrać podjąć_decyzję', // decide
    'zaplanować planować zorganizować', // plan
    'opiekować_się zadbać_o pomagać pomóc', // look after
    'utrzymać wytrwać', // keep
    'regularnie częściej', // regularly
  ],
  words: [
    'i oraz a', // and
    'ale', // but
    'codziennie każdego_dnia co_dzień', // every day
    'co_wieczór każdego_wieczoru wieczorem wieczorami', // every evening
    'co_rano każdego_ranka rano', // every morning
    'dziennie na_dzień', // a day
    'w_tygodniu tygodniowo na_tydzień co_tydzień', // a week
    'miesięcznie w_miesiącu co_miesiąc na_miesiąc', // a month
    'raz', // once
    'dwa_razy', // twice
    '', // 3 times
    '', // 4 times
    '', // 5 times
    'razy', // times
    'minut* min', // minutes
    'godzin godziny', // hours
    'godzinę godzina jedną_godzinę', // 60 minutes
    '', // 120 minutes
    'pół_godziny', // 30 minutes
    'kwadrans', // 15 minutes
    'półtorej_godziny', // 90 minutes
    'dni', // days
    'tygodnie tygodni', // weeks
    'miesiące miesięcy', // months
    'lat lata rok', // years
    'za w_ciągu', // in
    'do przed', // by
    '', // in # months
    '', // in # weeks
    '', // by 1.#
    '', // this year
    '', // by summer
    'lato latem lata', // summer
    'weekend* w_weekendy', // weekends
    'w_dni_robocze dni_powszednie', // weekdays
    'wieczory wieczorów', // evenings
    '', // mornings
    'poniedział*', // monday
    'wtorek wtorki wtorek*', // tuesday
    'środa środę środy', // wednesday
    'czwartek czwartki', // thursday
    'piątek piątki', // friday
    'sobota sobotę soboty', // saturday
    'niedziel*', // sunday
    'styczeń stycznia', // january
    'luty lutego', // february
    'marzec marca', // march
    'kwiecień kwietnia', // april
    'maj maja', // may
    'czerwiec czerwca', // june
    'lipiec lipca', // july
    'sierpień sierpnia', // august
    'wrzesień września', // september
    'październik października', // october
    'listopad listopada', // november
    'grudzień grudnia', // december
    'kilometr*', // km
    'kilo kilogram*', // kg
    '', // m
    'książki książek', // books
    'stron', // pages
    'kroków', // steps
    '', // euros
    'zł złotych', // zlotys
    '', // rupees
    '', // 1
    'dwa dwie dwóch', // 2
    'trzy', // 3
    'cztery', // 4
    'pięć', // 5
    'sześć', // 6
    'siedem', // 7
    'osiem', // 8
    'dziewięć', // 9
    'dziesięć', // 10
    'piętnaście', // 15
    'dwadzieścia', // 20
    'trzydzieści', // 30
    'czterdzieści', // 40
    'czterdzieści_pięć', // 45
    'pięćdziesiąt', // 50
    'sześćdziesiąt', // 60
    'początkując* od_zera bez_doświadczenia żadnego_doświadczenia brak_doświadczenia', // beginner
    'nigdy', // never done
    'trochę_doświadczenia średniozaawansowan* trochę podstawy', // some experience
    'zaawansowan* ekspert* duże_doświadczenie profesjonal*', // advanced
    'struktur* stały_plan konkretny_plan krok_po_kroku uporządkowan*', // structured
    'elastyczn* swobod* luźn* wolność', // flexible
    'mieszan* jedno_i_drugie oba równowag* po_trochu', // mix
    'różnie zależy zmienn*', // varies
    'nie_mam_czasu brak_czasu', // no time
    'bez_sprzętu', // no equipment
    'bez_pieniędzy nie_mam_pieniędzy', // no money
    'zmianow* na_zmiany', // shift work
    'ciąży ciąża', // pregnant
  ],
  small:
    'w we z ze na po o od dla przy bez pod nad nie się to jest być mam mieć chcę chcę_się chciałbym chciałabym muszę mój moja moje mojego mojej moim swój swoje swoją jak że żeby już bardzo więcej lepiej dobrze nowy nowe nowych stary starego wszystko sobie mnie mi ich każdy który kiedy czy też tylko jeszcze wreszcie chodzić',
};
