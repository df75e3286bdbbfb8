import type { SafetyWords } from '#mentor/safety/categories.ts';

export const IT: SafetyWords = {
  common:
    'il lo la i gli le di che e in un una mio mia miei voglio per con non imparare fare più ogni giorno settimana essere smettere mi del della al sono ho da vorrei si nel alla come ',
  sets: {
    want: 'voglio|vorrei|desidero|ho voglia di|voglia di|penso di|penso a|sto per|preferirei|spero di|intendo|volevo|vorrei solo|provo a|ho deciso di',
    drug: "(farmac*|psicofarmac*|medicin*|pastigli*|antidepressiv*|insulina|l'insulina|litio|terapia|chemio*|dose|dosi|ansiolitic*|antipsicotic*|sertralina|pillol*|compress*|antibiotic*|anticoagulant*|cura)",
    person:
      '(il |la |lo |i |gli |le |un |una |mio |mia |miei |mie |al |alla |a |del |della |di |dal |dalla |sul |sulla )*(ex|fidanzat*|ragazz*|moglie|marito|compagn*|vicin*|capo|figli*|fratell*|sorell*|madre|padre|mamma|papà|professor*|prof|collega|colleghi|amic*|cane|gatto|qualcuno|gente|person*|bambin*|suocera|lui|lei|polizi*)',
    part: '(ginocchi*|schiena|spalla|spalle|caviglia|caviglie|anca|polso|collo|piede|gamba|braccio|gomito|colonna|lombare)',
  },
  harmless: [
    'farla finita con (le|il|la|i|gli|lo|questo|questa) *|morire (dal|di) (ridere|fame|sonno|vergogna|noia|caldo)|morto di (fame|sonno|fatica)|ammazzare (il tempo|zanzare|zombie)|stacco da terra|natura morta|punto morto',
    'battere (mio|mia|il|la|i miei) * (a|agli|al) *|battere (il record|il mio)|tagliare (il|la|le|gli|i|capelli|verdure|zuccheri)|smettere di mangiare (carne|zuccher*|dolci|fuori|tardi|così|pane|tra|per|davanti|cioccolat*|male|troppo|di)|rubare (la scena|un bacio)|scommetto (che|su di me)|colpire (la palla|nel segno)|sparare (foto|cazzate)',
  ],
  leaving:
    'smettere smettere_di senza evitare mai non prevenire contro superare paura lasciare uscire dipendenza',
  about:
    'volontari* scrivere_di leggere_di ricerca studiare prevenzione romanzo documentario film storia tesi articolo',
  phrases: {
    other: [
      '(mio|mia|un|una) (migliore |miglior |caro |cara )?(amic*|fratello|sorella|figli*|madre|padre|mamma|papà|fidanzat*|ragazz*|marito|moglie|cugin*|compagn*|collega|vicin*|alunn*|nipote|zi*) (che |si |mi |ha detto che |dice che |dice di |parla di |non |pensa al |pensa di |ha tentato il |ha tentato di |minaccia di |è |continua a dire che )*(vuole (morire|uccidersi|suicidarsi|ammazzarsi|farla finita|sparire)|suicid*|vuole più vivere|voler morire|si taglia|si fa del male|uccidersi|ammazzarsi|farla finita|viene picchiat*|picchiat*|non mangia|mangia più|in pericolo)',
      "(aiutare|sostenere|salvare|supportare) (mio|mia|un|una|un') * (che |con |a |è |si |vuole |ha )*(suicid*|morire|depress*|autolesion*|si taglia|violenza|anoress*|bulimi*|uccidersi)",
    ],
    despair: [
      '$want + (morire|uccidermi|ammazzarmi|suicidarmi|sparire|scomparire|non esistere|non svegliarmi|smettere di (esistere|vivere|respirare)|togliermi la vita|farla finita|finirla|porre fine|dormire e non|dormire per sempre|non esserci|impiccarmi|tagliarmi|farmi del male|buttarmi|essere mort*|non essere mai nat*|addormentarmi e non)',
      'suicid*|autolesion*|impiccarmi|tagliarmi|mi taglio|farmi del male|togliermi la vita|uccidermi|ammazzarmi|mi ammazzo|mi uccido|farla finita|overdose|ingoiare tutte|prendere tutte le (pastiglie|pillole)|(buttarmi|gettarmi|lanciarmi|saltare) (da|dal|sotto|giù|dalla) *',
      'non (voglio|vorrei|riesco|posso|ce la faccio|sopporto|reggo) (a |più |più a )*(vivere|esistere|esserci|continuare|svegliarmi|andare avanti|essere viv*|questa vita|la vita|più|stare al mondo)|non ce la faccio (più)?|non ho (più )?(voglia|motivo|motivi|ragione|ragioni|speranza|speranze|forza) (di|per|più) ?(vivere|andare avanti|continuare|niente)?',
      "(non c'è|nessun*|non vedo|non trovo|che|senza|non ha) + (senso|motivo|ragione|via d'uscita|futuro|speranza|scopo|via di uscita) ?+ (vivere|di vivere|la vita|della vita|continuare|esistere|per me|nella vita)?|(stanc*|stuf*) (di|della) (vivere|vita|tutto|esistere|lottare|questa vita|essere viv*)|ho perso (la voglia|ogni speranza|la speranza)|niente ha (più )?senso|a che serve (vivere|continuare)|la (mia )?vita non (vale|ha|merita)|la mia vita è (finita|inutile|un inferno)",
      'nessuno (mi |si |sentirebbe |avrebbe |noterebbe )*(mancherei|accorgerebbe|vuole|ama|bisogno|piangerebbe|la mia mancanza|noterebbe|cercherebbe|la differenza)|(meglio|felici|bene) (starebbero |sarebbero |tutti |staranno |il mondo )*senza di me|(starebbero|sarebbero|starebbe|sarebbe) (tutti )?(meglio|più felici) (senza|se io)|meglio mort*|se (morissi|sparissi|non ci fossi|scomparissi|muoio)|(vorrei|magari) non (essere|fossi) (mai )?nat*|sono (solo )?un (peso|fallimento)|non valgo niente|odio (la mia vita|vivere|me stess*)',
    ],
    abuse: [
      '((mio|mia|il mio|la mia) (marito|fidanzat*|ragazz*|compagn*|padre|madre|patrigno|ex|capo|zio|fratello|moglie|nonno)|lui|lei|qualcuno|un uomo|i miei (genitori|compagni)) (mi |ha |sempre |spesso |a volte |ogni * |quasi |non |anche |quando * |che )*(picchia*|pesta|maltratt*|violent*|stupr*|minacc*|abus*|tocca|toccat*|chiude|chiuso|controlla|insulta|umilia*|lascia uscire|fa uscire|obbliga|costringe|perseguita|spinge|strangola|fa del male|menato|mena|schiaffeggia)',
      '(ho|con) paura (di|del|della|che) (mio (marito|padre|ex|fidanzato|compagno)|tornare a casa|lui|mi picchi)|(relazione|matrimonio|marito|fidanzato|padre|compagno|ex) (abusiv*|violent*|tossic*)|violenza domestica|(vengo|sono|sono stat*|subisco) + (picchiat*|maltrattat*|violentat*|abusat*|stuprat*|minacciat*|perseguitat*|violenz*|bullizzat*|abusi|molestat*)|mi (picchiano|picchia|menano|perseguita)',
    ],
    medication: [
      '(smettere*|interrompere|saltare|abbandonare|sospendere|abbassare|diminuire|ridurre|raddoppiare|aumentare|cambiare|sostituire|vivere senza|senza|non prendere|dimezzare|buttare|rifiutare|mischiare|scalare|lasciare) (di )?(prendere )?+ $drug',
      'curare (il |la |mio |mia )*(diabete|cancro|depressione|epilessia|bipolar*|tumore) (con|senza|in modo|natural*) *|guarire (dal |dalla )(diabete|cancro|depressione|tumore) (con|senza) *',
    ],
    eating: [
      'anoress*|bulimi*|lassativ*|vomitare (dopo|tutto|quello|il cibo|per)|indurmi il vomito|farmi vomitare|morire di fame per|affamarmi|patire la fame|disturbo alimentare',
      "(smettere di|non|senza) mangiare( niente| nulla| più| del tutto| completamente| per| finché|#)|mangiare (niente|il meno possibile|quasi niente|solo (una|acqua|insalata)|una mela al giorno)|vivere (solo )?(di|d') ?(acqua|caffè|aria)|(digiun*) (di |per )?(([2-9]|1[0-9]|due|tre|quattro|cinque|sette|dieci) (giorni|settimane)|una settimana)|(essere|diventare|restare) (molto |super |il più |più |troppo )?(scheletric*|pelle e ossa|magr*)( possibile)?#|saltare (tutti )?(i )?pasti|vedere le (mie )?(costole|ossa)|(pillole|pastiglie) dimagranti",
    ],
    body: [
      'incinta|gravidanza|post parto|cesareo|ho partorito|(infortun*|lesion*|distorsione|frattur*|rotto|ernia|operat*|operazione|intervento|chirurg*|sciatic*|tendinite|menisco|legament*|riabilitazione|fisioterapia|infarto|ictus|cancro|tumore|diabet*|epiless*|asma|artrite|artrosi|ipertensione|pressione alta|malattia (cronica|grave)|fibromialgia|chemio*|pacemaker|emicrania)',
      '(male|dolore|dolori|fa male|fanno male|slogato|fatto male) + (al |alla |alle |ai |il |la |mio |mia |a )*$part|$part (malandat*|operat*|rott*|infiammat*|dolorante)',
    ],
    minor: [
      '(ho|compio|ho compiuto) (solo |appena )?([5-9]|1[0-5]|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici) anni(?! di)|(faccio|sono in|vado alle) (la )?(prima|seconda|terza|quinta)? ?(media|medie|elementare|elementari)',
    ],
    violence: [
      '(uccidere|ammazzare|picchiare|pestare|accoltellare|sparare|avvelenare|strangolare|torturare|rapire|stuprare|perseguitare|ricattare|vendicarmi|fare del male|far del male|minacciare|bruciare|menare|aggredire|ferire|umiliare|schiaffeggiare) + $person',
      '(spiare|hackerare|tracciare|controllare|leggere|entrare|monitorare|clonare|frugare) + (il |i |la |nel |nei |le |nelle |nella )*(telefono|cellulare|messaggi|whatsapp|mail|email|account|posizione|instagram|chat) (di|del|della) *|(spiare|pedinare|seguire|stalkerare) (il mio|la mia|mio|mia) (ex|fidanzat*|ragazz*|moglie|marito|vicin*)|(costruire|fare|fabbricare|mettere) una bomba|sparatoria|(bruciare|dare fuoco|incendiare) (alla|la|il|a) * ?(casa|scuola|macchina)?|telecamera nascosta|a (sua|loro) insaputa|di nascosto (a|al|alla) *',
    ],
    illegal: [
      '(vendere|comprare|spacciare|trafficare|produrre|cucinare|coltivare|distribuire) + (drog*|cocaina|eroina|metanfetamina|marijuana|erba|ecstasy|crack|armi|arma|pistol*)|spacciare',
      "(rubare|rapinare|truffare|scippare|falsificare|riciclare denaro|evadere|frodare|contrabband*|corrompere|hackerare|svaligiare) ?+ (in|un|una|il|la|le|i|gli|soldi|macchine|negozi|banca|banche|documenti|passaport*|tasse|anziani|persone|conti|da|al)|(passaport*|document*|patente|banconote|soldi|diplom*|carta d'identità) fals*|pedoporno*|riciclaggio|evadere le tasse",
    ],
    extremism: [
      "(unirmi|entrare|combattere|arruolarmi|aderire) (a|all'|al|nell'|con|per|in|ai|alla|nei) ?(un |il |lo |i |una )*(isis|stato islamico|jihad|gruppo terrorist*|neonazis*|nazis*|taleban*|suprematist*)|(isis|jihad) (unirmi|entrare)|attentat*|supremazia bianca|pulizia etnica|(uccidere|cacciare|eliminare|sterminare) (tutti )?(gli |i |le )*(ebrei|musulmani|immigrati|neri|gay|stranieri)",
    ],
    gambling: [
      "(vivere|guadagnare|reddito|pagare|fare|mantenermi|diventare ricc*) + (soldi |da vivere |i debiti |l'affitto |uno stipendio |di )*(di|con|al|alle|dalle|coi|con le|scommettendo|giocando) + (scommess*|casinò|casino|poker|roulette|slot|lotteria|gioco d'azzardo|azzardo|bingo|gratta)|(vincere|riavere|prendere) + (indietro|i soldi (persi|perduti)|quello che ho perso)|(recuperare|rivincere|riprendere) + (soldi|perso|perdite|persi|che ho perso)|(scommettere|giocare|puntare) + (tutto|risparmi|stipendio|casa|affitto)|(scommettitore|giocatore di poker|giocatore) professionista|vincere (alla lotteria|al lotto)|(scommesse|poker) come (lavoro|reddito)|vivere di scommesse",
    ],
  },
  signs:
    'morte morto morta morire pastiglie sangue coltello arma pistola droga uccidere vendetta scommess* casinò abuso violenza disperat* inutile vuoto piangere digiuno calorie',
  statement:
    'sono mi_sento nessuno tutti tutto niente non_ho non_riesco la_mia_vita la_vita lui lei sempre mai perché è ho_paura odio ho_perso mi_manca ormai',
  wish: 'voglio vorrei imparare devo bisogno obiettivo migliorare iniziare smettere correre leggere risparmiare fare più meno',
  numbers: {
    lose: 'perdere dimagrire calare buttare_giù',
    weigh: 'pesare peso arrivare_a scendere_a meno_di sotto i_',
    day: 'giorno giorni',
    week: 'settimana settimane',
    month: 'mese mesi',
    notEaten: 'bruciare meno deficit colazione pranzo cena più consumare ricett* allenamento pasto',
  },
};
