import AppBuilder
import Foundation
import Safeguards

/// Reads a `project.pbxproj`.
enum PropertyListProject {
  /// Returns the objects of a project.
  /// - Throws: `BuildFailure` if the file doesn't exist or is broken.
  static func read(_ file: URL) throws -> ProjectContents {
    let plist = try PropertyListFile.read(file, what: "the project file")
    var objects: [String: XcodeProject.Object] = [:]
    for (id, values) in plist["objects"] as? [String: Any] ?? [:] {
      guard let values = values as? [String: Any] else { continue }
      objects[id] = XcodeProject.Object(id: id, values: values)
    }
    guard let root = plist["rootObject"] as? String, objects[root] != nil else {
      throw BuildFailure(
        "the project file is broken: it has no root object", file: file.path,
        element: "rootObject")
    }
    return ProjectContents(
      file: file, objects: objects, root: root, warnings: [],
      format: (plist["objectVersion"] as? String).flatMap { Int($0) },
      line: { line(of: $0, in: file) })
  }

  /// Returns the line on which an object is defined.
  private static func line(of id: String, in file: URL) -> Int? {
    guard let data = try? InputFile.read(file) else { return nil }
    var rest = data[...]
    while let place = rest.range(of: Data(id.utf8)) {
      let start = data[..<place.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? data.startIndex
      let isFirst = data[start..<place.lowerBound].allSatisfy { " \t\n".utf8.contains($0) }
      let line = data[place.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
      if isFirst, line.range(of: Data("= {".utf8)) != nil {
        return data[..<place.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
      }
      rest = data[place.upperBound...]
    }
    return nil
  }
}
