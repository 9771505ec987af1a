import EditorMessages

/// The settings of a session, which users write in launch configurations.
struct SessionSettings {
  /// An error for a setting that can't be used.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    fileprivate init(_ name: String, _ rule: String) {
      self.init(description: "Invalid “\(name)” in the launch configuration: \(rule)")
    }

    init(description: String) { self.description = description }
  }

  private let values: JSONValue

  init(_ values: JSONValue) {
    self.values = values
  }

  /// Returns a text, which becomes an argument of a command.
  /// - Throws: `Failure` if it isn't a text, or the command would read something else.
  func text(_ name: String) throws(Failure) -> String? {
    guard let value = value(name) else { return nil }
    guard let text = value.text, !text.utf8.contains(0) else {
      throw Failure(name, "use a string.")
    }
    guard !text.hasPrefix("-") else { throw Failure(name, "it can't start with “-”.") }
    return text
  }

  /// Returns a Boolean, which is false by default.
  /// - Throws: `Failure` if it isn't a Boolean.
  func flag(_ name: String) throws(Failure) -> Bool {
    guard let value = value(name) else { return false }
    guard let flag = value.bool else { throw Failure(name, "use true or false.") }
    return flag
  }

  /// Returns the ID of a process, which editors' lists of processes can provide as a text.
  /// - Throws: `Failure` if it isn't a positive whole number.
  func process(_ name: String) throws(Failure) -> Int? {
    guard let value = value(name) else { return nil }
    guard let id = value.integer ?? value.text.flatMap({ Int($0) }), id > 0 else {
      throw Failure(name, "use the ID of a process.")
    }
    return id
  }

  private func value(_ name: String) -> JSONValue? {
    guard let value = values[name], value != .null else { return nil }
    return value
  }
}
