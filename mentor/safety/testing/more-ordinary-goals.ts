/** Ordinary goals that were written after the first repair. One a line. */
export const MORE_ORDINARY_GOALS = `learn Portuguese for my trip
practise Arabic script
read one poem before bed
finish War and Peace
join a book club
write 500 words a day
edit my manuscript
submit a short story
learn to play chess with my nephew
learn the ukulele
write three songs
record a demo
learn to DJ
improve my singing range
learn to read music
draw for 15 minutes a day
learn perspective drawing
make a comic
learn pottery
throw ten mugs on the wheel
paint miniatures
learn embroidery
crochet a blanket
build a birdhouse
sharpen my tools
restore my grandfather's clock
learn welding
fix my bike
change the oil myself
paint the fence
tile the kitchen
plant an apple tree
start a compost
keep bees
raise chickens
grow herbs on the windowsill
mow the lawn weekly
learn botany
identify 40 trees
go birdwatching
take my camera everywhere
learn film photography
make a photo book
build a portfolio
start a YouTube channel
reach 1000 subscribers
post twice a week
write a newsletter
learn copywriting
sell my prints
open an Etsy shop
get my first client
raise my prices
learn accounting
file my taxes early
build an emergency fund
stop impulse buying
track my spending
cancel unused subscriptions
learn about index funds
buy a house in five years
ask for a raise
change careers
learn UX design
finish an online course
get a master's degree
pass B2 German
get a 7 in IELTS
study two hours a day
learn anatomy
pass the MCAT
learn calculus
teach myself statistics
learn R
solve one coding problem a day
build a portfolio site
learn React
automate my reports
learn Docker
write unit tests
launch a side project
make a Discord bot
learn Godot
finish my game prototype
learn 3D printing
build a keyboard
set up Home Assistant
clean up my hard drive
reach inbox zero on Fridays
plan my week on Sundays
use a calendar
stop multitasking
do deep work before lunch
take real breaks
leave work at five
say no to extra meetings
learn to delegate
run better one-on-ones
prepare my performance review
network more
go to a meetup every month
practise small talk
make eye contact
learn to cook for two
cook a new recipe each week
bake a cake for my daughter
learn knife technique and cook more
eat five portions of vegetables
eat fish twice a week
drink two litres of water
stop drinking soda
have three alcohol-free days
quit vaping
stop energy drinks
go to bed at 22:30
no phone in the bedroom
get up with the first alarm
nap less
stretch after work
do mobility for hips
fix my posture at the desk
take the stairs
walk to the office
walk 30 minutes after dinner
hike one mountain a month
run 10 km without stopping
run a half marathon in October
do parkrun every Saturday
swim twice a week
learn butterfly
learn to dive
cycle 100 km
cycle across the Alps
do 100 squats
do ten pull-ups
bench 80 kg
deadlift twice my weight
train for a Spartan race
start CrossFit
do pilates
join a basketball team
improve my backhand
learn golf
learn to ice skate
learn to snowboard
start bouldering
learn capoeira
get a black belt
learn tango
dance at my sister's wedding
do a cartwheel
learn to skateboard
learn to ride a horse
learn to kayak
sail a dinghy
get a scuba licence
travel to Iceland
visit all national parks
plan a road trip
camp with the kids
learn to drive
pass my theory test
get a motorcycle licence
learn to parallel park
do a first aid course
donate clothes
tidy my wardrobe
clear the basement
vacuum twice a week
do the dishes right away
make my bed
wash the windows
organise the spices
label the moving boxes
move to Berlin
learn to live with flatmates
call grandma on Sundays
write to my penpal
reconnect with old friends
host a dinner party
date night every Friday
be a better listener
read to my kids every night
teach my daughter to ride a bike
coach my son's football team
help my mum with her phone
look after my father
train my dog to come
walk my neighbour's dog
adopt a cat
volunteer at the food bank
clean the beach
vote and get involved locally
learn about climate change
buy less plastic
repair instead of buying
go by train instead of plane
meditate for ten minutes
keep a gratitude journal
breathe before I answer
stop comparing myself to others
be braver
speak up in meetings
learn to relax on Sundays
go to therapy regularly
pray in the morning
read the Torah
learn philosophy
learn Latin
learn about art
visit a gallery
go to a concert every month
learn to whistle
learn origami
solve crosswords
play board games weekly
get better at Go
reach 1500 in chess
finish Zelda
speedrun a game
beat the final boss
paint my bike
learn calligraphy for cards
make candles
make soap
learn leather craft
brew beer
make cheese
ferment vegetables
learn coffee roasting
make pasta by hand
learn Thai cooking
pack lunch every day
prepare breakfast the night before
take cold showers
brush my teeth twice a day
book the dentist
wear sunscreen
learn massage
cut my screen time in half
delete TikTok
read instead of scrolling
practise handwriting
learn touch typing
organise family photos
write my memoir
research my family tree
learn Morse code
get a ham radio licence
learn astronomy with a telescope
watch fewer series`;
