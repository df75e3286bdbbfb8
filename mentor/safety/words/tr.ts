import type { SafetyWords } from '#mentor/safety/categories.ts';

export const TR: SafetyWords = {
  common:
    've bir bu için istiyorum daha çok her gün haftada öğrenmek ile ben benim de da ne olmak yapmak ama gibi var yok en kadar artık hiç bana beni sonra günde hafta mi değil olarak',
  sets: {
    drug: '(ilaç*|ilac*|hap|haplar*|antidepresan*|insülin*|lityum*|tedavi*|kemoterapi*|doz*|psikiyatri ilaç*|antibiyotik*|tansiyon ilac*|uyku hap*)',
    person:
      '(eski |kız |erkek |küçük |büyük |benim )*(sevgilimi*|sevgilimin|sevgilime|eşimi*|eşime|karımı*|karıma|karımın|kocamı*|kocama|kocamın|komşumu*|komşuma|komşumun|patronumu*|patronuma|müdürümü|oğlumu|kızımı|çocuğumu|çocukları*|çocuklarımı*|kardeşimi|kardeşime|annemi|anneme|babamı|babama|öğretmenimi|hocamı|arkadaşımı*|arkadaşıma|köpeği|kediyi|birini|birine|insanları|onu|ona|kaynanamı|eski eşimi|eski sevgilimi|eski sevgilimin|polisi)',
    part: '(diz*|sırt*|bel|belim*|omuz*|omz*|bilek|bileğim*|kalça*|boyn*|boyun|ayağım*|ayak|bacağım*|bacak*|kolum*|dirseğ*)',
  },
  harmless: [
    'gülmekten öl*|açlıktan öl*|meraktan öl*|(zaman|vakit) öldür*|zombi öldür*|sivrisinek*|(satrançta|teniste|oyunda|tavlada) (*)|fotoğraf çek*|natürmort|et yemeyi|şeker yemeyi|(eti|şekeri|ekmeği|tatlıyı|tatlı|abur cubur|fast food|gece|geç saatte|dışarıda|çikolata|et|şeker|ekmek) (yemeyi|yemek) *',
  ],
  leaving:
    'bırakmak bırakmayı vazgeçmek önlemek asla karşı kurtulmak durdurmak bağımlılığ* korku* engellemek',
  about: 'gönüllü* hakkında araştır* önleme* roman belgesel film tarih* makale yazmak',
  phrases: {
    other: [
      '(arkadaşım*|kardeşim*|ablam*|abim*|annem|babam|oğlum|kızım|eşim|karım|kocam|sevgilim|kuzenim|komşum*|öğrencim) (* )?(* )?(ölmek isti*|intihar*|kendini (öldür*|kes*|as*)|kendine zarar*|yaşamak istemi*|kendini öldürmek|dövülüyor|dayak yiyor|şiddet görüyor|yemek yemiyor|tehlikede|ölmek istediğini)',
      '(intihar*|depresyon*|kendine zarar veren|kendini kesen|şiddet gören|anoreksi*|ölmek isteyen) (* )?(arkadaşım*|kardeşim*|annem*|babam*|oğlum*|kızım*|eşim*|sevgilim*) (yardım|destek) *',
    ],
    despair: [
      'ölmek (istiyorum|isterdim|istedim|istiyom|isterim|üzere)|öl(mek|sem|eyim|üp gitsem|sem de)|keşke (ölsem|ölseydim|hiç doğmasaydım|doğmasaydım|uyanmasam|ölmüş olsaydım)|intihar*|kendimi (öldür*|as*|kes*|yarala*|vur*|at*|yok et*|bıçakla*)|kendime zarar*|canıma kıy*|hayatıma son*|yaşamıma son*|bileklerimi kes*|aşırı doz*|bütün hapları *|köprüden atla*|(balkondan|çatıdan|camdan) atla*|trenin önüne *',
      'yaşamak (istemiyorum|istemiyom|gelmiyor|çok zor|zor geliyor|anlamsız|istemem)|artık (yaşamak istemiyorum|dayanamıyorum|devam edemiyorum|var olmak istemiyorum|katlanamıyorum|gücüm kalmadı|burada olmak istemiyorum|uyanmak istemiyorum)|(uyanmak|var olmak|burada olmak|devam etmek|doğmak) (istemiyorum|istemezdim)|yok olmak (istiyorum|isterdim)|ortadan kaybolmak|uyuyup (bir daha )?(hiç )?uyanma*|(bir daha|hiç) uyanma(mak|sam|yayım)|dayanacak gücüm|her şeyi bitirmek|bitirmek istiyorum|son vermek',
      '(yaşamanın|hayatın|hayatımın|hiçbir şeyin|yaşamımın) (* )?(anlamı|amacı|manası|tadı) (* )?(yok|kalmadı)|yaşamak için (* )?(neden*|sebep|sebebim) (* )?(yok|kalmadı|göremiyorum)|(hayattan|yaşamaktan|her şeyden) (* )?(bıktım|yoruldum|usandım|nefret)|yaşama (isteğim|sevincim|gücüm) (*)|umudum (kalmadı|yok)|(hayat|hayatım) (* )?(anlamsız|çekilmez|değersiz|bitti|cehennem)|neden yaşıyorum|niye yaşıyorum|çıkış yolu (yok|göremiyorum)',
      '(kimse|hiç kimse) (* )?(* )?(özlemez|fark etmez|üzülmez|istemiyor|sevmiyor|umursamaz|ihtiyacı yok|ağlamaz|aramaz)|bensiz (* )?(* )?(daha iyi|daha mutlu|rahat*)|ben olmasam|ölsem (* )?(kimse|daha|kimsenin|umurunda)|(herkese|aileme|insanlara|onlara) (* )?yük*|(ben )?(bir )?yüküm|(değersizim|bir hiçim|beş para etmem)|hayatımdan nefret*|kendimden nefret*|ölüm (* )?(kurtuluş|tek çare|çözüm)',
    ],
    abuse: [
      '(kocam|eşim|sevgilim|babam|annem|üvey babam|eski eşim|eski sevgilim|patronum|amcam|dayım|abim|karım|erkek arkadaşım|biri|ailem|okuldakiler) (* )?(* )?(* )?(dövüyor|döver|dövdü|vuruyor|vurdu|tecavüz*|taciz*|tehdit*|istismar*|dokunuyor|kilitliyor|eve kapatıyor|aşağılıyor|hakaret*|boğ*|zorluyor|takip ediyor|şiddet*|evden çıkmama|izin vermiyor|eziyet*|zorbalık*|dayak*|zarar veriyor|tokat*)',
      '(kocamdan|babamdan|eşimden|sevgilimden|eve gitmekten|üvey babamdan|eski eşimden|annemden) (* )?kork*|(şiddet|dayak) (görüyorum|yiyorum|görüyom)|aile içi şiddet|ev içi şiddet|(beni|bana) (dövüyor*|vuruyor*|taciz*|tecavüz*|tehdit*|zorbalık*|şiddet*|işkence*)|(istismara|tacize|tecavüze|şiddete|zorbalığa) (uğr*|maruz*)|zorla evlendir*',
    ],
    medication: [
      '$drug (* )?(* )?(* )?(bırak*|kes*|almayı|azalt*|artır*|iki katına|yarıya|değiştir*|atla*|almadan|almak istemi*|kurtul*|içmeyi|içmemek|almamak|kullanmamak|kullanmayı|reddet*|düşür*|çöpe|yerine)|(ilaçsız|insülinsiz) (yaşa*|olmak|iyileş*|tedavi)|(diyabet*|kanser*|depresyon*|şeker hastalığ*|epilepsi*) (* )?(* )?(bitkilerle|doğal|ilaçsız|oruçla|kendi kendime) *',
    ],
    eating: [
      'anoreks*|bulimi*|laksatif*|müshil*|(yemekten sonra |yediklerimi |kendimi )(kus*|çıkar*)|kendimi aç bırak*|aç kalmak|aç kalarak|açlık diyet*|yeme bozukluğu',
      '(yemek|yemek yemeyi|yemeyi) (yemeyi )?(tamamen |bırak*|kes*)|hiç(bir şey)? (yemek )?(yememek|yemeden|yemeyeceğim|yemiyorum)|hiçbir şey ye*|(günde )?(sadece|yalnızca) (bir |1 )?(elma|su|kahve|salata) *|([3-9]|1[0-9]|üç|dört|beş|yedi|on) (gün|hafta) (boyunca )?(oruç|aç|hiç|yemek yeme*|yemeden)|(çok|aşırı|en|iskelet gibi|bir deri bir kemik|kemiklerim*) (zayıf olmak|zayıf|görünsün|olmak|sıska)( olmak)?|(bütün |tüm )?öğünleri atla*|zayıflama hap*',
    ],
    body: [
      'hamile*|gebe*|doğum yaptım|sezaryen*|lohusa|(sakat*|burkul*|kırık|kırıldı|kırdım|fıtı*|ameliyat*|siyatik|menisküs*|bağ kopma*|rehabilitasyon|fizik tedavi|kalp kriz*|felç*|kanser*|diyabet*|şeker hasta*|epilepsi*|sara hasta*|astım*|romatizma*|tansiyon*|kronik *|kemoterapi*|kalp pil*|migren*|kalp hasta*)',
      '$part (* )?(ağrı*|acı*|sakat*|kırık|ameliyat*|incin*|problem*|sorun*)',
    ],
    minor: [
      '([5-9]|1[0-5]|yedi|sekiz|dokuz|on|on bir|on iki|on üç|on dört|on beş) (yaşındayım|yaşındayim|yaşıma girdim|yaşında bir)|(ortaokul*|ilkokul*|[4-8] sınıf*|altıncı sınıf*|yedinci sınıf*) (gidiyorum|öğrencisi*)',
    ],
    violence: [
      '$person (* )?(öldür*|döv*|bıçakla*|vur*|zehirle*|boğ*|işkence*|kaçır*|tecavüz*|taciz*|şantaj*|zarar ver*|yaralamak|tehdit*|yak*|takip et*|gizlice izle*|acı çektir*|pişman et*|hackle*)|$person(den|dan|ten|tan|mden|mdan) intikam*|(* )?intikam (almak|alacağım)',
      '(telefonunu|mesajlarını|whatsappını|hesabını|konumunu|instagramını|maillerini|telefonuna) (* )?(gizlice |oku*|hackle*|takip*|izle*|karıştır*|dinle*|casus*|gir*)|bomba (yap*|koy*)|silahlı saldırı|(evini|okulu|arabasını|evi) (yak*|ateşe)|gizli kamera*|haberi olmadan',
    ],
    illegal: [
      '(uyuşturucu|kokain|eroin|met|esrar|ot|ecstasy|silah|kaçak silah) (* )?(sat*|al*|üret*|yetiştir*|pişir*|kaçır*|ticaret*)|(hırsızlık|soygun|dolandır*|çalmak|soymak|sahte (para|pasaport|kimlik|diploma|belge|ehliyet|reçete|fatura)|kara para|vergi kaçır*|kaçakçılık|rüşvet*|sahtecilik|çocuk pornosu)(?! karşı)',
    ],
    extremism: [
      '(işid*|ışid*|cihad*|terör örgüt*|neonazi*|taliban*|el kaide*) (* )?(katıl*|savaş*|destekle*)|terör saldırısı|etnik temizlik|(yahudileri|müslümanları|göçmenleri|mültecileri|suriyelileri|eşcinselleri|kürtleri|ermenileri) (* )?(öldür*|kov*|yok et*|temizle*)',
    ],
    gambling: [
      '(bahis*|iddaa*|kumar*|poker*|casino*|rulet*|slot*|piyango*|at yarış*) (* )?(* )?(* )?(para kazan*|geçin*|zengin*|borç*|gelir*|yaşamak|kirayı|hayatımı|kazanmak)|(kaybettiğim|kumarda kaybettiğim|kaybettiklerimi|kaybettiğimi) (* )?(* )?(geri|kazan*|kurtar*|çıkar*)|(bütün|tüm) (* )?(paramı|maaşımı|birikimimi) (* )?(bahse|kumara|yatır*|bas*)|profesyonel (kumarbaz|bahisçi|pokerci)',
    ],
  },
  signs:
    'ölüm ölmek ölü hap kan bıçak silah uyuşturucu öldürmek intikam bahis kumar istismar şiddet çaresiz* umutsuz* boşluk ağlıyorum yalnızım kalori oruç',
  statement:
    'ben_çok kimse herkes her_şey hiçbir hayat hayatım o neden artık hep çok yoruldum bıktım korkuyorum nefret',
  wish: 'istiyorum isterim öğrenmek lazım hedef* geliştirmek başlamak bırakmak koşmak okumak biriktirmek yapmak daha için olmak',
  numbers: {
    lose: 'zayıfla* kaybetmek verme*',
    weigh: 'kilom inmek düşmek olmak',
    day: 'gün günde',
    week: 'hafta haftada',
    month: 'ay ayda',
    notEaten: 'yakmak az açık kahvaltı öğle akşam fazla tarif* antrenman öğün',
  },
};
