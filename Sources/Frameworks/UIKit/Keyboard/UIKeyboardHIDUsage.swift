/// The keys of a keyboard, by their numbers in the USB standard.
///
/// Follows <https://developer.apple.com/documentation/uikit/uikeyboardhidusage>.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Too many keys are pressed.
  case keyboardErrorRollOver = 1
  /// The keyboard's self-test failed.
  case keyboardPOSTFail = 2
  /// An undefined error.
  case keyboardErrorUndefined = 3
  /// A.
  case keyboardA = 4
  /// B.
  case keyboardB = 5
  /// C.
  case keyboardC = 6
  /// D.
  case keyboardD = 7
  /// E.
  case keyboardE = 8
  /// F.
  case keyboardF = 9
  /// G.
  case keyboardG = 10
  /// H.
  case keyboardH = 11
  /// I.
  case keyboardI = 12
  /// J.
  case keyboardJ = 13
  /// K.
  case keyboardK = 14
  /// L.
  case keyboardL = 15
  /// M.
  case keyboardM = 16
  /// N.
  case keyboardN = 17
  /// O.
  case keyboardO = 18
  /// P.
  case keyboardP = 19
  /// Q.
  case keyboardQ = 20
  /// R.
  case keyboardR = 21
  /// S.
  case keyboardS = 22
  /// T.
  case keyboardT = 23
  /// U.
  case keyboardU = 24
  /// V.
  case keyboardV = 25
  /// W.
  case keyboardW = 26
  /// X.
  case keyboardX = 27
  /// Y.
  case keyboardY = 28
  /// Z.
  case keyboardZ = 29
  /// 1.
  case keyboard1 = 30
  /// 2.
  case keyboard2 = 31
  /// 3.
  case keyboard3 = 32
  /// 4.
  case keyboard4 = 33
  /// 5.
  case keyboard5 = 34
  /// 6.
  case keyboard6 = 35
  /// 7.
  case keyboard7 = 36
  /// 8.
  case keyboard8 = 37
  /// 9.
  case keyboard9 = 38
  /// 0.
  case keyboard0 = 39
  /// Return.
  case keyboardReturnOrEnter = 40
  /// Escape.
  case keyboardEscape = 41
  /// Backspace.
  case keyboardDeleteOrBackspace = 42
  /// Tab.
  case keyboardTab = 43
  /// Space.
  case keyboardSpacebar = 44
  /// Hyphen.
  case keyboardHyphen = 45
  /// Equal sign.
  case keyboardEqualSign = 46
  /// Opening bracket.
  case keyboardOpenBracket = 47
  /// Closing bracket.
  case keyboardCloseBracket = 48
  /// Backslash.
  case keyboardBackslash = 49
  /// Pound sign outside the USA.
  case keyboardNonUSPound = 50
  /// Semicolon.
  case keyboardSemicolon = 51
  /// Quote.
  case keyboardQuote = 52
  /// Grave accent.
  case keyboardGraveAccentAndTilde = 53
  /// Comma.
  case keyboardComma = 54
  /// Period.
  case keyboardPeriod = 55
  /// Slash.
  case keyboardSlash = 56
  /// Caps lock.
  case keyboardCapsLock = 57
  /// F1.
  case keyboardF1 = 58
  /// F2.
  case keyboardF2 = 59
  /// F3.
  case keyboardF3 = 60
  /// F4.
  case keyboardF4 = 61
  /// F5.
  case keyboardF5 = 62
  /// F6.
  case keyboardF6 = 63
  /// F7.
  case keyboardF7 = 64
  /// F8.
  case keyboardF8 = 65
  /// F9.
  case keyboardF9 = 66
  /// F10.
  case keyboardF10 = 67
  /// F11.
  case keyboardF11 = 68
  /// F12.
  case keyboardF12 = 69
  /// Print screen.
  case keyboardPrintScreen = 70
  /// Scroll lock.
  case keyboardScrollLock = 71
  /// Pause.
  case keyboardPause = 72
  /// Insert.
  case keyboardInsert = 73
  /// Home.
  case keyboardHome = 74
  /// Page up.
  case keyboardPageUp = 75
  /// Forward delete.
  case keyboardDeleteForward = 76
  /// End.
  case keyboardEnd = 77
  /// Page down.
  case keyboardPageDown = 78
  /// Right arrow.
  case keyboardRightArrow = 79
  /// Left arrow.
  case keyboardLeftArrow = 80
  /// Down arrow.
  case keyboardDownArrow = 81
  /// Up arrow.
  case keyboardUpArrow = 82
  /// Num lock.
  case keypadNumLock = 83
  /// Slash on the keypad.
  case keypadSlash = 84
  /// Asterisk on the keypad.
  case keypadAsterisk = 85
  /// Minus on the keypad.
  case keypadHyphen = 86
  /// Plus on the keypad.
  case keypadPlus = 87
  /// Enter on the keypad.
  case keypadEnter = 88
  /// 1 on the keypad.
  case keypad1 = 89
  /// 2 on the keypad.
  case keypad2 = 90
  /// 3 on the keypad.
  case keypad3 = 91
  /// 4 on the keypad.
  case keypad4 = 92
  /// 5 on the keypad.
  case keypad5 = 93
  /// 6 on the keypad.
  case keypad6 = 94
  /// 7 on the keypad.
  case keypad7 = 95
  /// 8 on the keypad.
  case keypad8 = 96
  /// 9 on the keypad.
  case keypad9 = 97
  /// 0 on the keypad.
  case keypad0 = 98
  /// Period on the keypad.
  case keypadPeriod = 99
  /// Backslash outside the USA.
  case keyboardNonUSBackslash = 100
  /// Application.
  case keyboardApplication = 101
  /// Power.
  case keyboardPower = 102
  /// Equal sign on the keypad.
  case keypadEqualSign = 103
  /// F13.
  case keyboardF13 = 104
  /// F14.
  case keyboardF14 = 105
  /// F15.
  case keyboardF15 = 106
  /// F16.
  case keyboardF16 = 107
  /// F17.
  case keyboardF17 = 108
  /// F18.
  case keyboardF18 = 109
  /// F19.
  case keyboardF19 = 110
  /// F20.
  case keyboardF20 = 111
  /// F21.
  case keyboardF21 = 112
  /// F22.
  case keyboardF22 = 113
  /// F23.
  case keyboardF23 = 114
  /// F24.
  case keyboardF24 = 115
  /// Execute.
  case keyboardExecute = 116
  /// Help.
  case keyboardHelp = 117
  /// Menu.
  case keyboardMenu = 118
  /// Select.
  case keyboardSelect = 119
  /// Stop.
  case keyboardStop = 120
  /// Again.
  case keyboardAgain = 121
  /// Undo.
  case keyboardUndo = 122
  /// Cut.
  case keyboardCut = 123
  /// Copy.
  case keyboardCopy = 124
  /// Paste.
  case keyboardPaste = 125
  /// Find.
  case keyboardFind = 126
  /// Mute.
  case keyboardMute = 127
  /// Volume up.
  case keyboardVolumeUp = 128
  /// Volume down.
  case keyboardVolumeDown = 129
  /// Locking caps lock.
  case keyboardLockingCapsLock = 130
  /// Locking num lock.
  case keyboardLockingNumLock = 131
  /// Locking scroll lock.
  case keyboardLockingScrollLock = 132
  /// Comma on the keypad.
  case keypadComma = 133
  /// Equal sign on an AS/400 keypad.
  case keypadEqualSignAS400 = 134
  /// International key 1.
  case keyboardInternational1 = 135
  /// International key 2.
  case keyboardInternational2 = 136
  /// International key 3.
  case keyboardInternational3 = 137
  /// International key 4.
  case keyboardInternational4 = 138
  /// International key 5.
  case keyboardInternational5 = 139
  /// International key 6.
  case keyboardInternational6 = 140
  /// International key 7.
  case keyboardInternational7 = 141
  /// International key 8.
  case keyboardInternational8 = 142
  /// International key 9.
  case keyboardInternational9 = 143
  /// Language key 1.
  case keyboardLANG1 = 144
  /// Language key 2.
  case keyboardLANG2 = 145
  /// Language key 3.
  case keyboardLANG3 = 146
  /// Language key 4.
  case keyboardLANG4 = 147
  /// Language key 5.
  case keyboardLANG5 = 148
  /// Language key 6.
  case keyboardLANG6 = 149
  /// Language key 7.
  case keyboardLANG7 = 150
  /// Language key 8.
  case keyboardLANG8 = 151
  /// Language key 9.
  case keyboardLANG9 = 152
  /// Erase.
  case keyboardAlternateErase = 153
  /// System request.
  case keyboardSysReqOrAttention = 154
  /// Cancel.
  case keyboardCancel = 155
  /// Clear.
  case keyboardClear = 156
  /// Prior.
  case keyboardPrior = 157
  /// The alternate return key.
  case keyboardReturn = 158
  /// Separator.
  case keyboardSeparator = 159
  /// Out.
  case keyboardOut = 160
  /// Oper.
  case keyboardOper = 161
  /// Clear or again.
  case keyboardClearOrAgain = 162
  /// CrSel or Props.
  case keyboardCrSelOrProps = 163
  /// ExSel.
  case keyboardExSel = 164
  /// Left Control.
  case keyboardLeftControl = 224
  /// Left Shift.
  case keyboardLeftShift = 225
  /// Left Option.
  case keyboardLeftAlt = 226
  /// Left Command.
  case keyboardLeftGUI = 227
  /// Right Control.
  case keyboardRightControl = 228
  /// Right Shift.
  case keyboardRightShift = 229
  /// Right Option.
  case keyboardRightAlt = 230
  /// Right Command.
  case keyboardRightGUI = 231
  /// Reserved.
  case keyboard_Reserved = 65535

  /// The key that switches to Hangul.
  public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// The key that switches to Hanja.
  public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// The key that switches to Kana.
  public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// The key that switches to the alphabet.
  public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// The key that switches to Katakana.
  public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
  /// The key that switches to Hiragana.
  public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
  /// The key that switches between Zenkaku and Hankaku.
  public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
