// biome-ignore-all format: one entry a line, with what it stands for.
import type { LanguageWords } from './language-words.ts';

export const ZH: LanguageWords = {
  line: '这些任务暂时还没有中文版。',
  close: '用英文显示',
  isUnspaced: true,
  letters:
    '學学語语錢钱減减煙烟菸烟書书讀读彈弹習习鋼钢畫画寫写說说開开時时間间週周個个對对會会業业務务職职簡简歷历麵面試试動动運运體体養养壓压緒绪專专註注電电機机網网頁页視视頻频遊游戲戏頭头頸颈車车騎骑鐘钟點点醫医貓猫種种園园陽阳臺台飯饭單单詞词寶宝媽妈親亲結结離离帳账債债貸贷還还計计劃划數数據据統统記记錄录憶忆攝摄樂乐團团櫃柜雜杂掃扫駕驾題题覺觉創创領领導导講讲經经資资儲储備备從从來来這这過过沒没後后裡里讓让應应該该並并無无實实現现當当兩两',
  topics: [
    '骑车 自行车 骑行 单车 公路车>3 山地车>3 骑车上班>2', // cycling: 1 learn 2 commute 3 distance 4 care
    '拉伸 柔韧 瑜伽>3 劈叉>2 压腿 身体僵硬>4 普拉提', // mobility: 1 toes 2 splits 3 yoga 4 stiff
    '跑步 慢跑 晨跑 夜跑 马拉松>3 半马>3 全马>3 跑完', // running: 1 first-runs 2 faster 3 far 4 legs
    '健身房>3 健身 肌肉 运动 腹肌>4 俯卧撑>1 引体向上>2 锻炼', // strength: 1 home 2 pull-up 3 gym 4 core
    '游泳 泳池 自由泳>2 蛙泳>3 蝶泳>3 学游泳>1 公开水域>4', // swimming: 1 water 2 crawl 3 strokes 4 distance
    '散步 走路 步数>1 万步>1 徒步>3 爬山>3 快走>2 登山>3', // walking: 1 daily 2 brisk 3 hiking 4 long-way
    '喝酒 戒酒>2 酒精 啤酒 喝点酒>1 少喝酒>1 酗酒>4', // alcohol: 1 less 2 stopping 3 going-out 4 support
    '颈椎>2 腰痛>1 腰疼>1 背痛>1 久坐>3 坐姿>4 驼背>4 体态>4', // desk-body: 1 back 2 neck 3 sitting 4 set-up
    '蔬菜>1 水果>1 喝水>4 饮食 奶茶>4 甜食>4 零食>4 早餐>2', // eating: 1 plants 2 regular 3 ahead 4 sweet
    '睡觉 睡眠 失眠>1 熬夜>2 早睡>2 早起>3 起床>3 睡好', // sleep: 1 falling-asleep 2 bedtime 3 waking 4 night
    '戒烟>1 抽烟>1 吸烟>1 香烟>1 尼古丁 电子烟>3 烟瘾>2', // tobacco: 1 quit-day 2 cravings 3 vaping 4 staying
    '减肥>1 减重>1 瘦>1 体重 肚子>2 小肚腩>2 增重>3 减脂>1', // weight: 1 lose 2 shape 3 gain 4 keep
    '压力>2 冥想>1 焦虑>3 放松 正念>1 情绪 紧张>4 内耗>3', // calm: 1 meditation 2 stress 3 worry 4 nerves
    '专注 拖延>1 拖延症>1 分心>3 注意力 效率 时间管理>4', // focus: 1 starting 2 deep-work 3 distraction 4 planning
    '日记>1 写日记>1 感恩>2 感恩日记>2 回忆录>4 手账>1', // journal: 1 daily 2 gratitude 3 reflection 4 memories
    '作息 自律>4 习惯>4 迟到>3 准时>3 规律生活>4 晨间>1', // routines: 1 mornings 2 evenings 3 on-time 4 keeping
    '考试 考研>3 高考>1 考公>4 驾照>4 期末>2 复习>1 四六级>4', // exams: 1 revision 2 classes 3 university 4 certificates
    '英语>English 日语>Japanese 法语>French 德语>German 韩语>Korean 西班牙语>Spanish 外语 单词>1', // languages: 1 sentences 2 speaking 3 understanding 4 script
    '读书 看书 阅读 书>2 读完>2 名著>3 读书会>4', // reading: 1 habit 2 pile 3 deep 4 together
    '表格>1 统计>3 数据库>2 数据分析>4 数据可视化>4 透视表>1', // data: 1 spreadsheets 2 sql 3 statistics 4 analysis
    '编程 写代码>1 代码>1 程序 网站>2 小程序>2 算法>3 刷题>3', // programming: 1 first-code 2 projects 3 puzzles 4 craft
    '画画 绘画 素描>1 水彩>3 油画>3 漫画>4 插画>4 速写>1', // drawing: 1 sketching 2 people 3 painting 4 comics
    '写小说>1 小说>1 故事>2 写作 写一本书>1 诗歌 网文>1', // fiction: 1 novel 2 stories 3 daily 4 revising
    '摄影 拍照 相机>1 照片 人像>3 修图>4 构图>2', // photography: 1 camera 2 seeing 3 portraits 4 editing
    '吉他 钢琴 小提琴 弹琴 古筝 架子鼓 尤克里里 乐器', // instruments: 1 first-notes 2 pieces 3 technique 4 together
    '唱歌 声乐>3 合唱>1 合唱团>1 唱准>2 卡拉>4 跑调>2', // singing: 1 choir-part 2 in-tune 3 voice 4 songs
    '做饭 做菜 家常菜>2 下厨 烹饪 烘焙>4 面包>4 菜谱', // cooking: 1 first-dishes 2 everyday 3 skills 4 baking
    '种菜>1 花园 养花>3 绿植>3 阳台种>2 园艺 盆栽>3 草坪>4', // garden: 1 plot 2 balcony 3 houseplants 4 borders
    '升职>2 加薪>2 涨工资>2 带团队>1 管理团队>1 开会>3 领导力>1 职业发展', // career: 1 leading 2 promotion 3 meetings 4 feedback
    '找工作>2 简历>1 面试>3 求职>2 换工作>4 跳槽>4 转行>4 投简历>1', // job-search: 1 applications 2 finding 3 interviews 4 new-field
    '创业>1 开店>2 自己的公司>2 副业>1 自由职业>4 客户>3 网店>3', // own-business: 1 idea 2 set-up 3 selling 4 freelancing
    '演讲>2 当众 公开演讲>2 上台>1 台上>1 口才>3 发言>4 汇报>2', // speaking: 1 nerves 2 talk 3 delivery 4 speaking-up
    '还债>2 债务 欠款 贷款>2 信用卡>2 房贷>2 还清>2 欠钱', // debt: 1 overview 2 paying-down 3 help 4 staying-out
    '存钱 攒钱 省钱>2 储蓄 理财>1 记账>1 少花钱>2 预算>1', // saving: 1 budget 2 spending-less 3 emergency-fund 4 saving-goal
    '打扫 卫生 家务 洗碗>2 洗衣>4 拖地 浴室>3 厨房干净>2', // cleaning: 1 rounds 2 kitchen 3 bathroom 4 laundry
    '整理 收纳 断舍离 衣柜>2 扔掉 杂物>4 文件整理>3 储物间>4', // decluttering: 1 small-spots 2 clothes 3 papers 4 rooms
    '手机>1 刷手机>1 短视频>2 抖音>2 追剧>4 打游戏>4 微博>2 屏幕>1', // screens: 1 phone 2 social 3 bedroom 4 watching
    '孩子 儿子 女儿 宝宝 亲子 陪孩子>1 青春期>4 吼孩子>3', // children: 1 time 2 routines 3 calm 4 older
    '父母>1 爸妈>1 妈妈>1 爸爸>1 爷爷奶奶>1 兄弟>2 家人 家庭聚会>4', // family: 1 parents 2 siblings 3 caring 4 history
    '朋友 交友>1 孤独>3 社恐>4 内向>4 社交>1 认识新人>1', // friends: 1 making 2 keeping 3 lonely 4 shy
    '老婆 老公 妻子 丈夫 女朋友 男朋友 婚姻 夫妻', // partner: 1 time 2 talking 3 everyday 4 closeness
    '狗 猫>4 宠物>5 遛狗>1 训狗>2 小狗>3 猫咪>4 兽医>5', // pets: 1 lead 2 cues 3 puppy 4 cats 5 care
  ],
  verbs: [
    '学会 学习 学 学好 自学', // learn
    '提高 提升 改善 变得更好', // improve
    '开始 第一次', // start
    '完成 做完 写完', // finish
    '做一个 建 制作 搭建 做出', // build
    '修好 修理 翻新', // repair
    '戒 戒掉 不再 停止 放弃', // give up
    '减少 少', // cut down
    '达到 实现', // reach
    '攒 存', // save
    '减', // lose
    '准备', // prepare
    '决定 选择', // decide
    '计划 规划', // plan
    '照顾 帮助 陪伴', // look after
    '保持 坚持', // keep
    '定期 经常', // regularly
  ],
  words: [
    '和 以及 并且', // and
    '但是 但', // but
    '每天 天天 每日', // every day
    '每天晚上 每晚', // every evening
    '每天早上 每天早晨', // every morning
    '一天', // a day
    '每周 一周 每星期 每个星期 一星期 一个星期', // a week
    '每月 每个月 一个月', // a month
    '', // once
    '', // twice
    '', // 3 times
    '', // 4 times
    '', // 5 times
    '次', // times
    '分钟 分', // minutes
    '小时 个小时 个钟头', // hours
    '一小时 一个小时', // 60 minutes
    '', // 120 minutes
    '半小时 半个小时 半个钟头', // 30 minutes
    '一刻钟', // 15 minutes
    '一个半小时', // 90 minutes
    '', // days
    '个星期', // weeks
    '个月', // months
    '年', // years
    '', // in
    '', // by
    '#_个月内', // in # months
    '#_周内', // in # weeks
    '#_月之前 #_月前', // by 1.#
    '今年 年底前', // this year
    '夏天之前 夏天前', // by summer
    '', // summer
    '周末', // weekends
    '工作日', // weekdays
    '', // evenings
    '', // mornings
    '周一 星期一', // monday
    '周二 星期二', // tuesday
    '周三 星期三', // wednesday
    '周四 星期四', // thursday
    '周五 星期五', // friday
    '周六 星期六', // saturday
    '周日 星期日 星期天', // sunday
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
    '公里 千米', // km
    '公斤', // kg
    '', // m
    '本书 本', // books
    '页', // pages
    '步', // steps
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
    '新手 初学者 零基础 没有经验 没经验 从零开始 小白', // beginner
    '从来没 从没 没学过 没试过', // never done
    '有一点经验 有些经验 一点 中级 会一点', // some experience
    '高级 有经验 很有经验 专业 精通', // advanced
    '有计划 固定时间 按计划 有条理 结构', // structured
    '灵活 自由 随意', // flexible
    '都可以 两者 平衡 结合 都行', // mix
    '不一定 不固定 看情况', // varies
    '没时间 没有时间', // no time
    '没有器械 不用器械 无器械', // no equipment
    '没钱 不花钱', // no money
    '倒班 轮班', // shift work
    '怀孕 孕妇', // pregnant
  ],
  small:
    '我 想 想要 要 的 了 在 是 能 会 可以 把 更 好 自己 自己的 多 很 去 到 上 下 里 着 让 跟 用 给 对 也 都 还 再 又 之前 以后 时间 花时间 一个 一些 几道 几 点 早点 晚上 早上 希望 需要 应该 每',
};
