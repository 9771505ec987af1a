import AppBuilder
import Foundation
import Safeguards

/// Reads an `.xcconfig` file and the files that it includes, each of them once.
struct ConfigurationFile {
  /// The maximum number of files that can be included, directly or indirectly.
  private static let mostFiles = 256

  private let area: ReadingArea
  private var known: [URL: [String: String]] = [:]
  /// The files that were read, in the order of inclusion.
  private(set) var files: [URL] = []

  private init(_ area: ReadingArea) {
    self.area = area
  }

  /// Returns the settings in a file and in the files that it includes, and the list of those files.
  /// - Throws: `BuildFailure` if the file or an included file is missing or can't be read by the
  ///   project.
  static func read(_ file: URL, in area: ReadingArea) throws
    -> (layer: BuildSettings.Layer, files: [URL])
  {
    var reader = ConfigurationFile(area)
    let values = try reader.read(MacFileSystem.resolve(file), includedBy: [])
    return (BuildSettings.Layer(values: values, file: file), reader.files)
  }

  private mutating func read(_ file: URL, includedBy stack: [URL]) throws -> [String: String] {
    if let values = known[file] { return values }
    guard !stack.contains(file) else { return [:] }
    guard files.count < Self.mostFiles else {
      throw BuildFailure(
        "the configuration includes more than \(Self.mostFiles) files", file: stack[0].path)
    }
    files.append(file)
    var values: [String: String] = [:]
    let lines = try text(of: file).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let text = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
        .trimmingCharacters(in: .whitespaces)
      if let match = text.wholeMatch(of: /#include(\?)?\s*"(.*)"/) {
        let included = MacFileSystem.resolve(
          URL(fileURLWithPath: String(match.2), relativeTo: file.deletingLastPathComponent()))
        if match.1 != nil, !MacFileSystem.exists(included) { continue }
        let other = try read(included, includedBy: stack + [file])
        try merge(other, into: &values, file: file, line: index + 1)
      } else if let equals = Self.assignment(in: text) {
        let key = text[..<equals].trimmingCharacters(in: .whitespaces)
        var value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        if value.hasSuffix(";") { value.removeLast() }
        try merge([key: value], into: &values, file: file, line: index + 1)
      }
    }
    known[file] = values
    return values
  }

  private func text(of file: URL) throws -> String {
    do {
      return String(
        decoding: try InputFile.read(area.resolve(file), atMost: 4 << 20), as: UTF8.self)
    } catch {
      throw BuildFailure(
        MacFileSystem.exists(file)
          ? "can't use the configuration file: \(error.reason)"
          : "the configuration file doesn't exist", file: file.path)
    }
  }

  /// Returns the equals sign between the name and value, ignoring those in conditions such as
  /// `[sdk=…]`.
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

  /// Replaces `$(inherited)` with the previous value.
  private func merge(
    _ new: [String: String], into values: inout [String: String], file: URL, line: Int
  ) throws {
    for (key, value) in new {
      let old = values[key] ?? "$(inherited)"
      let merged = value.replacingOccurrences(of: "$(inherited)", with: old)
      guard merged.utf8.count <= SettingExpansion.longest else {
        throw BuildFailure(
          "the build setting \(key) is longer than \(SettingExpansion.longest >> 10) KB",
          file: file.path, line: line, element: key)
      }
      values[key] = merged
    }
  }
}
