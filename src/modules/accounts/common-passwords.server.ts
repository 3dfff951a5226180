/**
 * The passwords that are tried first (decision 29): keyboard walks, runs of digits, names, teams, and the words of the
 * place and the trade. All in lower case, none shorter than a password may be; capitals are no protection.
 */

/** Whether a password stands on the list, in whatever case, or is one short thing said again and again. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return COMMON.has(lower) || /^(.{1,3})\1+$/u.test(lower);
}

const COMMON: ReadonlySet<string> = new Set(
  `
!@#$%^&* 000000 0000000 00000000 000000000 0000000000 001122 007007 010101 010203 01020304 012345 0123456
01234567 012345678 0123456789 098765 09876543 0987654321 101010 101112 102030 10203040 110110 111111 1111111
11111111 111111111 1111111111 111222 111222333 112112 112233 11223344 1122334455 112358 121212 121212121 123000
123123 123123123 123123a 123123q 123147 123234 123258 123321 123412 12341234 12344321 123454321 1234554321
123456 1234561 1234567 12345678 123456789 1234567890 1234567891 12345678910 123456789a 123456789q 12345678a
1234567a 123456987 123456a 123456abc 123456q 123457 12345a 12345qwert 123465 123478 123485 1234abcd 1234asdf
1234qwer 123567 123578 123580 123589 123645 123654 123698 123698745 123741 123753 123777 123789 123789456 123890
123987 123abc 123asd 123asdf 123hello 123qwe 123qweasd 123qweasdzxc 124578 125125 125896 127127 12qwaszx 131313
134679 135790 135792468 1357924680 142536 147147 147258 147258369 147852 147852369 147896 147896325 159159
159263 159357 159753 163163 171717 181818 191919 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc
1qazxsw2 202020 212121 222222 2222222 22222222 232323 232425 242424 246810 24681012 252525 258369 258456 262626
282828 292929 303030 314159 3141592 321321 321654 321654987 323232 332211 333333 343434 357159 360360 369258
369258147 420420 444444 4444444 44444444 454545 456123 456456 456789 4815162342 494949 515151 5201314 520520
525252 535353 543210 545454 555555 5555555 55555555 565656 575757 585858 595959 606060 616161 626262 636363
646464 654321 656565 666666 6666666 66666666 676767 686868 696969 707070 717171 727272 737373 741741 741852
741852963 747474 753159 753951 757575 767676 777777 7777777 77777777 787878 789123 789456 789456123 789789
797979 808080 818181 828282 838383 848484 858585 868686 87654321 878787 888888 8888888 88888888 888888888 898989
909090 919191 929292 951753 951951 963258 963852 963852741 969696 987456 987654 9876543 98765432 987654321
9876543210 989898 999999 9999999 99999999 999999999 a12345 a123456 a1234567 a12345678 a123456789 aa123456
aa12345678 aaa111 aaaaaa aaaaaaa aaaaaaaa aabbcc aaron1 aarti123 ababab abc123 abc1234 abc12345 abc123456 abcabc
abcd123 abcd1234 abcdef abcdef1 abcdefg abcdefgh abhishek access adam12 adidas admin1 admin123 admin2018
admin2019 admin2020 admin2021 admin2022 admin2023 admin2024 admin2025 admin2026 admin2027 administrator adrian
ajay123 akshay albert alexander alexandra alexis alfred alicia alison allison alyssa amanda amit123 anderson
andre1 andrea andrew angel1 angela angelina angels anil123 anjali anjali123 ankit123 ankita anthony antonio
apollo apple1 apple123 apples april1 april123 archie arianna arsenal arthur asd123 asdasd asdasdasd asdf123
asdf1234 asdfasdf asdfgh asdfgh1 asdfghj asdfghjkl asdfjkl ashley ashley1 asshole astros august august1
august123 aurora austin autumn2018 autumn2019 autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 autumn2025
autumn2026 autumn2027 avengers azerty azertyuiop babyblue babyboy babygirl babygirl1 badboy badger bailey
balloon banana bangalore barbara barbie barcelona barcelona1 barney barney1 baseball baseball1 basketball
bastard batman batman1 beatles beautiful beavis benjamin bernard bharat bigbird bigboy bigdaddy bigdick bigdog
billybob birdie biscuit bitch1 bitches biteme blackcat blahblah blessed blessing blink182 blonde blondie blue123
bluebird bobbob bollywood bonnie booboo boogie boomer boomer1 boston bradley brandon brandon1 brandy braves
brittany broncos brooklyn browns bubba1 bubbles buddha buddy1 buddy123 buffalo bulldog bulldogs bullshit burger
business buster butter buttercup butterfly butterfly1 butthead calvin camaro camera cameron canada candle candy1
captain cardinal carlos carmen carolina caroline carter casper cassie catdog catherine celtic celtics champion
chance changeme changeme1 changes charles charlie charlie1 charlotte cheese cheese1 chelsea chennai cherry
chester chevelle chevy1 cheyenne chicago chicken chiefs chocolate chocolate1 chris1 chris123 christian christin
christina christine christmas christopher cinnamon claire classic claudia clayton clover cocacola coffee colleen
college colorado colts1 compaq compton computer computer1 connor cookie cool123 coolio cooper corona corvette
courtney cowboy cowboys cowboys1 cracker crazy1 cricket cricket1 crystal crystal1 cupcake curtis cutiepie daddy1
dakota dallas daniel daniel1 danielle darkness darling david1 david123 deadman deanna death1 debbie december
december1 december123 deepak deepak123 default delete delhi1 delhi123 denise dennis denver desert destiny
detroit devils dexter dhoni7 diablo diamond diana1 dickhead digital dinesh divya123 doctor doctor1 doctor123
dodger dodgers doggie dolphin dolphin1 dolphins domino donald dookie doraemon dorothy douglas dragon dragon1
dragon123 dragonball dreamer dreams driver drowssap dudley duncan eagle1 eagles eagles1 easter eclipse edward
edward1 einstein eleanor element elephant elizabeth ellen1 eminem emmanuel england enigma enter1 enterme
enterprise eternity europe evelyn everton exam123 exams1 excalibur experience explorer extreme falcon family
family1 fantasy fatima fearless february february1 february123 felicia felix1 fender fernando ferrari ferrari1
finance fireball firebird firefly fireman fishing fitness flamingo florida flower flower1 flowers fluffy flyers
football football1 forest forever forever1 formula1 fortnite france frances francis frankie franklin freddie
freddy freedom freedom1 friday friday1 friday123 friend friends friends1 froggy fubar1 fucker fuckme fuckoff
fuckyou fuckyou1 fuckyou2 gabriel gabriela galaxy gandalf gandalf1 ganesh ganesh123 ganesha garden garfield
gateway gemini general genesis genius george george1 georgia gerald gerrard ghbdtn giants giggles ginger ginger1
gizmo1 gladiator gloria golden golfer golfing goober goodluck google google1 gordon gorgeous graham grandma
gregory griffin guitar gunner gunners hacker hahaha hahahaha hallo123 halloween hammer hamster handsome hannah
hanuman happy1 happy123 happyday hardcore harley harley1 harrison harry1 harrypotter hawaii hayley heather
heather1 heaven hector helena hello1 hello12 hello123 hello1234 hellohello helpme hendrix herman hermione
hershey hindustan history hitman hockey hogwarts holiday hollywood homelesspa homer1 honda1 honey1 honeybee
hooters hornet horses hospital hospital1 hotdog hotmail hottie hottie1 houston howard hunter hunter1 hunting
hustler hyderabad iceberg iceman iforgot illusion iloveme iloveu iloveyou iloveyou1 iloveyou123 iloveyou2
imagine india1 india123 india2018 india2019 india2020 india2021 india2022 india2023 india2024 india2025
india2026 india2027 indian indian1 indiana infinity inside internet ireland ironman isabel isabella isabelle
iwantu jackass jackie jackson jackson1 jaguar jaihind jaimatadi jamaica james1 january january1 january123
january2018 january2019 january2020 january2021 january2022 january2023 january2024 january2025 january2026
january2027 jasmine jasmine1 jason1 jasper javier jeffrey jellybean jennifer jenny1 jeremy jerome jersey jessica
jessica1 jessie jesus1 jesus123 jesuschrist jewels joanna johnny jonathan jordan jordan1 jordan23 joseph joseph1
joshua joshua1 juliana juliet julius junior justin juventus katherine kathleen kathryn kavita kawasaki kelly1
kenneth kermit kevin1 killer killer1 killme kimberly kingdom kingkong kissme kitten kitty1 kittycat knight
knights kolkata krishna krishna1 kristen kristin kristina kumar123 ladybug lakers lakshmi lakshmi1 lalala
lalalala lamplight lamplight1 lamplight123 lauren lavender lawrence legend leonard leonardo leslie letmein
letmein1 letmein123 letmeinn letsgo liberty lincoln linkinpark lionking little liverpool liverpool1 lizard
lizzie logan1 logitech lollipop lollol london london1 lonely looking lorenzo lorraine louise love123 love1234
lovelove lovely loveme lover1 loveyou lucky1 lucky123 lucky7 madison madonna maggie maggie1 magic1 magnolia
mahadev mahesh manager manchester manoj123 manuel march1 march123 marcus margaret maria1 mariah marie1 marina
marine marino mario1 marlboro marlene marley marshall martha martin martina master master1 master123 matilda
matrix matthew matthew1 maverick maximus maxwell medical medical1 medicine meenakshi melanie melissa melody
memory mercedes mercury merlin metallica mexico mexico1 miamor michael michael1 michelle michelle1 mickey
mickey1 microsoft midnight midnight1 miguel mildred miller minecraft miracle miranda mississippi mitchell
mnbvcxz mommy1 monday monday1 monday123 money1 monica monica1 monkey monkey1 monkey12 monkey123 monster montana
moonlight morgan morgan1 morris mother mother1 motorola mountain msdhoni mukesh mumbai mustang mustang1 mylove
myname mypassword myspace1 naresh naruto nascar natasha nathalie nathan nathaniel natural nature ncc1701
nclex123 nclexrn neha123 nelson newdelhi newyork newyork1 nicholas nicholas1 nichole nicole nicole1 nightingale
nikita nikki1 nintendo nirvana nisha123 nissan nothing november november1 november123 nugget number1 nurse1
nurse123 nurse2023 nurse2024 nurse2025 nursing nursing1 nursing123 oblivion october october1 october123
offspring oliver olivia olivia1 omnamahshivaya omsairam onelove online operator optimus orange oranges orchid
orlando oscar1 p@ssw0rd p@ssword pa55w0rd pa55word packers paddle pamela panda1 pankaj pankaj123 panther
panthers panties paradise paradox paris1 parker parola pascal pass123 pass1234 pass12345 passion passw0rd passwd
password password! password1 password1! password12 password123 password1234 password2018 password2019
password2020 password2021 password2022 password2023 password2024 password2025 password2026 password2027 passwort
patches patience patient patrick patrick1 patriots pauline payton peaches peaches1 peanut peanut1 pearljam
penelope penguin pepper peterpan phantom philip phillip phoenix phoenix1 picasso pickle pictures pikachu
pinkfloyd pirate pitbull platinum playboy playboy1 player player1 playstation please please1 poison pokemon
pokemon1 police poohbear pooja1 pooja123 pookie pookie1 popcorn poppy1 porsche porter portugal power1 pradeep
prakash praveen precious predator preeti preston pretty prince prince1 princesa princess princess1 private
priya123 promise pumpkin pumpkin1 punjab puppies purple pussy1 pyramid q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx
qazwsx123 qazwsxedc qazxsw qqqqqq qwaszx qwe123 qweasd qweasdzxc qweqwe qwer1234 qwert1 qwert123 qwerty qwerty1
qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty2018 qwerty2019 qwerty2020 qwerty2021 qwerty2022 qwerty2023
qwerty2024 qwerty2025 qwerty2026 qwerty2027 qwerty7 qwertyu qwertyui qwertyuiop qwertz qwertzuiop rabbit rachel
rachel1 rahul123 raider raiders rainbow rainbow1 rajesh rajesh123 ramesh ramones random ranger rangers raptor
raymond rebecca rebecca1 redhead redneck redskins redsox redwings reggie regina rekha123 remember renegade
requiem ricardo richard richard1 ripper ritu123 robert robert1 roberto robinson roblox rocket rocknroll rocky1
rodrigo rohit123 rohit45 ronald ronaldo ronaldo7 rosebud roses1 royals runner ruslan russell russia sabrina
sachin sachin10 saibaba sairam sakura salmon samantha samira samson samsung samuel samuel1 sandeep sandeep123
sandra sandy1 sanjay sanjay123 saturday saturn savage savannah school school123 scooby scooter scorpio scorpion
scotland scott1 seattle secret security seema123 senior september september1 september123 serena service sexsex
sexy123 sexygirl shadow shadow1 shannon sharma123 sharon sheena shelby sheldon shelly sherry shilpa shirley
shivaji shivam shooter shorty sidney sierra silence silver simone simple simpson simran singh123 single skater
skippy skittles skywalker slayer slipknot smile1 smiles smiley smith1 smitty smokey sneha123 snickers snoopy
snowball snowman snuggles soccer soccer1 softball soleil solomon somebody something sommer sonia123 sonic1
sophie spanky sparkle sparky sparky1 special speedy spencer spider spiderman spiderman1 spirit spitfire sponge
spongebob sporting spring spring2018 spring2019 spring2020 spring2021 spring2022 spring2023 spring2024
spring2025 spring2026 spring2027 springs squirt stanley starfish stargate starlight startrek starwars starwars1
steelers steelers1 stella stephanie stephen sterling steve1 steven stewart stinky strawberry student student1
student123 study123 studygroup stupid stupid1 success suckit sugar1 summer summer1 summer12 summer2018
summer2019 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 summer2027 sundance
sunday sunday1 sunday123 sunflower sunil123 sunita sunny1 sunrise sunset sunshine sunshine1 superman superman1
superstar support suresh surfer susana suzuki svetlana swati123 sweet1 sweetheart sweetie sweetpea sweety
swimming swordfish sydney sylvia tamara tanner tanvi123 tarzan taurus taylor taylor1 teacher teacher1 teacher123
techno teddy1 teddybear tennis teresa test12 test123 test1234 test12345 tester testing testpass testtest texas1
theman theone therock thomas thomas1 thuglife thunder thunder1 thursday thursday1 thursday123 tiffany tiger1
tiger123 tigers tigger tigger1 timothy tinker tinkerbell titanic tomcat tommy1 topgun toyota travel travis
treasure trevor tricia trigger trinity trooper trouble truelove trumpet trustno1 tucker tuesday tuesday1
tuesday123 turtle tweety tweety1 twilight twinkle tyler1 undertaker unicorn united universal universe uruguay
vacation valentin valentina valentine vampire vanessa vanilla vegeta venice veronica victor victoria victory
vijay123 vikas123 viking vikings vikram vincent violet virat18 viratkohli virginia vision voodoo voyager walker
walter warcraft warrior warriors waterfall watson weasel wednesday weezer welcome welcome1 welcome123 welcome2
welcome2018 welcome2019 welcome2020 welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 welcome2026
welcome2027 wendy1 wesley westside whatever whiskey whisper whitney wildcat wildcats william willie willow
wilson windows winner winnie winston winter winter1 winter2018 winter2019 winter2020 winter2021 winter2022
winter2023 winter2024 winter2025 winter2026 winter2027 wisdom wizard wolfgang wolves wonder wrestling xander
xavier xbox360 xsw2zaq1 xxxxxx xxxxxxxx yamaha yankee yankees yankees1 yellow yellow1 yolanda young1 yourmom
zachary zaq12wsx zaq12wsxc zaq1zaq1 zeppelin zidane zombie zxc123 zxcvbn zxcvbnm zxcvbnm1 zxcvbnm123 zxczxc
zzzzzz zzzzzzzz
`
    .trim()
    .split(/\s+/),
);
