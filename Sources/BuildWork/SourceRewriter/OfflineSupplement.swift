/// Replacements for members of URL sessions' classes, which make requests fail while the device has
/// no network.
enum OfflineSupplement {
  private static let names = ["URLSession", "URLProtocol"].map { Array($0.utf8) }
  private static let replaced = [
    "URLProtocol": ["registerClass", "unregisterClass"],
    "URLSessionConfiguration": ["default", "ephemeral"],
  ]

  /// Returns whether a module needs the replacements: if it mentions sessions, and doesn't declare
  /// such members itself.
  static func isNeeded(by files: [SourceFile], with index: DeclarationIndex) -> Bool {
    let isMentioned = files.contains { file in names.contains { file.bytes.contains($0) } }
    return isMentioned
      && !replaced.contains { type, members in isOwn(members, of: type, in: index) }
  }

  /// Returns whether a module extends a type by some members, or overrides them in a class.
  private static func isOwn(
    _ members: [String], of type: String, in index: DeclarationIndex
  ) -> Bool {
    let classes = (index.classes + index.localClasses).filter { $0.inherited.contains(type) }
    let own = index.foreignMembers[type, default: []] + classes.flatMap(\.members)
    return own.contains { members.contains($0.name) }
  }
}
