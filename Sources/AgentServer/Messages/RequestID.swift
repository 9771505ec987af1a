/// The ID of a request or a progress token, chosen by the client.
enum RequestID: Hashable, Sendable {
  case text(String)
  case whole(Int)

  /// Reads an ID.
  ///
  /// The result is `nil` if the value is neither a string of a reasonable length nor a whole number.
  init?(_ value: JSONValue?) {
    switch value {
    case .text(let text) where text.utf8.count <= MessageLimits.longestID: self = .text(text)
    case .whole(let number): self = .whole(number)
    default: return nil
    }
  }

  /// The ID as it's written in a message.
  var value: JSONValue {
    switch self {
    case .text(let text): .text(text)
    case .whole(let number): .whole(number)
    }
  }
}
