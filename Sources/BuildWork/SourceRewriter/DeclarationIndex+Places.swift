extension DeclarationIndex {
  /// Returns the name of the innermost type that encloses a line.
  ///
  /// In an extension of a framework's type, that's the extended type.
  func type(around line: Int, of file: SourceFile) -> String? {
    let own = classes.filter { type in
      (type.file == file.index && file.lines(of: type.node).contains(line))
        || type.members.contains { $0.isInExtension(around: line, of: file) }
    }
    if let innermost = own.max(by: { $0.path.count < $1.path.count }) { return innermost.path }
    return foreignMembers.first { _, members in
      members.contains { $0.isInExtension(around: line, of: file) }
    }?.key
  }

  /// Returns the member marked `override` at a line, and the name of its type.
  func override(at line: Int, of file: SourceFile) -> (member: MemberDeclaration, type: String)? {
    let own = classes.lazy.map { ($0.members, $0.path) }
    let foreign = foreignMembers.lazy.map { ($0.value, $0.key) }
    return (Array(own) + Array(foreign)).lazy.compactMap { members, type in
      members.first {
        $0.isOverride && $0.file == file.index && file.lines(of: $0.node).contains(line)
      }.map { ($0, type) }
    }.first
  }
}

extension MemberDeclaration {
  fileprivate func isInExtension(around line: Int, of file: SourceFile) -> Bool {
    guard let extensionNode, self.file == file.index else { return false }
    return file.lines(of: extensionNode).contains(line)
  }
}
