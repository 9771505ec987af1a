import AppBuilder
import Foundation
import Safeguards

extension AdditionRequest {
  /// The place of new files in a project.
  private enum Place {
    /// A folder whose files are all members of the target.
    case synchronized(URL)
    /// A group that lists its files.
    case group(XcodeProject.Object, URL)

    var folder: URL {
      switch self {
      case .synchronized(let folder), .group(_, let folder): folder
      }
    }
  }

  /// Finds the places of the new files.
  /// - Throws: `BuildFailure` if the project can't be read, or has no such target or folder.
  func find() throws -> Addition {
    let read = try XcodeProject(project, in: area)
    let object = try target(of: read)
    let target = try AppTarget(project: read, target: object, configuration: "Debug")
    let place = try place(for: object, in: read)
    var text: String?
    if case .group(let group, _) = place, !names.isEmpty {
      text = try changedText(adding: names, to: group, of: object, in: read)
    }
    return Addition(
      target: target.name, module: target.moduleName, root: read.root, folder: place.folder,
      sources: target.sources, resources: target.resources.map(\.source),
      projectFile: read.file, projectText: text)
  }

  private func target(of read: XcodeProject) throws -> XcodeProject.Object {
    guard let name = target else {
      guard let app = try read.app(named: nil) else { throw read.failureOfNoApp }
      return app
    }
    guard let found = read.targets.first(where: { $0["name"] == name }) else {
      throw BuildFailure(
        "the project has no target \(name)", file: project.path,
        hint: "its targets are: \(read.targetList)")
    }
    return found
  }

  // MARK: Places

  private func place(for target: XcodeProject.Object, in read: XcodeProject) throws -> Place {
    try synchronizedPlace(for: target, in: read) ?? groupPlace(for: target, in: read)
  }

  private func synchronizedPlace(
    for target: XcodeProject.Object, in read: XcodeProject
  ) throws -> Place? {
    for group in read.objects(target, "fileSystemSynchronizedGroups") {
      guard let root = read.url(of: group) else { continue }
      let place = folder ?? root
      guard let path = RealPath.of(place.path).path(orSameAs: RealPath.of(root.path)) else {
        continue
      }
      let exceptions = FolderExceptions(of: group, at: root, for: target, in: read)
      for name in names {
        let member = path.isEmpty ? name : "\(path)/\(name)"
        guard !exceptions.leavesOut(MacFileSystem.folded(member)) else {
          throw BuildFailure(
            "the project excludes \(member) from the target \(target["name"] ?? "")",
            file: read.file.path, line: read.line(of: group),
            hint: "choose another name, or remove the exception in Xcode")
        }
      }
      return .synchronized(place)
    }
    return nil
  }

  private func groupPlace(
    for target: XcodeProject.Object, in read: XcodeProject
  ) throws -> Place {
    guard let folder else {
      guard let group = usualGroup(of: target, in: read), let place = read.url(of: group) else {
        throw BuildFailure(
          "the target \(target["name"] ?? "") has no group with Swift files",
          file: read.file.path, line: read.line(of: target),
          hint: "choose the folder of a group with --folder")
      }
      return .group(group, place)
    }
    let path = RealPath.of(folder.path)
    let groups = read.all("PBXGroup").compactMap { group in
      read.url(of: group).map { (group: group, folder: $0) }
    }
    if let found = groups.first(where: { RealPath.of($0.folder.path) == path }) {
      return .group(found.group, found.folder)
    }
    let synchronized = read.objects(target, "fileSystemSynchronizedGroups")
    let known = Set(
      (groups.map(\.folder) + synchronized.compactMap { read.url(of: $0) })
        .compactMap { $0.path.path(relativeTo: read.root.path) })
    throw BuildFailure(
      "the project doesn't list this folder", file: folder.path,
      hint: known.isEmpty
        ? "create the group in Xcode"
        : "the folders of the project are: \(known.sorted().joined(separator: ", "))")
  }

  /// Returns the group that contains most of a target's Swift files.
  private func usualGroup(
    of target: XcodeProject.Object, in read: XcodeProject
  ) -> XcodeProject.Object? {
    let sources = read.objects(target, "buildPhases").filter { $0.isa == "PBXSourcesBuildPhase" }
      .flatMap { read.objects($0, "files") }.compactMap { read.object($0["fileRef"]) }
    var counts: [String: Int] = [:]
    var groups: [XcodeProject.Object] = []
    for file in sources where file["path"]?.hasSuffix(".swift") == true {
      guard let group = read.parent(of: file), group.isa == "PBXGroup" else { continue }
      if counts[group.id] == nil { groups.append(group) }
      counts[group.id, default: 0] += 1
    }
    let most = counts.values.max()
    return groups.first { counts[$0.id] == most }
  }

  // MARK: Changes

  private func changedText(
    adding names: [String], to group: XcodeProject.Object, of target: XcodeProject.Object,
    in read: XcodeProject
  ) throws -> String {
    let files = try names.map { name in
      let type = AddedFile.Kind(of: name)
      let phase = read.objects(target, "buildPhases").first { $0.isa == type.phaseClass }
      guard let phase else {
        throw BuildFailure(
          "the target \(target["name"] ?? "") has no build phase for \(name)",
          file: read.file.path, line: read.line(of: target),
          hint: "add the phase \(type.phaseName) in Xcode")
      }
      return AddedFile(name: name, kind: type, phase: phase)
    }
    return read.file.lastPathComponent == "project.xcproj"
      ? try JSONProjectEdit(read, adding: files, to: group, of: target).text
      : try PropertyListEdit(read, adding: files, to: group).text
  }
}

extension String {
  /// Returns the path relative to a folder, which is empty for the folder itself, or `nil` if the
  /// path isn't in the folder.
  fileprivate func path(orSameAs folder: String) -> String? {
    self == folder ? "" : path(relativeTo: folder)
  }
}
