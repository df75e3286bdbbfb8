// biome-ignore-all format: one entry a line, with what it stands for.
import type { LanguageWords } from './language-words.ts';

export const HI: LanguageWords = {
  line: 'ये क्वेस्ट अभी हिंदी में उपलब्ध नहीं हैं।',
  close: 'अंग्रेज़ी में दिखाएँ',
  topics: [
    'साइकिल* साईकिल* पैडल* साइकिलिंग साइकिल_चलाना_सीख*>1 साइकिल_से_ऑफिस>2', // cycling: 1 learn 2 commute 3 distance 4 care
    'योग>3 योगा>3 योगासन*>3 स्ट्रेच* लचील* लचक* अकड़न*>4', // mobility: 1 toes 2 splits 3 yoga 4 stiff
    'दौड़* दौड़ना दौड़ने रनिंग जॉगिंग मैराथन*>3 हाफ_मैराथन>3', // running: 1 first-runs 2 faster 3 far 4 legs
    'जिम*>3 मांसपेशि* बॉडी_बना* पुशअप*>1 व्यायाम* एक्सरसाइज* कसरत* वर्कआउट*', // strength: 1 home 2 pull-up 3 gym 4 core
    'तैर* तैराकी स्विमिंग* पूल तैरना फ्रीस्टाइल>2 स्विमिंग_पूल', // swimming: 1 water 2 crawl 3 strokes 4 distance
    'टहल* पैदल सैर वॉक* कदम>1 ट्रेकिंग>3 चलना_फिरना', // walking: 1 daily 2 brisk 3 hiking 4 long-way
    'शराब* दारू* बीयर* वाइन* पीना_छोड़*>2 नशे* व्हिस्की*', // alcohol: 1 less 2 stopping 3 going-out 4 support
    'पीठ*>1 कमर>1 गर्दन*>2 पोस्चर*>4 मुद्रा>4 बैठे_रह*>3 झुककर*>4', // desk-body: 1 back 2 neck 3 sitting 4 set-up
    'सब्जि*>1 पानी_पी*>4 फल>1 हेल्दी_खा* पौष्टिक* डाइट* चीनी>4 मीठा>4', // eating: 1 plants 2 regular 3 ahead 4 sweet
    'सो_जाना रात_को_सो* नींद* अनिद्रा>1 जल्दी_उठ*>3 उठना>3 जल्दी_सो*>2', // sleep: 1 falling-asleep 2 bedtime 3 waking 4 night
    'सिगरेट*>1 बीड़ी*>1 धूम्रपान*>1 तंबाकू*>1 गुटखा*>1 स्मोकिंग*>1 वेप*>3', // tobacco: 1 quit-day 2 cravings 3 vaping 4 staying
    'वजन* मोटापा*>1 पतला>1 पेट_कम*>2 चर्बी*>2 दुबला>1 वजन_बढ़ा*>3 वजन_घटा*>1', // weight: 1 lose 2 shape 3 gain 4 keep
    'तनाव*>2 ध्यान_लगा*>1 मेडिटेशन*>1 चिंता*>3 घबराहट*>4 स्ट्रेस*>2 शांत*', // calm: 1 meditation 2 stress 3 worry 4 nerves
    'फोकस* एकाग्र* टालमटोल*>1 टालना>1 ध्यान_भटक*>3 आलस*>1 प्रोडक्टिव*', // focus: 1 starting 2 deep-work 3 distraction 4 planning
    'डायरी*>1 जर्नल*>1 आभार*>2 कृतज्ञता*>2 यादें>4 संस्मरण*>4', // journal: 1 daily 2 gratitude 3 reflection 4 memories
    'दिनचर्या* रूटीन* आदत*>4 अनुशासन*>4 समय_पर_पहुंच*>3 समय_का_पाबंद>3 देर_से_पहुंच*>3', // routines: 1 mornings 2 evenings 3 on-time 4 keeping
    'परीक्षा* एग्जाम* बोर्ड>1 यूपीएससी>4 पढ़ाई* कॉलेज*>3 नीट>1 ड्राइविंग_लाइसेंस>4', // exams: 1 revision 2 classes 3 university 4 certificates
    'भाषा* अंग्रेजी*>English इंग्लिश*>English जर्मन*>German फ्रेंच*>French स्पेनिश*>Spanish जापानी*>Japanese शब्दावली', // languages: 1 sentences 2 speaking 3 understanding 4 script
    'किताब*>2 पुस्तक*>2 उपन्यास_पढ़* पन्ने>1 पेज>1 किताबें_पढ़* रीडिंग', // reading: 1 habit 2 pile 3 deep 4 together
    'एक्सेल*>1 स्प्रेडशीट*>1 सांख्यिकी>3 डेटाबेस*>2 डेटा_एनालि*>4 डेटा_विश्लेषण>4', // data: 1 spreadsheets 2 sql 3 statistics 4 analysis
    'प्रोग्रामिंग* कोडिंग*>1 पाइथन*>Python वेबसाइट*>2 ऐप>2 सॉफ्टवेयर* प्रोग्रामर*', // programming: 1 first-code 2 projects 3 puzzles 4 craft
    'चित्र* ड्राइंग* पेंटिंग*>3 स्केच*>1 पोर्ट्रेट*>2 वॉटरकलर>3 कॉमिक*>4', // drawing: 1 sketching 2 people 3 painting 4 comics
    'उपन्यास>1 कहानी*>2 कहानियां>2 किताब_लिख*>1 कविता* लेखक* लेखन*', // fiction: 1 novel 2 stories 3 daily 4 revising
    'फोटोग्राफी* फोटो* कैमरा*>1 कैमरे>1 तस्वीर* एडिटिंग>4 लाइटरूम>4', // photography: 1 camera 2 seeing 3 portraits 4 editing
    'गिटार* पियानो* तबला* वायलिन* हारमोनियम* बांसुरी* बजाना सितार*', // instruments: 1 first-notes 2 pieces 3 technique 4 together
    'गाना_गा* गायन* गाना_सीख* सुर>2 कराओके>4 आवाज*>3 संगीत_सीख*', // singing: 1 choir-part 2 in-tune 3 voice 4 songs
    'खाना_बना* खाना_पका* पकाना रेसिपी* व्यंजन* रोटी*>2 बेकिंग*>4 केक*>4', // cooking: 1 first-dishes 2 everyday 3 skills 4 baking
    'बागवानी* बगीचा* बगीचे पौधे*>3 पौधों>3 बालकनी*>2 गार्डनिंग* उगाना>1', // garden: 1 plot 2 balcony 3 houseplants 4 borders
    'प्रमोशन*>2 पदोन्नति*>2 सैलरी*>2 तनख्वाह*>2 टीम_को>1 मीटिंग*>3 करियर*', // career: 1 leading 2 promotion 3 meetings 4 feedback
    'नौकरी*>2 जॉब*>2 इंटरव्यू*>3 रिज्यूमे*>1 बायोडाटा>1 साक्षात्कार*>3 नौकरी_बदल*>4', // job-search: 1 applications 2 finding 3 interviews 4 new-field
    'बिजनेस* व्यवसाय* धंधा* दुकान*>2 स्टार्टअप*>1 फ्रीलांस*>4 ग्राहक*>3 व्यापार*', // own-business: 1 idea 2 set-up 3 selling 4 freelancing
    'भाषण*>2 मंच*>1 सबके_सामने_बोल* प्रेजेंटेशन*>2 लोगों_के_सामने_बोल* पब्लिक_स्पीकिंग स्पीच*>2', // speaking: 1 nerves 2 talk 3 delivery 4 speaking-up
    'कर्ज* कर्जा उधार* लोन*>2 ईएमआई>2 क्रेडिट_कार्ड*>2 ऋण*', // debt: 1 overview 2 paying-down 3 help 4 staying-out
    'बचत* पैसे_बचा* पैसा_बचा* बजट*>1 खर्च*>2 पैसे_जोड़*>4 इमरजेंसी_फंड>3', // saving: 1 budget 2 spending-less 3 emergency-fund 4 saving-goal
    'सफाई* साफ* बर्तन*>2 कपड़े_धो*>4 बाथरूम*>3 झाड़ू* पोंछा*', // cleaning: 1 rounds 2 kitchen 3 bathroom 4 laundry
    'अलमारी*>2 फालतू* कबाड़*>4 व्यवस्थित* सामान_हटा* कागजात*>3 बिखरा*', // decluttering: 1 small-spots 2 clothes 3 papers 4 rooms
    'मोबाइल*>1 फोन*>1 सोशल_मीडिया*>2 स्क्रीन*>1 वेब_सीरीज>4 रील*>2 गेम*>4', // screens: 1 phone 2 social 3 bedroom 4 watching
    'बच्चे बच्चों* बेटे* बेटी* बेटा शिशु चिल्लाना>3 किशोर*>4', // children: 1 time 2 routines 3 calm 4 older
    'माता*>1 पिता*>1 मां>1 पापा*>1 दादा*>1 दादी*>1 भाई*>2 परिवार*', // family: 1 parents 2 siblings 3 caring 4 history
    'दोस्त* मित्र* अकेलापन*>3 अकेलेपन>3 शर्मीला>4 झिझक*>4 लोगों_से_मिल*>1', // friends: 1 making 2 keeping 3 lonely 4 shy
    'पत्नी* पति* बीवी* शादी* गर्लफ्रेंड* बॉयफ्रेंड* रिश्ता* रिश्ते*', // partner: 1 time 2 talking 3 everyday 4 closeness
    'कुत्ता* कुत्ते* बिल्ली*>4 पिल्ला*>3 पिल्ले>3 पालतू*>5 पट्टा>1', // pets: 1 lead 2 cues 3 puppy 4 cats 5 care
  ],
  verbs: [
    'सीख* पढ़ना', // learn
    'सुधार* बेहतर*', // improve
    'शुरू* पहला पहली', // start
    'पूरा खत्म समाप्त', // finish
    'बनाना बनानी निर्माण', // build
    'ठीक मरम्मत*', // repair
    'छोड़* बंद', // give up
    'कम घटाना', // cut down
    'पहुंच* हासिल*', // reach
    'बचाना बचाने', // save
    'घटाना', // lose
    'तैयारी*', // prepare
    'फैसला* चुनना तय', // decide
    'योजना* प्लान*', // plan
    'देखभाल* मदद*', // look after
    'बनाए_रख*', // keep
    'नियमित* अक्सर', // regularly
  ],
  words: [
    'और', // and
    'लेकिन पर', // but
    'रोज रोजाना हर_दिन प्रतिदिन हर_रोज', // every day
    'हर_शाम हर_रात शाम_को', // every evening
    'हर_सुबह रोज_सुबह सुबह', // every morning
    'दिन_में', // a day
    'हफ्ते_में सप्ताह_में हर_हफ्ते', // a week
    'महीने_में हर_महीने', // a month
    '', // once
    '', // twice
    '', // 3 times
    '', // 4 times
    '', // 5 times
    'बार', // times
    'मिनट*', // minutes
    'घंटे घंटा', // hours
    'एक_घंटा एक_घंटे', // 60 minutes
    '', // 120 minutes
    'आधा_घंटा आधे_घंटे', // 30 minutes
    '', // 15 minutes
    'डेढ़_घंटा डेढ़_घंटे', // 90 minutes
    'दिन दिनों', // days
    'हफ्ते हफ्तों', // weeks
    'महीने महीनों', // months
    'साल सालों वर्ष', // years
    '', // in
    '', // by
    '#_महीने_में #_महीनों_में', // in # months
    '#_हफ्ते_में #_हफ्तों_में', // in # weeks
    '', // by 1.#
    '', // this year
    'गर्मियों_तक', // by summer
    '', // summer
    'वीकेंड* सप्ताहांत* शनिवार_रविवार', // weekends
    'काम_के_दिन', // weekdays
    '', // evenings
    '', // mornings
    'सोमवार', // monday
    'मंगलवार', // tuesday
    'बुधवार', // wednesday
    'गुरुवार बृहस्पतिवार', // thursday
    'शुक्रवार', // friday
    'शनिवार', // saturday
    'रविवार इतवार', // sunday
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
    'किलोमीटर किमी', // km
    'किलो किलोग्राम', // kg
    '', // m
    'किताबें', // books
    'पन्ने पेज', // pages
    'कदम', // steps
    '', // euros
    '', // zlotys
    'रुपये रुपए', // rupees
    'एक', // 1
    'दो', // 2
    'तीन', // 3
    'चार', // 4
    'पांच', // 5
    'छह छः', // 6
    'सात', // 7
    'आठ', // 8
    'नौ', // 9
    'दस', // 10
    'पंद्रह', // 15
    'बीस', // 20
    'तीस', // 30
    'चालीस', // 40
    'पैंतालीस', // 45
    'पचास', // 50
    'साठ', // 60
    'शुरुआती नौसिखिया नया_हूं नई_हूं कोई_अनुभव_नहीं अनुभव_नहीं', // beginner
    'कभी_नहीं पहले_कभी_नहीं', // never done
    'थोड़ा_अनुभव थोड़ा_बहुत थोड़ा मध्यम', // some experience
    'अनुभवी* काफी_अनुभव बहुत_अनुभव एक्सपर्ट* माहिर', // advanced
    'योजनाबद्ध तय_योजना निश्चित_समय कदम_दर_कदम व्यवस्थित_तरीके', // structured
    'लचीला आजादी फ्लेक्सिबल अपनी_मर्जी', // flexible
    'मिलाजुला दोनों संतुलन थोड़ा_थोड़ा', // mix
    'बदलता_रहता निर्भर', // varies
    'समय_नहीं वक्त_नहीं', // no time
    'बिना_उपकरण बिना_मशीन', // no equipment
    'पैसे_नहीं बिना_पैसे', // no money
    'शिफ्ट*', // shift work
    'गर्भवती प्रेग्नेंट', // pregnant
  ],
  small:
    'मैं मुझे मुझको मेरा मेरी मेरे अपना अपनी अपने है हैं हूं हो होना में की के का को से ने भी ही तो यह वह इस उस चाहता चाहती चाहते चाहिए करना करनी करने कर करके लिए साथ बाद पहले जल्दी ज्यादा बहुत अच्छा अच्छी अच्छे नया नई नए समय रात सब कुछ हर दिन नहीं बोलना बिताना छोटा',
};
