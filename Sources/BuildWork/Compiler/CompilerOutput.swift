import AppBuilder
import DeviceProtocol
import Foundation
import Safeguards

/// The compiler's output, mapped to the user's own files.
struct CompilerOutput {
  /// The diagnostics in the compiler's order, with errors first.
  let diagnostics: [Diagnostic]

  init(text: String, module: RewrittenModule, target: AppTarget) {
    let files = Dictionary(
      module.files.map { ($0.originalPath, $0) }, uniquingKeysWith: { first, _ in first })
    // The compiler reports an error at the end of a file against its input rather than the user's
    // file.
    let given = Dictionary(
      module.files.filter { !$0.originalPath.isEmpty }.map { ($0.url.path, $0) },
      uniquingKeysWith: { first, _ in first })
    var found: [Diagnostic] = []
    var seen: Set<Diagnostic> = []
    var leavesOutNotes = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = /^(\/[^\n]*?|<unknown>):(\d+):(\d+): (error|warning|note): (.*)$/
    for (number, line) in lines.enumerated() {
      let diagnostic: Diagnostic
      if let match = line.wholeMatch(of: place) {
        let severity = Diagnostic.Severity(rawValue: String(match.4)) ?? .error
        let name = String(match.1)
        var file = files[name] ?? (severity == .error ? given[name] : nil)
        var row = min(Int(match.2) ?? 1, file?.originalLineCount ?? .max)
        var column = Int(match.3)
        if let found = file, let wrong = column {
          let moved = module.moved(from: row, wrong, of: found)
          (file, row) = (moved?.file ?? found, moved?.line ?? row)
          column = moved?.column ?? found.originalColumn(wrong, line: row)
        }
        let path = file?.originalPath ?? name
        guard file != nil || severity == .error else { continue }
        if severity == .note, leavesOutNotes { continue }
        leavesOutNotes = severity == .warning && LinuxWarnings.include(match.5, module)
        if leavesOutNotes { continue }
        diagnostic = Diagnostic(
          severity, Self.message(match.5, lines[(number + 1)...], module.index),
          file: path == "<unknown>" ? nil : path,
          line: path == "<unknown>" ? nil : row, column: column,
          hint: Self.hint(for: String(match.5), target: target),
          sourceLine: file?.originalLine(row))
      } else if let match = line.wholeMatch(of: /(?:<unknown>:0: )?error: (.*)/) {
        let message = String(match.1)
        if message.contains("command failed") || message == "fatalError" { continue }
        diagnostic = Diagnostic(
          .error, message, file: target.project.path, hint: Self.hint(for: message, target: target))
      } else if let match = line.wholeMatch(of: /.*ld\.lld: error: (.*)/) {
        diagnostic = Diagnostic(.error, "linking: \(match.1)", file: target.project.path)
      } else {
        continue
      }
      if seen.insert(diagnostic).inserted { found.append(diagnostic) }
    }
    let inOwn = found.filter { $0.file.map { files[$0] != nil } ?? false }
    let isToldByOwn = inOwn.contains { $0.severity == .error }
    diagnostics = Self.errorsFirst(isToldByOwn ? inOwn : found)
  }

  /// Moves errors to the front, and keeps each note after the message that it belongs to.
  private static func errorsFirst(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var groups: [[Diagnostic]] = []
    for diagnostic in diagnostics {
      if diagnostic.severity == .note, !groups.isEmpty {
        groups[groups.count - 1].append(diagnostic)
      } else {
        groups.append([diagnostic])
      }
    }
    return groups.filter { $0[0].severity == .error }.flatMap { $0 }
      + groups.filter { $0[0].severity != .error }.flatMap { $0 }
  }

  private static func plain(_ message: Substring) -> String {
    AuthorNames.plain(message.replacing(#/ \[#[A-Za-z-]+\]$/#, with: ""))
  }

  /// Returns the message as Xcode would print it.
  ///
  /// An app can't use a member that's one of our frameworks' own, because iOS has no such member.
  /// - Parameter following: The output after the message, in which a note says where the member is.
  private static func message(
    _ text: Substring, _ following: ArraySlice<Substring>, _ index: DeclarationIndex
  ) -> String {
    if let message = requirement(text, index) { return message }
    guard let match = text.wholeMatch(of: /'(\w+)' is inaccessible due to .* protection level/),
      let note = following.prefix(while: { !$0.contains(": error: ") }).lazy
        .compactMap({ $0.wholeMatch(of: /(\S+?):\d+:\d+: note: .* declared here/) }).first,
      note.1.contains("/Sources/Frameworks/")
        || SystemModules.frameworks.union(Frameworks.partsOfUIKit)
          .contains(String(note.1.prefix { $0 != "." }))
    else { return plain(text) }
    return "there's no member '\(match.1)'"
  }

  /// Returns a compiler's message as Xcode would word it.
  /// - Parameter declarations: The paths of the declarations that the message refers to.
  static func message(
    _ text: String, referringTo declarations: [String], in module: RewrittenModule
  ) -> String {
    let notes = declarations.map { "\($0):1:1: note: declared here"[...] }
    return message(text[...], notes[...], module.index)
  }

  /// Returns the message about a name that only newer systems have.
  private static func requirement(_ text: Substring, _ index: DeclarationIndex) -> String? {
    if let match = text.wholeMatch(of: /(.*) is only available in (IOS\d+)/),
      let release = SystemRelease.allCases.first(where: { $0.domain == String(match.2) })
    {
      return "\(plain(match.1)) is only available in iOS \(release.version.major).0 or newer"
    }
    guard let (name, version) = newerName(text, index) else { return nil }
    return "'\(name)' is only available in iOS \(version) or newer"
  }

  /// Returns the name that a message is about, and the system that introduced it, if the app declares it
  /// only for newer systems than the device's.
  private static func newerName(
    _ text: Substring, _ index: DeclarationIndex
  ) -> (Substring, SystemVersion)? {
    if let match = text.wholeMatch(of: /cannot find (?:type )?'(\w+)'.* in scope/) {
      return index.system(with: String(match.1)).map { (match.1, $0) }
    }
    let member = /.*type '(?:any )?([\w.]+)[^']*' has no member '(\w+)'/
    guard let match = text.wholeMatch(of: member) else { return nil }
    return index.system(withMember: String(match.2), of: String(match.1)).map { (match.2, $0) }
  }

  private static func hint(for message: String, target: AppTarget) -> String? {
    if message.contains(/requires that 'any [^']+' be a class type/) {
      return "without Objective-C, a protocol can't stand for a class: remove the constraint "
        + "“AnyObject”, and keep the object in a weak property of type “AnyObject?”"
    }
    guard let match = message.firstMatch(of: /no such module '([^']+)'/) else { return nil }
    return MissingModule.hint(String(match.1), packages: target.packages)
  }
}
