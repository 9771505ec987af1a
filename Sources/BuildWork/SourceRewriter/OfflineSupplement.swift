/// Replacements for members of URL sessions' classes, which make requests fail while the device has
/// no network.
enum OfflineSupplement {
  private static let types = bytes("URLSession", "URLProtocol")
  private static let implicitMembers = bytes(".default", ".ephemeral")
  private static let testable = bytes("@testable")
  private static let replaced = [
    "URLProtocol": ["registerClass", "unregisterClass"],
    "URLSessionConfiguration": ["default", "`default`", "ephemeral"],
  ]

  /// Returns whether a module needs the replacements: if it uses sessions, and doesn't declare such
  /// members itself.
  static func isNeeded(by files: [SourceFile], with index: DeclarationIndex) -> Bool {
    usesSessions(files)
      && !replaced.contains { type, members in isOwn(members, of: type, in: index) }
  }

  /// Returns whether a module mentions sessions.
  ///
  /// Tests also see the replacements in the app, so they need their own if they use a configuration
  /// without its type.
  private static func usesSessions(_ files: [SourceFile]) -> Bool {
    mention(files, types) || mention(files, testable) && mention(files, implicitMembers)
  }

  private static func mention(_ files: [SourceFile], _ words: [[UInt8]]) -> Bool {
    files.contains { file in words.contains { file.contains($0) } }
  }

  private static func bytes(_ words: String...) -> [[UInt8]] { words.map { Array($0.utf8) } }

  /// Returns whether a module extends a type by some members, or overrides them in a class.
  private static func isOwn(
    _ members: [String], of type: String, in index: DeclarationIndex
  ) -> Bool {
    let classes = (index.classes + index.localClasses).filter { $0.inherited.contains(type) }
    let own = index.foreignMembers[type, default: []] + classes.flatMap(\.members)
    return own.contains { members.contains($0.name) }
  }
}
