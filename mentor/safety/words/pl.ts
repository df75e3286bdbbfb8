import type { SafetyWords } from '#mentor/safety/categories.ts';

export const PL: SafetyWords = {
  common:
    'i w na z do się nie to jest chcę moje mój moja mojego nauczyć więcej codziennie dzień tydzień być przestać o po za od że jak dla mam jestem mnie mi już co ale przez tygodniu',
  sets: {
    want: 'chcę|chciałbym|chciałabym|chce|pragnę|mam ochotę|zamierzam|planuję|myślę o tym żeby|myślę żeby|wolę|wolałbym|wolałabym|muszę|próbuję|marzę żeby|mam zamiar',
    drug: '(lek|leki|leków|lekarstw*|tablet*|antydepresant*|insulin*|lit|litu|leczeni*|chemi*|dawk*|psychotrop*|pigułk*|antybiotyk*|sterydy|sterydów|prochy|przeciwbólow*|nasenn*)',
    person:
      '(mojego |moją |moja |moje |mojej |mojemu |moich |swoją |swojego |swojej |jej |jego |na |tego |tą |tę |od )*(byłą|byłego|byłej|byłemu|eks|chłopak*|dziewczyn*|żon*|męża|mężowi|mężu|partner*|sąsiad*|szef*|syn*|córk*|dziec*|brat*|siostr*|matk*|mam*|ojc*|tat*|rodzic*|nauczyciel*|koleg*|koleżank*|przyjaci*|psa|kota|kogoś|ludzi|człowieka|teściow*|ją|go|policj*)',
    part: '(kolan*|plec*|kręgosłup*|bark*|kostk*|biodr*|nadgarst*|szyj*|stop*|nog*|ramię|ramieni*|łokieć|łokc*|krzyż*|ścięgn*)',
  },
  harmless: [
    'umrzeć ze (śmiechu|wstydu)|umieram (z|ze) *|zabić (czas|nudę|komara|komary|zombie|chwasty|bossa)|zabijać (czas|nudę|zombie)|martwy ciąg|martwa natura|martwego ciągu',
    '(pobić|pokonać|ograć) * (w|na) *|pobić (rekord|życiówkę|swój)|przestać jeść (mięso|cukier|słodycze|na|tyle|po|w|chleb|fast|między|tak|czekolad*|późno|śmieci*)|kroić *|zakład pracy|strzelać (zdjęcia|gole|bramki|z łuku)|założę się|postawić na (siebie|rozwój|sport)|obciąć (włosy|cukier|wydatki|trawę)',
  ],
  leaving:
    'przestać przestać_* bez unikać nigdy nie zapobiegać przeciw pokonać strach rzucić uzależnieni* skończyć_z wyjść_z',
  about:
    'wolontariat* wolontariusz* pisać_o napisać_o czytać_o badani* studi* profilaktyk* zapobiegani* powieść dokument film historia artykuł',
  phrases: {
    other: [
      '(mój|moja|mojego|mojej|mojemu|moje) (najlepsz* )?(przyjaci*|brat|bratu|siostr*|syn|córk*|mam*|matk*|tat*|ojciec|chłopak|dziewczyn*|mąż|żon*|kuzyn*|koleg*|koleżank*|sąsiad*|uczen*|ciot*|wuj*|dziecko) (który |która |się |mówi że |powiedział* że |nie |ciągle |próbował* |grozi że |myśli o |mówi o |już |, |że |chce |jest )*(umrzeć|zabić|zabije|samobój*|żyć|tnie się|tnie|okalecza|krzywdzi|odebrać sobie|skończyć ze sobą|jest bit*|bije ją|nie je|niebezpieczeństwie|popełnić)',
      '(pomóc|wspierać|uratować|wesprzeć) (mojemu|mojej|przyjaci*|komuś|koleż*) (* )?(który |która |w |z |po |ma |chce |się |, )*(samobój*|umrzeć|depresj*|okalecz*|tnie|anoreksj*|bulimi*|zabić|przemoc*)',
    ],
    despair: [
      'nie mam (już )?(siły|sił|ochoty|chęci|po co|dla kogo) (żyć|dalej żyć|na życie|istnieć|wstawać)',
      '$want + (umrzeć|się zabić|zabić się|zniknąć|nie żyć|nie istnieć|się nie obudzić|nie obudzić się|przestać (istnieć|żyć|oddychać)|odebrać sobie życie|skończyć (ze sobą|z tym|to wszystko|z życiem)|zasnąć i (się )?nie|zasnąć na zawsze|się powiesić|powiesić się|się pociąć|skoczyć z|nie być|być martw*|żeby to się skończyło|się nie urodzić|popełnić)',
      'samobój*|samookalecz*|okaleczać się|okaleczam się|tnę się|ciąć się|pociąć się|(zabić|zabiję|zabije) się|się (zabić|zabiję|powiesić|powieszę|pociąć)|powiesić się|odebrać sobie życie|skończyć ze sobą|podciąć (sobie )?żyły|przedawkow*|połknąć wszystkie|(skoczyć|rzucić się) (z|pod|na) *|targnąć się',
      'nie (chcę|chce|mogę|potrafię|umiem|mam siły|mam ochoty|dam rady|daję rady) (już |dłużej |więcej )*(żyć|istnieć|tu być|dalej|wstawać|się budzić|budzić się|tak żyć|tego życia|tego wytrzymać|wytrzymać|dłużej|iść dalej)|(odechciało|odechciewa) mi się żyć|nie chce mi się (już )?żyć|mam dość (życia|wszystkiego|tego życia)|zmęczon* (życiem|wszystkim|tym życiem)|nie daję (już )?rady',
      '(nie ma|nie widzę|brak|bez|żadnego|nie mam|jaki) + (sens*|powod*|nadziei|wyjści*|przyszłości|celu|po co) ?+ (żyć|życia|życie|dalej|w życiu|istnieć|dla mnie|już|by żyć)?|(moje )?życie (nie ma|jest|straciło|nie jest) + (sensu|sens|bez sensu|nic niewarte|warte|piekłem|skończone|beznadziejne)|nic nie ma sensu|po co (ja )?(żyć|żyję|mam żyć)|straciłem sens|straciłam sens|nie warto żyć',
      'nikt (by |nie |mnie |za mną |się |nawet )*(zauważy*|tęsknił*|potrzebuje|kocha|płakał*|chce|zorientował*|przejął*|obchodzę)|(lepiej|szczęśliwsi|łatwiej) (będzie |byłoby |by było |im |wszystkim |beze mnie )+|beze mnie (będzie|byłoby|wszyscy|wszystkim|byłoby im|świat) *|lepiej (żebym|gdybym|będzie jak) (umarł*|nie żył*|zniknął*|zniknęł*|nie było|umrę|zniknę|się nie urodził*)|gdybym (umarł*|zniknął*|zniknęł*|nie żył*|się nie urodził*)|wolał*bym nie żyć|jestem (tylko |dla wszystkich )?(ciężarem|nikim|bezwartościow*|zerem)|nienawidzę (swojego życia|życia|siebie)|żałuję że się urodził*|nie zasługuję (na życie|żeby żyć)',
    ],
    abuse: [
      '(mnie|mi) (bije|biją|bił|bili|katuje|gwałci|molestuje|dusi|grozi)|(ojciec|matka|mąż|ojczym|chłopak|tata|mama|brat|wujek|żona) (mnie|mi) (* )?(bije|bił|gwałci|grozi|molestuje|dotyka|dusi|katuje|poniża)',
      '((mój|moja) (mąż|chłopak|dziewczyna|partner*|ojciec|tata|matka|mama|ojczym|były|szef|wujek|brat|żona|dziadek)|on|ona|ktoś|jakiś facet|moi rodzice|koledzy) (mnie |znowu |zawsze |często |czasem |codziennie |po pijaku |też |nie |mi |jak * |ciągle )*(bije|bił|biją|pobił|katuje|maltretuje|gwałci|zgwałcił|grozi|molestuje|molestował|dotyka|dotykał|zamyka|kontroluje|wyzywa|poniża|dusi|dusił|zmusza|nęka|prześladuje|szantażuje|pozwala mi|pozwala wychodzić|uderzył|popycha|krzywdzi|znęca się)',
      '(boję się|strach przed|bać się) (mojego |mojej |swojego |wracać |wrócić |go )*(męża|ojca|chłopaka|partnera|ojczyma|byłego|do domu|matki|go|szefa)|(toksyczn*|przemocow*|agresywn*) (związ*|małżeńst*|mąż|męż*|partner*|ojciec|ojca|chłopak*)|przemoc* (domow*|w domu|w rodzinie)|(jestem|byłem|byłam|zostałam|zostałem) (bit*|maltretowan*|molestowan*|gwałcon*|zgwałcon*|wykorzystywan*|nękan*|prześladowan*|zastraszan*|gnębion*)|bije mnie|znęca się nade mną|biją mnie|grozi mi',
    ],
    medication: [
      '(odstawi*|przestać brać|przestać|przerwać|pomijać|zmniejszyć|zredukować|podwoić|zwiększyć|zmienić|zastąpić|żyć bez|bez|nie brać|rzucić|wyrzucić|odmówić|mieszać|zejść z|zamiast) (brać |zażywać |branie )?+ $drug',
      '(wyleczyć|leczyć) (cukrzyc*|raka|nowotwór|depresj*|padaczk*|chad) (* )?(bez|dietą|ziołami|naturalnie|postem|sokami|sam*)',
    ],
    eating: [
      'anoreks*|bulimi*|przeczyszczając*|(wymiotować|rzygać) (po|żeby|wszystko)|prowokować wymioty|głodówk*|głodzić się|głodować|zaburzeni* odżywiania|pro ana',
      '(przestać|nie|zacząć nie) (jeść)( nic| w ogóle| wcale| przez| dopóki| całkiem|#)|nic nie jeść|nie jeść (nic|przez|do|w)|jeść (jak najmniej|tylko (jabłko|wodę|sałatę)|jedno jabłko|prawie nic|nic)|żyć (tylko )?(o|na) (wodzie|samej|kawie)|(post|pościć) (przez |na )?(([2-9]|1[0-9]|dwa|trzy|cztery|pięć|siedem|dziesięć) (dni|tygodni*)|tydzień)|być (bardzo |jak |najbardziej |super )*(chud*|wychudzon*|najchudsz*)|pomijać (wszystkie )?posiłki|widzieć (swoje )?(żebra|kości)|tabletki (na odchudzanie|odchudzające)',
    ],
    body: [
      'ciąż*|ciężarna|w ciąży|połog|poród|porodzie|cesar*|(kontuzj*|uraz|skręc*|złam*|przepuklin*|operacj*|operowan*|rwa kulszowa|ścięgn*|łąkotk*|więzad*|rehabilitacj*|fizjoterap*|zawał*|udar*|nowotwór|rak|raka|rakiem|cukrzyc*|padaczk*|astm*|artretyzm|nadciśnieni*|przewlek* chor*|chemioterap*|rozrusznik*|migren*|chore serce|chorob* serca|reumat*)',
      '(boli|bolą|ból|bóle|bólu|uszkodz*|chor*|problem* z) + (mnie |w |mój |moje |moja )*$part|$part (mnie )?(boli|bolą|chore|po operacji|złaman*|skręcon*)',
    ],
    minor: [
      'mam (dopiero |tylko )?([5-9]|1[0-5]|siedem|osiem|dziewięć|dziesięć|jedenaście|dwanaście|trzynaście|czternaście|piętnaście) lat(?! doświadczenia| stażu)|(chodzę do|jestem w) (* )?(podstawów*|szkoły podstawowej|szóstej|siódmej|piątej) *',
    ],
    violence: [
      '(zabić|zamordować|pobić|bić|dźgnąć|zastrzelić|otruć|udusić|torturować|porwać|zgwałcić|prześladować|szantażować|zemścić się|zemsta|skrzywdzić|zranić|podpalić|spalić|grozić|uderzyć|zaatakować|dręczyć|poniżyć|śledzić|szpiegować|nękać|zadźgać|postraszyć) + $person',
      '(czytać|hakować|zhakować|śledzić|sprawdzać|podsłuchiwać|szpiegować|namierzyć|włamać się|przeglądać) + (do |na |w )*(telefon*|wiadomości*|whatsapp*|mail*|konto|konta|lokalizacj*|instagram*|messenger*) + *|(zrobić|zbudować|podłożyć|skonstruować) bombę|strzelanin*|(podpalić|spalić) (dom|szkołę|samochód|auto)|ukryt* kamer*|bez (jego|jej) wiedzy',
    ],
    illegal: [
      '(sprzedawać|sprzedać|kupić|handlować|przemycać|produkować|gotować|hodować|rozprowadzać|dilować) + (narkotyk*|kokain*|heroin*|met*|amfetamin*|marihuan*|zioł* na|traw* na|ecstasy|broń|broni*|pistolet*|dragi)|dilować',
      '(kraść|ukraść|okraść|obrabować|napaść na|oszukać|oszukiwać|wyłudzić|wyłudzać|podrobić|podrabiać|sfałszować|fałszować|prać pieniądze|przemyt|przemycać|przekupić|włamać się|zhakować|naciągać) ?+ (bank|sklep|sklepy|ludzi|starszych|samochod*|pieniądze|dokument*|paszport*|podpis*|dyplom*|podat*|ubezpieczeni*|urząd*|do|na|w|emeryt*|*)?|(fałszyw*|podrobion*|lewe|lewy) (dokument*|paszport*|dowód|pieniądze|dyplom*|prawo jazdy|recept*|zwolnieni*)|pornografi* dziecięc*|pranie pieniędzy',
    ],
    extremism: [
      '(dołączyć|wstąpić|walczyć|przystąpić) (do|dla|w) (* )?(isis|państwa islamskiego|dżihad*|terrorys*|neonazi*|nazi*|talib*|bojówk*)|zamach*|biała siła|czystk* etniczn*|heil hitler|(zabić|wypędzić|wyrzucić|eksterminować|pozbyć się|wytępić) (wszystkich )?(żydów|muzułmanów|imigrantów|uchodźców|czarnych|gejów|ukraińców|obcych)',
    ],
    gambling: [
      '(żyć|zarabiać|utrzymywać się|dochód|spłacić|zarobić|wzbogacić się|bogaty|utrzymać się) + (pieniądze |na życie |długi |czynsz |się )*(z|na|dzięki|grając) + (zakład*|kasyn*|poker*|ruletk*|automat*|lott*|hazard*|bukmacher*|totolot*)|(odegrać się|odzyskać|odbić sobie) ?+ (przegran*|straty|stracone|pieniądze|kasę|w kasynie|#)|(postawić|obstawić|przegrać) + (wszystko|oszczędności|wypłatę|dom|czynsz|całą)|(zawodow*|profesjonaln*) (gracz*|pokerzyst*|hazardzist*)|wygrać w (lotka|totka|lotto)',
    ],
  },
  signs:
    'śmierć śmierci umrzeć umieram tabletki krew nóż broń narkotyk* zabić zemst* zakłady kasyn* przemoc rozpacz* beznadziej* pustk* płacz* głodówka kalorii samotn*',
  statement:
    'jestem czuję nikt wszyscy wszystko nic nie_mam nie_mogę moje_życie życie on ona zawsze nigdy dlaczego to_jest boję_się nienawidzę straciłem straciłam tęsknię ciągle',
  wish: 'chcę chciałbym chciałabym nauczyć muszę powinienem cel poprawić zacząć przestać rzucić biegać czytać oszczędzać robić więcej mniej żeby',
  numbers: {
    lose: 'schudnąć zrzucić stracić zgubić',
    weigh: 'ważyć waga wagę do poniżej wagi',
    day: 'dzień dni dniu',
    week: 'tydzień tygodnie tygodni tygodniu tygodniowo',
    month: 'miesiąc miesiące miesięcy miesiącu',
    notEaten: 'spalić spalać mniej deficyt śniadanie obiad kolacj* więcej przepis* trening posiłek',
  },
};
