import AppBuilder
import Foundation
import Safeguards

/// Reads property lists, and reports the line of a syntax error.
enum PropertyListFile {
  /// - Throws: `BuildFailure` if the file is missing or isn't valid, or if its root isn't a
  ///   dictionary.
  static func read(_ file: URL, what: String) throws -> [String: Any] {
    let data: Data
    do {
      data = try InputFile.read(file)
    } catch {
      throw BuildFailure(
        MacFileSystem.exists(file)
          ? "can't read \(what): \(error.reason)" : "\(what) doesn't exist", file: file.path)
    }
    guard !data.isEmpty else { throw BuildFailure("\(what) is empty", file: file.path) }
    if let dictionary = PropertyListText.dictionary(in: data) { return dictionary }
    if let refusal = refusal(of: data, file: file, what: what) { throw refusal }
    return try dictionary(in: data, file: file, what: what)
  }

  /// Returns the dictionary in data that has passed the `refusal` check.
  /// - Throws: `BuildFailure`
  static func dictionary(in data: Data, file: URL, what: String) throws -> [String: Any] {
    do {
      let root = try PropertyListSerialization.propertyList(
        from: DocumentType.withoutSubset(data), options: [], format: nil)
      if let dictionary = root as? [String: Any] { return dictionary }
    } catch {
      throw failure(error as NSError, data: data, file: file, what: what)
    }
    throw BuildFailure("\(what) is broken: it doesn't contain a dictionary", file: file.path)
  }

  /// Returns the reason that the data can't be passed to Foundation, which doesn't support all
  /// property lists, or `nil` if it can. The file itself may be valid.
  static func refusal(of data: Data, file: URL, what: String) -> BuildFailure? {
    if data.starts(with: "bplist".utf8) {
      return BuildFailure(
        "\(what) is in the binary format", file: file.path,
        hint: "convert it with `plutil -convert xml1`")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      return BuildFailure(
        "\(what) is broken: it isn't in UTF-8", file: file.path,
        line: InputFile.lineOfBrokenText(in: data))
    }
    if let zero = data.firstIndex(of: 0) {
      return BuildFailure(
        "\(what) is broken: it contains a NUL byte", file: file.path,
        line: data[..<zero].count { $0 == UInt8(ascii: "\n") } + 1)
    }
    let start = text.prefix(400)
    if let match = start.firstMatch(of: /<\?xml[^>]*encoding\s*=\s*["']([^"']*)["']/),
      match.1.lowercased() != "utf-8"
    {
      return BuildFailure(
        "\(what) declares the encoding \(match.1.prefix(40)); use UTF-8", file: file.path, line: 1)
    }
    if let line = Nesting.excessiveLine(in: data) {
      return BuildFailure(
        "\(what) is nested more than \(Nesting.deepest) deep", file: file.path, line: line)
    }
    return nil
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
    } else if reason.lowercased().contains(/unexpected eof|end of buffer/) {
      line = data.count { $0 == UInt8(ascii: "\n") } + 1
      reason = "it ends too early"
    }
    if let conflict = conflictLine(in: data) {
      return BuildFailure(
        "\(what) contains a merge conflict", file: file.path, line: conflict,
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
