// biome-ignore-all format: one entry a line, with what it stands for.
import type { LanguageWords } from './language-words.ts';

export const KO: LanguageWords = {
  line: '이 퀘스트는 아직 한국어로 제공되지 않습니다.',
  close: '영어로 보기',
  topics: [
    '자전거* 라이딩* 사이클* 자전거_출퇴근*>2 따릉이* 로드바이크*>3', // cycling: 1 learn 2 commute 3 distance 4 care
    '스트레칭* 유연* 요가*>3 필라테스* 다리_찢*>2 뻣뻣*>4 다리찢*>2', // mobility: 1 toes 2 splits 3 yoga 4 stiff
    '달리기* 달리* 조깅* 러닝* 마라톤*>3 하프*>3 런닝* 뛰기*', // running: 1 first-runs 2 faster 3 far 4 legs
    '헬스* 근육* 근력* 운동* 푸시업*>1 팔굽혀펴기*>1 턱걸이*>2 복근*>4', // strength: 1 home 2 pull-up 3 gym 4 core
    '수영* 자유형*>2 평영*>3 접영*>3 물놀이* 바다수영*>4', // swimming: 1 water 2 crawl 3 strokes 4 distance
    '걷기* 걸음*>1 산책* 만보*>1 등산*>3 트레킹*>3 하이킹*>3', // walking: 1 daily 2 brisk 3 hiking 4 long-way
    '술* 금주*>2 음주* 맥주* 소주* 숙취* 절주*>1', // alcohol: 1 less 2 stopping 3 going-out 4 support
    '허리*>1 자세*>4 거북목*>2 목_통증*>2 어깨_통증*>2 앉아_있*>3 디스크*>1', // desk-body: 1 back 2 neck 3 sitting 4 set-up
    '채소*>1 야채*>1 과일*>1 식습관* 식단* 물_마시*>4 간식*>4 야식*>4', // eating: 1 plants 2 regular 3 ahead 4 sweet
    '수면* 잠* 자고 불면*>1 일찍_자*>2 일찍_일어나*>3 늦잠*>3', // sleep: 1 falling-asleep 2 bedtime 3 waking 4 night
    '담배*>1 금연*>1 흡연*>1 니코틴* 전자담배*>3 줄담배*', // tobacco: 1 quit-day 2 cravings 3 vaping 4 staying
    '다이어트*>1 살*>1 감량*>1 체중* 뱃살*>2 몸무게* 증량*>3 체지방*>1', // weight: 1 lose 2 shape 3 gain 4 keep
    '스트레스*>2 명상*>1 불안*>3 긴장*>4 걱정*>3 마음챙김*>1 휴식*', // calm: 1 meditation 2 stress 3 worry 4 nerves
    '집중* 미루*>1 미룸*>1 산만*>3 생산성* 시간_관리*>4 딴짓*>3', // focus: 1 starting 2 deep-work 3 distraction 4 planning
    '일기*>1 감사일기*>2 감사_일기*>2 회고*>3 자서전*>4 기록하기>1', // journal: 1 daily 2 gratitude 3 reflection 4 memories
    '루틴* 습관*>4 지각*>3 시간_약속*>3 규칙적*>4 아침_루틴*>1 미라클모닝*>1', // routines: 1 mornings 2 evenings 3 on-time 4 keeping
    '시험* 수능*>1 공무원*>4 자격증*>4 운전면허*>4 대학*>3 합격* 성적*>2', // exams: 1 revision 2 classes 3 university 4 certificates
    '영어*>English 일본어*>Japanese 중국어*>Chinese 스페인어*>Spanish 독일어*>German 외국어* 단어*>1 회화*>2', // languages: 1 sentences 2 speaking 3 understanding 4 script
    '독서* 책*>2 읽기* 완독*>2 독서모임*>4 소설책*>2', // reading: 1 habit 2 pile 3 deep 4 together
    '엑셀*>1 스프레드시트*>1 통계*>3 데이터베이스*>2 데이터_분석*>4 데이터분석*>4', // data: 1 spreadsheets 2 sql 3 statistics 4 analysis
    '코딩*>1 프로그래밍* 파이썬*>Python 개발자* 웹사이트*>2 홈페이지*>2 앱*>2 알고리즘*>3', // programming: 1 first-code 2 projects 3 puzzles 4 craft
    '그림* 드로잉* 스케치*>1 수채화*>3 유화*>3 웹툰*>4 인물화*>2', // drawing: 1 sketching 2 people 3 painting 4 comics
    '소설*>1 글쓰기* 단편*>2 동화*>2 책_쓰기*>1 책을_쓰*>1 시_쓰기*', // fiction: 1 novel 2 stories 3 daily 4 revising
    '사진* 카메라*>1 촬영* 인물사진*>3 보정*>4 필름카메라*>1', // photography: 1 camera 2 seeing 3 portraits 4 editing
    '기타* 피아노* 바이올린* 드럼* 우쿨렐레* 악기* 연주*', // instruments: 1 first-notes 2 pieces 3 technique 4 together
    '노래* 보컬*>3 합창*>1 성가대*>1 노래방*>4 음치*>2 발성*>3', // singing: 1 choir-part 2 in-tune 3 voice 4 songs
    '요리* 집밥*>2 레시피* 베이킹*>4 빵*>4 반찬*>2 도시락*>2', // cooking: 1 first-dishes 2 everyday 3 skills 4 baking
    '텃밭*>1 정원* 화분*>3 식물*>3 베란다*>2 가드닝* 잔디*>4', // garden: 1 plot 2 balcony 3 houseplants 4 borders
    '승진*>2 연봉*>2 커리어* 팀장*>1 리더십*>1 회의*>3 상사*>4', // career: 1 leading 2 promotion 3 meetings 4 feedback
    '취업*>2 취직*>2 이직*>4 면접*>3 이력서*>1 자기소개서*>1 구직*>2 자소서*>1', // job-search: 1 applications 2 finding 3 interviews 4 new-field
    '창업*>1 사업* 부업*>1 가게*>2 프리랜서*>4 고객*>3 쇼핑몰*>3', // own-business: 1 idea 2 set-up 3 selling 4 freelancing
    '발표*>2 연설*>2 무대*>1 사람들_앞*>1 프레젠테이션*>2 스피치*>2 말하기_연습*>3', // speaking: 1 nerves 2 talk 3 delivery 4 speaking-up
    '빚* 대출*>2 부채* 카드값*>2 갚*>2 할부*>2 학자금*>2', // debt: 1 overview 2 paying-down 3 help 4 staying-out
    '저축* 저금* 돈_모으* 절약*>2 가계부*>1 예산*>1 목돈*>4 비상금*>3', // saving: 1 budget 2 spending-less 3 emergency-fund 4 saving-goal
    '청소* 설거지*>2 빨래*>4 집안일* 화장실*>3 욕실*>3 다림질*>4', // cleaning: 1 rounds 2 kitchen 3 bathroom 4 laundry
    '정리* 정돈* 옷장*>2 미니멀* 버리기* 잡동사니*>4 서류*>3', // decluttering: 1 small-spots 2 clothes 3 papers 4 rooms
    '스마트폰*>1 핸드폰*>1 휴대폰*>1 유튜브*>4 인스타*>2 sns*>2 게임*>4 드라마*>4', // screens: 1 phone 2 social 3 bedroom 4 watching
    '아이들* 아이와 아들* 딸* 육아* 아기* 자녀* 사춘기*>4', // children: 1 time 2 routines 3 calm 4 older
    '부모님*>1 엄마*>1 아빠*>1 할머니*>1 할아버지*>1 형제*>2 가족* 효도*>1', // family: 1 parents 2 siblings 3 caring 4 history
    '친구* 외로*>3 외롭*>3 낯가림*>4 소심*>4 인맥*>1 사교*>1', // friends: 1 making 2 keeping 3 lonely 4 shy
    '아내* 남편* 부부* 여자친구* 남자친구* 결혼* 연인*', // partner: 1 time 2 talking 3 everyday 4 closeness
    '강아지* 반려견* 고양이*>4 반려동물*>5 산책_훈련*>1 배변*>3 개', // pets: 1 lead 2 cues 3 puppy 4 cats 5 care
  ],
  verbs: [
    '배우* 배울* 공부* 익히*', // learn
    '늘리* 향상* 잘하*', // improve
    '시작* 처음*', // start
    '완성* 끝내* 마치* 완주*', // finish
    '만들* 짓기*', // build
    '고치* 수리*', // repair
    '끊* 그만* 포기*', // give up
    '줄이* 줄여* 덜', // cut down
    '달성* 도달*', // reach
    '모으*', // save
    '빼기* 빼고*', // lose
    '준비*', // prepare
    '결정* 선택*', // decide
    '계획*', // plan
    '돌보* 챙기* 도와*', // look after
    '유지* 꾸준히*', // keep
    '규칙적으로 자주*', // regularly
  ],
  words: [
    '그리고', // and
    '하지만 그런데', // but
    '매일 날마다', // every day
    '매일_저녁 저녁마다 밤마다', // every evening
    '매일_아침 아침마다', // every morning
    '하루 하루에', // a day
    '일주일에 주에 매주 주', // a week
    '한_달에 한달에 매달', // a month
    '', // once
    '', // twice
    '', // 3 times
    '', // 4 times
    '', // 5 times
    '번 회', // times
    '분 분씩 분간 분은 분을', // minutes
    '시간 시간씩', // hours
    '한_시간 한시간 한시간씩', // 60 minutes
    '', // 120 minutes
    '반_시간 삼십분', // 30 minutes
    '', // 15 minutes
    '', // 90 minutes
    '', // days
    '주일', // weeks
    '개월 달', // months
    '년 년째 년간', // years
    '', // in
    '', // by
    '#_개월_안에 #_달_안에', // in # months
    '#_주_안에', // in # weeks
    '#_월까지', // by 1.#
    '올해', // this year
    '여름까지', // by summer
    '', // summer
    '주말*', // weekends
    '평일*', // weekdays
    '', // evenings
    '', // mornings
    '월요일*', // monday
    '화요일*', // tuesday
    '수요일*', // wednesday
    '목요일*', // thursday
    '금요일*', // friday
    '토요일*', // saturday
    '일요일*', // sunday
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
    '킬로미터', // km
    '킬로 킬로그램', // kg
    '', // m
    '권', // books
    '페이지 쪽', // pages
    '보', // steps
    '', // euros
    '', // zlotys
    '', // rupees
    '한 하나', // 1
    '두 둘', // 2
    '세 셋', // 3
    '네 넷', // 4
    '다섯', // 5
    '여섯', // 6
    '일곱', // 7
    '여덟', // 8
    '아홉', // 9
    '열', // 10
    '십오', // 15
    '이십 스무', // 20
    '삼십', // 30
    '', // 40
    '', // 45
    '', // 50
    '', // 60
    '초보* 왕초보* 초급* 경험이_없* 경험_없* 입문*', // beginner
    '해본_적_없* 해본_적이_없*', // never done
    '조금* 중급* 약간* 경험이_조금', // some experience
    '고급* 경험이_많* 숙련* 전문가*', // advanced
    '계획적* 체계적* 정해진 단계별*', // structured
    '자유* 유연하게 융통성*', // flexible
    '둘_다 균형* 반반* 섞어*', // mix
    '그때그때 불규칙* 달라*', // varies
    '시간이_없* 시간_없*', // no time
    '기구_없이 장비_없이', // no equipment
    '돈_없이 돈이_없*', // no money
    '교대* 야간_근무*', // shift work
    '임신*', // pregnant
  ],
  small:
    '저는 나는 내 제 나의 더 잘 좀 수 것 안 못 싶어요 싶다 싶습니다 싶어 하고 하기 하는 위해 위해서 가기 많이 좋은 새로운 시간을 집에서 같이 함께 다시 쓰는 있게 되고',
};
