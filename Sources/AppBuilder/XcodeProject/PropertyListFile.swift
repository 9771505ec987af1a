import Foundation

/// Reads property lists, and says in which line they break.
enum PropertyListFile {
  /// - Throws: `BuildFailure` if the file is missing or broken, or its root is no dictionary.
  static func read(_ file: URL, what: String) throws -> [String: Any] {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw BuildFailure(
        FileManager.default.fileExists(atPath: file.path)
          ? "\(what) cannot be read" : "\(what) is missing", file: file.path)
    }
    guard !data.isEmpty else { throw BuildFailure("\(what) is empty", file: file.path) }
    do {
      let root = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      if let dictionary = root as? [String: Any] { return dictionary }
    } catch {
      throw failure(error as NSError, data: data, file: file, what: what)
    }
    throw BuildFailure("\(what) is broken: it holds no dictionary", file: file.path)
  }

  private static func failure(_ error: NSError, data: Data, file: URL, what: String)
    -> BuildFailure
  {
    let isXML =
      data.prefix(200).range(of: Data("<".utf8)) != nil && data.prefix(2) != Data("//".utf8)
    var reason =
      error.userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
    if !isXML, let openStep = error.userInfo["kCFPropertyListOldStyleParsingError"],
      let match = "\(openStep)".firstMatch(of: /Code=\d+ "([^"]*)"/)
    {
      reason = String(match.1)
    }
    var line: Int?
    if let match = reason.firstMatch(of: /\s*(?:at|on) line (\d+)/) {
      line = Int(match.1)
      reason.removeSubrange(match.range)
    }
    if let conflict = conflictLine(in: data) {
      return BuildFailure(
        "\(what) holds a merge conflict", file: file.path, line: conflict,
        hint: "resolve it, or take one side with `git checkout --ours`")
    }
    let lower = reason.prefix(1).lowercased() + reason.dropFirst()
    return BuildFailure("\(what) is broken: \(lower)", file: file.path, line: line)
  }

  private static func conflictLine(in data: Data) -> Int? {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: Data("<<<<<<< ".utf8)) }.map { $0 + 1 }
  }
}
