/// The keys of the software keyboard, and their positions.
@MainActor
struct KeyboardLayout {
  private static let look = SystemDesign.current.keyboards.measures

  let metrics: KeyboardMetrics
  let type: UIKeyboardType
  let plane: KeyboardPlane
  let shift: KeyboardShift
  let returnKey: UIReturnKeyType
  let isReturnEnabled: Bool

  private(set) var keys: [KeyboardKey] = []

  init(
    metrics: KeyboardMetrics, type: UIKeyboardType, plane: KeyboardPlane, shift: KeyboardShift,
    returnKey: UIReturnKeyType, isReturnEnabled: Bool
  ) {
    self.metrics = metrics
    self.type = type
    self.plane = plane
    self.shift = shift
    self.returnKey = returnKey
    self.isReturnEnabled = isReturnEnabled
    switch plane {
    case .pad, .padSymbols: addPad()
    case .emoji: addEmoji()
    case .letters, .numbers, .symbols:
      if metrics.isPad { addTablet() } else { addPhone() }
    }
  }

  /// Returns the first keys that a keyboard shows.
  static func firstPlane(of type: UIKeyboardType, isPad: Bool) -> KeyboardPlane {
    switch type {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: isPad ? .numbers : .pad
    case .numbersAndPunctuation: .numbers
    default: .letters
    }
  }

  // MARK: Content

  private var rows: [[String]] {
    switch plane {
    case .letters:
      let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
      return rows.map { row in row.map { shift == .off ? String($0) : $0.uppercased() } }
    case .numbers:
      return ["1234567890", metrics.isPad ? "@#$&*()'\"" : "-/:;()$&@\"", ".,?!'"].map {
        $0.map(String.init)
      }
    case .symbols:
      return [
        metrics.isPad ? "1234567890" : "[]{}#%^*+=",
        metrics.isPad ? "\u{20AC}\u{A3}\u{A5}_^[]{}" : "_\\|~<>\u{20AC}\u{A3}\u{A5}\u{2022}",
        ".,?!'",
      ].map { $0.map(String.init) }
    default:
      return []
    }
  }

  static func title(of returnKey: UIReturnKeyType) -> String {
    switch returnKey {
    case .default: "return"
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "SOS"
    case .continue: "continue"
    }
  }

  private var returnStyle: KeyboardKey.Style {
    switch returnKey {
    case .default, .next, .continue: .dark
    default: isReturnEnabled ? .accent : .dark
    }
  }

  // MARK: Building

  private mutating func add(
    _ action: KeyboardKey.Action, _ frame: CGRect, title: String = "", label: String,
    style: KeyboardKey.Style = .dark, fontSize: CGFloat = look.functionTextSize,
    isLit: Bool = false,
    isEnabled: Bool = true
  ) {
    keys.append(
      KeyboardKey(
        action: action, frame: frame, style: style, title: title, label: label,
        fontSize: fontSize, isLit: isLit, isEnabled: isEnabled))
  }

  private mutating func addText(_ text: String, _ frame: CGRect, fontSize: CGFloat? = nil) {
    let isLower = text.first?.isLowercase == true
    let size = isLower ? metrics.keys.lowercaseTextSize : metrics.keys.textSize
    add(
      .text(text), frame, title: text, label: text, style: .light, fontSize: fontSize ?? size)
  }

  private mutating func addShift(_ frame: CGRect) {
    add(.shift, frame, label: "shift", isLit: shift != .off)
  }

  private mutating func addReturn(_ frame: CGRect) {
    let title = Self.title(of: returnKey)
    add(
      .enter, frame, title: title, label: title, style: returnStyle,
      fontSize: metrics.isPad ? Self.look.padFunctionTextSize : Self.look.functionTextSize,
      isEnabled: isReturnEnabled)
  }

  private func y(_ row: Int) -> CGFloat {
    metrics.topMargin + CGFloat(row) * metrics.pitch
  }

  private func rect(_ x: CGFloat, _ row: Int, _ width: CGFloat) -> CGRect {
    CGRect(x: x, y: y(row), width: width, height: metrics.keyHeight)
  }

  // MARK: Phone

