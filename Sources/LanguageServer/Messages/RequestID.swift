/// The identifier of a request, which is a number or a string.
enum RequestID: Hashable, Sendable {
  case number(Double)
  case text(String)

  init(_ id: JSONValue) {
    if case .number(let number) = id {
      self = .number(number)
    } else {
      self = .text(id.text ?? "")
    }
  }
}
