// biome-ignore-all format: one entry a line, with what it stands for.
import type { LanguageWords } from './language-words.ts';

export const TR: LanguageWords = {
  line: 'Bu görevler henüz Türkçe olarak yok.',
  close: 'İngilizce göster',
  topics: [
    'bisiklet* pedal* bisiklete_binmek>1 bisikletle_işe>2 bisiklet_turu>3 lastik* mtb', // cycling: 1 learn 2 commute 3 distance 4 care
    'esne* esneklik* germe bacak_açma>2 spagat>2 parmak_uçlarıma>1 tutul*>4', // mobility: 1 toes 2 splits 3 yoga 4 stiff
    'koşu koşuya koşma* koşmak maraton*>3 yarı_maraton>3 tempolu_koşu>2', // running: 1 first-runs 2 faster 3 far 4 legs
    'kas_yap* spor_salonu*>3 ağırlık*>3 şınav_çek*>1 barfiks*>2 mekik*>4 spor egzersiz*', // strength: 1 home 2 pull-up 3 gym 4 core
    'yüzme* yüzmek yüzüyor* havuz* serbest_stil>2 kurbağalama>3 açık_su>4', // swimming: 1 water 2 crawl 3 strokes 4 distance
    'yürü* adım*>1 doğa_yürüyüş*>3 trekking>3 gezinti* yürüyüş_yap* tempolu_yürüyüş>2', // walking: 1 daily 2 brisk 3 hiking 4 long-way
    'alkol* bira şarap* içkiyi>2 içki* rakı* sarhoş*', // alcohol: 1 less 2 stopping 3 going-out 4 support
    'duruş*>4 sırt*>1 bel_ağrı*>1 belim>1 boyn*>2 masa_başı>3 kambur*>4', // desk-body: 1 back 2 neck 3 sitting 4 set-up
    'sebze*>1 meyve*>1 sağlıklı_beslen* beslenme* şeker*>4 abur_cubur*>4 su_iç*>4 öğün*>2', // eating: 1 plants 2 regular 3 ahead 4 sweet
    'uyku* uyumak uyuma* uykusuz*>1 erken_yat*>2 erken_kalk*>3 gece_uyan*>4 yatağa>2', // sleep: 1 falling-asleep 2 bedtime 3 waking 4 night
    'sigara*>1 tütün* nikotin* elektronik_sigara*>3 vape>3 izmarit*', // tobacco: 1 quit-day 2 cravings 3 vaping 4 staying
    'kilo_ver*>1 zayıfla*>1 kilo_al*>3 göbek*>2 fazla_kilo*>1 kilo', // weight: 1 lose 2 shape 3 gain 4 keep
    'stres*>2 meditasyon*>1 kaygı*>3 endişe*>3 rahatla* sakin* anksiyete*>3 panik*>4', // calm: 1 meditation 2 stress 3 worry 4 nerves
    'odaklan*>2 konsantr* ertele*>1 dikkat*>3 verimli* günümü_planla*>4', // focus: 1 starting 2 deep-work 3 distraction 4 planning
    'günlük_tut*>1 günlük_yaz*>1 şükran*>2 minnet*>2 anılarımı>4 günlüğüm*>1', // journal: 1 daily 2 gratitude 3 reflection 4 memories
    'rutin* dakik>3 geç_kal*>3 alışkanlık*>4 disiplin*>4 sabah_rutini>1 düzenli_bir_hayat>4', // routines: 1 mornings 2 evenings 3 on-time 4 keeping
    'sınav* yks>1 lgs>1 kpss>4 ehliyet*>4 üniversite*>3 vize*>3 ders_çalış*>2', // exams: 1 revision 2 classes 3 university 4 certificates
    'yabancı_dil* ingilizce*>English almanca*>German ispanyolca*>Spanish fransızca*>French japonca*>Japanese kelime* dil_öğren*', // languages: 1 sentences 2 speaking 3 understanding 4 script
    'kitap*>2 kitab*>2 okumak okuma* sayfa*>1 roman_oku* kitap_kulübü>4', // reading: 1 habit 2 pile 3 deep 4 together
    'hesap_tablo*>1 istatistik*>3 veritaban*>2 veri_tabanı*>2 veri_analiz*>4 grafik_hazırla*>4', // data: 1 spreadsheets 2 sql 3 statistics 4 analysis
    'programla* kodlama*>1 kod_yaz*>1 yazılım* web_sitesi>2 uygulama_geliştir*>2 algoritma*>3', // programming: 1 first-code 2 projects 3 puzzles 4 craft
    'çizim* çizmek resim* suluboya*>3 yağlı_boya>3 portre*>2 eskiz*>1 çizgi_roman*>4', // drawing: 1 sketching 2 people 3 painting 4 comics
    'roman_yaz*>1 hikaye*>2 öykü*>2 kitap_yaz*>1 kitabımı_yaz*>1 yazar şiir*', // fiction: 1 novel 2 stories 3 daily 4 revising
    'fotoğraf* kamera*>1 makinesi>1 fotoğrafçı* portre_çek*>3 çekim* lightroom>4', // photography: 1 camera 2 seeing 3 portraits 4 editing
    'gitar* piyano* keman* bateri* bağlama* ukulele* flüt* enstrüman*', // instruments: 1 first-notes 2 pieces 3 technique 4 together
    'şarkı_söyle* şarkı*>4 koroda>1 koro>1 şan>3 karaoke*>4 detone*>2 vokal*>3', // singing: 1 choir-part 2 in-tune 3 voice 4 songs
    'yemek_yap* yemek_pişir* tarif* mutfak* ekmek_yap*>4 kek>4 hamur*>4 aşçı*', // cooking: 1 first-dishes 2 everyday 3 skills 4 baking
    'bahçe* sebze_yetiştir*>1 balkon*>2 saksı*>3 bitki* çim>4 domates*>1', // garden: 1 plot 2 balcony 3 houseplants 4 borders
    'terfi*>2 zam>2 maaş*>2 kariyer* yönetici*>1 ekibim*>1 toplantı*>3 patron*>4', // career: 1 leading 2 promotion 3 meetings 4 feedback
    'iş_bul*>2 iş_ara*>2 özgeçmiş*>1 mülakat*>3 yeni_bir_iş>2 cv>1 meslek_değiştir*>4 iş_başvuru*>1', // job-search: 1 applications 2 finding 3 interviews 4 new-field
    'kendi_işim*>1 girişim* şirket*>2 e_ticaret>3 freelance*>4 müşteri*>3 dükkan*>2', // own-business: 1 idea 2 set-up 3 selling 4 freelancing
    'topluluk_önünde topluluk_karşısında konuşma_yap*>2 sunum*>2 sahne_korkusu>1 hitabet* konferans*>2', // speaking: 1 nerves 2 talk 3 delivery 4 speaking-up
    'borç* borcu* kredi*>2 taksit*>2 icra*>3 kredi_kartı*>2 borçlar*', // debt: 1 overview 2 paying-down 3 help 4 staying-out
    'para_biriktir* birikim* tasarruf* bütçe*>1 harcama*>2 acil_durum*>3 biriktir*>4', // saving: 1 budget 2 spending-less 3 emergency-fund 4 saving-goal
    'temizl* temizlik* bulaşık*>2 çamaşır*>4 banyo*>3 ütü*>4 süpür*', // cleaning: 1 rounds 2 kitchen 3 bathroom 4 laundry
    'düzenlemek dağınık* dolab*>2 dolap*>2 fazla_eşya* eşyalar* evrak*>3 toparla*', // decluttering: 1 small-spots 2 clothes 3 papers 4 rooms
    'telefon*>1 sosyal_medya*>2 ekran*>1 diziler*>4 bilgisayar_oyun*>4 internet* akıllı_telefon*>1', // screens: 1 phone 2 social 3 bedroom 4 watching
    'çocuk* çocuğ* oğlum* kızım* bebeğ* bağırma*>3 ergen*>4', // children: 1 time 2 routines 3 calm 4 older
    'anne*>1 baba*>1 aile* dedem*>1 büyükanne*>1 kardeş*>2 abla*>2 akraba*>2', // family: 1 parents 2 siblings 3 caring 4 history
    'arkadaş* dost* yalnızlık*>3 utangaç*>4 sosyalleş*>1 insanlarla_tanış*>1 çekingen*>4', // friends: 1 making 2 keeping 3 lonely 4 shy
    'eşim* karım* kocam* evlilik* sevgilim* ilişki* kavga_et*>2 nişanlım*', // partner: 1 time 2 talking 3 everyday 4 closeness
    'köpe* kedi*>4 yavru*>3 tasma*>1 evcil*>5 veteriner*>5 muhabbet_kuşu*>5', // pets: 1 lead 2 cues 3 puppy 4 cats 5 care
  ],
  verbs: [
    'öğren* çalışmak', // learn
    'geliştir* ilerlet* iyileştir*', // improve
    'başla* başlı* ilk', // start
    'bitir* tamamla*', // finish
    'inşa_et* kurmak kurma* oluştur* yapmak', // build
    'tamir_et* onar* restore_et*', // repair
    'bırak* vazgeç* kurtul*', // give up
    'daha_az azalt* az', // cut down
    'ulaş* başar*', // reach
    'biriktir*', // save
    'vermek', // lose
    'hazırlan* hazırla*', // prepare
    'karar_ver* seç*', // decide
    'planla* organize*', // plan
    'bakmak ilgilen* yardım_et*', // look after
    'sürdür* devam_et*', // keep
    'düzenli daha_sık', // regularly
  ],
  words: [
    've', // and
    'ama fakat', // but
    'her_gün hergün günlük', // every day
    'her_akşam her_gece akşamları', // every evening
    'her_sabah sabahları', // every morning
    'günde', // a day
    'haftada her_hafta haftalık', // a week
    'ayda her_ay', // a month
    'bir_kez bir_kere', // once
    '', // twice
    '', // 3 times
    '', // 4 times
    '', // 5 times
    'kez kere defa', // times
    'dakika* dk', // minutes
    'saat', // hours
    'bir_saat', // 60 minutes
    '', // 120 minutes
    'yarım_saat', // 30 minutes
    'çeyrek_saat', // 15 minutes
    'bir_buçuk_saat', // 90 minutes
    'gün', // days
    'hafta', // weeks
    'ay', // months
    'yıl yıldır sene yıllık', // years
    '', // in
    '', // by
    '#_ay_içinde #_ayda', // in # months
    '#_hafta_içinde', // in # weeks
    '', // by 1.#
    '', // this year
    'yaza_kadar yazdan_önce', // by summer
    '', // summer
    'hafta_sonu hafta_sonları haftasonu haftasonları', // weekends
    'hafta_içi', // weekdays
    '', // evenings
    '', // mornings
    'pazartesi*', // monday
    'salı salıları', // tuesday
    'çarşamba*', // wednesday
    'perşembe*', // thursday
    'cuma cumaları', // friday
    'cumartesi*', // saturday
    'pazar pazarları', // sunday
    '', // january
    '', // february
    '', // march
    '', // april
    '', // may
    '', // june
    '', // july
    '', // august
    '', // september
    '', // october
    '', // november
    '', // december
    'kilometre*', // km
    'kilo kilogram', // kg
    '', // m
    'kitap', // books
    'sayfa', // pages
    'adım', // steps
    '', // euros
    '', // zlotys
    '', // rupees
    'bir', // 1
    'iki', // 2
    'üç', // 3
    'dört', // 4
    'beş', // 5
    'altı', // 6
    'yedi', // 7
    'sekiz', // 8
    'dokuz', // 9
    'on', // 10
    'on_beş', // 15
    'yirmi', // 20
    'otuz', // 30
    'kırk', // 40
    'kırk_beş', // 45
    'elli', // 50
    'altmış', // 60
    'acemi* yeni_başl* sıfırdan deneyimim_yok tecrübem_yok', // beginner
    'hiç', // never done
    'biraz orta_seviye biraz_deneyim temel_seviye', // some experience
    'ileri_seviye uzman* deneyimli* çok_deneyim profesyonel*', // advanced
    'planlı düzenli_plan yapılandırılmış adım_adım net_bir_plan', // structured
    'esnek özgür* serbest rahat_bir', // flexible
    'karışık ikisi her_ikisi dengeli biraz_ondan', // mix
    'değişiyor değişken duruma_göre', // varies
    'vaktim_yok zamanım_yok', // no time
    'ekipmansız aletsiz ekipman_yok', // no equipment
    'param_yok parasız', // no money
    'vardiya*', // shift work
    'hamile*', // pregnant
  ],
  small:
    'ben benim bana beni bu şu o ile için de da ki ne mi mı daha çok en gibi kadar sonra önce artık istiyorum isterim lazım gerek olmak etmek almak zaman vakit iyi güzel yeni eski kendi kendimi her var yok değil bir_şey şey tekrar nihayet',
};