  private mutating func addPhone() {
    let gap = metrics.gap
    let left = metrics.left + Self.look.margin
    let right = metrics.right - Self.look.margin
    let step = (right - left + gap) / 10
    let width = step - gap
    for (row, texts) in rows.prefix(2).enumerated() {
      let inset = (10 - CGFloat(texts.count)) / 2 * step
      for (column, text) in texts.enumerated() {
        addText(text, rect(left + inset + CGFloat(column) * step, row, width))
      }
    }
    let side = step * 1.15 - gap / 2 + 2
    if plane == .letters {
      addShift(rect(left, 2, side))
    } else {
      let other: KeyboardPlane = plane == .numbers ? .symbols : .numbers
      let title = plane == .numbers ? "#+=" : "123"
      add(
        .plane(other), rect(left, 2, side), title: title,
        label: plane == .numbers ? "symbols" : "more")
    }
    let third = rows[2]
    if plane == .letters {
      for (column, text) in third.enumerated() {
        addText(text, rect(left + 1.5 * step + CGFloat(column) * step, 2, width))
      }
    } else {
      let start = left + 1.5 * step
      let wide = (7 * step) / CGFloat(third.count)
      for (column, text) in third.enumerated() {
        addText(text, rect(start + CGFloat(column) * wide, 2, wide - gap))
      }
    }
    add(.delete, rect(right - side, 2, side), label: "delete")
    addPhoneBottom(left: left, right: right, step: step)
    if metrics.hasFooter {
      add(.globe, leftCorner, label: "Emoji", style: .bare)
      add(.dictation, rightCorner, label: "dictation", style: .bare)
    }
  }

  /// The place of a key without a shape at the left, below or next to the others.
  private var leftCorner: CGRect {
    let look = Self.look.footer
    return CGRect(
      origin: CGPoint(x: look.margin, y: metrics.footerCenter - look.keySize.height / 2),
      size: look.keySize)
  }

  /// The place of a key without a shape at the right.
  private var rightCorner: CGRect {
    let left = leftCorner
    return left.offsetBy(dx: metrics.size.width - left.minX - left.maxX, dy: 0)
  }

  private mutating func addPhoneBottom(left: CGFloat, right: CGFloat, step: CGFloat) {
    let gap = metrics.gap
    let single = step * 1.25 - gap
    let double = step * 2.5 - gap
    var x = left
    let target: KeyboardPlane =
      plane == .letters ? (type == .namePhonePad ? .pad : .numbers) : .letters
    let switchTitle = plane == .letters ? "123" : "ABC"
    let switchWidth = metrics.hasFooter ? double : single
    add(
      .plane(target), rect(x, 3, switchWidth), title: switchTitle,
      label: plane == .letters ? "more" : "letters")
    x += switchWidth + gap
    if !metrics.hasFooter {
      add(.globe, rect(x, 3, single), label: "Emoji")
      x += single + gap
      add(.dictation, rect(x, 3, single), label: "dictation")
      x += single + gap
    }
    let returnX = right - double
    var extras: [String] = []
    if plane == .letters {
      switch type {
      case .emailAddress: extras = ["@", "."]
      case .twitter: extras = ["@", "#"]
      case .webSearch: extras = ["."]
      case .URL: extras = [".", "/", ".com"]
      default: break
      }
    }
    if type == .URL, plane == .letters {
      let wide = (returnX - gap - x + gap) / 3
      for (index, text) in extras.enumerated() {
        addText(
          text, rect(x + CGFloat(index) * wide, 3, wide - gap),
          fontSize: text.count > 1 ? Self.look.functionTextSize : nil)
      }
    } else {
      let extraStep = step
      let end = returnX - gap - CGFloat(extras.count) * extraStep
      add(.space, rect(x, 3, end - x), title: "space", label: "space", style: .light)
      for (index, text) in extras.enumerated() {
        addText(text, rect(end + gap + CGFloat(index) * extraStep, 3, extraStep - gap))
      }
    }
    addReturn(rect(returnX, 3, double))
  }

  // MARK: Number pads

  private static let padLetters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

