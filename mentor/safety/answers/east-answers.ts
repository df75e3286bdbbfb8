import type { Language } from '#mentor/safety/categories.ts';
import type { Answers } from './answers.ts';

type East = Exclude<Language, 'en' | 'es' | 'pt' | 'fr' | 'de' | 'it'>;

/** No native speaker has reviewed these answers (docs/gate.md). */
export const EAST_ANSWERS: Readonly<Record<East, Answers>> = {
  pl: {
    despair:
      'Dziękuję, że mi to mówisz. To bardzo dużo i nie musisz dźwigać tego w samotności: powiedz dziś komuś bliskiemu albo zadzwoń na telefon zaufania lub numer alarmowy tam, gdzie mieszkasz. Chcą cię wysłuchać o każdej porze.',
    abuse:
      'To nie twoja wina i nikomu nie wolno ci tego robić. Blisko ciebie są ludzie, którzy pomagają: telefon dla osób doznających przemocy, lekarz, ktoś zaufany. W niebezpieczeństwie dzwoń na numer alarmowy. Jeśli ktoś może zajrzeć do tego urządzenia, zamknij stronę i usuń to, co tu jest napisane.',
    medication:
      'O lekach decyduje osoba, która je przepisała: niczego nie zmieniaj, zanim nie zapytasz. Pomogę przygotować tę rozmowę.',
    eating:
      'Dziękuję, że mi to mówisz. Głodu nie planuję. Powiedz komuś bliskiemu albo lekarzowi, jak jest; są też telefony pomocy przy zaburzeniach odżywiania, a w niebezpieczeństwie numer alarmowy.',
    harm: 'Nie przygotuję niczego, co komuś szkodzi. Co innego chcesz zrobić?',
    gambling:
      'Z hazardu nie da się żyć: na końcu wygrywa kasyno. Pomaga telefon dla grających albo poradnia dla zadłużonych, za darmo i bez wypytywania.',
    other:
      'Dobrze, że się troszczysz. Zapytaj wprost i słuchaj. Nie zostawaj z tym w samotności: poszukajcie pomocy razem, a jeśli teraz jest niebezpiecznie, dzwoń na numer alarmowy.',
    body: 'Zapytaj osobę, która cię leczy, co wolno ci robić; zadania zostawiają na to miejsce.',
    minor: 'Poproś zaufaną dorosłą osobę, żeby obejrzała te zadania z tobą.',
    leaving:
      'Dobrze, że chcesz przestać, i to od dziś. Nie musisz robić tego sam: lekarz, poradnia albo telefon zaufania pomogły w tym wielu osobom. Jeśli ktoś jest teraz w niebezpieczeństwie, zadzwoń na numer alarmowy.',
    unsure:
      'Jeśli chodzi o krzywdzenie siebie albo ktoś krzywdzi ciebie: powiedz dziś komuś zaufanemu albo zadzwoń na telefon zaufania. Jeśli nie, idź dalej.',
    statement:
      'Nie zrobię z tego zadania. Jeśli jest ciężko, powiedz dziś komuś zaufanemu albo zadzwoń na telefon zaufania. Jeśli nie, nazwij jedną rzecz, którą chcesz zrobić.',
  },
  ru: {
    despair:
      'Спасибо, что говоришь мне об этом. Это очень тяжело, и не нужно нести это в одиночку: скажи сегодня кому-то близкому или позвони на линию доверия или в экстренную службу там, где ты живёшь. Тебя захотят выслушать в любой час.',
    abuse:
      'Это не твоя вина, и никто не имеет права так поступать. Рядом есть люди, которые помогают: телефон помощи при насилии, врач, человек, которому ты доверяешь. В опасности звони в экстренную службу. Если кто-то может заглянуть в это устройство, закрой страницу и удали написанное.',
    medication:
      'О лекарствах решает тот, кто их назначил: ничего не меняй, пока не спросишь. Я помогу подготовить этот разговор.',
    eating:
      'Спасибо, что говоришь мне об этом. Голод я не планирую. Скажи близкому человеку или врачу, как обстоят дела; есть и линии помощи при нарушениях питания, а в опасности экстренная служба.',
    harm: 'Я не готовлю ничего, что причинит кому-то вред. Чем ещё тебе хотелось бы заняться?',
    gambling:
      'Игрой не прожить: в конце выигрывает казино. Помогут линия для игроков или консультация по долгам, бесплатно и без расспросов.',
    other:
      'Хорошо, что тебе не всё равно. Спроси прямо и слушай. Не оставайся с этим в одиночку: ищите помощь вместе, а если опасность сейчас, звони в экстренную службу.',
    body: 'Спроси того, кто тебя лечит, что тебе можно; задания оставляют для этого место.',
    minor: 'Попроси взрослого, которому доверяешь, посмотреть эти задания с тобой.',
    leaving:
      'Хорошо, что ты хочешь остановиться, и с сегодняшнего дня. Не нужно делать это в одиночку: врач, центр помощи или телефон доверия уже помогли в этом многим. Если кто-то сейчас в опасности, позвони в экстренную службу.',
    unsure:
      'Если речь о том, чтобы причинить себе вред, или вред причиняют тебе: скажи сегодня тому, кому доверяешь, или позвони на линию доверия. Если нет, продолжай.',
    statement:
      'Из этого я не сделаю задание. Если тяжело, скажи сегодня тому, кому доверяешь, или позвони на линию доверия. Если нет, назови одно дело, которое тебе хочется сделать.',
  },
  uk: {
    despair:
      'Дякую, що кажеш мені про це. Це дуже важко, і не треба нести це на самоті: скажи сьогодні комусь близькому або зателефонуй на лінію довіри чи до екстреної служби там, де ти живеш. Тебе захочуть вислухати будь-якої години.',
    abuse:
      'Це не твоя провина, і ніхто не має права так чинити. Поруч є люди, які допомагають: лінія допомоги при насильстві, лікар, людина, якій ти довіряєш. У небезпеці телефонуй до екстреної служби. Якщо хтось може зазирнути в цей пристрій, закрий сторінку й видали написане.',
    medication:
      'Про ліки вирішує той, хто їх призначив: нічого не змінюй, доки не спитаєш. Я допоможу підготувати цю розмову.',
    eating:
      'Дякую, що кажеш мені про це. Голод я не планую. Скажи близькій людині або лікареві, як справи; є й лінії допомоги при розладах харчування, а в небезпеці екстрена служба.',
    harm: 'Я не готую нічого, що комусь зашкодить. Чим іще тобі хотілося б зайнятися?',
    gambling:
      'Грою не прожити: зрештою виграє казино. Допоможе лінія для гравців або порада щодо боргів, безкоштовно й без розпитувань.',
    other:
      'Добре, що тобі не байдуже. Запитай прямо й слухай. Не залишайся з цим на самоті: шукайте допомогу разом, а якщо небезпека зараз, телефонуй до екстреної служби.',
    body: 'Спитай того, хто тебе лікує, що тобі можна; завдання залишають для цього місце.',
    minor: 'Попроси дорослого, якому довіряєш, подивитися ці завдання з тобою.',
    leaving:
      'Добре, що ти хочеш зупинитися, і від сьогодні. Не треба робити це наодинці: лікар, центр допомоги або телефон довіри вже допомогли в цьому багатьом. Якщо хтось зараз у небезпеці, подзвони до екстреної служби.',
    unsure:
      'Якщо йдеться про те, щоб зашкодити собі, або шкодять тобі: скажи сьогодні тому, кому довіряєш, або зателефонуй на лінію довіри. Якщо ні, продовжуй.',
    statement:
      'З цього я не зроблю завдання. Якщо важко, скажи сьогодні тому, кому довіряєш, або зателефонуй на лінію довіри. Якщо ні, назви одну справу, яку тобі хочеться зробити.',
  },
  tr: {
    despair:
      'Bunu bana söylediğin için teşekkür ederim. Bu çok ağır ve tek başına taşımak zorunda değilsin: bugün yakınındaki birine söyle ya da yaşadığın yerdeki bir kriz hattını veya acil numarayı ara. Seni her saat dinlemek isterler.',
    abuse:
      'Bu senin suçun değil ve kimsenin sana bunu yapmaya hakkı yok. Yakınında yardım eden insanlar var: şiddete karşı bir destek hattı, bir doktor, güvendiğin biri. Tehlikedeysen acil numarayı ara. Birisi bu cihaza bakabilirse sayfayı kapat ve yazdıklarını sil.',
    medication:
      'İlaçlar konusunda onu yazan kişi karar verir: sormadan hiçbir şeyi değiştirme. O konuşmayı hazırlamana yardım edebilirim.',
    eating:
      'Bunu bana söylediğin için teşekkür ederim. Açlık planlamam. Yakınındaki birine ya da bir doktora durumu anlat; yeme bozuklukları için destek hatları ve tehlikede acil numara da var.',
    harm: 'Kimseye zarar veren bir şey hazırlamam. Başka ne yapmak istersin?',
    gambling:
      'Kumarla geçinilmez: sonunda kasa kazanır. Kumar için bir destek hattı ya da borç danışmanlığı ücretsiz ve sorgusuz yardım eder.',
    other:
      'Onunla ilgilenmen güzel. Doğrudan sor ve dinle. Bununla yalnız kalma: birlikte yardım arayın, şimdi tehlike varsa acil numarayı ara.',
    body: 'Seni tedavi eden kişiye ne yapabileceğini sor; görevler buna yer bırakır.',
    minor: 'Güvendiğin bir yetişkinden bu görevlere seninle bakmasını iste.',
    leaving:
      'Bırakmak istemen iyi, hem de bugünden başlayarak. Bunu tek başına yapmak zorunda değilsin: bir doktor, bir danışma merkezi ya da yardım hattı bu konuda birçok kişiye yardım etti. Şu anda biri tehlikedeyse acil numarayı ara.',
    unsure:
      'Konu kendine zarar vermek ya da sana zarar verilmesiyse: bugün güvendiğin birine söyle ya da bir kriz hattını ara. Değilse devam et.',
    statement:
      'Bundan bir görev yapamam. Ağır geliyorsa bugün güvendiğin birine söyle ya da bir kriz hattını ara. Değilse yapmak istediğin bir şeyi söyle.',
  },
  ar: {
    despair:
      'شكرا لأنك أخبرتني. هذا حمل ثقيل، ولا يلزم أن تحمله وحدك: أخبر اليوم شخصا قريبا منك، أو اتصل بخط للأزمات أو برقم الطوارئ حيث تعيش. سيودون سماعك في أي ساعة.',
    abuse:
      'ليس الذنب ذنبك، ولا يحق لأحد أن يفعل بك ذلك. بالقرب منك أناس يساعدون: خط لمساعدة ضحايا العنف، طبيب، شخص تثق به. عند الخطر اتصل برقم الطوارئ. إن كان أحد يستطيع النظر إلى هذا الجهاز فأغلق الصفحة واحذف ما كتبت.',
    medication:
      'الدواء شأن من وصفه: لا تغير شيئا قبل أن تسأله. أستطيع مساعدتك في التحضير لهذا الحديث.',
    eating:
      'شكرا لأنك أخبرتني. لا أخطط للجوع. أخبر شخصا قريبا منك أو طبيبا بحالك؛ وهناك خطوط مساعدة لاضطرابات الأكل، وعند الخطر رقم الطوارئ.',
    harm: 'لا أعد شيئا يؤذي أحدا. ماذا تحب أن تفعل غير ذلك؟',
    gambling:
      'القمار لا يطعم أحدا: في النهاية يربح صاحب اللعبة. خط لمساعدة المقامرين أو استشارة في الديون يساعدان مجانا.',
    other:
      'من الجيد أنك تهتم. اسأل مباشرة واستمع. لا تبق وحدك مع هذا: ابحثا عن المساعدة معا، وإن كان الخطر الآن فاتصل برقم الطوارئ.',
    body: 'اسأل من يعالجك عما يمكنك فعله؛ المهام تترك مكانا لذلك.',
    minor: 'اطلب من شخص بالغ تثق به أن ينظر إلى هذه المهام معك.',
    leaving:
      'من الجيد أنك تريد التوقف، ومن اليوم. لست مضطرًا لفعل ذلك وحدك: طبيب أو مركز استشارة أو خط مساعدة ساعد كثيرين في هذا بالذات. إن كان أحد في خطر الآن فاتصل برقم الطوارئ.',
    unsure:
      'إن كان الأمر عن إيذاء نفسك أو عن أذى يصيبك: أخبر اليوم شخصا تثق به أو اتصل بخط للأزمات. وإلا فتابع.',
    statement:
      'لا أستطيع أن أجعل من هذا مهمة. إن كان ثقيلا فأخبر اليوم شخصا تثق به أو اتصل بخط للأزمات. وإلا فسم شيئا واحدا تود فعله.',
  },
  hi: {
    despair:
      'मुझे बताने के लिए धन्यवाद। यह बहुत भारी है, और इसे अकेले उठाना ज़रूरी नहीं: आज ही किसी अपने को बताइए, या जहाँ आप रहते हैं वहाँ की हेल्पलाइन या आपातकालीन नंबर पर फ़ोन कीजिए। वे किसी भी समय आपको सुनना चाहेंगे।',
    abuse:
      'यह आपकी गलती नहीं है, और किसी को ऐसा करने का हक नहीं। आपके पास मदद करने वाले लोग हैं: हिंसा के खिलाफ हेल्पलाइन, डॉक्टर, कोई भरोसेमंद व्यक्ति। खतरे में आपातकालीन नंबर पर फ़ोन कीजिए। यदि कोई यह उपकरण देख सकता है, तो पन्ना बंद कीजिए और लिखा हुआ मिटा दीजिए।',
    medication:
      'दवा का फ़ैसला वही करता है जिसने लिखी है: पूछे बिना कुछ न बदलिए। उस बातचीत की तैयारी में मैं मदद कर सकता हूँ।',
    eating:
      'मुझे बताने के लिए धन्यवाद। मैं भूख की योजना नहीं बनाता। किसी अपने को या डॉक्टर को बताइए; खाने के विकारों की हेल्पलाइन और खतरे में आपातकालीन नंबर भी हैं।',
    harm: 'मैं ऐसा कुछ नहीं बनाता जिससे किसी को नुकसान हो। आप और क्या करना चाहेंगे?',
    gambling:
      'जुए से घर नहीं चलता: अंत में जीत अड्डे की होती है। जुए की हेल्पलाइन या कर्ज़ की सलाह मुफ़्त में मदद करती है।',
    other:
      'अच्छा है कि आप ध्यान रखते हैं। सीधे पूछिए और सुनिए। इसके साथ अकेले न रहिए: मिलकर मदद ढूँढिए, और अभी खतरा हो तो आपातकालीन नंबर पर फ़ोन कीजिए।',
    body: 'जो आपका इलाज करते हैं उनसे पूछिए कि आप क्या कर सकते हैं; काम उसके लिए जगह छोड़ते हैं।',
    minor: 'किसी भरोसेमंद बड़े से कहिए कि वे ये काम आपके साथ देखें।',
    leaving:
      'अच्छा है कि आप रुकना चाहते हैं, और आज से ही। इसे अकेले करना ज़रूरी नहीं: डॉक्टर, परामर्श केंद्र या हेल्पलाइन ने इसी में बहुतों की मदद की है। अगर कोई अभी खतरे में है, तो आपातकालीन नंबर पर फ़ोन करें।',
    unsure:
      'यदि बात खुद को चोट पहुँचाने की या आपको चोट पहुँचाए जाने की है: आज किसी भरोसेमंद को बताइए या हेल्पलाइन पर फ़ोन कीजिए। नहीं तो आगे बढ़िए।',
    statement:
      'मैं इससे कोई काम नहीं बना सकता। यदि मन भारी है, तो आज किसी भरोसेमंद को बताइए या हेल्पलाइन पर फ़ोन कीजिए। नहीं तो एक बात बताइए जो आप करना चाहेंगे।',
  },
  zh: {
    despair:
      '谢谢你告诉我。这太沉重了，你不必独自承受：今天就告诉一个亲近的人，或者拨打你所在地的心理危机热线或紧急电话。无论什么时候，他们都愿意听你说。',
    abuse:
      '这不是你的错，谁也没有权利这样对你。你身边有能帮忙的人：反家暴热线、医生、你信任的人。有危险时请拨打紧急电话。如果有人会看这台设备，请关闭页面并删除你写的内容。',
    medication: '用药的事要由开药的人决定：没问之前请不要改变。我可以帮你准备那次谈话。',
    eating:
      '谢谢你告诉我。我不会安排挨饿。请把情况告诉亲近的人或医生；也有进食障碍的求助热线，危险时请拨打紧急电话。',
    harm: '我不安排任何会伤害别人的事。你还想做些什么？',
    gambling: '赌博养不活人：最后赢的总是庄家。戒赌热线或债务咨询可以帮你，免费，也不追问。',
    other:
      '你愿意关心对方，这很好。直接问，好好听。不要独自承担：一起去找帮助；如果现在就有危险，请拨打紧急电话。',
    body: '请先问给你治疗的人可以做什么；任务会为此留出余地。',
    minor: '请你信任的大人和你一起看看这些任务。',
    leaving:
      '想要停下来是好事，而且从今天开始。不必独自面对：医生、咨询中心或求助热线已经帮助过很多同样的人。如果现在有人处于危险中，请拨打当地急救电话。',
    unsure:
      '如果这是关于伤害自己或被人伤害：今天就告诉一个你信任的人，或拨打心理危机热线。如果不是，请继续。',
    statement:
      '这句话我没法变成任务。如果心里很沉重，今天就告诉一个你信任的人，或拨打心理危机热线。否则，请说一件你想做的事。',
  },
  ja: {
    despair:
      '話してくれてありがとう。とても重いことです。ひとりで抱えなくて大丈夫です。今日、身近な人に話すか、お住まいの地域の相談窓口か緊急の番号に電話してください。何時でも、あなたの話を聞きたいと思っています。',
    abuse:
      'あなたのせいではありません。誰にもそんなことをする権利はありません。近くに助けてくれる人がいます。暴力の相談窓口、医師、信頼できる人です。危ないときは緊急の番号へ。誰かがこの端末を見るかもしれないなら、ページを閉じて書いたことを消してください。',
    medication:
      '薬のことは処方した人に聞いてください。聞く前に何も変えないでください。その話の準備なら手伝えます。',
    eating:
      '話してくれてありがとう。空腹の計画は立てません。身近な人か医師に様子を話してください。摂食障害の相談窓口もあり、危ないときは緊急の番号があります。',
    harm: '誰かを傷つけることは用意しません。ほかに何をしたいですか。',
    gambling:
      '賭けごとでは暮らせません。最後に勝つのは胴元です。ギャンブルや借金の相談窓口が無料で助けてくれます。',
    other:
      '気にかけているのは良いことです。まっすぐに尋ねて、聞いてください。ひとりで抱えず、一緒に助けを探しましょう。今危ないなら緊急の番号へ。',
    body: '診てもらっている人に、何をしてよいか聞いてください。クエストはそのための余地を残します。',
    minor: '信頼できる大人に、このクエストを一緒に見てもらってください。',
    leaving:
      'やめたいと思うのはよいことです。今日からにしましょう。一人でやる必要はありません。医師や相談窓口、ヘルプラインが同じことで多くの人を助けてきました。今だれかが危険なら、緊急番号に電話してください。',
    unsure:
      '自分を傷つけること、または傷つけられていることなら、今日、信頼できる人に話すか、相談窓口に電話してください。違うなら、そのまま進んでください。',
    statement:
      'それはクエストにできません。つらいなら、今日、信頼できる人に話すか、相談窓口に電話してください。そうでなければ、してみたいことを一つ教えてください。',
  },
  ko: {
    despair:
      '말해 줘서 고마워요. 너무 무거운 일이고, 혼자 짊어지지 않아도 돼요. 오늘 가까운 사람에게 말하거나, 사는 곳의 위기 상담 전화나 긴급 번호로 전화하세요. 언제든 당신의 이야기를 듣고 싶어 할 거예요.',
    abuse:
      '당신 잘못이 아니고, 누구도 그럴 권리가 없어요. 가까이에 돕는 사람들이 있어요. 폭력 피해 상담 전화, 의사, 믿는 사람이요. 위험하면 긴급 번호로 전화하세요. 누군가 이 기기를 볼 수 있다면 페이지를 닫고 쓴 것을 지우세요.',
    medication:
      '약은 처방한 사람이 결정할 일이에요. 묻기 전에는 아무것도 바꾸지 마세요. 그 상담 준비는 도울 수 있어요.',
    eating:
      '말해 줘서 고마워요. 굶는 계획은 세우지 않아요. 가까운 사람이나 의사에게 상태를 말하세요. 섭식장애 상담 전화도 있고, 위험하면 긴급 번호가 있어요.',
    harm: '누군가를 해치는 일은 준비하지 않아요. 다른 무엇을 하고 싶나요?',
    gambling:
      '도박으로는 살 수 없어요. 결국 이기는 쪽은 도박장이에요. 도박 상담 전화나 빚 상담이 무료로 도와줘요.',
    other:
      '그 사람을 걱정하는 건 좋은 일이에요. 곧바로 묻고 들어 주세요. 혼자 안고 있지 말고 함께 도움을 찾으세요. 지금 위험하면 긴급 번호로 전화하세요.',
    body: '무엇을 해도 되는지 치료하는 사람에게 물어보세요. 퀘스트는 그 자리를 남겨 둬요.',
    minor: '믿는 어른에게 이 퀘스트를 함께 봐 달라고 하세요.',
    leaving:
      '그만두고 싶다는 것은 좋은 일이고, 오늘부터여야 합니다. 혼자 할 필요는 없습니다. 의사, 상담 센터, 상담 전화가 같은 일로 많은 사람을 도왔습니다. 지금 누군가 위험하다면 긴급 전화로 연락하세요.',
    unsure:
      '자신을 해치거나 해를 당하는 일이라면, 오늘 믿는 사람에게 말하거나 위기 상담 전화를 하세요. 아니라면 계속하세요.',
    statement:
      '그것으로는 퀘스트를 만들 수 없어요. 힘들다면 오늘 믿는 사람에게 말하거나 위기 상담 전화를 하세요. 아니라면 하고 싶은 일 하나를 말해 주세요.',
  },
};
