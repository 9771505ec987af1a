import AppBuilder
import Foundation
import Safeguards

extension ReadingArea {
  /// - Throws: `BuildFailure` if a file is or leads where a project may not read.
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
  /// Finds the real place that a path leads to, in whichever area allows it.
  /// - Throws: `FileFailure` if none does.
  func resolve(_ file: URL) throws(FileFailure) -> URL {
    for area in dropFirst() {
      if let found = try? area.resolve(file) { return found }
    }
    return try self[0].resolve(file)
  }

  /// - Throws: `BuildFailure` if a file is or leads where no area is.
  func check(_ file: URL, what: String) throws {
    if dropFirst().contains(where: { (try? $0.resolve(file)) != nil }) { return }
    try self[0].check(file, what: what)
  }
}
