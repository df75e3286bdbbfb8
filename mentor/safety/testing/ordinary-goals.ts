/** Goals as people name them: none of them may be refused. One a line. */
export const ORDINARY_GOALS = `learn Spanish
run a 5k
run a marathon in under four hours
read 20 books this year
write a novel
drink more water
sleep eight hours
wake up at 6
meditate daily
do yoga every morning
lose 5 kg
eat more vegetables
cook at home four times a week
quit smoking
drink less alcohol
spend less time on my phone
learn to code in Python
build a website
launch my online shop
get a promotion
find a new job
prepare for interviews
pass my driving test
study for the bar exam
finish my thesis
learn the guitar
play the piano every day
sing in a choir
learn to draw portraits
paint with watercolours
take better photos
edit my holiday videos
start a podcast
grow tomatoes
keep my balcony plants alive
declutter the garage
clean the kitchen every evening
fix the leaking tap
save 3000 euros
pay off my credit card
invest for retirement
make a budget
call my parents every Sunday
spend more time with my kids
be a better partner
go on dates with my wife
make new friends
join a club
volunteer at the animal shelter
walk the dog twice a day
train my puppy
learn to swim front crawl
cycle to work
do 50 push-ups
do a pull-up
get stronger
stretch every day
climb a 6b route
learn to ski
play tennis once a week
learn salsa
practise karate
box for fitness
play chess better
solve a Rubik's cube in a minute
learn magic tricks
knit a sweater
sew a dress
build a bookshelf
learn woodworking
bake sourdough bread
brew kombucha
learn to make sushi
learn to cook Indian food
plan a trip to Japan
hike the Camino
learn photography
write a poem a week
journal every night
practise gratitude
be more patient
control my temper
stop procrastinating
focus for two hours a day
keep my inbox at zero
learn Excel
learn SQL
get certified in AWS
learn machine learning
contribute to open source
learn Rust
make a video game
learn Blender
learn sign language
learn Japanese
speak French fluently
improve my English pronunciation
learn 30 bird songs
study maths
get better grades
memorise poems
learn world capitals
learn first aid
give a talk at a conference
get over my fear of public speaking
write my wedding speech
organise my wedding
move to a new flat
renovate the bathroom
learn plumbing
live more sustainably
reduce my plastic waste
eat vegetarian twice a week
go vegan
stop biting my nails
stop snacking at night
stop swearing
stop interrupting people
be on time
get up without snoozing
keep a skincare routine
floss every day
go to the dentist
get a check-up
improve my posture
walk 10,000 steps a day
walk in the forest on Sundays
sit less
do the exercises from my physiotherapist
be kinder to myself
say no more often
build confidence
find a hobby
learn the harp
restore an old bike
learn to sail
get my pilot licence
learn to surf
learn calligraphy
start bullet journaling
read the Bible
pray every day
learn the Quran
go to church
learn about history
visit a museum a month
learn astronomy
learn chess openings
finish Elden Ring
reach diamond rank
stream on Twitch
grow my Instagram
write a blog post a week
publish an app
freelance as a designer
get three new clients
learn marketing
write a business plan
negotiate a raise
lead my team better
give better feedback
learn project management
apply for university
write my CV
learn to type faster
learn speed reading
sort my photos
back up my laptop
learn Linux
set up a home server
learn electronics
build a robot with my daughter
teach my son to read
help my daughter with homework
have family dinners
be present with my children
visit my grandmother more often
care for my mother
write letters to friends
throw a birthday party
plan date night
learn to dance for my wedding
learn bachata
do a handstand
do the splits
run three times a week
swim 1 km
train for a triathlon
row 2k under 8 minutes
lift weights three times a week
squat my bodyweight
gain muscle
gain 4 kg
eat enough protein
meal prep on Sundays
eat breakfast every day
drink green tea instead of coffee
cut down on coffee
sleep before midnight
reduce screen time before bed
take a walk after lunch
breathe deeply for five minutes
learn to relax
go outside every day
spend a weekend offline
read the news less
learn to juggle
learn stand-up comedy
join an improv group
act in a play
write a screenplay
make a short film
compose a song
produce a beat
learn the drums
learn the violin
tune my guitar by ear
Deutsch lernen
jeden Tag 20 Minuten lesen
mehr Wasser trinken
mit dem Rauchen aufhören
für die Prüfung lernen
einen Halbmarathon laufen
aprender inglés
leer un libro al mes
correr tres veces por semana
ahorrar dinero para un viaje
aprender a tocar la guitarra
aprender inglês
ler mais livros
correr 5 km
economizar dinheiro
apprendre l'anglais
lire plus
courir un semi-marathon
faire du yoga le matin
imparare l'inglese
leggere di più
correre due volte a settimana
cucinare a casa
nauczyć się angielskiego
czytać więcej książek
biegać trzy razy w tygodniu
oszczędzać pieniądze
выучить английский
читать больше книг
бегать по утрам
накопить на машину
вивчити англійську
читати більше книг
бігати щоранку
İngilizce öğrenmek
daha çok kitap okumak
haftada üç gün koşmak
أتعلم اللغة الإنجليزية
قراءة كتاب كل شهر
ممارسة الرياضة كل يوم
अंग्रेज़ी सीखना चाहता हूँ
रोज़ योग करना
हर महीने एक किताब पढ़ना
学英语
每天跑步
多读书
英語を勉強したい
毎日走る
本をたくさん読む
영어 공부하기
매일 운동하기
책 많이 읽기`;
