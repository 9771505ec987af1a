/// The reason that a request can't be performed.
struct AutomationFailing: Error, CustomStringConvertible {
  /// The reason in words.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
