/// The places of members that have moved from an extension into the body of their class.
extension RewrittenModule {
  /// A place in one of the user's files.
  struct Place {
    let file: File
    let line: Int
    let column: Int
  }

  /// Returns the place of the member that code in a class's body stands for; `nil` if the code there
  /// doesn't stand for any.
  /// - Parameters:
  ///   - line: The line in the file, from 1.
  ///   - column: The column in the rewritten file, in bytes, from 1.
  func moved(from line: Int, _ column: Int, of file: File) -> Place? {
    guard file.isInserted(column, line: line),
      let code = file.rewrittenLine(line)?.utf8.dropFirst(column - 1),
      let name = String(code)?.firstMatch(of: /_quince_\w+/)?.output
    else { return nil }
    for file in files {
      if let place = file.place(of: name) {
        return Place(file: file, line: place.line, column: place.column)
      }
    }
    return nil
  }
}

extension RewrittenModule.File {
  /// The number of the line that names the user's file, or 0 if there's none.
  private var headerLines: Int { text.hasPrefix("#sourceLocation") ? 1 : 0 }

  /// Returns a line of the rewritten file, by its number in the user's file.
  fileprivate func rewrittenLine(_ line: Int) -> Substring? {
    let index = line - 1 + headerLines
    let lines = text.split(separator: "\n", maxSplits: index + 1, omittingEmptySubsequences: false)
    return lines.indices.contains(index) ? lines[index] : nil
  }

  /// Returns the line and the column in the user's file of a declaration with a new name.
  fileprivate func place(of name: Substring) -> (line: Int, column: Int)? {
    guard !originalPath.isEmpty else { return nil }
    for keyword in ["func ", "var "] {
      guard let found = text.firstRange(of: keyword + name) else { continue }
      let before = text[..<found.lowerBound]
      let line = before.count { $0.isNewline } + 1 - headerLines
      let start = before.lastIndex(where: \.isNewline).map { before.index(after: $0) }
      let bytes = text[(start ?? text.startIndex)..<found.lowerBound].utf8.count
      return (line, originalColumn(bytes + keyword.utf8.count + 1, line: line))
    }
    return nil
  }
}
