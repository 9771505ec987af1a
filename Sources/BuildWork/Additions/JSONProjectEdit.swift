import AppBuilder
import Foundation
import ProjectTemplates
import Safeguards

/// A change to a `project.xcproj` that adds files to a group, as members of a target.
struct JSONProjectEdit {
  private let project: XcodeProject
  private var insertions: TextInsertions
  private let hasMark: Bool

  /// - Throws: `BuildFailure` if the file isn't in UTF-8.
  init(
    _ project: XcodeProject, adding files: [AddedFile], to group: XcodeProject.Object,
    of target: XcodeProject.Object
  ) throws {
    self.project = project
    let file = Data(try InputFile.text(of: project.file).utf8)
    let mark = Data([0xEF, 0xBB, 0xBF])
    hasMark = file.starts(with: mark)
    // Offsets count from the end of the byte-order mark.
    let text = hasMark ? Data(file.dropFirst(mark.count)) : file
    insertions = TextInsertions(text)
    var scanner = JSONScanner(text)
    guard let offset = project.offset(of: group), let root = try? scanner.scan(),
      let place = root.inner(at: offset)
    else {
      throw BuildFailure("this project file can't be changed", file: project.file.path)
    }
    let elements = files.map { Self.reference(to: $0, of: target) }
    add(elements, to: place, isRoot: place.range == root.range)
  }

  /// The changed text.
  var text: String { (hasMark ? "\u{FEFF}" : "") + insertions.result }

  private static func reference(to file: AddedFile, of target: XcodeProject.Object) -> String {
    let names = [target["name"], file.kind.phaseWord, file.phase["name"]].compactMap(\.self)
    // A slash in a name isn't a separator only if the names are in a list.
    let phase =
      names.contains { $0.contains("/") }
      ? #"{ "build-phase": [ \#(names.map(JSONLayout.quoted).joined(separator: ", ")) ] }"#
      : JSONLayout.quoted(names.joined(separator: "/"))
    return #"{ "path": \#(JSONLayout.quoted(file.name)), "target-membership": [ \#(phase) ] }"#
  }

  private mutating func add(_ elements: [String], to group: JSONPlace, isRoot: Bool) {
    let key = isRoot ? "files" : "children"
    guard let list = group.members[key] else {
      let end = group.range.upperBound - 1
      let all = elements.joined(separator: ", ")
      insertions.insert(#", "\#(key)": [ \#(all) ] "#, at: end)
      return
    }
    for element in elements { insertions.append(element, to: list, unit: "  ", spaced: true) }
  }
}
