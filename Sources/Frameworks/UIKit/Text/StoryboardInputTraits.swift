/// The `textInputTraits` element of a storyboard.
///
/// Missing values are Interface Builder's defaults.
@MainActor
struct StoryboardInputTraits {
  var keyboardType: UIKeyboardType = .default
  var keyboardAppearance: UIKeyboardAppearance = .default
  var returnKeyType: UIReturnKeyType = .default
  var autocapitalizationType: UITextAutocapitalizationType = .none
  var autocorrectionType: UITextAutocorrectionType = .default
  var spellCheckingType: UITextSpellCheckingType = .default
  var smartQuotesType: UITextSmartQuotesType = .default
  var smartDashesType: UITextSmartDashesType = .default
  var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType?

  init(_ coder: StoryboardCoder) {
    guard let node = coder.node.child("textInputTraits") else { return }
    func value<Value>(_ name: String, _ spellings: [String: Value], _ place: inout Value) {
      guard let spelling = node[name] else { return }
      if let value = spellings[spelling] {
        place = value
      } else {
        coder.file.warn("\(name)=\"\(spelling)\" isn't supported", at: node)
      }
    }
    value(
      "keyboardType",
      [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
      ], &keyboardType)
    value(
      "keyboardAppearance",
      ["default": .default, "alert": .dark, "dark": .dark, "light": .light], &keyboardAppearance)
    value(
      "returnKeyType",
      [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
        "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
        "emergencyCall": .emergencyCall, "continue": .continue,
      ], &returnKeyType)
    value(
      "autocapitalizationType",
      ["none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters],
      &autocapitalizationType)
    value("autocorrectionType", ["default": .default, "no": .no, "yes": .yes], &autocorrectionType)
    value("spellCheckingType", ["default": .default, "no": .no, "yes": .yes], &spellCheckingType)
    value("smartQuotesType", ["default": .default, "no": .no, "yes": .yes], &smartQuotesType)
    value("smartDashesType", ["default": .default, "no": .no, "yes": .yes], &smartDashesType)
    value(
      "smartInsertDeleteType", ["default": .default, "no": .no, "yes": .yes],
      &smartInsertDeleteType)
    enablesReturnKeyAutomatically = node.bool("enablesReturnKeyAutomatically") ?? false
    isSecureTextEntry = node.bool("secureTextEntry") ?? false
    textContentType = node["textContentType"].map(UITextContentType.init(rawValue:))
  }

  /// Applies the traits to a text input.
  func apply(to input: any UITextInputTraits) {
    input.keyboardType = keyboardType
    input.keyboardAppearance = keyboardAppearance
    input.returnKeyType = returnKeyType
    input.autocapitalizationType = autocapitalizationType
    input.autocorrectionType = autocorrectionType
    input.spellCheckingType = spellCheckingType
    input.smartQuotesType = smartQuotesType
    input.smartDashesType = smartDashesType
    input.smartInsertDeleteType = smartInsertDeleteType
    input.enablesReturnKeyAutomatically = enablesReturnKeyAutomatically
    input.isSecureTextEntry = isSecureTextEntry
    input.textContentType = textContentType
  }
}
