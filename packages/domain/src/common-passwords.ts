/**
 * Bases of the passwords that guessing lists try first and that pass a composition rule with usual additions (Password1!, Saudi@123).
 * Lower-case, without the digits and signs around them. `password.ts` strips them before the look-up.
 */
const WORDS = `
password passwort passw passwd pass passcode passphrase pwd secret default changeme change letmein welcome hello login logon signin access
admin administrator root superuser sysadmin user username guest test testing tester temp temporary demo sample example master manager
support service system server computer internet network windows microsoft office google gmail facebook twitter instagram snapchat youtube
whatsapp apple iphone samsung android huawei oracle cisco linux ubuntu oppo
qwerty qwert qwer qwertyuiop qwertz azerty asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qaz qazwsx wsx qweasd qweasdzxc
1qaz2wsx 1qaz@wsx !qaz2wsx !qaz@wsx zaq12wsx zaq1@wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 q1w2e3r4t5 qwe asd zxc
a aa aaa ab abc abcd abcde abcdef abcdefg abcdefgh abcabc aabbcc a1b2c3 a1b2c3d4 xyz xxx
love iloveyou loveyou lovely lover sweetheart honey baby babygirl princess prince queen king angel sunshine flower flowers rose roses
bouquet garden tulip jasmine lily orchid gift gifts summer winter spring autumn monday sunday january december ramadan eid
monkey dragon tiger lion eagle falcon horse dog cat butterfly shadow superman batman spiderman pokemon naruto ninja samurai pirate
football soccer baseball basketball hockey cricket ronaldo messi barcelona realmadrid liverpool chelsea arsenal juventus
hilal alhilal nassr alnassr ittihad alittihad ahli alahli
michael jordan jessica jennifer daniel robert thomas andrew charlie george ashley nicole matthew david james joseph william
ahmed ahmad mohammed mohamed muhammad mohammad ali omar umar khaled khalid abdullah abdulaziz abdulrahman fahad faisal saud salman sultan
turki bandar nasser saleh saad fatima fatimah aisha maryam noura nora sara sarah reem layla hind
saudi saudia saudiarabia ksa riyadh jeddah makkah mecca madinah medina dammam khobar taif tabuk abha qassim neom vision dubai qatar kuwait
egypt cairo jordan lebanon syria yemen islam muslim allah bismillah quran alhamdulillah mashallah habibi habibti hayati arab arabia
london paris newyork london india pakistan america canada
company business office work money dollar riyal shop store market order delivery customer client warda wardah ward
starwars matrix trustno1 whatever nothing freedom forever killer hunter ranger hacker hacked security secure
mustang ferrari mercedes toyota porsche harley yamaha cheese chocolate coffee cookie pepper banana orange purple yellow silver golden
diamond crystal phoenix thunder rainbow champion blessed lucky happy smile friends family mother father
`

/** The set of common bases. */
export const COMMON_PASSWORD_BASES: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
