// biome-ignore-all format: one entry a line, with what it stands for.
import type { LanguageWords } from './language-words.ts';

export const PL: LanguageWords = {
  line: 'Te zadania nie są jeszcze dostępne po polsku.',
  close: 'Pokaż po angielsku',
  topics: [
    'rower* kolarstw* kolarz* jeździć_na_rowerze>1 rowerem_do_pracy>2 pedałow* mtb', // cycling
    'rozciąg* gibk* elastyczn* szpagat*>2 joga*>3 jogę>3 sztywn*>5 mobilność', // mobility
    'biega* biegi bieg przebiec maraton*>3 półmaraton*>3 jogging* bieżni*', // running
    'siłowni*>3 mięśni* pompek>1 pompki>1 podciąg*>2 ciężar*>3 ćwicz* sport', // strength
    'pływa* basen* kraul*>2 żabk*>3 przepłyn*>4 popływać pływack*', // swimming
    'spacer* chodzić_pieszo krok*>1 wędr*>3 piesz* chodzić_po_górach>3 nordic_walking>2', // walking
    'alkohol* piwo piwa wino pić_mniej>1 przestać_pić>3 wódk* kac', // alcohol
    'plecy>1 pleców>1 kręgosłup*>1 postaw*>4 kark*>2 biurk*>4 siedzę>3', // desk-body
    'warzyw*>1 owoc*>1 zdrowo_jeść jeść_zdrowiej odżywi* pić_wody>4 cukier>4 słodycz*>4', // eating
    'paznokci*>1 obgryza*>1 cer*>2 trądzik*>2 brod*>3 włos*>3 higien*>4', // grooming
    'fizjoterap*>1 rehabilitac*>2 ćwiczenia_od_fizjo*>1 fizjo>1 dna_miednicy>1 wizyty_u_fizjo*>3', // physio
    'spać sen snu bezsenno*>2 zasypia*>2 kłaść_się>1 wstawać>3 wyspać', // sleep
    'zębów>1 myć_zęby>1 nić_dentystyczn*>1 dentyst*>2 badania_kontrolne>3 wizyt*_u_lekarza>4 szczepieni*>3', // teeth
    'palić>1 papieros*>1 tytoń* nikotyn* e_papieros*>3 vapow*>3 palenie>1', // tobacco
    'schudn*>1 odchudz*>1 kilo>1 waga wagę nadwag*>1 brzuch*>2 przytyć>3', // weight
    'stres*>2 medyt*>1 relaks* uspoko* lęk*>3 martwi*>3 zamartwi*>3 uważność>1', // calm
    'modlić>1 modlitw*>1 biblię>2 biblii>2 kościoł*>3 mszę>3 różaniec>1 wielki_post>4', // faith
    'skupi*>2 koncentr* prokrastyn*>1 odkłada*>1 rozpraszacz*>3 produktywn* planować_dzień>4', // focus
    'pamiętnik*>1 dziennik_wdzięczności>2 wdzięczno*>2 prowadzić_dziennik>1 wspomnie*>4 dziennik>1', // journal
    'rutyn* punktualn*>3 spóźnia*>3 nawyk*>4 dyscyplin*>4 poranna_rutyna>1 systematyczn*>4', // routines
    'pewność_siebie>2 pewności_siebie>2 poczucie_własnej_wartości>1 samoocen*>1 porównywać_się>3 perfekcjoni*>3 polubić_siebie>1', // self-worth
    'mówić_nie>2 odmawiać>2 stawiać_granice>3 granic*>3 złość*>1 gniew*>1 przerywać_innym>4', // temper
    'prac*_magistersk*>1 prac*_licencjack*>1 doktorat*>1 prac*_dyplomow*>1 esej*>2 rozprawk*>2 bibliografi*>3', // academic-writing
    'prawo_jazdy>1 jazd*_samochodem>1 kurs*_jazdy>1 prowadzić_samochód>1 egzamin*_teoretyczn*>2 strach_przed_jazdą>3', // driving
    'egzamin* matur*>1 sesj*>4 studia>4 sprawdzian*>3 kolokwi*>4', // exams
    'język* angielsk*>English niemieck*>German hiszpańsk*>Spanish francusk*>French włosk*>Italian słówk* japońsk*>Japanese', // languages
    'czyta* książk*>2 książek>2 lektur*>3 strony_dziennie>1 klub_książki>4 przeczyta*', // reading
    'arkusz*>1 statysty*>3 baz_danych>2 bazy_danych>2 analiz*>4 wykres*>4', // data
    'programow* programist* kod>1 kodow*>1 stronę_internetową>2 aplikacj*>2 algorytm*>4', // programming
    'blog*>1 newsletter*>1 kanał*_youtube>2 youtuber*>2 podcast*>3 obserwujących>4', // audience
    'rysow* rysun* malowa*>3 akwarel*>3 portret*>2 szkic*>1 komiks*>4', // drawing
    'powieść>1 opowiadan*>2 napisać_książkę>1 moją_książkę>1 pisarz* wiersz* pisanie', // fiction
    'szach*>1 gr*_karcian*>2 brydż*>2 gr*_planszow*>3 krzyżówk*>4 sudoku*>4', // mind-games
    'fotograf* zdjęci* aparat*>1 obiektyw*>1 zdjęć lightroom>4 sesja_zdjęciowa>3', // photography
    'gitar* pianin* fortepian* skrzyp* perkusj* ukulele flet* instrument*', // instruments
    'śpiewa* śpiew chór*>1 chórze>1 karaoke>4 fałszow*>2 emisj*>3', // singing
    'gotow* przepis* kuchni* piec_chleb>4 chleb*>4 piecz*>4 potraw* obiad*>2', // cooking
    'ogrod* warzywnik*>1 balkon*>2 rośliny_doniczkowe>3 roślin* trawnik*>4 pomidor*>1', // garden
    'szyć>1 szycia>1 maszyn*_do_szycia>1 krawiec*>1 na_drutach>2 szydełk*>3 haft*>3 cerow*>4', // sewing
    'awans*>2 podwyżk*>2 kierowa*>1 mój_szef>4 zespoł*>1 zebrani*>3 kariera', // career
    'znaleźć_pracę>2 szukać_pracy>2 nową_pracę>2 rozmow*_kwalifikacyjn*>3 zmienić_pracę>4 życiorys>1 zatrudnieni*>2 cv>1', // job-search
    'własną_firmę>2 firm* biznes* działalność*>2 sklep_internetowy>3 freelanc*>5 klientów>3', // own-business
    'wystąpieni*>2 publicznie przemów*>2 prezentacj*>2 trem*>1 przed_ludźmi wystąpień>2', // speaking
    'dług* kredyt*>2 pożyczk*>2 spłaci*>2 zadłuż* chwilówk*>3 raty>2', // debt
    'inwest* giełd*>1 akcje>1 fundusz*_indeksow*>1 podatk*>2 pit>2 emerytur*>3', // investing
    'oszczęd* odkładać_pieniądze budżet*>1 poduszk*_finansow*>2 zaoszczędz* odłożyć>3', // saving
    'wydawać_mniej zakupoholi*>1 kupować_mniej>1 subskrypcj*>2 rachunk*>2 wydaję_za_dużo wydatk*', // spending
    'sprząta* czysto* zmywa*>2 pranie>4 łazienk*>3 odkurza* prasow*>4', // cleaning
    'porządk* szaf*>2 graty>4 niepotrzebn* strych*>4 piwnic*>4 bałagan* papier*>3', // decluttering
    'skrzynk*_odbiorcz*>1 skrzynk*_mailow*>1 maile>1 maili>1 uporządkować_zdjęcia>2 hasł*>3 menedżer_haseł>3 kopi*_zapasow*>4', // digital-order
    'ekolog* ślad*_węglow*>1 zero_waste>2 plastik*>2 segregow*>2 recykling*>2 oszczędza*_energi*>3 drugiej_ręki>4', // greener
    'przeprowadzk*>3 przeprowadzić_się>3 wyprowadzić_się>3 wynająć_mieszkanie>1 znaleźć_mieszkanie>1 szuka*_mieszkania>1 sprzedać_mieszkanie>2 urządzić_mieszkanie>4', // moving
    'majsterk* kran>1 malowa*_ścian*>2 pomalować_ścian*>2 tapetow*>2 stolark*>3 stolarstw*>3 remont*>4', // repairs
    'telefon*>1 ekran*>1 media_społecznościowe>2 komórk*>1 smartfon*>1 serial*>4 gry_komputerowe>4', // screens
    'dzieci* dziećmi syna córk* niemowl* krzycze*>3 nastolat*>4 dziecko', // children
    'znaleźć_dziewczynę>1 znaleźć_chłopaka>1 znaleźć_miłość>1 randk*>3 tinder>2 flirtować>4 singl*>1', // dating
    'rodzic*>1 mamę>1 babci*>1 dziadk*>1 rodzin* brat*>2 siostr*>2 rodzeństw*>2', // family
    'przyjaci* przyjaźń*>2 samotn*>3 nieśmia*>4 poznać_ludzi>1 nowych_ludzi>1 znajom*', // friends
    'żona żonie mąż mężem związk* małżeństw* dziewczyn* chłopak*', // partner
    'pies psa psem kota>6 szczeni*>5 smycz*>1 weterynar*>7 zwierz*>7', // pets
    'wolontari*>1 pomagać_innym>1 oddać_krew>3 schronisk*>2 charytatywn*>3 petycj*>4', // volunteering
    'zorganizować_wesele>2 nasz*_wesel*>2 nasz*_ślub*>2 imprez*_urodzinow*>3 zorganizować_imprezę zaprosić_gości>1 zjazd*_klasow*>4 pogrzeb*>5', // celebrations
    'paszport*>1 wizę>1 obywatelstw*>1 kart*_pobytu>1 testament*>2 ubezpieczeni*>3 formularz*>4 urzędow*>4', // papers
    'zaplanować_podróż>1 zaplanować_wyjazd>1 zaplanować_wakacje>1 podróżować_sam*>2 samotn*_podróż*>2 z_plecakiem>2 spakować_walizk*>3 jednodniow*_wycieczk*>4', // travel
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
