/// Replacements for the asynchronous methods of URL sessions, which crash or block on Linux if the
/// task that awaits them is canceled.
enum SessionSupplement {
  /// Returns whether a module needs the replacements: if it mentions sessions, and doesn't declare
  /// such methods itself.
  static func isNeeded(by files: [SourceFile], with index: DeclarationIndex) -> Bool {
    let own = index.foreignMembers["URLSession", default: []].contains { member in
      ["data", "upload", "download"].contains(member.name)
        && member.parameters.contains { $0.label == "delegate" }
    }
    let name = Array("URLSession".utf8)
    return !own && files.contains { $0.contains(name) }
  }
}
