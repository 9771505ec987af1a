/// The IDs of the new objects in a storyboard, such as `x7K-0a-Q2b`.
struct StoryboardIDs {
  private let name: String
  private let text: String

  /// - Parameters:
  ///   - name: A name that no other new scene has.
  ///   - text: The storyboard, which can contain IDs.
  init(_ name: String, in text: String) {
    self.name = name
    self.text = text
  }

  /// Returns the ID for a role, which no other object has.
  subscript(role: String) -> String {
    var attempt = 0
    while true {
      let id = Self.id(of: "\(name)/\(role)/\(attempt)")
      if !text.contains("\"\(id)\"") { return id }
      attempt += 1
    }
  }

  private static func id(of role: String) -> String {
    let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    var rest = ObjectID.hash(Array(role.utf8))
    var id = ""
    for index in 0..<8 {
      if index == 3 || index == 5 { id += "-" }
      id.append(digits[Int(rest % 62)])
      rest /= 62
    }
    return id
  }
}
