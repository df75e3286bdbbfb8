// biome-ignore-all format: one entry a line, with what it stands for.
import type { LanguageWords } from './language-words.ts';

export const IT: LanguageWords = {
  line: 'Queste missioni non esistono ancora in italiano.',
  close: 'Mostra in inglese',
  isElided: true,
  topics: [
    'bici bicicletta* ciclis* pedal* mountain_bike in_bici_al_lavoro>2 andare_in_bici', // cycling
    'allunga* stretching flessibil* elasticità mobilità spaccata>2 toccarmi_i_piedi>1 rigid*>5', // mobility
    'correre corro corsa corse maratona*>3 mezza_maratona>3 jogging', // running
    'palestra>3 muscol* pesi>3 flessioni>1 trazioni>2 addominali>5 allenar* sport', // strength
    'nuotare nuoto piscina stile_libero>2 rana>3 vasche>4 acque_libere>4', // swimming
    'camminar* camminata* passeggia* passi>1 trekking>3 escursion*>3 a_piedi cammino_di_santiago>4', // walking
    'alcol* birra birre vino bere_meno>1 smettere_di_bere>3 ubriac* sbornia', // alcohol
    'postura>4 mal_di_schiena>1 schiena>1 cervicale>2 collo>2 seduto>3 scrivania>4', // desk-body
    'verdur*>1 frutta>1 mangiare_sano mangiare_meglio alimentazione bere_acqua>4 zuccher*>4 dolci>4', // eating
    'unghie>1 mangiarmi>1 pelle>2 acne>2 barba>3 capelli>3 igiene>4 trucco>2', // grooming
    'fisioterap*>1 riabilitazione>2 esercizi_del_fisio*>1 pavimento_pelvico>1 sedute_di_fisio*>3 fisiatra>3', // physio
    'dormire* sonno insonnia>2 andare_a_letto>1 addormentar*>2 svegliar*>3 alzarmi_presto>3', // sleep
    'denti>1 filo_interdentale>1 dentista>2 controllo_medico>3 visita_medica>4 vaccin*>3 gengive>1', // teeth
    'fumare>1 fumo sigarett*>1 tabacco nicotina* svapare>3 sigaretta_elettronica>3', // tobacco
    'dimagri*>1 perdere_peso>1 chili>1 peso pancia>2 sovrappeso>1 ingrassare>3', // weight
    'stress>2 meditar*>1 meditazione>1 ansia>3 rilass* preoccup*>3 mindfulness>1 agitazione>4', // calm
    'pregare>1 preghiera>1 bibbia>2 corano>2 chiesa>3 messa>3 quaresima>4 mia_fede>3', // faith
    'concentr* procrastin*>1 distra*>3 produttiv* rimandare>1 organizzare_la_giornata>4', // focus
    'diario>1 diario_della_gratitudine>2 gratitudine>2 memorie>4 scrivere_un_diario>1 tenere_un_diario>1', // journal
    'routine* puntual*>3 in_ritardo>3 abitudini>4 disciplina>4 routine_mattutina>1 costanza>4', // routines
    'autostima>1 fiducia_in_me>2 sicuro_di_me>2 sicura_di_me>2 confrontarmi>3 perfezionis*>3 volermi_bene>1 mio_corpo>4', // self-worth
    'dire_di_no>2 mettere_limiti>3 porre_limiti>3 rabbia>1 arrabbi*>1 interrompere>4 perdere_la_pazienza>1', // temper
    'tesi>1 tesi_di_laurea>1 dottorato>1 tesina>1 saggio>2 saggi>2 bibliografia>3', // academic-writing
    'guidare>1 patente>1 scuola_guida>1 autoscuola>1 esame_di_teoria>2 paura_di_guidare>3', // driving
    'esame* esami maturità>1 concorso>5 università>4 interrogazion*>3 ripassare', // exams
    'lingua lingue inglese>English spagnolo>Spanish francese>French tedesco>German giapponese>Japanese vocaboli', // languages
    'leggere lettura* libr*>2 pagine>1 classici>3 club_del_libro>4 leggo', // reading
    'fogli_di_calcolo>1 foglio_di_calcolo>1 statistic*>3 database>2 base_di_dati>2 analisi_dei_dati>4', // data
    'programma* codice>1 sito_web>2 sito_internet>2 sviluppator* app>2 algoritm*>4', // programming
    'blog*>1 canale_youtube>2 youtuber*>2 podcast*>3 follower>4 pubblicare_video>2', // audience
    'disegn* dipinger*>3 pittura>3 acquerell*>3 ritratti>2 schizz*>1 fumett*>4', // drawing
    'romanzo>1 raccont*>2 scrivere_un_libro>1 mio_libro>1 scrittor* poesi* scrittura', // fiction
    'scacchi>1 giocare_a_scacchi>1 giochi_di_carte>2 burraco>2 giochi_da_tavolo>3 cruciverba>4 sudoku*>4', // mind-games
    'fotograf* foto macchina_fotografica>1 scattare ritratti_fotografici>3 lightroom>4 obiettivo_fotografico>1', // photography
    'chitarra* pianoforte suonare_il_piano violino* batteria suonare ukulele flauto', // instruments
    'cantare canto coro>1 intonat*>2 karaoke>4 lezioni_di_canto>3 cantante', // singing
    'cucinar* cucina ricett* piatti pane>4 torte>4 pasta_fatta infornare>4', // cooking
    'giardin* orto>1 piante>3 balcone>2 prato>4 seminare>1 pomodori>1', // garden
    'cucire>1 macchina_da_cucire>1 sartoria>1 lavorare_a_maglia>2 maglia_ai_ferri>2 uncinetto>3 ricam*>3 rammendar*>4', // sewing
    'promozione>2 aumento_di_stipendio>2 mio_capo>4 riunion*>3 mio_team>1 guidare_un_team>1 carriera', // career
    'trovare_lavoro>2 cercare_lavoro>2 curriculum>1 colloqui*>3 nuovo_lavoro>2 cambiare_lavoro>4 cv>1 disoccupat*>2', // job-search
    'mia_azienda>2 imprendit* attività_in_proprio mettermi_in_proprio partita_iva>2 negozio_online>3 freelance>5', // own-business
    'parlare_in_pubblico discors*>2 presentazion*>2 paura_del_palco>1 davanti_a_un_pubblico esposizione>2 oratori*', // speaking
    'debit* mutuo>2 carta_di_credito>2 prestit*>2 rate>2 indebitat* finanziamento>2', // debt
    'investire investiment* borsa_valori>1 azioni>1 tasse>2 dichiarazione_dei_redditi>2 pensione>3', // investing
    'risparmi* soldi_da_parte budget>1 fondo_di_emergenza>2 salvadanaio>3 accantonare', // saving
    'spendere_meno spese acquisti_impulsivi>1 comprare_meno>1 abbonamenti>2 bollette>2 spendo_troppo', // spending
    'pulir* pulit* pulizie lavare_i_piatti>2 bagno>3 bucato>4 stirare>4', // cleaning
    'riordinar* ordine armadio>2 cantina>4 scartoffie>3 buttare_via soffitta>4 disordine', // decluttering
    'casella_di_posta>1 email>1 posta_elettronica>1 riordinare_foto>2 ordinare_foto>2 password>3 backup>4 hard_disk>4', // digital-order
    'vita_sostenibile ecologic* impatto_ambientale>1 plastica>2 riciclar*>2 raccolta_differenziata>2 risparmiare_energia>3 seconda_mano>4', // greener
    'trasloc*>3 cambiare_casa>3 trovare_casa>1 cercare_casa>1 cercare_appartamento>1 vendere_casa>2 vivere_da_sol*>3 arredar*>4', // moving
    'bricolage fai_da_te rubinett*>1 imbianca*>2 tinteggia*>2 carta_da_parati>2 falegnameria>3 ristruttura*>4', // repairs
    'cellulare>1 telefono>1 telefonino>1 scherm*>1 social>2 videogioch*>4 serie_tv>4', // screens
    'figli figlia figlio bambin* neonato sgridare>3 adolescent*>4 ragazzi', // children
    "trovare_l'amore>1 trovare_una_ragazza>1 trovare_un_ragazzo>1 fidanzata>1 tinder>2 corteggiare>4 primo_appuntamento>3", // dating
    'genitori>1 nonn*>1 mia_madre>1 mio_padre>1 fratell*>2 sorell*>2 famiglia albero_genealogico>4', // family
    'amic*>1 amicizi*>2 solitudine>3 timid*>4 conoscere_gente>1 socializzare>1 sentirmi_solo>3', // friends
    'coppia mia_moglie mio_marito fidanzat* mia_ragazza mio_ragazzo matrimonio litigare_meno>2', // partner
    'cane cani gatt*>6 cucciol*>5 guinzaglio>1 addestrar*>2 veterinario>7 animale>7', // pets
    'volontariato>1 volontari*>1 donare>3 donare_il_sangue>3 beneficenza>3 aiutare_gli_altri>1', // volunteering
    'organizzare_matrimonio>2 nostro_matrimonio>2 nozze>2 festa_di_compleanno>3 festa_a_sorpresa>3 organizzare_festa ospiti_a_cena>1 funerale>5', // celebrations
    'permesso_di_soggiorno>1 passaporto>1 cittadinanza>1 visto_di_lavoro>1 testamento>2 assicurazion*>3 polizz*>3 burocrazia>4', // papers
    'pianificare_viaggio>1 organizzare_viaggio>1 programmare_viaggio>1 viaggiare_sol*>2 zaino_in_spalla>2 giro_del_mondo>2 fare_valigi*>3 gita_fuori_porta>4', // travel
  ],
  verbs: [
    'imparare imparo studiare', // learn
    'migliorare perfezionare padroneggiare', // improve
    'iniziare cominciare primo prima_volta', // start
    'finire terminare completare concludere', // finish
    'costruire creare realizzare montare', // build
    'riparare restaurare aggiustare', // repair
    'smettere_di smettere smetterla_con', // give up
    'meno ridurre diminuire', // cut down
    'raggiungere arrivare_a ottenere', // reach
    'risparmiare', // save
    'perdere', // lose
    'preparare prepararmi', // prepare
    'decidere scegliere', // decide
    'pianificare organizzare', // plan
    'prendermi_cura_di badare_a aiutare accudire', // look after
    'mantenere tenere', // keep
    'regolarmente più_spesso', // regularly
  ],
  words: [
    'e ed', // and
    'ma però', // but
    'ogni_giorno tutti_i_giorni quotidian* giornalmente', // every day
    'ogni_sera tutte_le_sere la_sera', // every evening
    'ogni_mattina tutte_le_mattine la_mattina', // every morning
    'al_giorno', // a day
    'a_settimana alla_settimana ogni_settimana', // a week
    'al_mese ogni_mese', // a month
    'una_volta', // once
    'due_volte', // twice
    '', // 3 times
    '', // 4 times
    '', // 5 times
    'volte', // times
    'minut*', // minutes
    'ore', // hours
    'un_ora un_ora_di', // 60 minutes
    '', // 120 minutes
    'mezz_ora mezzora una_mezz_ora', // 30 minutes
    'un_quarto_d_ora', // 15 minutes
    'un_ora_e_mezza', // 90 minutes
    'giorni', // days
    'settimane', // weeks
    'mesi', // months
    'anni anno', // years
    'in tra fra', // in
    'entro entro_l prima_di prima_dell fino_a', // by
    '', // in # months
    '', // in # weeks
    '', // by 1.#
    '', // this year
    '', // by summer
    'estate', // summer
    'fine_settimana weekend nel_weekend', // weekends
    'durante_la_settimana giorni_feriali', // weekdays
    'sere', // evenings
    'mattine', // mornings
    'lunedì', // monday
    'martedì', // tuesday
    'mercoledì', // wednesday
    'giovedì', // thursday
    'venerdì', // friday
    'sabato', // saturday
    'domenica domeniche', // sunday
    'gennaio', // january
    'febbraio', // february
    'marzo', // march
    'aprile', // april
    'maggio', // may
    'giugno', // june
    'luglio', // july
    'agosto', // august
    'settembre', // september
    'ottobre', // october
    'novembre', // november
    'dicembre', // december
    'chilometr*', // km
    'chili chilo kili', // kg
    '', // m
    'libri', // books
    'pagine', // pages
    'passi', // steps
    'euro', // euros
    '', // zlotys
    '', // rupees
    '', // 1
    'due', // 2
    'tre', // 3
    'quattro', // 4
    'cinque', // 5
    'sei', // 6
    'sette', // 7
    'otto', // 8
    'nove', // 9
    'dieci', // 10
    'quindici', // 15
    'venti', // 20
    'trenta', // 30
    'quaranta', // 40
    'quarantacinque', // 45
    'cinquanta', // 50
    'sessanta', // 60
    'principiante* alle_prime_armi da_zero nessuna_esperienza senza_esperienza', // beginner
    'mai', // never done
    'un_po_di_esperienza qualche_esperienza intermedi* un_po', // some experience
    'avanzat* espert* molta_esperienza professionista', // advanced
    'strutturat* piano_fisso orari_fissi passo_dopo_passo piano_chiaro', // structured
    'flessibile libertà libero senza_orari', // flexible
    'misto entrambi via_di_mezzo un_po_di_tutto equilibrio', // mix
    'dipende varia variabile', // varies
    'non_ho_tempo senza_tempo', // no time
    'senza_attrezzi senza_attrezzatura', // no equipment
    'senza_soldi non_ho_soldi', // no money
    'turni turnista', // shift work
    'incinta', // pregnant
  ],
  small:
    'il lo la i gli le l un uno una d di del della dei delle dell a al alla ai in nel nella con per su che e da dal mi mio mia miei mie ci si non più molto bene meglio voglio vorrei devo essere fare avere sono ho tutto tutta tutti sempre senza come anche di_nuovo nello nuovo nuova passare tempo andare',
};
