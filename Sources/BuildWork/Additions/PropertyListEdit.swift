import AppBuilder
import Foundation
import ProjectTemplates
import Safeguards

/// A change to a `project.pbxproj` that adds files to a group and to build phases.
struct PropertyListEdit {
  private let project: XcodeProject
  private var insertions: TextInsertions
  private let objects: JSONPlace
  private var newIDs: Set<String> = []

  /// - Throws: `BuildFailure` if the file isn't laid out as Xcode writes it.
  init(_ project: XcodeProject, adding files: [AddedFile], to group: XcodeProject.Object) throws {
    self.project = project
    let text = try InputFile.read(project.file)
    insertions = TextInsertions(text)
    var scanner = PropertyListScanner(text)
    guard let root = try? scanner.scan(), let objects = root.members["objects"] else {
      throw BuildFailure(
        "this project file isn't laid out as Xcode writes it", file: project.file.path,
        hint: "save the project in Xcode")
    }
    self.objects = objects
    for file in files { try add(file, to: group) }
  }

  /// The changed text.
  var text: String { insertions.result }

  private mutating func add(_ file: AddedFile, to group: XcodeProject.Object) throws {
    let phase = file.phase["name"] ?? (file.kind == .swift ? "Sources" : "Resources")
    let reference = "\(newID("file \(file.name)", of: group)) /* \(file.name) */"
    let member = "\(newID("member \(file.name)", of: group)) /* \(file.name) in \(phase) */"
    let path = PropertyListWriter.quoted(file.name)
    try add(
      "\(member) = {isa = PBXBuildFile; fileRef = \(reference); };", isa: "PBXBuildFile")
    try add(
      "\(reference) = {isa = PBXFileReference; lastKnownFileType = \(file.kind.fileType); "
        + "path = \(path); sourceTree = \"<group>\"; };", isa: "PBXFileReference")
    try append(reference, to: "children", of: group)
    try append(member, to: "files", of: file.phase)
  }

  /// Returns an ID that no object has.
  private mutating func newID(_ role: String, of group: XcodeProject.Object) -> String {
    var attempt = 0
    while true {
      let id = ObjectID.make("\(group.id)/\(role)/\(attempt)", in: project.name)
      if project.object(id) == nil, newIDs.insert(id).inserted { return id }
      attempt += 1
    }
  }

  /// Adds an object on a line of its type's section.
  private mutating func add(_ line: String, isa: String) throws {
    let newID = line.prefix { $0 != " " }
    let places = project.all(isa).compactMap { object in
      objects.keys[object.id].map { (id: object.id, offset: $0) }
    }.sorted { $0.offset < $1.offset }
    if let next = places.first(where: { $0.id > newID }),
      let indentation = insertions.indentation(before: next.offset)
    {
      insertions.insert(
        indentation + line + insertions.newline, at: insertions.lineStart(before: next.offset))
    } else if let last = places.last, let end = objects.members[last.id]?.range.upperBound,
      let indentation = insertions.indentation(before: last.offset)
    {
      insertions.insert(
        indentation + line + insertions.newline, at: insertions.lineEnd(after: end))
    } else {
      addSection(line, isa: isa)
    }
  }

  /// Adds a section with an object, in front of the next one by name.
  private mutating func addSection(_ line: String, isa: String) {
    let newline = insertions.newline
    let text = String(decoding: insertions.bytes, as: UTF8.self)
    let next = text.matches(of: /\/\* Begin (\w+) section \*\//).first { $0.1 > isa }
    guard let next else {
      let end = objects.range.upperBound - 1
      let indentation = insertions.indentation(before: end) ?? ""
      insertions.insert(
        indentation + "\t" + line + newline, at: insertions.lineStart(before: end))
      return
    }
    insertions.insert(
      "/* Begin \(isa) section */\(newline)\t\t\(line)\(newline)/* End \(isa) section */"
        + newline + newline,
      at: text.utf8.distance(from: text.startIndex, to: next.range.lowerBound))
  }

  private mutating func append(_ id: String, to key: String, of object: XcodeProject.Object) throws
  {
    guard let list = objects.members[object.id]?.members[key], case .array = list.kind else {
      throw BuildFailure(
        "this object has no list “\(key)”", file: project.file.path,
        line: project.line(of: object), hint: "save the project in Xcode")
    }
    insertions.append(id, to: list, unit: "\t", spaced: false)
  }
}
