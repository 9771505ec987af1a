import AppBuilder
import Foundation
import Safeguards

/// Collects a target's files: those in its build phases, and those in its synchronized folders.
struct TargetFiles {
  /// The maximum number of files in a target, and of nested folders.
  private static let mostFiles = 50_000
  private static let deepest = 64

  let project: XcodeProject
  let target: XcodeProject.Object
  let settings: BuildSettings

  private(set) var sources: [URL] = []
  private(set) var resources: [AppTarget.Resource] = []
  private(set) var foreignSources: [URL] = []
  private(set) var folders: [URL] = []
  private(set) var missing: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  /// The listed locations of files that were found elsewhere in the project.
  private(set) var absent: [URL] = []
  private let filter: FileNameFilter
  private var seen: Set<URL> = []
  private var seenGroups: Set<String> = []
  private var seenFolders: Set<URL> = []
  private lazy var strays = StrayFiles(below: project.root)

  init(project: XcodeProject, target: XcodeProject.Object, settings: BuildSettings) {
    self.project = project
    self.target = target
    self.settings = settings
    filter = FileNameFilter(settings)
  }

  mutating func collect() {
    warnAboutCommands()
    for phase in project.objects(target, "buildPhases") {
      guard let destination = Destination(phase, settings: settings) else { continue }
      for file in project.objects(phase, "files") where project.isBuilt(file) {
        guard let reference = project.object(file["fileRef"]) else { continue }
        add(reference, to: destination)
      }
    }
    let own = project.objects(target, "fileSystemSynchronizedGroups")
    for group in own { synchronize(group) }
    for group in project.all("PBXFileSystemSynchronizedRootGroup")
    where !own.contains(where: { $0.id == group.id }) {
      addExceptions(of: group)
    }
  }

  /// Warns about scripts that Xcode would run and Quince doesn't.
  private mutating func warnAboutCommands() {
    let scripts = project.objects(target, "buildPhases").filter {
      $0.isa == "PBXShellScriptBuildPhase" && !Destination.isSkipped($0, settings: settings)
    }
    let rules = project.objects(target, "buildRules").filter { $0["script"] != nil }
    for script in scripts + rules {
      warnings.append(
        Diagnostic(
          .warning, "this script is skipped: Quince doesn't run a project's scripts",
          file: project.file.path, line: project.line(of: script),
          element: script["name"] ?? "Run Script",
          hint: "if it creates files that the app needs, add them to the target"))
    }
  }

  private mutating func add(_ reference: XcodeProject.Object, to destination: Destination) {
    switch reference.isa {
    case "PBXVariantGroup":
      guard seenGroups.insert(reference.id).inserted else { return }
      for child in project.objects(reference, "children") { add(child, to: destination) }
    case "XCVersionGroup": add(file: project.url(of: reference), to: destination)
    default:
      add(
        file: project.url(of: reference), to: destination, type: reference["explicitFileType"],
        isFolder: project.isPlainFolder(reference))
    }
  }

  /// - Parameter type: The file's type if its extension doesn't decide, such as `text`.
  private mutating func add(
    file: URL?, to destination: Destination, type: String? = nil, isFolder: Bool = false
  ) {
    guard let file, destination.takes(file), !filter.leavesOut(file) else { return }
    let found = located(file, element: "listed in \(project.name)")
    guard isNew(found) else { return }
    guard MacFileSystem.exists(found) else {
      missing.append(
        Diagnostic(
          .error, "the file doesn't exist", file: found.path,
          element: "listed in \(project.name)",
          hint: "restore it, or remove it from \(project.url.lastPathComponent) in Xcode"))
      return
    }
    switch destination {
    case .sources: addSource(found, type: type)
    case .folder(let folder, _) where isFolder:
      let path = folder.isEmpty ? "" : folder + "/"
      resources.append(.init(source: found, destination: path + found.lastPathComponent))
    case .folder(let folder, _): addResource(found, subfolder: folder)
    }
  }

  private mutating func addSource(_ file: URL, type: String?) {
    switch type.map(FileKind.init(type:)) ?? FileKind(of: file) {
    case .swift: sources.append(file)
    case .foreign: foreignSources.append(file)
    case .resource where FileKind.isBuiltResource(file): addResource(file, subfolder: "")
    case .resource, .ignored: break
    }
  }

