import Foundation

/// An `.xcconfig` file.
enum ConfigurationFile {
  /// The settings of a file and of those that it includes, and the files.
  /// - Throws: `BuildFailure` if it or a file that it includes is missing.
  static func read(_ file: URL, includedBy stack: [URL] = []) throws
    -> (layer: BuildSettings.Layer, files: [URL])
  {
    let file = MacFileSystem.resolve(file)
    guard !stack.contains(file) else { return ([:], []) }
    guard let data = try? Data(contentsOf: file) else {
      throw BuildFailure("the configuration file is missing", file: file.path)
    }
    var result: BuildSettings.Layer = [:]
    var files = [file]
    for var line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      if let comment = line.range(of: "//") { line = line[..<comment.lowerBound] }
      let text = line.trimmingCharacters(in: .whitespaces)
      if let match = text.wholeMatch(of: /#include(\?)?\s*"(.*)"/) {
        let included = URL(
          fileURLWithPath: String(match.2), relativeTo: file.deletingLastPathComponent())
        if match.1 != nil, !MacFileSystem.exists(MacFileSystem.resolve(included)) { continue }
        let other = try read(included, includedBy: stack + [file])
        result.merge(other.layer) { merge($1, into: $0) }
        files += other.files
      } else if let equals = assignment(in: text) {
        let key = text[..<equals].trimmingCharacters(in: .whitespaces)
        var value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        if value.hasSuffix(";") { value.removeLast() }
        result[key] = merge(value, into: result[key] ?? "$(inherited)")
      }
    }
    return (result, files)
  }

  /// The equals sign that parts the name from the value, not one in a condition such as `[sdk=…]`.
  private static func assignment(in text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  private static func merge(_ value: String, into old: String) -> String {
    value.replacingOccurrences(of: "$(inherited)", with: old)
  }
}
