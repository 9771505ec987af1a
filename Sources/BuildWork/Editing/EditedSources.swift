import Foundation
import Safeguards

/// The source files of a module while they're edited: their unsaved contents, and the files that
/// have been parsed.
final class EditedSources {
  /// The files to rewrite, or `nil` to rewrite all.
  ///
  /// The declarations of the others are taken into account.
  var only: Set<URL>?
  /// Whether declarations have changed, on which other files can depend.
  var hasNewDeclarations = false
  private var contents: [URL: [UInt8]] = [:]
  private var parsed: [URL: SourceFile] = [:]
  /// The declarations of the files that were changed.
  private var declarations: [URL: DeclarationText?] = [:]
  /// The state of the parsed files on disk.
  private var stamps: [URL: FileStamp] = [:]

  /// Changes the contents of a file.
  /// - Parameter text: The new contents, or `nil` for those on disk.
  func change(_ file: URL, to text: String?) {
    if declarations[file] == nil { declarations[file] = parsed[file].flatMap(DeclarationText.init) }
    contents[file] = text.map { Array($0.utf8) }
    parsed[file] = nil
  }

  /// Forgets the files that have changed on disk.
  func refresh() {
    let current = parsed.filter { contents[$0.key] != nil || stamps[$0.key]?.isCurrent == true }
    if current.count < parsed.count { hasNewDeclarations = true }
    parsed = current
  }

  /// Returns the parsed files.
  ///
  /// One that can't be read is empty.
  func files(at urls: [URL], watch: SourceWatch) throws -> [SourceFile] {
    let known = parsed
    let unsaved = contents
    for url in urls where known[url] == nil { stamps[url] = FileStamp(url.path) }
    let files = try Parallel.map(Array(urls.enumerated())) { index, url in
      if let file = known[url], file.index == index { return file }
      guard let bytes = unsaved[url] else {
        return (try? SourceFile(url, index: index, watch: watch))
          ?? SourceFile(url, index: index, bytes: [])
      }
      return watch.during(url, size: bytes.count) { SourceFile(url, index: index, bytes: bytes) }
    }
    parsed = Dictionary(files.map { ($0.url, $0) }) { $1 }
    for (file, old) in declarations where known[file] == nil {
      let new = parsed[file].flatMap(DeclarationText.init)
      if new == nil || new != old { hasNewDeclarations = true }
      declarations[file] = .some(new)
    }
    return files
  }

  /// Returns whether a file is to be rewritten.
  func includes(_ file: SourceFile) -> Bool { only?.contains(file.url) ?? true }
}
