/// An undeclared type, such as the type of files with an unknown extension.
///
/// Its identifier contains all that's known about it.
struct DynamicType {
  private static let prefix = "dyn."

  let tag: String
  let tagClass: UTTagClass
  let parent: String

  init(tag: String, tagClass: UTTagClass, parent: String) {
    self.tag = tag.lowercased()
    self.tagClass = tagClass
    self.parent = parent
  }

  init?(identifier: String) {
    guard identifier.hasPrefix(Self.prefix) else { return nil }
    let digits = Array(identifier.dropFirst(Self.prefix.count).utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(decoding: digits[$0...($0 + 1)], as: UTF8.self), radix: 16)
    }
    let parts = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    self.init(
      tag: String(parts[0]), tagClass: UTTagClass(rawValue: String(parts[1])),
      parent: String(parts[2]))
  }

  var identifier: String {
    let text = "\(tag)\n\(tagClass.rawValue)\n\(parent)"
    return Self.prefix
      + text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
