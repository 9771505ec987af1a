/// The ID of a request, which its sender has chosen.
package enum RequestID: Hashable, Sendable {
  case text(String)
  case whole(Int)

  /// Reads an ID.
  ///
  /// The result is `nil` if the value is neither a whole number nor a string.
  /// - Parameter longest: The maximum length of a string, in UTF-8 bytes.
  package init?(_ value: JSONValue?, longest: Int = .max) {
    if let text = value?.text, text.utf8.count <= longest {
      self = .text(text)
    } else if let number = value?.integer {
      self = .whole(number)
    } else {
      return nil
    }
  }

  /// The ID as it's written in a message.
  package var value: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .whole(let number): .integer(number)
    }
  }
}