  private mutating func addPad() {
    let look = Self.look.numberPad
    let left = metrics.left + look.margin
    let width = metrics.right - look.margin - left
    let step = (width + look.columnGap) / 3
    let gap = metrics.isLandscape ? look.landscapeRowGap : look.rowGap
    let top = metrics.isLandscape ? look.landscapeTop : look.top
    let pitch = (metrics.rowsHeight - top - look.bottom + gap) / 4
    func frame(_ column: Int, _ row: Int) -> CGRect {
      CGRect(
        x: left + CGFloat(column) * step, y: top + CGFloat(row) * pitch,
        width: step - look.columnGap, height: pitch - gap)
    }
    func addDigit(_ text: String, _ letters: String, _ place: CGRect) {
      var key = KeyboardKey(
        action: .text(text), frame: place, style: .light, title: text, label: text,
        fontSize: metrics.isLandscape ? look.landscapeDigitSize : look.digitSize)
      key.subtitle = letters.map(String.init).joined(separator: " ")
      keys.append(key)
    }
    let symbols = ["1", "2", "3", "pause", "5", "wait", "*", "0", "#"]
    for digit in 1...9 {
      let place = frame((digit - 1) % 3, (digit - 1) / 3)
      if plane == .padSymbols {
        switch symbols[digit - 1] {
        case "pause": addText("pause", place, fontSize: look.wordSize)
        case "wait": addText("wait", place, fontSize: look.wordSize)
        default: addText(symbols[digit - 1], place, fontSize: look.symbolSize)
        }
        continue
      }
      addDigit("\(digit)", Self.padLetters[digit - 1], place)
    }
    switch type {
    case .decimalPad:
      let separator = Locale.current.decimalSeparator ?? "."
      add(
        .text(separator), frame(0, 3), title: separator, label: separator, style: .bare,
        fontSize: look.digitSize)
    case .phonePad, .namePhonePad:
      let isSymbols = plane == .padSymbols
      let back: KeyboardPlane = type == .namePhonePad ? .letters : .padSymbols
      add(
        .plane(isSymbols ? .pad : back), frame(0, 3),
        title: isSymbols ? "123" : type == .namePhonePad ? "ABC" : "+ \u{2217} #",
        label: isSymbols ? "more" : type == .namePhonePad ? "letters" : "symbols", style: .bare,
        fontSize: look.wordSize)
    default: break
    }
    if plane == .padSymbols {
      addText("+", frame(1, 3), fontSize: look.symbolSize)
    } else {
      addDigit("0", type == .phonePad || type == .namePhonePad ? "+" : "", frame(1, 3))
    }
    add(.delete, frame(2, 3), label: "delete", style: .bare)
  }

  // MARK: Tablet

  private mutating func addTablet() {
    let gap = metrics.gap
    let margin = gap / 2
    let left = metrics.left + margin
    let right = metrics.right - margin
    let step = (right - left + gap) / 11
    let width = step - gap
    for (row, texts) in rows.prefix(2).enumerated() {
      let inset = row == 1 ? step * 0.45 : 0
      for (column, text) in texts.enumerated() {
        addText(text, rect(left + inset + CGFloat(column) * step, row, width))
        addAlternate(row, column)
      }
    }
    let deleteX = left + 10 * step
    add(.delete, rect(deleteX, 0, right - deleteX), label: "delete")
    let returnX = left + 9.45 * step
    addReturn(rect(returnX, 1, right - returnX))
    let shiftWidth = step * 0.95 - gap
    let third: [String]
    if plane == .letters {
      let marks: [String]
      switch type {
      case .emailAddress: marks = ["@", "."]
      case .URL: marks = ["/", ".com"]
      case .twitter: marks = ["@", "#"]
      default: marks = shift == .off ? [",", "."] : ["!", "?"]
      }
      third = rows[2] + marks
      addShift(rect(left, 2, shiftWidth))
    } else {
      third =
        (plane == .numbers
          ? ["%", "-", "+", "=", "/", ";", ":", ",", "."]
          : ["\u{A7}", "|", "~", "\u{2026}", "\\", "<", ">", "!", "?"])
      let other: KeyboardPlane = plane == .numbers ? .symbols : .numbers
      add(
        .plane(other), rect(left, 2, shiftWidth), title: plane == .numbers ? "#+=" : "123",
        label: plane == .numbers ? "symbols" : "more")
    }
    for (column, text) in third.enumerated() {
      addText(
        text, rect(left + (0.95 + CGFloat(column)) * step, 2, width),
        fontSize: text.count > 1 ? Self.look.padFunctionTextSize : nil)
      addAlternate(2, column)
    }
    let endX = left + 9.95 * step
    if plane == .letters {
      addShift(rect(endX, 2, right - endX))
    } else {
      let other: KeyboardPlane = plane == .numbers ? .symbols : .numbers
      add(
        .plane(other), rect(endX, 2, right - endX), title: plane == .numbers ? "#+=" : "123",
        label: plane == .numbers ? "symbols" : "more")
    }
    addTabletBottom(left: left, right: right, step: step)
    addShortcuts()
  }

