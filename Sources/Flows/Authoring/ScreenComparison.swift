import DeviceProtocol

/// The differences between a screen before and after an action.
struct ScreenComparison {
  let before: RecordedScreen
  let after: RecordedScreen

  /// The title that indicates that a different screen or an alert is displayed.
  var landmark: ScreenElement? {
    if let question = Self.questions(on: after).last,
      !Self.questions(on: before).contains(where: { $0.id == question.id })
    {
      return question.firstText
    }
    if let title = Self.title(of: after), Self.title(of: before)?.text != title.text {
      return title
    }
    let texts = Self.texts(on: after)
    let new = arrivals
    return new.count >= 2 && new.count * 2 >= texts.count ? new.first : nil
  }

  /// The texts that weren't on the screen before.
  var arrivals: [ScreenElement] {
    let old = Set(Self.texts(on: before).map(\.text))
    return Self.texts(on: after).filter { !old.contains($0.text) }
  }

  /// The elements with an identifier that have changed or weren't there before.
  var changes: [ScreenElement] {
    let old = Self.identified(on: before)
    return after.known.filter { element in
      guard let id = element.identifier, let shown = RecordedText(of: element) else { return false }
      return old[id] != shown.text && Self.isPlain(shown.text)
    }
  }

  /// Returns the text of each element with an identifier.
  static func identified(on screen: RecordedScreen) -> [String: String] {
    var shown: [String: String] = [:]
    for element in screen.known {
      guard let id = element.identifier, let text = RecordedText(of: element) else { continue }
      shown[id] = text.text
    }
    return shown
  }

  /// Returns the title in the navigation bar.
  static func title(of screen: RecordedScreen) -> ScreenElement? {
    let bars = screen.index.entries.map(\.element).filter { $0.kind == .navigationBar }
    return bars.last.flatMap { bar in texts(in: bar).last { $0.kind == .staticText } }
  }

  private static func questions(on screen: RecordedScreen) -> [ScreenElement] {
    screen.index.entries.map(\.element).filter { $0.kind == .alert || $0.kind == .sheet }
  }

  /// Returns the labels with text.
  static func texts(on screen: RecordedScreen) -> [ScreenElement] {
    screen.known.filter {
      $0.kind == .staticText && $0.text?.isEmpty == false && isPlain($0.text ?? "")
    }
  }

  private static func texts(in element: ScreenElement) -> [ScreenElement] {
    let own = element.isVisible && element.text?.isEmpty == false ? [element] : []
    return own + element.children.flatMap(texts)
  }

  /// Returns whether a text is likely to be the same the next time, because it doesn't contain a
  /// time of day and isn't very long.
  private static func isPlain(_ text: String) -> Bool {
    text.count <= 200 && text.firstMatch(of: /\d{1,2}:\d{2}/) == nil
  }
}

extension RecordedText {
  /// Reads the text or value of an element, except for secure text.
  init?(of element: ScreenElement) {
    guard element.kind != .secureTextField, element.kind != .pickerWheel else { return nil }
    if let text = element.text, !text.isEmpty {
      self.init(text: text, isValue: false)
    } else if let value = element.value, !value.isEmpty {
      self.init(text: value, isValue: true)
    } else {
      return nil
    }
    testAttribute =
      switch element.kind {
      case .staticText, .button, .cell: element.label ?? text == text ? "label" : nil
      case .textField, .searchField, .textView, .slider, .image, .toggle, .stepper, .other:
        element.value ?? text == text ? "value" : nil
      default: nil
      }
  }
}
