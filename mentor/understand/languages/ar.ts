// biome-ignore-all format: one entry a line, with what it stands for.
import type { LanguageWords } from './language-words.ts';

export const AR: LanguageWords = {
  line: 'هذه المهام غير متوفرة باللغة العربية بعد.',
  close: 'عرض بالإنجليزية',
  joined: 'وال بال فال كال لل ال و ب ف ل',
  topics: [
    'دراجة* دراجتي ركوب_الدراجة>1 بسكليت* عجلة دراجات الدراجة_إلى_العمل>2', // cycling: 1 learn 2 commute 3 distance 4 care
    'تمدد مرونة إطالة يوغا>3 يوجا>3 تيبس>4 تمارين_الإطالة', // mobility: 1 toes 2 splits 3 yoga 4 stiff
    'جري أجري ركض أركض ماراثون>3 نصف_ماراثون>3 هرولة أهرول', // running: 1 first-runs 2 faster 3 far 4 legs
    'عضلات* جيم>3 نادي_رياضي>3 أثقال>3 رياضة ضغط_أرضي>1 عقلة>2 تمارين', // strength: 1 home 2 pull-up 3 gym 4 core
    'سباحة أسبح مسبح سباح* حمام_سباحة سباحة_حرة>2 سباحة_الصدر>3', // swimming: 1 water 2 crawl 3 strokes 4 distance
    'مشي أمشي خطوة>1 خطوات>1 نزهة تنزه تسلق_الجبال>3 مشيا', // walking: 1 daily 2 brisk 3 hiking 4 long-way
    'كحول* خمر* شرب_الكحول بيرة نبيذ مشروبات_كحولية إدمان_الكحول', // alcohol: 1 less 2 stopping 3 going-out 4 support
    'ظهري>1 آلام_الظهر>1 ألم_الظهر>1 رقبة>2 رقبتي>2 وضعية_الجلوس>4 جلوس>3', // desk-body: 1 back 2 neck 3 sitting 4 set-up
    'خضروات>1 شرب_ماء>4 فواكه>1 أكل_صحي طعام_صحي تغذية سكريات>4 حلويات>4', // eating: 1 plants 2 regular 3 ahead 4 sweet
    'نوم أنام نومي أرق>1 استيقاظ>3 أستيقظ>3 سهر>2', // sleep: 1 falling-asleep 2 bedtime 3 waking 4 night
    'تدخين>1 سجائر>1 سيجارة>1 شيشة>1 نيكوتين سجائر_إلكترونية>3', // tobacco: 1 quit-day 2 cravings 3 vaping 4 staying
    'وزن وزني تخسيس>1 نحافة>3 كرش>2 سمنة>1 إنقاص_الوزن>1 رجيم>1', // weight: 1 lose 2 shape 3 gain 4 keep
    'توتر>2 تأمل>1 قلق>3 استرخاء ضغوط>2 هدوء هدوئي', // calm: 1 meditation 2 stress 3 worry 4 nerves
    'تركيز أركز تسويف>1 تأجيل>1 مماطلة>1 تشتت>3 إنتاجية', // focus: 1 starting 2 deep-work 3 distraction 4 planning
    'يوميات>1 مذكرات>4 امتنان>2 دفتر_يوميات>1 كتابة_يومياتي>1 ذكريات>4', // journal: 1 daily 2 gratitude 3 reflection 4 memories
    'روتين عادات>4 عادة_جديدة>4 انضباط>4 مواعيدي>3 تأخر>3 روتين_صباحي>1', // routines: 1 mornings 2 evenings 3 on-time 4 keeping
    'امتحان* اختبار* ثانوية_عامة>1 مذاكرة أذاكر جامعة>3 رخصة_القيادة>4 دراسة', // exams: 1 revision 2 classes 3 university 4 certificates
    'لغة لغات إنجليزية>English فرنسية>French ألمانية>German إسبانية>Spanish تركية>Turkish مفردات', // languages: 1 sentences 2 speaking 3 understanding 4 script
    'قراءة أقرأ كتاب>2 كتب>2 صفحات>1 صفحة>1 رواية_أقرأها>2', // reading: 1 habit 2 pile 3 deep 4 together
    'إكسل>1 جداول_بيانات>1 إحصاء>3 قواعد_بيانات>2 قواعد_البيانات>2 تحليل_البيانات>4 تحليل_بيانات>4', // data: 1 spreadsheets 2 sql 3 statistics 4 analysis
    'برمجة مبرمج* بايثون>Python أبرمج موقع>2 تطبيق>2 كود>1', // programming: 1 first-code 2 projects 3 puzzles 4 craft
    'رسم أرسم رسام تلوين>3 ألوان_مائية>3 بورتريه>2 اسكتش>1', // drawing: 1 sketching 2 people 3 painting 4 comics
    'رواية>1 روايتي>1 قصة>2 قصص>2 كتابة_كتاب>1 قصائد قصيدة', // fiction: 1 novel 2 stories 3 daily 4 revising
    'تصوير كاميرا>1 أصور صور مصور عدسة>1 تعديل_الصور>4', // photography: 1 camera 2 seeing 3 portraits 4 editing
    'جيتار غيتار بيانو عود كمان عزف أعزف طبل*', // instruments: 1 first-notes 2 pieces 3 technique 4 together
    'غناء أغني كورال>1 جوقة>1 صوتي>3 أغاني>4 أغنية>4', // singing: 1 choir-part 2 in-tune 3 voice 4 songs
    'طبخ أطبخ طهي وصفة وصفات طبخات خبز>4 كيك>4', // cooking: 1 first-dishes 2 everyday 3 skills 4 baking
    'حديقة زراعة أزرع نباتات>3 شرفة>2 بلكونة>2 طماطم>1 عشب>4', // garden: 1 plot 2 balcony 3 houseplants 4 borders
    'ترقية>2 راتب>2 زيادة_راتب>2 مديري>4 قيادة_الفريق>1 قيادة_فريق>1 اجتماعات>3 مسيرتي', // career: 1 leading 2 promotion 3 meetings 4 feedback
    'وظيفة>2 عمل_جديد>2 سيرة_ذاتية>1 سيرتي_الذاتية>1 مقابلة>3 البحث_عن_عمل>2 توظيف>2 تغيير_مجالي>4', // job-search: 1 applications 2 finding 3 interviews 4 new-field
    'مشروعي مشروع_خاص تجارة شركتي>2 زبائن>3 عمل_حر>4 متجر>3', // own-business: 1 idea 2 set-up 3 selling 4 freelancing
    'تحدث_أمام خطابة إلقاء>3 عرض_تقديمي>2 تكلم_أمام أتحدث_أمام جمهور', // speaking: 1 nerves 2 talk 3 delivery 4 speaking-up
    'ديون ديوني مديون قرض>2 قروض>2 أقساط>2 بطاقة_ائتمان>2', // debt: 1 overview 2 paying-down 3 help 4 staying-out
    'ادخار أدخر توفير أوفر ميزانية>1 مصاريف>2 إنفاق>2 صندوق_طوارئ>3', // saving: 1 budget 2 spending-less 3 emergency-fund 4 saving-goal
    'تنظيف أنظف نظافة غسيل>4 صحون>2 أطباق_متسخة>2 حمام>3 كوي>4', // cleaning: 1 rounds 2 kitchen 3 bathroom 4 laundry
    'ترتيب أرتب خزانة>2 دولاب>2 فوضى كراكيب>4 أوراق>3 تخلص_من_الأشياء', // decluttering: 1 small-spots 2 clothes 3 papers 4 rooms
    'هاتف>1 هاتفي>1 جوال>1 موبايل>1 شاشة>1 تواصل_الاجتماعي>2 مسلسلات>4 ألعاب_الفيديو>4', // screens: 1 phone 2 social 3 bedroom 4 watching
    'أولادي أطفالي ابني ابنتي طفلي أبنائي أطفال مراهق>4', // children: 1 time 2 routines 3 calm 4 older
    'والدي>1 والدتي>1 أمي>1 أبي>1 جدتي>1 إخوتي>2 أسرة عائلة', // family: 1 parents 2 siblings 3 caring 4 history
    'أصدقاء صديق* وحدة>3 خجل>4 خجول>4 صداقات>1 تعارف>1', // friends: 1 making 2 keeping 3 lonely 4 shy
    'زوجتي زوجي زواج خطيبتي خطيبي شريك_حياتي علاقتي', // partner: 1 time 2 talking 3 everyday 4 closeness
    'كلب* قطة>4 قطط>4 جرو>3 مقود>1 حيوان_أليف>5 بيطري>5', // pets: 1 lead 2 cues 3 puppy 4 cats 5 care
  ],
  verbs: [
    'تعلم أتعلم تعليم تعلمت دراسة', // learn
    'تحسين أحسن تطوير أطور إتقان أتقن', // improve
    'بدء أبدأ البدء بداية أول', // start
    'إنهاء أنهي إكمال أكمل إتمام', // finish
    'بناء أبني صنع أصنع إنشاء أنشئ', // build
    'إصلاح أصلح ترميم', // repair
    'إقلاع أقلع توقف_عن أتوقف_عن التوقف_عن ترك أترك', // give up
    'تقليل أقلل أقل', // cut down
    'وصول أصل تحقيق أحقق', // reach
    'ادخار توفير', // save
    'إنقاص أنقص خسارة أخسر', // lose
    'استعداد أستعد تحضير أحضر', // prepare
    'أقرر قرار اختيار أختار', // decide
    'تخطيط أخطط تنظيم أنظم', // plan
    'اعتناء أعتني رعاية مساعدة أساعد', // look after
    'محافظة_على أحافظ_على', // keep
    'بانتظام', // regularly
  ],
  words: [
    '', // and
    'لكن', // but
    'كل_يوم يوميا', // every day
    'كل_مساء كل_ليلة مساء', // every evening
    'كل_صباح صباحا', // every morning
    'في_اليوم باليوم', // a day
    'في_الأسبوع بالأسبوع كل_أسبوع أسبوعيا', // a week
    'في_الشهر بالشهر كل_شهر شهريا', // a month
    'مرة', // once
    'مرتين', // twice
    '', // 3 times
    '', // 4 times
    '', // 5 times
    'مرات', // times
    'دقيقة دقائق دقايق', // minutes
    'ساعات', // hours
    'ساعة', // 60 minutes
    'ساعتين', // 120 minutes
    'نصف_ساعة نص_ساعة', // 30 minutes
    'ربع_ساعة', // 15 minutes
    'ساعة_ونصف', // 90 minutes
    'أيام', // days
    'أسابيع', // weeks
    'أشهر شهور', // months
    'سنوات سنة سنين', // years
    'خلال', // in
    'قبل حتى', // by
    '', // in # months
    '', // in # weeks
    '', // by 1.#
    '', // this year
    '', // by summer
    'صيف', // summer
    'عطلة_نهاية_الأسبوع نهاية_الأسبوع', // weekends
    'أيام_العمل', // weekdays
    '', // evenings
    '', // mornings
    'اثنين', // monday
    'ثلاثاء', // tuesday
    'أربعاء', // wednesday
    'خميس', // thursday
    'جمعة', // friday
    'سبت', // saturday
    'أحد', // sunday
    'يناير', // january
    'فبراير', // february
    'مارس', // march
    'أبريل', // april
    'مايو', // may
    'يونيو', // june
    'يوليو', // july
    'أغسطس', // august
    'سبتمبر', // september
    'أكتوبر', // october
    'نوفمبر', // november
    'ديسمبر', // december
    'كيلومتر كيلومترات كم', // km
    'كيلو كغ كيلوغرام', // kg
    '', // m
    'كتب', // books
    'صفحات', // pages
    'خطوة', // steps
    '', // euros
    '', // zlotys
    '', // rupees
    '', // 1
    '', // 2
    'ثلاث ثلاثة', // 3
    'أربع أربعة', // 4
    'خمس خمسة', // 5
    'ست ستة', // 6
    'سبع سبعة', // 7
    'ثمان ثمانية', // 8
    'تسع تسعة', // 9
    'عشر عشرة', // 10
    'خمسة_عشر خمس_عشرة', // 15
    'عشرين عشرون', // 20
    'ثلاثين ثلاثون', // 30
    'أربعين أربعون', // 40
    'خمسة_وأربعين خمس_وأربعين', // 45
    '', // 50
    'ستين ستون', // 60
    'مبتدئ* بدون_خبرة ليس_لدي_خبرة من_الصفر لا_خبرة', // beginner
    'أبدا لم_أجرب', // never done
    'بعض_الخبرة قليل_من_الخبرة متوسط قليلا', // some experience
    'متقدم* خبير* خبرة_كبيرة محترف*', // advanced
    'منظم* خطة_واضحة خطة_ثابتة خطوة_بخطوة', // structured
    'مرن* حرية حر', // flexible
    'مزيج كلاهما خليط توازن', // mix
    'حسب يختلف متغير', // varies
    'لا_وقت ليس_لدي_وقت', // no time
    'بدون_معدات بدون_أجهزة', // no equipment
    'بدون_مال لا_مال', // no money
    'مناوبات ورديات', // shift work
    'حامل', // pregnant
  ],
  small:
    'أريد أن في من على إلى عن مع كل هذا هذه التي الذي أنا لي ما لا لم أود أرغب أحب بعد أكثر أفضل جيدا جديد جديدة وقت أطول قضاء الذهاب أذهب أصبح أكون يوم كيف بشكل عند أمام الناس لمدة',
};