  private static let alternates = ["1234567890", "@#$&*()'\"", "%-+=/;:"].map {
    $0.map(String.init)
  }

  /// Sets the character for a flick on the last letter that was added.
  private mutating func addAlternate(_ row: Int, _ column: Int) {
    let alternates = Self.alternates[row]
    guard plane == .letters, column < alternates.count else { return }
    keys[keys.count - 1].alternate = alternates[column]
  }

  private mutating func addTabletBottom(left: CGFloat, right: CGFloat, step: CGFloat) {
    let gap = metrics.gap
    let target: KeyboardPlane = plane == .letters ? .numbers : .letters
    let title = plane == .letters ? ".?123" : "ABC"
    let label = plane == .letters ? "more" : "letters"
    let width = step - gap
    add(.plane(target), rect(left, 3, width), title: title, label: label)
    add(.globe, rect(left + step, 3, width), label: "Emoji")
    add(.dictation, rect(left + 2 * step, 3, width), label: "dictation")
    let spaceX = left + 3 * step
    let spaceEnd = right - 2.5 * step
    add(
      .space, rect(spaceX, 3, spaceEnd - spaceX), title: "", label: "space", style: .light)
    add(.plane(target), rect(spaceEnd + gap, 3, 1.5 * step - gap), title: title, label: label)
    add(.dismiss, rect(right - width, 3, width), label: "Hide keyboard")
  }

  private mutating func addShortcuts() {
    let actions: [(KeyboardKey.Action, String)] = [
      (.undo, "Undo"), (.redo, "Redo"), (.paste, "Paste"),
    ]
    let look = Self.look.shortcuts
    for (index, action) in actions.enumerated() {
      add(
        action.0, look.first.offsetBy(dx: CGFloat(index) * look.step, dy: 0), label: action.1,
        style: .bare)
    }
  }

  // MARK: Emoji

  static let emoji =
    "😀😂🥹😊😍😘😜🤪😎🥳🤩😇🙂🙃😉😌😋🤔🤨😐😴😷🤒🥶🥵🤯😱😭😢😤😡🤬👋👍👎👏🙌🙏💪👀❤️🧡💛💚💙💜🖤🤍💔✨🔥🎉🎂🎁🌈☀️🌙⭐️☁️🌧❄️🌊🍎🍋🍓🍕🍔🍟☕️🍺⚽️🏀🎮🎵🚗✈️🚀🏠📱💻📷💡✅❌❓❗️"

  private mutating func addEmoji() {
    let look = Self.look.emoji
    let left = metrics.left + look.margin
    let right = metrics.right - look.margin
    let columns = metrics.isPad || metrics.isLandscape ? look.wideColumns : look.columns
    let rows = metrics.isLandscape && !metrics.isPad ? look.landscapeRows : look.rows
    let available = metrics.pitch * (metrics.hasFooter ? 4 : 3)
    let step = CGSize(
      width: (right - left) / CGFloat(columns),
      height: available / CGFloat(rows))
    for (index, emoji) in Self.emoji.prefix(columns * rows).enumerated() {
      let place = CGRect(
        x: left + CGFloat(index % columns) * step.width,
        y: metrics.topMargin + CGFloat(index / columns) * step.height, width: step.width,
        height: step.height)
      add(
        .text(String(emoji)), place, title: String(emoji), label: String(emoji), style: .bare,
        fontSize: min(step.width, step.height) * look.share)
    }
    if metrics.hasFooter {
      add(.plane(.letters), leftCorner, title: "ABC", label: "letters", style: .bare)
      add(.delete, rightCorner, label: "delete", style: .bare)
    } else {
      let width = look.letterKeyWidth
      let space = left + width + look.letterKeyGap
      add(.plane(.letters), rect(left, 3, width), title: "ABC", label: "letters", style: .bare)
      add(
        .space, rect(space, 3, right - width - look.letterKeyGap - space), title: "space",
        label: "space", style: .light)
      add(.delete, rect(right - width, 3, width), label: "delete", style: .bare)
    }
  }
}
