// biome-ignore-all format: one entry a line, with what it stands for.
import type { LanguageWords } from './language-words.ts';

export const TR: LanguageWords = {
  line: 'Bu görevler henüz Türkçe olarak yok.',
  close: 'İngilizce göster',
  topics: [
    'bisiklet* pedal* bisiklete_binmek>1 bisikletle_işe>2 bisiklet_turu>3 lastik* mtb', // cycling
    'esne* esneklik* germe bacak_açma>2 spagat>2 parmak_uçlarıma>1 tutul*>5', // mobility
    'koşu koşuya koşma* koşmak maraton*>3 yarı_maraton>3 tempolu_koşu>2', // running
    'kas_yap* spor_salonu*>3 ağırlık*>3 şınav_çek*>1 barfiks*>2 mekik*>5 spor egzersiz*', // strength
    'yüzme* yüzmek yüzüyor* havuz* serbest_stil>2 kurbağalama>3 açık_su>4', // swimming
    'yürü* adım*>1 doğa_yürüyüş*>3 trekking>3 gezinti* yürüyüş_yap* tempolu_yürüyüş>2', // walking
    'alkol* bira şarap* içkiyi>3 içki* rakı* sarhoş*', // alcohol
    'duruş*>4 sırt*>1 bel_ağrı*>1 belim>1 boyn*>2 masa_başı>3 kambur*>4', // desk-body
    'sebze*>1 meyve*>1 sağlıklı_beslen* beslenme* şeker*>4 abur_cubur*>4 su_iç*>4 öğün*>2', // eating
    'tırnak*>1 cilt*>2 cildim*>2 sivilce*>2 sakal*>3 saç*>3 kişisel_bakım>4', // grooming
    'fizik_tedavi*>1 fizyoterap*>1 rehabilitasyon*>2 terapist_egzersiz*>1 fizik_tedavi_seans*>3 pelvik_taban>1', // physio
    'uyku* uyumak uyuma* uykusuz*>2 erken_yat*>1 erken_kalk*>3 gece_uyan*>4 yatağa>1', // sleep
    'diş*>1 dişçi*>2 diş_ipi>1 diş_hekimi>2 sağlık_kontrolü>3 aşı*>3 doktor_randevu*>4', // teeth
    'sigara*>1 tütün* nikotin* elektronik_sigara*>3 vape>3 izmarit*', // tobacco
    'kilo_ver*>1 zayıfla*>1 kilo_al*>3 göbek*>2 fazla_kilo*>1 kilo', // weight
    'stres*>2 meditasyon*>1 kaygı*>3 endişe*>3 rahatla* sakin* anksiyete*>3 panik*>4', // calm
    'namaz*>1 dua*>1 kuran*>2 cami*>3 ramazan*>4 ibadet*>1', // faith
    'odaklan*>2 konsantr* ertele*>1 dikkat*>3 verimli* günümü_planla*>4', // focus
    'günlük_tut*>1 günlük_yaz*>1 şükran*>2 minnet*>2 anılarımı>4 günlüğüm*>1', // journal
    'rutin* dakik>3 geç_kal*>3 alışkanlık*>4 disiplin*>4 sabah_rutini>1 düzenli_bir_hayat>4', // routines
    'özgüven*>2 özsaygı*>1 kendime_güven*>2 kendimi_sevmek>1 kıyaslama*>3 mükemmeliyetçi*>3 bedenimi>4', // self-worth
    'hayır_demek>2 hayır_diyebil*>2 sınır_koy*>3 sınırlarımı>3 öfke*>1 sinirlen*>1 söz_kesmek>4', // temper
    'tez>1 tezim*>1 yüksek_lisans_tez*>1 doktora*>1 makale*>3 deneme_yaz*>2 kaynakça*>3', // academic-writing
    'araba_kullan*>1 ehliyet*>1 sürücü_kursu>1 direksiyon*>1 trafik_sınavı>2 araba_sür*>1', // driving
    'sınav* yks>1 lgs>1 kpss>5 üniversite*>4 vize*>4 ders_çalış*>3', // exams
    'yabancı_dil* ingilizce*>English almanca*>German ispanyolca*>Spanish fransızca*>French japonca*>Japanese kelime* dil_öğren*', // languages
    'kitap*>2 kitab*>2 okumak okuma* sayfa*>1 roman_oku* kitap_kulübü>4', // reading
    'hesap_tablo*>1 istatistik*>3 veritaban*>2 veri_tabanı*>2 veri_analiz*>4 grafik_hazırla*>4', // data
    'programla* kodlama*>1 kod_yaz*>1 yazılım* web_sitesi>2 uygulama_geliştir*>2 algoritma*>4', // programming
    'blog*>1 bülten*>1 youtube_kanal*>2 youtuber*>2 podcast*>3 takipçi*>4', // audience
    'çizim* çizmek resim* suluboya*>3 yağlı_boya>3 portre*>2 eskiz*>1 çizgi_roman*>4', // drawing
    'roman_yaz*>1 hikaye*>2 öykü*>2 kitap_yaz*>1 kitabımı_yaz*>1 yazar şiir*', // fiction
    'satranç*>1 kart_oyun*>2 briç*>2 tavla*>3 kutu_oyun*>3 bulmaca*>4', // mind-games
    'fotoğraf* kamera*>1 makinesi>1 fotoğrafçı* portre_çek*>3 çekim* lightroom>4', // photography
    'gitar* piyano* keman* bateri* bağlama* ukulele* flüt* enstrüman*', // instruments
    'şarkı_söyle* şarkı*>4 koroda>1 koro>1 şan>3 karaoke*>4 detone*>2 vokal*>3', // singing
    'yemek_yap* yemek_pişir* tarif* mutfak* ekmek_yap*>4 kek>4 hamur*>4 aşçı*', // cooking
    'bahçe* sebze_yetiştir*>1 balkon*>2 saksı*>3 bitki* çim>4 domates*>1', // garden
    'dikiş*>1 terzilik*>1 örgü>2 örmek>2 örmeyi>2 tığ*>3 nakış*>3 yamamak>4', // sewing
    'terfi*>2 zam>2 maaş*>2 kariyer* yönetici*>1 ekibim*>1 toplantı*>3 patron*>4', // career
    'iş_bul*>2 iş_ara*>2 özgeçmiş*>1 mülakat*>3 yeni_bir_iş>2 cv>1 meslek_değiştir*>4 iş_başvuru*>1', // job-search
    'kendi_işim*>1 girişim* şirket*>2 e_ticaret>3 freelance*>5 müşteri*>3 dükkan*>2', // own-business
    'topluluk_önünde topluluk_karşısında konuşma_yap*>2 sunum*>2 sahne_korkusu>1 hitabet* konferans*>2', // speaking
    'borç* borcu* kredi*>2 taksit*>2 icra*>3 kredi_kartı*>2 borçlar*', // debt
    'yatırım* borsa*>1 hisse_senedi>1 hisse*>1 vergi*>2 vergi_beyan*>2 emeklilik*>3', // investing
    'para_biriktir* birikim* tasarruf* bütçe*>1 acil_durum*>2 biriktir*>3', // saving
    'harcama* alışveriş_bağımlılığı>1 daha_az_harca* abonelik*>2 fatura*>2 gereksiz_alışveriş>1 az_para_harca*', // spending
    'temizl* temizlik* bulaşık*>2 çamaşır*>4 banyo*>3 ütü*>4 süpür*', // cleaning
    'düzenlemek dağınık* dolab*>2 dolap*>2 fazla_eşya* eşyalar* evrak*>3 toparla*', // decluttering
    'gelen_kutu*>1 e_posta*>1 eposta*>1 fotoğraflar*_düzenle*>2 şifre*>3 parola*>3 yedekle*>4 sabit_disk*>4', // digital-order
    'sürdürülebilir_yaşam* çevre_dostu karbon_ayak_izi*>1 plasti*>2 geri_dönüşüm*>2 sıfır_atık>2 enerji_tasarruf*>3 ikinci_el>4', // greener
    'taşınma*>3 ev_bul*>1 ev_ara*>1 daire_bul*>1 kiralık*>1 evimi_sat*>2 nakliye*>3 evi_döşe*>4', // moving
    'tadilat*>4 musluk*>1 musluğ*>1 duvar*_boya*>2 badana*>2 duvar_kağıdı*>2 marangoz*>3 ahşap_iş*>3', // repairs
    'telefon*>1 sosyal_medya*>2 ekran*>1 diziler*>4 bilgisayar_oyun*>4 internet* akıllı_telefon*>1', // screens
    'çocuk* çocuğ* oğlum* kızım* bebeğ* bağırma*>3 ergen*>4', // children
    'sevgili>1 sevgili_bul*>1 flört*>4 tinder>2 ilk_buluşma>3 hayat_arkadaşı>1', // dating
    'anne*>1 baba*>1 aile* dedem*>1 büyükanne*>1 kardeş*>2 abla*>2 akraba*>2', // family
    'arkadaş* dost* yalnızlık*>3 utangaç*>4 sosyalleş*>1 insanlarla_tanış*>1 çekingen*>4', // friends
    'eşim* karım* kocam* evlilik* sevgilim* ilişki* kavga_et*>2 nişanlım*', // partner
    'köpe* kedi*>6 yavru*>5 tasma*>1 evcil*>7 veteriner*>7 muhabbet_kuşu*>7', // pets
    'gönüllü*>1 bağış*>3 kan_bağışı>3 hayır_işi>1 yardım_kuruluşu>1 barınak*>2', // volunteering
    'düğün_planla*>2 düğünümüz*>2 düğün_hazır*>2 doğum_günü_parti*>3 sürpriz_parti*>3 misafir_ağırla*>1 mezun*_buluşma*>4 cenaze*>5', // celebrations
    'pasaport*>1 vize_başvuru*>1 oturma_izni*>1 vatandaşlık*>1 vasiyet*>2 sigorta*>3 resmi_evrak*>4 dilekçe*>4', // papers
    'seyahat*_planla*>1 gezi*_planla*>1 tatil*_planla*>1 tek_başıma_seyahat*>2 yalnız_seyahat*>2 dünya_turu*>2 bavul*>3 günübirlik*>4', // travel
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
