/// Why a request can't be met.
struct AutomationFailing: Error, CustomStringConvertible {
  /// The reason in words.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
