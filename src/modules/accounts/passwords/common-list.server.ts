/**
 * The passwords that attackers try first (P29, ASVS 6.2.4): keyboard walks, runs of digits, names, teams, and the words of the
 * place and the trade. All in lower case, alphabetical, none shorter than a password may be.
 */
export const COMMON_PASSWORDS: ReadonlyArray<string> = `
!@#$%^&* 000000 0000000 00000000 000000000 0000000000 001122 007007 010101 010203 01020304 012345 0123456 01234567
012345678 0123456789 098765 09876543 0987654321 101010 101112 102030 10203040 110110 111111 1111111 11111111
111111111 1111111111 1111qqqq 111222 111222333 111333 111555 111777 111999 112112 112211 112233 1122334 11223344
1122334455 112358 121212 121212121 1212123 1213141516 123000 123098 1230984 123123 123123123 123123123a 1231234
123123a 123123q 123147 123213 123234 123258 123321 123321123 123321a 123321q 123412 12341234 12344321 1234509876
123454321 123454321a 123455 1234554321 123456 12345600 1234561 12345612 1234561234 123456123456 12345654321 1234567
12345678 123456789 1234567890 1234567890a 1234567890q 1234567891 12345678910 1234567899 123456789a 123456789q
123456789z 12345678a 12345678q 12345679 1234567a 1234567q 1234568 123456987 123456a 123456aa 123456abc 123456asd
123456d 123456k 123456l 123456m 123456q 123456qwe 123456qwerty 123456s 123456t 123456z 123456zx 123456zxc 123457
123459 12345a 12345abc 12345asd 12345qwe 12345qwert 12345qwerty 123465 123478 123485 1234abcd 1234asdf 1234qwer
1234qwerty 1234rewq 1234zxcv 123567 123578 123580 123589 123645 123654 123698 123698745 123741 123753 123777 123789
123789456 123890 123987 123abc 123asd 123asdf 123hello 123qaz 123qwe 123qwe123 123qweasd 123qweasdzxc 123qwert
123qwerty 123zxc 124578 125125 125896 127127 12qwaszx 131313 134679 135790 135792468 1357924680 142536 1435254
147147 147258 147258369 147369 147741 147852 147852369 147852369a 147896 14789632 147896325 147963 148888 152535
159159 159263 159357 159357a 159632 159753 159753a 159951 163163 171717 1725782 181818 191919 1a2b3c 1a2b3c4d 1a2s3d
1a2s3d4f 1asshole 1bitch 1love1 1lover 1loveyou 1michael 1monkey 1password 1princess 1q2w3e 1q2w3e4 1q2w3e4r
1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qa2ws3ed 1qaz0okm 1qaz1qaz 1qaz2w 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
1qazzaq1 1qwerty 1v7upjw3nt 1x2y3z 200000 201314 202020 202122 21122112 212121 212223 222222 2222222 22222222 222333
223344 22334455 223366 224466 225588 232323 232425 234567 2345678 242424 246810 2468101 24681012 246813579 248163
251314 252525 252627 25802580 258369 258456 258852 262626 262728 282828 292929 292929a 2wsx3edc 2wsxzaq1 303030
3112111 314159 3141592 321123 321321 32132132 321456 321654 3216543 321654987 323232 332211 333333 334455 33445566
336699 343434 343434a 345678 3456789 357159 360360 369258 369258147 369852 3edc4rfv 3rjs1la7qe 420420 4301234 444444
4444444 44444444 44448888 445566 446688 454545 456123 456321 456456 456789 4567890 456852 456987 4815162342 494949
515151 515253 5201314 5201314a 520520 523456 525252 535353 543210 545454 5454545 555555 5555555 55555555 556677
55667788 556688 557799 565656 567890 5678910 575757 585858 595959 606060 616161 616263 626262 636363 646464 646464a
654123 654321 6543210 65432100 654321a 654321q 654987 656565 666666 6666666 66666666 66666666a 667788 66778899
668899 676767 678910 681012 686868 686868a 696969 696969a 700007 707070 707070a 717171 727272 737373 74107410
7412369 741258 741258963 741741 741852 741852963 741963 747474 753159 7531594 753357 753421 753951 757575 7654321
76543210 767676 777777 7777777 77777777 777888 778899 77889900 787878 787898 789123 789456 78945612 789456123
7894561230 7895123 789632145 789654 789654123 789789 789987 797979 808080 812345 818181 828282 838383 848484 8520456
85208520 852456 852963 858585 8675309 86753090 868686 87654321 878787 888888 8888888 88888888 888888888 88889999
889900 898989 90210a 909090 919191 929292 951159 951357 951753 951753a 951951 963258 963741 963741852 963852
963852741 969696 969697 987123 987456 98761234 987654 9876543 98765432 987654321 9876543210 987654321a 987654321q
98769876 989898 998877 99887766 999666 999888 999888777 999999 9999999 99999999 999999999 a123123 a123321 a12345
a123456 a1234567 a12345678 a123456789 a12345678910 a123654 a1a2a3 a1a2a3a4 a1b2c3 a1b2c3d4 a1s2d3 a1s2d3f4 aa123123
aa1234 aa123456 aa12345678 aa123456789 aaa111 aaa123 aaaa1111 aaaa1234 aaaaa1 aaaaaa aaaaaaa aaaaaaaa aaasss
aabb1122 aabbcc aakash aaron1 aarti123 ababab abc123 abc1231 abc1234 abc12345 abc123456 abc123456789 abc123abc
abcabc abcd12 abcd123 abcd1234 abcd12345 abcd123456 abcde1 abcde123 abcdef abcdef1 abcdef123 abcdefg abcdefg1
abcdefg123 abcdefgh abcdefghi abcdefghij abcdefghijk abgrtyu abhishek access ad123456 adam12 adgjmp adidas aditya
admin1 admin123 admin2018 admin2019 admin2020 admin2021 admin2022 admin2023 admin2024 admin2025 admin2026 admin2027
administrator adrian adventure aezakmi airborne airplane ajay123 akash123 akshay alabama alaska albatross albert
alchemy alejandra alejandro alex12 alex123 alex1234 alexalex alexander alexander1 alexandra alexandre alexis alexis1
alfaromeo alfred alfredo alicia alison allan1 allegro allison allison1 almighty alpha1 alphabet alpine always alyssa
aman123 amanda amanda1 amateur amazing amazon amber1 amber123 ambrose american amit123 amor12 amsterdam anaconda
anakin anderson andre1 andrea andrea1 andreas andrei andrew andrew1 andrey android angel1 angel12 angel123 angela
angela1 angelica angelika angelina angelique angelo angels aniket anil123 animal animals anjali anjali123 ankit123
ankita anna12 anna123 annaanna annette antares anthony anthony1 antoine antonia antonio anurag anushka apache apollo
apple1 apple123 apples apples1 april1 april12 april123 aquarius archangel archer archie argentina ariana arianna
ariel1 aristotle arizona arjun123 armando armani army12 arnold arsenal arsenal1 arthur arturo arvind asd123
asd123456 asd123asd asdasd asdasd123 asdasdasd asdf12 asdf123 asdf1234 asdf12345 asdf4321 asdf456 asdfasdf asdfg1
asdfg123 asdfg12345 asdfgf asdfgh asdfgh1 asdfghj asdfghjkl asdfghjkl1 asdfghjkl123 asdfjkl asdfjkl1 asdqwe
asdqwe123 asdqwezxc asdzxc ashish ashley ashley1 ashley12 ashok123 ashton assassin asshole asshole1 assman asterix
astrid astros athena atlanta atlantis attack audia4 audrey august august1 august12 august123 aurora austin austin1
australia austria autumn autumn2018 autumn2019 autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 autumn2025
autumn2026 autumn2027 avalon avatar avengers awesome awesome1 azerty azertyuiop aztecs babes1 babyblue babyblue1
babyboy babydoll babyface babygirl babygirl1 babygirl2 babygurl backspace bacon1 badass badboy badboy1 badger
badgirl badminton bahamas bailey balance baller baller1 balloon balloons bamboo banana banana1 bananas bandit
bangalore bangkok banker banshee baracuda barbara barbie barcelon barcelona barcelona1 barfly barkley barnes barney
barney1 barney12 barron bartman baseball baseball1 baseball2 basket basketball basketball1 bassman bastard bathroom
batista batman batman1 battle bavaria bayern bball1 beach1 beacon beagle beanie bear12 bearbear bearcat bearcats
bears1 beast1 beatles beatles1 beatrice beautiful beautiful1 beauty beaver beavis beckham beethoven belinda belize
bella1 bella123 belle1 belmont benfica benjamin benjamin1 bennett benson bentley berkeley berlin bermuda bernard
bernie bertha bertie bethany betsy1 beverly bharat bhavani bianca bigballs bigbird bigboobs bigboss bigboy
bigbrother bigcock bigdaddy bigdick bigdog bigfoot bigmac bigman bigred bigtime bigtits billabong billie billy1
billybob bimmer bingo1 bintang biology birdie birthday biscuit bishop bismillah bismillah1 bitch1 bitches biteme
black1 blackberry blackbird blackcat blackie blackjack blackman blackout blacks blade1 blahblah blaster blazer
bledsoe blessed blessed1 blessing blessing1 blink182 blizzard blonde blondes blondie blood1 bloody blossom blowjob
blowme blue123 blueberry bluebird bluedog blueeyes bluefish bluejay bluemoon blues1 bluesky bobbie bobbob bobby1
bobcat bobcats bogdan bollocks bollywood bonanza bond007 bondage bonjour bonkers bonnie booboo booboo1 booger boogie
boogie1 booker boomer boomer1 boomer12 boston boston1 bottle bowler bowling bowwow boxers boxing bradford bradley
brandon brandon1 brandy brasil braveheart braves brazil brenda brenda1 brendan brennan brewer brewster brian1 bridge
bridget bright brisbane britain british britney brittany broken bronco broncos bronson brooklyn brother brother1
brothers browns bruce1 brucelee bruins brutus bryant bubba1 bubba123 bubble bubblegum bubbles bubbles1 buckeye
buckeyes buckshot buddha buddy1 buddy12 buddy123 budgie budlight budweiser buffalo buffy1 builder bukkake bulldog
bulldog1 bulldogs bullet bulls1 bullseye bullshit bunnies bunny1 bunny123 burger burton bushido business busted
buster buster1 buster12 butter buttercup butterfly butterfly1 butterfly2 butthead butthole button buttons buzzard
byteme cabbage cabron cactus caesar caitlin calgary california calimero callie callisto calvin camaro camel1 camelot
camera cameron camilla camille camping campus canada canadian cancer cancun candice candle candy1 candyman cannabis
cannon canon1 cantona capricorn captain captain1 caramel caravan cardinal carebear caribbean carina carla1 carlitos
carlos carlos1 carlton carmen carnage carolina caroline caroline1 carolyn carpediem carpenter carrie carrot carson
carter cartman cartoon casanova cascade casey1 casino casper casper1 cassie castle castro cat123 catalina catdog
catherine catman catwoman cavalier cecilia celeste celtic celtic1 celtics centaur center central century cessna
chad123 challenge chambers champion champion1 champions chance chandan chandler chandra chanel changeme changeme1
changes changes1 channel chaos1 chapman charger chargers charity charlene charles charles1 charlie charlie1
charlie123 charlie2 charlotte charlton charly charmed charming chase1 chaser cheater checkers cheeky cheerleader
cheers cheese cheese1 cheetah chelsea chelsea1 chelsea123 chemical chemistry chennai cherokee cherries cherry
cherry1 chester chester1 chetan chevelle chevrolet chevy1 chevys cheyenne chicago chicken chicken1 chicks chico1
chiefs chiefs1 children chilli china1 chinese chinook chintu chipper chippy chiquita chivas choclate chocolat
chocolate chocolate1 chopin chopper chouchou chris1 chris12 chris123 chrisbrown chrissy christ christ1 christa
christi christian christian1 christie christin christina christine christmas christopher christy chronic chrysler
chuckles church cicero cinder cinderella cindy1 cinnamon circle circus citizen citroen civic1 civilwar claire
clapton clarissa clark1 classic classic1 classics claude claudia claudio clayton clement clemson cleopatra clevelan
cleveland client climber clinton closer cloud9 clouds clover clover1 clowns cobra1 cocacola cocaine cocker
cocksucker coco12 coconut coffee coldplay colleen college colombia colony colorado colorado1 coltrane colts1
columbia columbus comanche combat comedy comets comfort command commander commando common company compaq compaq1
compass complete compton computer computer1 computer2 computers concept concord concorde condor connect conner
connie connor connor1 conrad console contact control cookie cookie1 cookie12 cookie123 cookiemonster cookies cool123
coolio cooper copper cordelia corleone cornelius corolla corona corsair corvette cosmic cosmos cosworth cotton
cougar cougars country country1 county courage courtney courtney1 coventry cowboy cowboy1 cowboys cowboys1 cowgirl
coyote cracker cracker1 craig1 crazy1 crazy123 creamy creation creative creature cricket cricket1 cricket2 cristian
cristiano cristina critter croatia cromwell crossfire crunch crusader crusher crystal crystal1 crystals cthulhu
cuddles culinary cumming cumshot cunning cupcake cupcakes curtis cutiepie cyclone cygnus cynthia cypress cyprus
dabomb daddy1 daddy123 daddysgirl daedalus dagger daisy1 daisy123 dakota dakota1 dallas dallas1 damage damian damien
dammit dance1 dancer dancer1 dancing danger daniel daniel1 daniel12 daniel123 daniela danielle danielle1 danish
danny1 dannyboy danzig dapper darius dark12 darkangel darkknight darklord darkman darkness darkside darkstar darlene
darling darren darshan darthvader dartmouth darwin dastan database datsun daughter david1 david123 davide davidson
dawson daylight daytona deadhead deadman deadpool dealer deanna dearborn death1 debbie deborah december december1
december12 december123 deepak deepak123 deepblue deeznuts default defiant delete delhi1 delhi123 deliver delphi
delta1 deluxe demons denali denise denise1 denmark dennis dennis1 denver depeche deputy derrick desert design
designer desire desiree desktop desmond despair desperado destiny destiny1 destroy destroyer detective detroit
detroit1 deutsch deutschland develop devil1 devil666 devildog devils dexter dfcbkbq dhoni7 diablo diablo1 diablo2
diamond diamond1 diamonds diana1 diana123 dickhead dickson diego1 diehard diesel dietcoke dietrich digger diggler
digital digital1 dilip123 dilligaf dillon dimension dimples dinamo dinesh dinesh1 dinosaur dionysus direct director
dirtbike dirty1 discover discovery disney disneyland distance divine divorce divya123 doctor doctor1 doctor123
dodge1 dodger dodger1 dodgers dodgers1 dogbert dogcat doggie doggy1 doghouse dogman dogwood dolemite dollar dollars
dolly1 dolores dolphin dolphin1 dolphins domain dominic dominick dominique domino dominus donald donkey donnie
doobie doogie dookie doolittle doomsday doraemon doreen dorian dorothea dorothy double doughboy douglas douglas1
dragon dragon1 dragon12 dragon123 dragon69 dragon99 dragonball dragonfire dragonfly dragons dreamcast dreamer
dreamer1 dreaming dreams drifter driller driver drizzt droopy drowssap drummer drummer1 ducati duckie dudeman dudley
duffer duncan dundee dungeon dupont durango durga123 dustin dutch1 dwight dynamic dynamics dynamite dynamo dynasty
eagle1 eagles eagles1 eagles12 earnhardt earthlink easter eastside eastwood easy123 eating eatme1 eatshit eclipse
eddie1 edgar1 edison eduardo edward edward1 edward12 edwards eight8 einstein einstein1 elaine elcamino eleanor
electra electric electro electron elefant elektra element elements elephant elevator eleven elijah elisabeth
elizabet elizabeth elizabeth1 ellen1 elliot elliott elvis1 emerald emilia emily1 emily123 eminem emma12 emmanuel
emmitt empire engine engineer england english enigma enrique enter1 enterme enterprise entrance entropy envision
epsilon epson1 eragon erasure eric12 erica1 ericsson erotic escape escort espresso essence esther estrella eternal
eternity eternity1 ethan1 eugene eureka europe evangeline evangelion evelyn everest everlast everlasting everquest
everton everyday evolution exam123 exams1 excalibur excellent exchange exodus exotic experience expert explore
explorer export express extreme extreme1 fabian fabulous facebook facebook1 failure faith1 faithful falcon falcon1
falcons falcons1 falling family family1 family12 family5 famous fandango fantastic fantasy fantom farmer farscape
farside fashion fastball faster fatboy fatcat father fatima fatman favorite fearless feather february february1
february123 federico feelgood felicia felipe felix1 felix123 female fender fernanda fernando ferrari ferrari1 fetish
fiction fiddle fidelity field1 fiesta figaro fighter filippo filter finally finance findus finger finland fiona1
fire123 fireball firebird firefire firefly firefox fireman firewall first1 fisher fisherman fishhead fishing
fishing1 fishon fitness fktrcfylh flamenco flames flamingo flash1 flasher flatron fletcher flicks flight flipper
floppy florence flores florian florida florida1 flower flower1 flower12 flower2 flowerpower flowers fluffy fluffy1
flyboy flyers flyfish flying fontaine foobar football football1 football12 football2 ford150 forest forever forever1
forlife formula formula1 forsaken fortnite fortuna fortune foster fountain foxtrot foxylady france frances francesca
francesco francine francis francois frank1 frankfurt frankie franklin franky freak1 freaky fred1234 freddie freddie1
freddy frederic frederick freedom freedom1 freedom2 freefall freeman freeport freestyle freeuser freeway freewill
freeze french french1 frenchie fresh1 freshman friday friday1 friday123 friday13 friend friendly friends friends1
friends2 friendship fritz1 frodo1 frogger froggy frontier frosty frozen fubar1 fucked fucker fucker1 fuckface
fuckhead fucking fuckit fuckme fuckoff fuckoff1 fuckthis fuckyou fuckyou1 fuckyou123 fuckyou2 funky1 funny1 funnyman
funtime furball futurama future gabriel gabriel1 gabriela gabrielle galant galatasaray galaxy galileo gambit gambler
gameboy gamecube gameover gamer1 gamer123 games1 gandalf gandalf1 gandolf ganesh ganesh123 ganesha gangbang gangsta
gangsta1 gangster gangster1 garcia garden garfield garrett gateway gators gators1 gauntlet gaurav gaurav123 geetha
geheim gemini general general1 generic genesis geneva genius george george1 george12 georgia georgia1 georgina
gerald gerard germany germany1 geronimo gerrard getmoney getout getsome gfhjkm ghbdtn ghetto ghost1 gianni giants
gibbons gibson gideon giggles gilbert gilgamesh gilles gillian ginger ginger1 ginger12 giorgio giovanna giovanni
girlfriend girls1 giuseppe gizmo1 gizmo123 gizmodo gladiator gladys glenn1 glitter global gloria glory1 goalie
goarmy goblin goblue godbless goddess godfather godisgood godislove godsmack godspeed godzilla goforit gohan1 gohome
goldberg golden golden1 goldeneye goldfish goldie goldman goldstar goldwing golfball golfer golfer1 golfgolf golfing
golfing1 goliath gonzalez gonzo1 goober goodboy goodbye goodday goodgirl goodlife goodluck goodman goodtime goofball
google google1 gopal123 gopinath gordon gorgeous gothic gotmilk gotohell govind grace1 grace123 gracie graduate
graham grahm1 granada grandma grandpa granite grant1 grapes graphics grateful greatone greece green1 green123
greenbay greenday greenday1 greene greens gregory gremlin gretchen gretzky greywolf griffin grinch gringo grizzly
groove groovy groucho group1 grover grumpy guadalupe guardian guess1 guesswho guido1 guilherme guinea guinness
guitar guitar1 guitar12 guitars gundam gunner gunners gunther gustav gustavo gypsy1 hacker hackers hahaha hahahaha
hakunamatata halflife halifax hallie hallo1 hallo123 halloween halloween1 hamburg hamilton hamlet hammer hammer1
hammers hamster hamster1 handball handsome handyman hannah hannah1 hannah12 hannah123 hannibal hansolo hanuman
happiness happy1 happy12 happy123 happyday happydays happyface happyman hardball hardcore harddick harddrive harder
hardon hardrock hardware harikrishna hariom harish harlem harley harley1 harley12 harley123 harmony harold harriet
harrison harrison1 harry1 harry123 harrypotter harvard harvest harvey hastings hatred hatter hattie havana hawaii
hawaii50 hawkeye hawkeyes hawks1 hayley hazel1 headache headless health healthy heart1 heartbeat hearts heathcliff
heather heather1 heather2 heaven heaven1 hebrides hector hedgehog heidi1 heineken helena helicopter hellfire hello1
hello12 hello123 hello1234 hello1234567 hellohello hellokitty helloo hellos hellsing hellyeah helmet helper helpme
helpme1 hendrix hendrix1 henry1 henry123 hentai heracles herbert herbie hercules heritage heritage1 herman hermes
hermione hershey hewlett hindustan hiphop history history1 hithere hitler hitman hobbes hobbit hockey hockey1
hockey12 hogwarts hogwarts1 holein1 holiday holiday1 holland hollie hollister hollister1 holly1 hollywood homeboy
homelesspa homepage homer1 homerun homework honda1 hondacivic honesty honey1 honeybee honeydew honeymoon honolulu
hooker hoosier hoosiers hooter hooters hopeful hopeless horizon hornet hornets hornyman horse1 horse123 horses
hospital hospital1 hotdog hotgirl hotgirls hotmail hotpink hotrod hotshot hotstuff hottie hottie1 houses housewife
houston houston1 howard howdy1 hubert hudson huesos hughes humphrey hunter hunter1 hunter12 hunter123 hunting hurley
hurrican hurricane husker huskers hustler hyderabad hyperion ibanez iceberg icecream icecube iceman idiots iforget
iforgot iguana ilikepie illini illinois illuminati illusion iloveamy ilovegod ilovehim ilovejesus iloveme ilovemom
ilovemyself ilovesex iloveu iloveu1 iloveu2 iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveyou3
imagination imagine imissyou immortal impact impala imperial impossible imran123 inception include incubus
independent india1 india123 india2018 india2019 india2020 india2021 india2022 india2023 india2024 india2025
india2026 india2027 indian indian1 indiana indiana1 indians indigo industry infantry infected inferno infinite
infiniti infinity informix innocent insane insanity inside insomnia inspector inspiron instant integra intel1
interact intercom intermilan intern internet internet1 interpol intrepid intruder invader invest invisible iomega
ipswich ireland irene1 irish1 irishman iriver ironhead ironmaiden ironman isabel isabella isabella1 isabelle isaiah
island islander israel istanbul italia italian italiano italy1 iverson iverson3 iwantu jackal jackass jackass1
jackhammer jackie jackie1 jackjack jackson jackson1 jackson5 jacob1 jacob123 jacobs jacqueline jagdish jaguar
jaguars jaihind jaimatadi jakarta jake123 jakejake jamaica jamaica1 james007 james1 james12 james123 jamesbond
jameson jamie1 janaki janelle janice janine january january1 january12 january123 january2018 january2019
january2020 january2021 january2022 january2023 january2024 january2025 january2026 january2027 japanese jarrett
jasmin jasmine jasmine1 jasmine12 jasmine123 jason1 jasonx jasper javelin javier jayden jayhawk jayhawks jazzman
jazzy1 jeanette jeanne jeepster jefferson jeffrey jellybean jellyfish jenkins jennie jennifer jennifer1 jenny1
jensen jeremiah jeremy jeremy1 jericho jermaine jerome jerry1 jersey jersey1 jessica jessica1 jessie jester jesus1
jesus12 jesus123 jesus2 jesus7 jesuschrist jesusislord jesusloves jetski jewels jewish jimbo1 jimbob jimmy1
jimmypage jingle jitendra joanna joanne joaquin jocelyn johann johannes johncena johndeere johnny johnny1 johnson
johnson1 johnston joinme joker1 joker123 jomama jonas1 jonathan jonathan1 jordan jordan1 jordan12 jordan123 jordan2
jordan23 joseluis joseph joseph1 joseph12 josephin josephine joshua joshua1 joshua12 joshua123 journal journey
judith juggalo juggernaut juice1 juicy1 julian julian1 juliana juliana1 julie1 juliet juliette julius jumanji jumper
jungle junior junior1 junior12 jupiter jurassic justdoit justice justice1 justin justin12 justin123 justine justme
justus juventus kaiser kakashi kalpana kamikaze kamlesh kangaroo kannan kansas karate kareem karina karolina karthik
karthik123 kashmir kasper katarina katherine kathleen kathryn katie1 katie123 katrin katrina katrina1 kavita
kawasaki kayla1 kaylee keegan keeper keepout kellie kelly1 kelsey kendall kendra kennedy kenneth kenneth1 kenny1
kenobi kentucky kenwood kermit kermit1 kerouac kevin1 keyboard keystone khalid kickass kicker kikimora killbill
killer killer1 killer12 killer123 killers killing killjoy killme kimber kimberly kimberly1 kimmie kingdom kingdom1
kingfish kingkong kinglear kingpin kingston kinky1 kipper kiran123 kirkland kirsten kishore kisses kissme kissmyass
kitchen kitkat kitten kitten1 kittens kitty1 kitty123 kittycat kittykat klaster klingon klondike knicks knight
knight1 knights knockers knowledge kodiak kokomo kolkata komodo kontol koolaid kramer krishna krishna1 kristen
kristi kristian kristie kristin kristina kristina1 kristine kristy krypton krystal kumar123 kurtcobain kyocera
labrador labtec lacrosse ladies lady12 ladybird ladybug ladybug1 ladyluck lagrange laguna lakers lakers1 lakers24
lakeside lakshmi lakshmi1 lalala lalalala lalita lambert lamborghini lampard lamplight lamplight1 lamplight123
lancelot lancer lancia landmark landon landrover landscape langley lantern laptop laredo larissa larkin larry1
larson laserjet lasvegas latina latino laura1 laura123 lauren lauren1 lauren12 laurence laurent laurie lavalamp
lavender lawrence lawson lawyer leader leather lebron lebron23 legacy legend legend1 legendary legion legolas
leicester leonard leonard1 leonardo leonidas leopard leprechaun lesbian lesley leslie lestat lester letmein letmein1
letmein12 letmein123 letmein2 letmeinn letsgo letter letters leviathan lewis1 lexmark liberal liberty liberty1
library licking lifeguard lifehack lifeisgood lifestyle lifetime lightbulb lightning lights lillian lilly1 limewire
limited lincoln lincoln1 linda1 linda123 lindsay lindsey line123 link182 linkinpark linux1 lionel lionheart lionking
lions1 lisalisa listen litter little little1 littleman liverpoo liverpool liverpool1 liverpool123 liverpoolfc
livestrong living lizard lizard1 lizzie lizzie1 lobster lockdown lockout locoloco logan1 logical logistic logitech
lokesh lolita lollipop lollipop1 lollol lollol1 london london1 lonely lonestar longbow longhair longhorn longhorns
looking lookout lorenzo lorraine loser1 loser123 losers lotus1 louise louise1 louisiana lourdes love11 love12
love123 love1234 love69 lovebird lovebug lovelife lovelove lovely lovely1 loveme loveme1 loveme2 lover1 lover123
loverboy lovergirl lovers lovesex loveya loveyou loveyou1 loveyou2 lucas1 lucas123 lucifer lucky1 lucky123 lucky13
lucky7 lucky777 luckydog luckyone ludwig lukasz lulu12 lumber lunatic luther luvme1 macdaddy macgyver machine
macintosh mackenzie mackie macross madagascar maddie maddog madhav madhuri madison madison1 madman madness madonna
madrid maelstrom mafia1 magazine magellan maggie maggie1 maggie12 maggie123 magic1 magic123 magical magician magick
magneto magnolia magnum magpie mahadev mahalakshmi mahalo mahesh maiden mailbox mailman majestic makaveli makeup
malaka malaysia malcolm malibu mallard mallory mamamia mamta123 manager manager1 manchest manchester manchester1
mandarin mandingo mandrake mandy1 manhattan maniac manish manish123 manisha manoj123 manolo manson manuel manunited
manutd maradona marathon marcel marcello marcelo march1 march123 marcia marcus margaret margarit margarita margaux
margie maria1 mariah marian mariana marianne maribel marie1 marie123 marigold marihuana marijuana marilyn marina
marine mariners marines marines1 marino marino13 mario1 mariposa marisa marissa marius marjorie market marketing
markus marlboro marlene marlene1 marley marlin marlon marriage married marshall martha martin martina martina1
martine martinez martini marvel marvin mary12 mary123 maryann maryjane maryland masamune mason1 massage massimo
master master1 master12 master123 master12345 masterchief mastermind masters matchbox material matilda matrix matteo
matthew matthew1 matthew12 matthew123 matthias matthieu mattress maurice mauricio maverick maximum maximus maximus1
maxine maxpower maxwell mayank mayday mayflower maynard mazda1 mazda6 mazdarx7 mcdonald mcdonalds mckenzie meadow
meatball meatloaf mechanic medical medical1 medicine medion medusa meena123 meenakshi meera123 megadeth megaman
megan1 megane megatron mehmet melanie melinda melissa mellon melody melody1 melvin member memorex memory memphis
menace mendoza mental mercedes mercedes1 mercer mercury mercury1 meredith meridian merlin merlin1 merlot mermaid
messenger metal1 metallic metallica metallica1 meteor method metropolis mewtwo mexican mexico mexico1 mexico12
miamiheat miamor michael michael1 michael12 michael123 michael2 michael3 michaela michaels michal michel michele
michelle michelle1 michigan mickey mickey1 mickeymouse microlab microsoft middle midget midnight midnight1 midway
mighty miguel miguel1 mikael mike12 mike123 mike1234 mikemike milano mildred milena miles1 milkman milkshake
millenium millennium miller miller1 millie million millionaire millions milton mimi12 mimosa mindy1 minecraft
minerva minime minimum ministry minnie minolta miracle mirage miranda miriam mirror mischief misery misfit misfits
mission mississippi missy1 mister mistress misty1 mitchell mizzou mnbvcxz mobile mobydick modelsne modern mohamed
mohammad mohammed mohawk mohit123 mojo12 molly1 molly123 momdad momentum mommy1 mommy123 monarch monday monday1
monday123 money1 money12 money123 moneymaker moneyman mongola mongoose monica monica1 monique monitor monkey monkey1
monkey11 monkey12 monkey123 monkey13 monkey2 monkey69 monkeyboy monkeyman monkeys monopoly monroe monster monster1
monster123 montag montana monteiro monterey montreal montrose monty1 moocow mookie moonbeam moonlight moonshine
moose1 morbid mordor moreno morgan morgan1 morgana morning moron1 morpheus morphine morris morrison mortal mortgage
mortimer moscow motdepasse mother mother1 mother12 motherfucker motherlode motocros motocross motorola mountain
mountain1 mountains mouse1 mousepad movies mozart msdhoni muffin muffin1 muhammad mukesh mulder mullet mumbai
munchkin murder murphy murphy1 murray murugan muscle muscles mushroom music1 music123 musica musician musicman
mustafa mustang mustang1 mustang2 mustang5 mustang6 mustangs mygirl mylife mylife1 mylove mylove1 myname mypass
mypassword myspace1 mystery mystic myxworld nagaraj naked1 nalgas nameless nancy1 nancy123 napalm napoleon napoli
narayan narendra naresh naruto naruto1 naruto12 naruto123 nascar nascar24 nasty1 natalia natalie natalie1 natasha
nathalie nathan nathan1 nathan12 nathaniel national nations natural nature nautica navajo naveen naveen123 navigator
navneet navyseal ncc1701 ncc1701d ncc1701e nclex123 nclexrn nebraska needforspeed needles neha123 nelly1 nelson
nelson1 nemesis neptune nestle network nevada never1 neverdie nevermind nevermore newcastl newcastle newdelhi
newlife newlife1 newman newpass newpass6 newport newton newuser newworld newyear newyork newyork1 newyork123 next123
niagara nicaragua nicholas nicholas1 nicholas12 nichole nickel nickname nicola nicolas nicolas1 nicole nicole1
nicole12 nicole123 nicole2 nicotine nielsen nightfall nighthawk nightingale nightman nightmare nights nightwing
nightwish nikhil nikhil123 nikita nikita1 nikki1 nilesh nimbus nimrod nineinch ninja1 ninja123 ninjas nintendo
nintendo1 nipper nipple nipples nirvana nirvana1 nisha123 nissan nissan1 nithya nitin123 nitram nitro1 nobody noelle
nokia1 nokia123 nolimit nomore nonsense noodle noodles nopass nopassword norbert norman normandy northern norway
norwich notebook nothing notused novell novembe1 november november1 november11 november123 novifarm nowayout nuclear
nudist nugget nuggets number number1 number11 number12 number2 number7 nurse1 nurse123 nurse2023 nurse2024 nurse2025
nursery nurses nursing nursing1 nursing123 nutmeg oakland oakley oblivion obsession obsidian october october1
october12 october123 octopus oddball odyssey office offspring ohmygod ohshit oicu812 okinawa oklahoma oldman
oldschool oldsmobile oleander oliver oliver1 oliver12 olivia olivia1 olivier olympus omega1 omega123 omnamahshivaya
omsairam onelove onelove1 onetime online onlyme onlyone ontario opendoor opensesame opensource operation operator
optima optimus option oracle orange orange1 orange12 orange123 oranges orchid oregon orgasm original oriole orioles
orion1 orlando orlando1 osbourne oscar1 osiris ostrich ottawa outback outkast outlaw outside overkill overload
overlord ownage oxford oxygen ozzie1 p@ssw0rd p@ssword pa55w0rd pa55word pacers pacific packard packer packers
packers1 packers4 paddle padma123 padres pakistan palace paladin palmer palomino pamela pancake pancho panda1 pandas
pandora pangea panic1 pankaj pankaj123 pantera pantera1 panther panther1 panthers panties panties1 paolo1 papabear
papamama paper1 paperclip papillon paradigm paradise paradox paragon paramedic paranoid parasite parents paris1
parker parkside parola parrot parsons partner party1 pascal pass11 pass12 pass123 pass1234 pass12345 pass1word
passat passat1 passenger passion passion1 passmaster passme passpass passw0rd passwd passwd1 passwor password
password! password0 password01 password1 password1! password10 password11 password12 password123 password1234
password13 password2 password2018 password2019 password2020 password2021 password2022 password2023 password2024
password2025 password2026 password2027 password21 password22 password23 password3 password4 password5 password6
password69 password7 password8 password9 password99 passwordpassword passwords passwort pastor patches pathfinder
patience patience1 patient patrick patrick1 patriot patriot1 patriots patrol patton paulie paulina pauline pauline1
paulo1 pavan123 pavlov payal123 payday payton payton34 peace1 peace123 peaceful peaches peaches1 peacock peanut
peanut1 peanut12 peanutbutter peanuts pearljam pearls pebble pebbles pedro1 peekaboo peewee pegasus pelican pelusa
pencil penelope penguin penguin1 penguins penis1 penny1 people people1 pepito pepper pepper1 pepper12 peppermint
pepsi1 pepsi123 peregrin perfect perfect1 performance perkins persian persona peruvian pervert peter1 peter123
peterpan petersen petra1 peugeot pfloyd phantom phantom1 pharaoh pharmacy phialpha philip philippe philips phillies
phillip phillip1 philly philosophy phoebe phoenix phoenix1 phoenix2 phone1 photo1 photos phpbb1 physics pianist
piano1 pianoman picasso piccolo pickle pickle1 pickles picture picture1 pictures pierre pigeon piglet pigpen pikachu
pilgrim pillow pimpin pimpin1 pineapple pinetree pinhead pink12 pink123 pinkfloyd pinkie pinky1 pinky123 pinnacle
pioneer pipeline piper1 pippen pippin pirate pirates pisces pissing pissoff pistol pistons pitbull pitbull1
pittsburgh pizza1 pizza123 pizzaman planet plasma plastic plasticp platinum playboy playboy1 player player1 player12
player69 players playgirl playing playmate playstation playtime please please1 pleasure plumber plymouth pocket
poetic poetry pointer poison pokemon pokemon1 pokemon12 pokemon123 poker1 poland polaris police police1 polina
politics polkadot pollito polopolo pomegranate pompey pontiac ponyboy poohbear poohbear1 pooja1 pooja123 pookie
pookie1 pookie12 pool6123 poonam pooper poopie poopy1 popcorn popcorn1 popeye popper poppy1 popstar poptart porche
porkchop pornking porno1 pornos pornporn pornstar porsche porsche1 porsche9 porsche911 porter portland portsmouth
portugal positive possum postal poster postman potato potter potter1 powder powell power1 power123 powerful powerman
powers pradeep praise prakash pramod prasad prasanna prashant pratik praveen praveen123 prayer preacher precious
predator predator1 preeti prelude prem123 premier prerna presario prescott president presley pressure presto preston
preston1 pretty priest primus prince prince1 prince12 princesa princess princess1 princess12 princess123 princess2
princeton principal pringles printer printing priscilla prison pritam privacy private priya123 problem process
professor profit program programmer progress project promise prophecy prophet prospect prosper protect protocol
proton proverbs provider prowler psycho psycho1 psychology public puffin pulsar pumpkin pumpkin1 pumpkin2 pumpkins
puneet punisher punjab punkin punkrock puppet puppies puppy1 puppy123 puppydog puppylove purdue purple purple1
purple12 purple123 pushpa pussies pussy1 pussy123 pussy69 pussycat putter pyramid pyramid1 python q12345 q123456
q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qawsed qaz123 qazwsx qazwsx1 qazwsx12 qazwsx123 qazwsxedc qazxsw qazxswedc
qqq111 qqqqqq qqww1122 quality quantum quasar quattro quebec queen1 queenie queens quentin question quicksilver
quincy qwaszx qwe123 qwe1234 qwe123qwe qweasd qweasd123 qweasdzx qweasdzxc qweewq qweqwe qweqwe123 qwer12 qwer1234
qwerasdf qwert1 qwert123 qwerty qwerty0 qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456
qwerty2018 qwerty2019 qwerty2020 qwerty2021 qwerty2022 qwerty2023 qwerty2024 qwerty2025 qwerty2026 qwerty2027
qwerty21 qwerty22 qwerty7 qwerty77 qwerty78 qwertyqwerty qwertyu qwertyu1 qwertyui qwertyuiop qwertyuiop1
qwertyuiop123 qwertz qwertzuiop rabbit rabbits racecar racer1 racerx rachel rachel1 rachel12 racing racoon radeon
radha123 radhakrishna radhika radical radio1 radiohead rafael rafaela raffaele raghav rahul123 raider raiders
raiders1 railroad rainbow rainbow1 rainbow12 rainbow2 rainbows raindrop rainman raistlin rajendra rajesh rajesh123
rajkumar rakesh rakesh123 ralph1 raman123 rambler rambo1 ramesh ramirez rammstein ramona ramones rampage ramrod
ramses randall randolph random randy1 ranger ranger1 rangers rangers1 ranjit raphael rapper raptor raptors rascal
rashmi rasputin rastafari rastaman ratboy ratman raven1 ravens ravi123 ravindra raymond raymond1 razor1 reader
reality reality1 realmadrid realms reaper rebecca rebecca1 rebel1 rebels recall records recovery redalert redbaron
redbird redbull reddevil reddog redfish redhat redhead redhot redlight redman redneck redrose redrum redskin
redskins redsox redsox1 redwings redwood reebok reeves referee reflex reggie regina regina1 regional register
rekha123 reload reloaded remember remote renato renault renegade rental repair replay reptile republic requiem
rescue research reshma resident resist respect retired return revenge reverse review reviewer revolution reynolds
rhapsody rhiannon rhonda ricardo richard richard1 richard2 richards richie richmond rider1 riffraff ringo1 ripken
ripper rishabh rising ritu123 river1 rivera riverplate riverside roadkill roadking roadrunner roadster robbie robert
robert1 robert12 roberta roberto roberts robin1 robinhood robinson roblox robotech robots rochelle rochester rockers
rocket rocket1 rockets rockford rockhard rockies rockin rocknroll rockon rockport rockstar rockstar1 rockwell rocky1
rocky123 roderick rodrigo rohan123 rohit123 rohit45 roland roller rollin rollingstones rolltide romance romania
romano romantic romeo1 romero ronald ronaldinho ronaldo ronaldo1 ronaldo7 rooney roosevelt rooster rootbeer rosanna
rosario roscoe roseanne rosebud rosemary roses1 roshan rosie1 roswell rotten rotterdam rottweiler roxanne royal1
royals royalty rubber rubicon ruby12 rudeboy rudolf ruffles rugby1 rugger runaway runescape runescape1 runner
running rupert rush2112 ruslan russell russia rusty1 rusty123 rutgers ruthless sabine sabotage sabrina sachin
sachin1 sachin10 sachin123 saddle sadie1 safari safety sahara sahil123 saibaba saigon saikrishna sailboat sailing
sailor sailormoon saints saints1 sairam sairam123 sakshi sakura salamander salasana salazar saleen sales1 salman
salmon salvador salvation samantha samir123 samira sammie sammy1 sammy123 samoht sampson samson samson1 samsung
samsung1 samsung123 samtron samuel samuel1 samuel12 samurai sanchez sandberg sandeep sandeep123 sander sanders
sandiego sandman sandra sandra1 sandrine sandro sandwich sandy1 sanfran sangeeta sanity sanjay sanjay123 santana
santiago santos santosh santosh123 saopaulo sapphire sarah1 sarah123 sarasara saratoga sarita sascha sasha1 sasha123
saskia sassy1 satan666 satellite satisfied satish saturday saturn saturn1 satyam sausage savage savage1 savannah
savannah1 saving saxophone sayang scandal scania scanner scarecrow scarface scarlet scarlett schalke schatz scheisse
schnecke schneider school school1 school123 schooner schule schumacher schwartz science scissors scooby scooby1
scoobydoo scooter scooter1 scorpio scorpio1 scorpion scorpion1 scotch scotland scotland1 scott1 scottie scotty
scrabble scrappy screamer screen screwyou scruffy scuba1 scully seabee seagull seahawks seahorse search searching
seashell season seattle seattle1 sebastian sebastien second secret secret1 secret12 secret123 secrets secure
security security1 seeker seema123 select semperfi senator seneca senegal senha1 senha123 senior senior09 sensation
sensei sentinel sentra september september1 september11 september12 september123 sequoia serena serenity sergeant
sergei sergey sergio service seven7 sevens seventeen sex123 sexgod sexlove sexman sexsex sexual sexxxy sexy123
sexybabe sexybitch sexyboy sexygirl sexylady sexymama sexyman sexyme sexymf shadow shadow1 shadow11 shadow12
shadow123 shadows shaggy shakira shakur shalom shampoo shane1 shanghai shania shanice shankar shankar1 shanna
shannon shanthi shanti shaolin sharks sharky sharma123 sharmila sharon sharpe shashi shasta shaun1 shauna shaved
shawn1 sheeba sheena sheep1 sheila shekinah shelby shelby1 sheldon shelley shelly shelter shepherd sheriff sherlock
sherman sherri sherry sherwood shibby shields shilpa shimmer shining shinobi shirley shitface shithead shitshit
shitty shivaji shivam shivam123 shivani shiver shobha shocker shockwave shooter shopping short1 shorty shotgun
shotokan shoulder shovel showme showtime shredder shreya shrimp shubham shubham123 shuttle shweta sicily siddharth
sidekick sideways sidney siemens sierra sigma1 signal signature silence silent silicon silly1 sillyme silver silver1
silver12 silverado silvia simba1 simba123 simbad simon1 simon123 simona simone simonsays simple simpleplan
simplicity simply simpson simpsons simran sinatra sinbad sinclair sindhu sinfonia singapore singer singh123 singing
single sinister sinner siobhan sister sister1 sisters sitting sixers sixpack sixteen sixtynine skate1 skateboard
skater skater1 skater12 skating skeeter sketch skidoo skiing skills skinhead skinner skinny skipper skipper1 skippy
skittles skittles1 skolko skydive skyhawk skylar skylark skyline skywalke skywalker slacker slammer slapper slapshot
slaughter slave1 slayer sleeper sleeping sleepy slick1 slider slimjim slimshady slipknot slipknot1 slipknot666
slippery slugger slutty smallville smarty smashing smelly smile1 smile123 smile2 smiles smiley smiling smirnoff
smita123 smith1 smithers smithy smitty smoke420 smoker smokes smokey smokey1 smokie smoking smooth smoothie smother
smurfs snapper snapple snapshot snatch sneakers sneaky sneha123 snickers snickers1 sniper sniper1 snooker snoopdog
snoopy snoopy1 snowball snowball1 snowbird snowboar snowboard snowflake snowman snowman1 snowwhite snuggles soccer
soccer1 soccer10 soccer11 soccer12 soccer123 soccer13 soccer2 soccer7 soccer9 soccerball socket socrates softail
softball software solaris soldier soldier1 soleil soleil1 solitude solo123 solomon solomon1 solution somebody
somerset something something1 sommer sonali sonata sondra sonia123 sonic1 sonics sonny1 sonu123 sonyericsson
sonyfuck sooner sooners sophia sophia1 sophie sophie1 soprano sorcerer sorrow soulmate sounds southern southpark
southpaw southpole southside spaceman spanish spanish1 spanker spanking spanky sparkie sparkle sparkles sparky
sparky1 sparrow sparta spartan spartan117 spartans spawn1 speaker spears special special1 specialk species spectre
spectrum speed1 speedo speedracer speedway speedy spencer spencer1 sphere sphinx spider spiderma spiderman
spiderman1 spidey spike1 spike123 spikes spinner spiral spirit spirits spitfire splash splinter split1 spock1
spoiled sponge sponge1 spongebob spongebob1 spooky spooner sporting sports sports1 spring spring2018 spring2019
spring2020 spring2021 spring2022 spring2023 spring2024 spring2025 spring2026 spring2027 springs sprint sprite spunky
spurs1 sputnik squall squash squeak squirrel squirt squirter srikanth srinivas srinivas1 stacey stacy1 stadium
stained stalin stalker stallion stanford stanley stanley1 stanton starbuck starbucks starcraft stardust starfire
starfish stargate starlight stars1 starship starstar start1 starter startfinding startrek startrek1 starwar starwars
starwars1 state1 station station1 stayout stealth steaua steel1 steele steeler steelers steelers1 steelman stefan
stefania stefanie stefano steffi stella stella1 stephane stephani stephanie stephanie1 stephen stephens stereo
sterling sterling1 steve1 steve123 steven steven1 stevens stevie stewart stewart1 sticks sticky stiffler stifler
stinger stingray stinker stinky stinky1 stitch stocking stockton stolen stonecold stoner stoner1 stones storage
storm1 stormy story1 straight stranger strategy stratus strawberry stream street stress strider strike striker
striper stripper strippers strokes strong stryker stuart student student1 student123 student2 studio study123
studygroup stumpy stupid stupid1 stupid12 stupid123 stupidme subaru subhash sublime submit subway subzero success
suckdick sucker suckit suckmydick sucks1 sudhir sugar1 sugarbear suicide suite1 sujata sullivan sultan suman123
sumit123 summer summer07 summer08 summer09 summer1 summer10 summer12 summer123 summer2018 summer2019 summer2020
summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 summer2027 summer69 summer99 summertime summit
sunbird sundance sunday sunday1 sunday12 sunday123 sunderland sundevil sunfire sunflower sunil123 sunita sunny1
sunnyday sunrise sunset sunshine sunshine1 sunshine12 sunshine123 sunshine2 superb superbowl superboy supercool
superfly supergirl superior superman superman1 supermario supermax supernov supernova superpass supersonic supersta
superstar superstar1 superuser support supra1 supreme suraj123 surbhi suresh suresh123 surfer surfing surgery
surprise surround survivor surya123 susan1 susana susanna susanne sushil suzanne suzuki suzuki1 svetlana swapnil
swati123 sweden swedish sweet1 sweet123 sweet16 sweetdreams sweetgirl sweetheart sweetie sweetlove sweetness
sweetpea sweetpea1 sweets sweety swimming swinger swingers switch switzerland swordfis swordfish swords sydney
sydney1 sylvia symbol symphony syndrome synergy syracuse sysadmin system system32 tabasco tabitha tacobell taekwondo
tahiti taiwan talisman talon1 tamara tamara1 tammy1 tampa1 tampabay tangerine tango1 tanker tanner tanvi123 tanya1
tanzania tara12 tardis target tarheel tarheels tarun123 tarzan tasha1 tattoo taurus taurus1 taxman taylor taylor1
taylor12 taylor123 teacher teacher1 teacher123 teacher2 technics techno techno1 technology teddy1 teddy123 teddybear
teddybear1 teenage teenager tekken telecom telefon telephon telephone temp12 temp123 tempest temple temporary
temppass temptation tenchi tender tennesse tennessee tennis tennis1 tennis12 tequiero tequila teresa terminal
terminator terrance terrapin terrell terror terry1 test01 test11 test12 test123 test1234 test12345 testament tester
tester1 testicle testing testme testpass testtest testuser texaco texas1 texas123 thailand thanatos thatsme theater
thebeach thebeatles thebest thebest1 theboss theclash thecrow thecure thedoors theend thegame thegreat theking
theman themaster theone therapist there1 theresa therese thermal therock theshit thesims thierry thinking third1
thirteen thistle thomas thomas1 thomas12 thomas123 thompson thornton thrasher three3 threesome thriller throttle
thuglife thugstools thumbs thunder thunder1 thunder2 thunderb thunderbird thunders thursday thursday1 thursday123
thurston thx1138 tiberius tibet1 ticker ticket tickle tickler tictac tiffany tiffany1 tiger1 tiger12 tiger123 tiger2
tigercat tigerlily tigerman tigers tigers1 tigerwoods tigger tigger1 tigger12 tigger123 tigger2 timber time12
timeout timmy1 timosha timothy tinker tinker1 tinkerbell tinkerbell1 tinkle titanic titanic1 titanium titans
titleist tobias toby12 today1 together toilet tokyo1 tomahawk tomato tombstone tomcat tommie tommy1 tommy123
tomorrow toonarmy tootsie topcat topdog topgun topher topsecret toriamos torino tornado toronto toronto1 torpedo
torres tortoise tosser toto12 tottenham toucan touching toulouse tower1 townsend toyota toyota1 tracer tracey
tractor tracy1 trader trailer train1 training trance tranquil transam transfer transformers transport trapper trauma
travel traveler traveller travis travis1 treasure treasure1 treble trees1 tremor trevor trevor1 triangle tribal
tricia tricky trident trigger trigger1 trinidad trinity trinity1 triple triplets tripper triton triumph trojan
trojans trombone trooper trooper1 tropical trouble trouble1 trouble2 truck1 trucker trucks trueblue truelove
truelove1 truman trumpet trustme trustno trustno1 trustnoone truth1 tsunami tucker tucker1 tucson tuesday tuesday1
tuesday123 tulips tunafish tundra turbo1 turbos turkey turner turtle turtle1 turtles tushar tuttle tweety tweety1
tweety12 twelve twenty twenty20 twiggy twilight twilight1 twinkie twinkle twinkle1 twinkles twins1 twisted twister
twitter tycoon tyler1 tyrone tyson1 uday123 ultima ultimate ultra1 ultraman umbrella umesh123 uncle1 undead underdog
undergro underground undertaker underworld unicorn unicorn1 unicorns unique united united1 unity1 universal
universal1 universe unknown unlimited unlock unreal uptown upyours urchin ursula uruguay useless user12 user123
user1234 username usha123 usmarine utopia vacation vader1 vagabond vagina vaishali valencia valentin valentina
valentine valeria valerian valerie valhalla valiant valkyrie valley vampire vampire1 vampires vancouver vandal
vanessa vanessa1 vanhalen vanilla vanilla1 vanity variable varsha vascular vauxhall vection vector vegas1 vegeta
vegeta1 vegetable velocity velvet vengeance venice venkat venkat123 venkatesh ventura venture venus1 verbatim
veritas verizon vermont vernon verona veronica vertical vertigo veteran vfhbyf vfrcbv vicious vickie vicky1 victor
victor1 victoria victoria1 victory victory1 vidya123 viewsonic vijay123 vikas123 viking vikings vikram viktor
viktoria villa1 village vinay123 vinayak vincent vincent1 vincenzo vinnie vinod123 vintage violence violet violet1
violetta violin viper1 vipers vipin123 virat18 viratkohli virgin virginia virginia1 virgo1 virtual vishal vishal123
vishnu vision visions visitor visual vittoria vivek123 vivian viviana vivien vladimir volcano volcom volkswagen
volley volleyba volleyball voltage voltaire volvo1 volvo123 voodoo vortex voyager voyager1 vulcan vulture waffle
waffles wagner waiting walden walker walker1 wallace wallet walnut walrus walter walter1 wanderer wanker wanker1
wanted warcraft warcraft1 wareagle warehouse wargames warhammer warlock warlord warner warning warren warrior
warrior1 warriors warriors1 warszawa washingt washington wasser wassup watcher watching watchmen water1 water123
waterboy waterfall waterloo waterman watermelon watson watson1 wayne1 weasel weather weaver webber webmaster webster
wedding wednesday weed420 weekend weezer welcome welcome1 welcome12 welcome123 welcome2 welcome2018 welcome2019
welcome2020 welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 welcome2026 welcome2027 welder wellington
wendy1 wendy123 werder werewolf werner wertyu wesley wesley1 western westham westlife weston westside westwood
wetpussy whales what123 whatever whatever1 whatisit whatsup whatthe wheels whiskers whiskey whiskey1 whisky whisper
whisper1 whistler white1 whiteboy whitesox whitey whitie whitney whoami whocares whoknows wibble wichita wicked
wicked1 widget wildbill wildcat wildcat1 wildcats wildcats1 wildfire wildlife wildman wildone wildwood will12
william william1 william2 williams williamsburg willie willie1 willis willow willow1 willows wilma1 wilson wilson1
winchester windmill window windows windows1 windows7 windowsxp windsong windsurf wingman wingnut wings1 winner
winner1 winners winnie winnipeg winston winston1 winter winter1 winter12 winter2018 winter2019 winter2020 winter2021
winter2022 winter2023 winter2024 winter2025 winter2026 winter2027 winter99 wireless wisconsin wisdom wiseguy
wishbone witches within without wizard wizard1 wizards wojtek wolf12 wolfgang wolfgang1 wolfie wolfman wolfpack
wolverin wolverine wolves wolves1 wombat women1 wonder wonder1 wonderful wonderland woodland woodman woodstock
woody1 woofer woofwoof wookie word12 wordpass working workout world1 worldcup worldwide wraith wrangler wrestle
wrestler wrestling wrestling1 wright writer wutang wyoming xanadu xander xander1 xanth1 xavier xavier1 xbox123
xbox360 xerxes xfiles xiaomi xmas12 xsw2zaq1 xtreme xxxxx1 xxxxxx xxxxxxxx xyz123 xyzzy1 xzibit yadav123 yahoo1
yahoo123 yamaha yamaha1 yamahar1 yamahar6 yankee yankee1 yankees yankees1 yankees2 yash123 yasmin yeahbaby yeahyeah
yellow yellow1 yellow12 yellow123 yesterday yogesh yogibear yolanda yolanda1 york12 yosemite youknow young1 young123
yourmom yourmom1 yousuck yugioh yvette yvonne zachary zachary1 zapata zaphod zapper zaq123 zaq12wsx zaq12wsx1
zaq12wsxc zaq1xsw2 zaq1zaq1 zaqwsx zaqxsw zebra1 zebras zelda1 zenith zephyr zeppelin zeppelin1 zero00 zerocool
zhang123 zidane zidane1 zigzag zildjian zimmer zipper zodiac zoltan zombie zombie1 zombies zoomer zorro1 zxasqw
zxasqw12 zxc123 zxc123456 zxcasd zxcasdqwe zxcv123 zxcv1234 zxcvbn zxcvbnm zxcvbnm1 zxcvbnm12 zxcvbnm123 zxcvzxcv
zxczxc zzzxxx zzzzzz zzzzzzzz
`
  .trim()
  .split(/\s+/);
