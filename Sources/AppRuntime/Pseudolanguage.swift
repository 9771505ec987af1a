import DeviceProtocol

/// A change to an app's text and layout that shows whether the app is ready for other languages.
///
/// The device or Xcode's launch arguments can enable it.
package enum Pseudolanguage {
  nonisolated(unsafe) private static var switches = DeviceSwitches()

  /// Adopts the device's settings.
  ///
  /// Call it before the app has any other threads.
  package static func adopt(_ switches: DeviceSwitches) {
    self.switches = switches
    let arguments = CommandLine.arguments
    for (name, item) in [
      ("-AppleTextDirection", DeviceSwitch.rightToLeft),
      ("-NSForceRightToLeftWritingDirection", .rightToLeft),
      ("-NSDoubleLocalizedStrings", .doubleLength), ("-NSAccentuateLocalizedStrings", .accents),
    ] {
      guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
        continue
      }
      if ["YES", "true", "1"].contains(arguments[index + 1]) { self.switches[item] = true }
    }
  }

  /// Whether the layout is right to left in every language.
  package static var isRightToLeft: Bool { switches[.rightToLeft] }

  /// Returns localized text as it's displayed.
  package static func shown(_ text: String) -> String {
    guard switches != DeviceSwitches() else { return text }
    var text = text
    if switches[.accents] { text = accented(text) }
    if switches[.doubleLength] { text += " " + text }
    return text
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz", "ÅåÇçÐðÉéĞğĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž"))

  /// Returns text with accents added, except in format specifiers.
  private static func accented(_ text: String) -> String {
    var isPlaceholder = false
    return String(
      text.map { letter in
        if isPlaceholder {
          // A format specifier ends with its conversion character.
          if letter == "%" || letter == "@" || letter.isLetter && !"lhqzt".contains(letter) {
            isPlaceholder = false
          }
          return letter
        }
        isPlaceholder = letter == "%"
        return accents[letter] ?? letter
      })
  }
}