  /// Returns the file that `INFOPLIST_FILE` names, or, if it doesn't exist, the only one with its
  /// name in the project's folder.
  mutating func locatedInfoPropertyList() -> URL? {
    guard let path = settings["INFOPLIST_FILE"] else { return nil }
    let folder = URL(fileURLWithPath: settings["SRCROOT"] ?? "/")
    let file = MacFileSystem.resolve(
      path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path))
    return located(file, element: "INFOPLIST_FILE")
  }

  /// Returns a file that the project lists, or, if it doesn't exist, the only one with its name in
  /// the project's folder.
  private mutating func located(_ file: URL, element: String) -> URL {
    guard !MacFileSystem.exists(file), let stray = strays.only(named: file.lastPathComponent) else {
      return file
    }
    absent.append(file)
    if !seen.contains(stray) {
      warnings.append(StrayFiles.warning(of: stray, instead: file, element))
    }
    return stray
  }

  /// Returns whether a file is new and readable.
  ///
  /// Reports files that can't be read.
  private mutating func isNew(_ file: URL) -> Bool {
    guard seen.count < Self.mostFiles, seen.insert(file).inserted else { return false }
    if seen.count == Self.mostFiles {
      missing.append(
        Diagnostic(
          .error, "the target has more than \(Self.mostFiles) files", file: project.url.path))
    }
    guard !project.area.hides(file) else {
      warnings.append(
        Diagnostic(
          .warning,
          "this is skipped: it's hidden from the project, because its grade depends on it",
          file: file.path, element: "listed in \(project.name)"))
      return false
    }
    do {
      try project.area.check(file, element: "listed in \(project.name)")
    } catch let failure as BuildFailure {
      missing += failure.diagnostics
      return false
    } catch {
      return false
    }
    return true
  }

  private mutating func addResource(_ file: URL, subfolder: String) {
    switch file.pathExtension.lowercased() {
    case "xcmappingmodel", "metal", "mlmodel", "mlpackage",
      "intentdefinition", "rcproject", "scnassets", "sks":
      warnings.append(
        Diagnostic(
          .warning, "this file is skipped: Quince doesn't support its type", file: file.path))
      return
    default: break
    }
    let folder = file.deletingLastPathComponent()
    let language = folder.pathExtension == "lproj" ? folder.lastPathComponent + "/" : ""
    let path = subfolder.isEmpty ? "" : subfolder + "/"
    resources.append(
      .init(source: file, destination: path + language + file.lastPathComponent))
  }

  // MARK: Folders that Xcode keeps in step with the target

  private mutating func synchronize(_ group: XcodeProject.Object) {
    guard let folder = project.url(of: group) else { return }
    guard isNew(folder) else { return }
    guard MacFileSystem.isFolder(folder) else {
      missing.append(
        Diagnostic(
          .error, "the folder doesn't exist", file: folder.path,
          element: "listed in \(project.name)"
        ))
      return
    }
    var exceptions = FolderExceptions(of: group, at: folder, for: target, in: project)
    if let file = settings["INFOPLIST_FILE"] {
      let path = MacFileSystem.resolve(project.root.appendingPathComponent(file)).path
      if let inside = path.path(relativeTo: folder.path) { exceptions.leaveOut(inside) }
    }
    walk(folder, path: "", depth: 0, exceptions: exceptions)
    for member in exceptions.phaseMembers { add(member, of: folder, exceptions) }
  }

  private mutating func walk(
    _ folder: URL, path: String, depth: Int, exceptions: FolderExceptions
  ) {
    // A symbolic link can make a folder contain itself.
    guard seenFolders.insert(folder.resolvingSymlinksInPath()).inserted else { return }
    guard depth < Self.deepest else {
      missing.append(
        Diagnostic(
          .error, "folders are nested more than \(Self.deepest) deep", file: folder.path))
      return
    }
    folders.append(folder)
    for name in MacFileSystem.names(in: folder) {
      let file = folder.appendingPathComponent(name)
      let relative = path.isEmpty ? name : path + "/" + name
      guard !exceptions.leavesOut(MacFileSystem.folded(relative)) else { continue }
      addMember(file, path: relative, depth: depth + 1, exceptions)
    }
  }

  /// Adds a file or folder at a path in a synchronized folder.
  private mutating func addMember(
    _ file: URL, path: String, depth: Int, _ exceptions: FolderExceptions
  ) {
    let folded = MacFileSystem.folded(path)
    let isFolder = MacFileSystem.isFolder(file)
    if isFolder, exceptions.explicitFolders.contains(folded) {
      guard !filter.leavesOut(file), isNew(file) else { return }
      resources.append(.init(source: file, destination: file.lastPathComponent))
    } else if isFolder, !Self.isPackage(file, type: exceptions.types[folded]) {
      guard isNew(file) else { return }
      walk(file, path: path, depth: depth, exceptions: exceptions)
    } else {
      addSynchronized(file, type: exceptions.types[folded])
    }
  }

  /// Adds a file to a build phase instead of the one for its type.
  private mutating func add(
    _ member: FolderExceptions.PhaseMember, of folder: URL, _ exceptions: FolderExceptions
  ) {
    let folded = MacFileSystem.folded(member.path)
    guard let file = file(member.path, of: folder), !exceptions.isForeign(folded),
      let destination = Destination(member.phase, settings: settings)
    else { return }
    let type = exceptions.types[folded]
    add(
      file: file, to: destination, type: type,
      isFolder: MacFileSystem.isFolder(file) && !Self.isPackage(file, type: type))
  }

  /// Returns the file or folder at a path in a folder, or `nil` if there's none.
  private func file(_ path: String, of folder: URL) -> URL? {
    let file = MacFileSystem.resolve(folder.appendingPathComponent(path))
    return MacFileSystem.exists(file) ? file : nil
  }

  /// Returns whether a folder is treated as a file.
  /// - Parameter type: The type that the project specifies.
  static func isPackage(_ folder: URL, type: String? = nil) -> Bool {
    if let type { return type != "folder" }
    return [
      "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "framework", "xcframework", "docc",
      "scnassets", "icon",
      "mlpackage", "xcodeproj", "playground",
    ].contains(folder.pathExtension.lowercased())
  }

  /// - Parameter type: The file's type if its extension doesn't decide, such as `text`.
  private mutating func addSynchronized(_ file: URL, type: String?) {
    guard !filter.leavesOut(file), isNew(file) else { return }
    switch type.map(FileKind.init(type:)) ?? FileKind(of: file) {
    case .swift: sources.append(file)
    case .foreign: foreignSources.append(file)
    case .resource: addResource(file, subfolder: "")
    case .ignored: break
    }
  }

  /// Adds the files in a folder of other targets, or of none, that are made members of this one.
  private mutating func addExceptions(of group: XcodeProject.Object) {
    guard let folder = project.url(of: group) else { return }
    let exceptions = FolderExceptions(of: group, at: folder, for: target, in: project)
    for member in exceptions.phaseMembers { add(member, of: folder, exceptions) }
    for path in exceptions.toggled where !exceptions.isForeign(MacFileSystem.folded(path)) {
      guard let file = file(path, of: folder) else { continue }
      addMember(file, path: path, depth: 0, exceptions)
    }
  }
}
