/// The texts in an app's Info.plist that explain to the user how the app uses private data.
package enum UsageDescription {
  /// Returns the text with a key, or `nil` if there's none.
  package static func text(for key: String) -> String? {
    guard let text = InfoPlist[key]?.string, !text.isEmpty else { return nil }
    return text
  }

  /// Returns the text with a key, without which the app ends, as on iOS.
  package static func required(_ key: String) -> String {
    guard let text = text(for: key) else {
      fatalError(
        """
        This app has crashed because it attempted to access privacy-sensitive data without a usage \
        description.  The app's Info.plist must contain an \(key) key with a string value \
        explaining to the user how the app uses this data.
        """)
    }
    return text
  }

  /// Returns the text with a key, or reports that it's missing.
  package static func reported(_ key: String, among keys: [String]) -> String? {
    if let text = text(for: key) { return text }
    let names = keys.map { "“\($0)”" }.joined(separator: " and ")
    let needed = keys.count == 1 ? "an \(names) key" : "both \(names) keys"
    let value = keys.count == 1 ? "a string value" : "string values"
    report(
      .error,
      """
      This app has attempted to access privacy-sensitive data without a usage description. The \
      app's Info.plist must contain \(needed) with \(value) explaining to the user how the app \
      uses this data
      """)
    return nil
  }
}
