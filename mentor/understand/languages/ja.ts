// biome-ignore-all format: one entry a line, with what it stands for.
import type { LanguageWords } from './language-words.ts';

export const JA: LanguageWords = {
  line: 'これらのクエストはまだ日本語に対応していません。',
  close: '英語で表示',
  isUnspaced: true,
  topics: [
    '自転車 サイクリング ロードバイク>3 自転車通勤>2 ペダル 自転車に乗れる>1', // cycling: 1 learn 2 commute 3 distance 4 care
    'ストレッチ 柔軟 柔らかく ヨガ>3 開脚>2 ピラティス 体が硬い>4 前屈>1', // mobility: 1 toes 2 splits 3 yoga 4 stiff
    'ランニング ジョギング マラソン>3 ハーフマラソン>3 フルマラソン>3 走る 走り 走れる', // running: 1 first-runs 2 faster 3 far 4 legs
    '筋トレ 筋肉 ジム>3 腹筋>4 腕立て>1 懸垂>2 ダンベル>3 運動', // strength: 1 home 2 pull-up 3 gym 4 core
    '水泳 泳ぐ 泳げる 泳ぎ プール クロール>2 平泳ぎ>3 バタフライ>3', // swimming: 1 water 2 crawl 3 strokes 4 distance
    'ウォーキング 散歩 歩く 歩数>1 万歩>1 ハイキング>3 登山>3 山登り>3', // walking: 1 daily 2 brisk 3 hiking 4 long-way
    'お酒 禁酒>2 飲酒 ビール 酒を減らす>1 断酒>2 晩酌>1 二日酔い', // alcohol: 1 less 2 stopping 3 going-out 4 support
    '腰痛>1 肩こり>2 姿勢>4 猫背>4 首の痛み>2 座りっぱなし>3 デスクワーク>3', // desk-body: 1 back 2 neck 3 sitting 4 set-up
    '野菜>1 果物>1 食生活 水を飲>4 間食>4 甘いもの>4 朝食>2 朝ごはん>2', // eating: 1 plants 2 regular 3 ahead 4 sweet
    '睡眠 寝る 眠る 早寝>2 早起き>3 不眠>1 夜更かし>2 ぐっすり>4', // sleep: 1 falling-asleep 2 bedtime 3 waking 4 night
    '禁煙>1 タバコ>1 たばこ>1 煙草>1 喫煙>1 電子タバコ>3', // tobacco: 1 quit-day 2 cravings 3 vaping 4 staying
    '痩せ>1 やせ>1 ダイエット>1 減量>1 体重 お腹の脂肪>2 太りたい>3 キロ落と>1', // weight: 1 lose 2 shape 3 gain 4 keep
    'ストレス>2 瞑想>1 不安>3 リラックス マインドフルネス>1 心を落ち着 考えすぎ>3 イライラ', // calm: 1 meditation 2 stress 3 worry 4 nerves
    '集中 先延ばし>1 後回し>1 気が散>3 生産性 時間管理>4 やる気', // focus: 1 starting 2 deep-work 3 distraction 4 planning
    '日記>1 感謝日記>2 感謝ノート>2 ジャーナリング>1 自分史>4 振り返り>3', // journal: 1 daily 2 gratitude 3 reflection 4 memories
    '生活リズム 習慣>4 遅刻>3 時間を守る>3 朝活>1 ルーティン 規則正しい>4', // routines: 1 mornings 2 evenings 3 on-time 4 keeping
    '試験 テスト 受験>1 資格>4 合格 大学>3 運転免許>4 定期テスト>2', // exams: 1 revision 2 classes 3 university 4 certificates
    '英語>English 英会話>English 韓国語>Korean 中国語>Chinese フランス語>French ドイツ語>German スペイン語>Spanish 単語>1', // languages: 1 sentences 2 speaking 3 understanding 4 script
    '読書 本を読 本>2 積読>2 小説を読 読書会>4 読む', // reading: 1 habit 2 pile 3 deep 4 together
    'エクセル>1 表計算>1 統計>3 データベース>2 データ分析>4 グラフ作成>4', // data: 1 spreadsheets 2 sql 3 statistics 4 analysis
    'プログラミング プログラム コード>1 アプリ>2 ウェブサイト>2 ホームページ>2 エンジニア アルゴリズム>3', // programming: 1 first-code 2 projects 3 puzzles 4 craft
    'イラスト 絵を描 デッサン>1 水彩>3 油絵>3 漫画>4 マンガ>4 スケッチ>1', // drawing: 1 sketching 2 people 3 painting 4 comics
    '小説を書>1 小説>1 物語>2 短編>2 執筆 詩を書 作家', // fiction: 1 novel 2 stories 3 daily 4 revising
    '写真 カメラ>1 撮影 一眼レフ>1 ポートレート>3 構図>2 現像>4', // photography: 1 camera 2 seeing 3 portraits 4 editing
    'ピアノ ギター バイオリン ドラム ウクレレ 楽器 弾ける 弾く', // instruments: 1 first-notes 2 pieces 3 technique 4 together
    '歌う 歌が 合唱>1 カラオケ>4 ボイトレ>3 音痴>2 歌を', // singing: 1 choir-part 2 in-tune 3 voice 4 songs
    '料理 自炊>2 レシピ パン作り>4 お菓子作り>4 弁当>2 献立>2', // cooking: 1 first-dishes 2 everyday 3 skills 4 baking
    '家庭菜園>1 庭 ガーデニング 観葉植物>3 ベランダ>2 野菜を育>1 花を育 芝生>4', // garden: 1 plot 2 balcony 3 houseplants 4 borders
    '昇進>2 昇給>2 出世>2 リーダー>1 マネジメント>1 会議>3 部下>1 キャリア', // career: 1 leading 2 promotion 3 meetings 4 feedback
    '転職>4 就職>2 就活>2 履歴書>1 面接>3 仕事を探>2 求人>2 職務経歴書>1', // job-search: 1 applications 2 finding 3 interviews 4 new-field
    '起業>1 副業>1 開業>2 独立 フリーランス>4 自分の店>2 お客>3', // own-business: 1 idea 2 set-up 3 selling 4 freelancing
    '人前 スピーチ>2 プレゼン>2 あがり症>1 発表>2 講演>2 話し方>3', // speaking: 1 nerves 2 talk 3 delivery 4 speaking-up
    '借金 返済>2 ローン>2 カード払い>2 リボ>2 債務 奨学金>2', // debt: 1 overview 2 paying-down 3 help 4 staying-out
    '貯金 節約>2 家計簿>1 貯める 無駄遣い>2 予算>1 積立>4 貯蓄', // saving: 1 budget 2 spending-less 3 emergency-fund 4 saving-goal
    '掃除 洗い物>2 皿洗い>2 洗濯>4 家事 風呂掃除>3 きれいに保', // cleaning: 1 rounds 2 kitchen 3 bathroom 4 laundry
    '片付け 片づけ 断捨離 整理 クローゼット>2 捨て 書類>3 物を減ら', // decluttering: 1 small-spots 2 clothes 3 papers 4 rooms
    'スマホ>1 スマートフォン>1 sns>2 ゲーム>4 動画>4 携帯>1 画面>1 テレビ>4', // screens: 1 phone 2 social 3 bedroom 4 watching
    '子供 子ども 息子 娘 育児 赤ちゃん 子育て 反抗期>4', // children: 1 time 2 routines 3 calm 4 older
    '両親>1 親>1 母>1 父>1 祖父母>1 兄弟>2 家族 実家>1', // family: 1 parents 2 siblings 3 caring 4 history
    '友達 友人 孤独>3 人見知り>4 寂し>3 仲間>1 雑談>4', // friends: 1 making 2 keeping 3 lonely 4 shy
    '妻 夫 彼女 彼氏 夫婦 結婚 恋人', // partner: 1 time 2 talking 3 everyday 4 closeness
    '犬 猫>4 ペット>5 しつけ>2 子犬>3 散歩の引っ張り>1 動物病院>5', // pets: 1 lead 2 cues 3 puppy 4 cats 5 care
  ],
  verbs: [
    '勉強 学ぶ 学び 習う 習い 覚え 身につけ できるようになり', // learn
    '上手 上達 改善 良くし 伸ばし', // improve
    '始め 初めて はじめ', // start
    '完成 終わらせ 仕上げ 完走', // finish
    '作る 作り 作りたい 建て', // build
    '直す 直し 修理', // repair
    'やめ 止め 断ち', // give up
    '減ら 控え', // cut down
    '達成 到達', // reach
    '貯め', // save
    '落と', // lose
    '準備 備え', // prepare
    '決め 選び', // decide
    '計画', // plan
    '世話 介護 手伝', // look after
    '続け 維持', // keep
    '定期的', // regularly
  ],
  words: [
    'それと および', // and
    'けど しかし ですが', // but
    '毎日 日々', // every day
    '毎晩 夜に', // every evening
    '毎朝 朝に', // every morning
    '一日', // a day
    '週に 週 毎週 一週間', // a week
    '月に 毎月', // a month
    '', // once
    '', // twice
    '', // 3 times
    '', // 4 times
    '', // 5 times
    '回', // times
    '分', // minutes
    '時間', // hours
    '一時間', // 60 minutes
    '', // 120 minutes
    '半時間', // 30 minutes
    '', // 15 minutes
    '', // 90 minutes
    '', // days
    '週間', // weeks
    'ヶ月 か月 カ月', // months
    '年', // years
    '', // in
    '', // by
    '#_ヶ月で #_か月で #_カ月で', // in # months
    '#_週間で', // in # weeks
    '#_月までに #_月まで', // by 1.#
    '今年中 年内', // this year
    '夏までに 夏まで', // by summer
    '', // summer
    '週末 土日', // weekends
    '平日', // weekdays
    '', // evenings
    '', // mornings
    '月曜', // monday
    '火曜', // tuesday
    '水曜', // wednesday
    '木曜', // thursday
    '金曜', // friday
    '土曜', // saturday
    '日曜', // sunday
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
    'キロメートル', // km
    'キロ', // kg
    '', // m
    '冊', // books
    'ページ', // pages
    '歩', // steps
    '', // euros
    '', // zlotys
    '', // rupees
    '', // 1
    '', // 2
    '', // 3
    '', // 4
    '', // 5
    '', // 6
    '', // 7
    '', // 8
    '', // 9
    '', // 10
    '', // 15
    '', // 20
    '', // 30
    '', // 40
    '', // 45
    '', // 50
    '', // 60
    '初心者 未経験 経験なし 経験はない 経験がない ゼロから', // beginner
    'したことがない やったことがない やったことない', // never done
    '少し 少しだけ 中級 経験あり 多少', // some experience
    '上級 経験豊富 得意 プロ ベテラン', // advanced
    '計画的 決まった 規則的 段階的 きっちり', // structured
    '自由 柔軟に 気ままに 臨機応変', // flexible
    '両方 バランス 半々 どちらも', // mix
    '日による まちまち 不規則', // varies
    '時間がない', // no time
    '道具なし 器具なし', // no equipment
    'お金がない お金をかけず', // no money
    'シフト勤務 夜勤', // shift work
    '妊娠', // pregnant
  ],
  small:
    'を に は が で と の も や へ から まで より たい したい する して ます です ため ために ように こと もの 私 自分 もっと ちゃんと 毎 なりたい なる 時間を 見る せずに 話したい 話せる よう なく',
};
