import AppBuilder
import Foundation
import Safeguards

extension ReadingArea {
  /// - Throws: `BuildFailure` if the file, or the target of a link, is outside the area that the
  ///   project can read.
  func check(_ file: URL, what: String = "the file", element: String? = nil) throws {
    do {
      try resolve(file)
    } catch {
      throw BuildFailure(
        "can't read \(what): \(error.reason)", file: file.path, element: element)
    }
  }
}

extension [ReadingArea] {
  /// Resolves a path in the first area that allows it.
  /// - Throws: `FileFailure` if no area allows it.
  func resolve(_ file: URL) throws(FileFailure) -> URL {
    for area in dropFirst() {
      if let found = try? area.resolve(file) { return found }
    }
    return try self[0].resolve(file)
  }

  /// - Throws: `BuildFailure` if the file, or the target of a link, is outside all areas.
  func check(_ file: URL, what: String) throws {
    if dropFirst().contains(where: { (try? $0.resolve(file)) != nil }) { return }
    try self[0].check(file, what: what)
  }
}
