/// The words that the names of Apple's symbols start with, whether or not the symbols are available
/// here.
enum SymbolWords {
  static let first: Set<String> = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: SymbolLibrary.folder)) ?? []
    let own = files.map { String($0.prefix { $0 != "." }) }
    return Set(own).union(others.split(whereSeparator: \.isWhitespace).map(String.init))
  }()

  private static let others = """
    0 00 01 02 03 04 05 06 07 08 09 1 10 11 12 123 13 14 15 16 17 18 19 2 20 21 22 23 24 25 26 27 28
    29 2h 3 30 31 32 33 34 35 36 37 38 39 4 40 41 42 43 44 45 46 47 48 49 4a 4h 4k 4l 5 50 6 7 8 9 a
    abc abs accessibility air airplayaudio airplayvideo airpod airpodpro airpods airpodsmax
    airpodspro airport airtag align allergens alt alternatingcurrent amplifier angle ant appclip
    apple applelogo applepencil applescript appletv appletvremote apps appwindow aqi arcade arkit
    arrowkeys arrowtriangle aspectratio atom australiandollarsign australsign auto automatic
    autostartstop av axel axle b backpack badge bahtsign balloon barometer baseball basket
    basketball bathtub battery batteryblock beach beats bin binoculars bird birthday blinds bonjour
    box brain brakesignal brazilianrealsign bubbles building burn burst button c cabinet cable
    cablecar candybarphone captions carbon carrot carseat case cat cedisign cellularbars centsign
    chair chandelier character checkerboard checklist chineseyuanrenminbisign circlebadge circles
    clear clipboard coloncurrencysign comb compass computermouse cone contact contextualmenu cooktop
    cpu cricket cruzeirosign curlybraces cursor cursorarrow curtains cylinder d danishkronesign
    decrease dehumidifier deskclock deskview dial digitalcrown directcurrent dishwasher display
    distribute dock dog dongsign door dots dpad dryer dumbbell e ear earbuds earpods eject ellipses
    engine entry esim eurozonesign ev externaldrive eyebrow eyes f facemask fan fanblades faxmachine
    ferry fiberchannel fibrechannel field filemenu fireplace firewall fireworks fish flashlight
    flask fleuron flip flipphone florinsign flowchart fluid fn football fossil francsign frying
    fuelpump fx g gauge gearshift giftcard glowplug greaterthan greetingcard grid guaranisign
    guitars gym gyroscope h handbag hands hanger hazardsign head headlight hearingaid hearingdevice
    heat heater helm hifireceiver hifispeaker hockey hold homekit homepod homepodmini horn
    hryvniasign humidifier humidity hurricane i increase infinity inset internaldrive ipod
    ipodshuffle ipodtouch ivfluid j joystick k kashida kipsign kph l l1 l2 l3 l4 lamp lane
    lanyardcard largecircle larisign laser latch laurel lb left lessthan level licenseplate
    lifepreserver light lightrail lightspectrum lightswitch lines lineweight lirasign livephoto
    lizard lm logo loupe lsb lt lungs m m1 m2 m3 m4 macbook macmini macpro macstudio macwindow
    magazine magicmouse magsafe mail manatsign medal mediastick medical memories memorychip menubar
    menucard metronome microbe microwave millsign mirror moonphase moonrise moonset moped mosaic
    mount mountain mouth movieclapper mph mug mustache n nairasign norwegiankronesign nose
    numbersign o oar oilcan opticaldisc opticaldiscdrive opticid oval oven p p1 p2 p3 p4
    paddleshifter pano paragraph paragraphsign parentheses parkinglight parkingsign party pc
    peacesign pedal pedestrian pentagon personalhotspot perspective pesetasign pesosign pianokeys
    pill pip pipe placeholdertext platter playstation point polishzlotysign popcorn powercord
    poweroff poweron poweroutlet powerplug powersleep projective purchased puzzlepiece pyramid q
    quotelevel r r1 r2 r3 r4 radio radiowaves rainbow rays rb recordingtape refrigerator restart
    retarder rhombus right righttriangle rm road roller roman rosette rsb rt ruler rupeesign s
    safari sailboat scale scalemass scanner scooter scope screwdriver scroll sdcard seal selection
    sensor server shadow shared shareplay shazam shekelsign sheqelsign shoe shoeprints shower
    signature signpost simcard sink skateboard skew skis sleep slowmo smartphone smiley snow
    snowboard soccerball sofa sos space sparkle spigot sportscourt sprinkler squares squareshape
    stairs staroflife steeringwheel stethoscope storefront stove strikethrough stroller studentdesk
    subtract sunglasses surfboard suv swatchpalette swedishkronasign swift swiftdata swirl switch
    syringe t table taillight takeoutbag teddybear teletype tengesign tennis tennisball tent
    terminal testtube textbox theatermask theatermasks timelapse timeline tirepressure togglepower
    toilet torus traction train transmission trapezoid triangleshape tropicalstorm truck tshirt
    tugriksign tuningfork turkishlirasign u uiwindow v vial videoprojector view visionpro voiceover
    volleyball w wake wallet wand warninglight washer watch watchface water waterbottle wave web
    window windshield wineglass wonsign wrongwaysign xbox xserve y yieldsign z zl zr zzz
    """
}
