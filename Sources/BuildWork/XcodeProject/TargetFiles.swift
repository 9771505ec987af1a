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
  private var seen: Set<URL> = []
  private var seenGroups: Set<String> = []
  private var seenFolders: Set<URL> = []
  private lazy var strays = StrayFiles(below: project.root)

  init(project: XcodeProject, target: XcodeProject.Object, settings: BuildSettings) {
    self.project = project
    self.target = target
    self.settings = settings
  }

  mutating func collect() {
    warnAboutCommands()
    for phase in project.objects(target, "buildPhases") {
      let isSources = phase.isa == "PBXSourcesBuildPhase"
      guard isSources || phase.isa == "PBXResourcesBuildPhase" || isCopyToResources(phase) else {
        continue
      }
      for file in project.objects(phase, "files") where project.isBuilt(file) {
        guard let reference = project.object(file["fileRef"]) else { continue }
        add(reference, isSources: isSources, subfolder: subfolder(of: phase))
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
      $0.isa == "PBXShellScriptBuildPhase"
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

  /// Returns the folder in the bundle that a phase copies files to.
  private func subfolder(of phase: XcodeProject.Object) -> String {
    phase.isa == "PBXCopyFilesBuildPhase" ? phase["dstPath"] ?? "" : ""
  }

  private func isCopyToResources(_ phase: XcodeProject.Object) -> Bool {
    phase.isa == "PBXCopyFilesBuildPhase" && phase["dstSubfolderSpec"] == "7"
  }

  private mutating func add(
    _ reference: XcodeProject.Object, isSources: Bool, subfolder: String
  ) {
    switch reference.isa {
    case "PBXVariantGroup":
      guard seenGroups.insert(reference.id).inserted else { return }
      for child in project.objects(reference, "children") {
        add(child, isSources: isSources, subfolder: subfolder)
      }
    case "XCVersionGroup":
      add(file: project.url(of: reference), subfolder: subfolder, isSources: isSources)
    default:
      add(
        file: project.url(of: reference), subfolder: subfolder, isSources: isSources,
        isFolder: project.isPlainFolder(reference))
    }
  }

  private mutating func add(
    file: URL?, subfolder: String, isSources: Bool, isFolder: Bool = false
  ) {
    guard let file = file.map({ located($0, element: "listed in \(project.name)") }), isNew(file)
    else { return }
    guard MacFileSystem.exists(file) else {
      missing.append(
        Diagnostic(
          .error, "the file doesn't exist", file: file.path, element: "listed in \(project.name)",
          hint: "restore it, or remove it from \(project.url.lastPathComponent) in Xcode"))
      return
    }
    if isSources, Self.addSource(file, to: &self) { return }
    guard !isSources || Self.isBuiltResource(file) else { return }
    if isFolder {
      resources.append(.init(source: file, destination: file.lastPathComponent))
    } else {
      addResource(file, subfolder: subfolder)
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

  private static func addSource(_ file: URL, to files: inout TargetFiles) -> Bool {
    switch file.pathExtension.lowercased() {
    case "swift": files.sources.append(file)
    case "m", "mm", "c", "cc", "cpp", "cxx", "s": files.foreignSources.append(file)
    default: return false
    }
    return true
  }

  private static func isBuiltResource(_ file: URL) -> Bool {
    ["storyboard", "xib", "xcassets", "strings", "xcstrings", "stringsdict", "json", "plist"]
      .contains(file.pathExtension.lowercased())
  }

  private mutating func addResource(_ file: URL, subfolder: String) {
    switch file.pathExtension.lowercased() {
    case "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "metal", "mlmodel", "mlpackage",
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
    var exceptions = FolderExceptions(of: group, for: target, in: project)
    if let file = settings["INFOPLIST_FILE"] {
      let path = MacFileSystem.resolve(project.root.appendingPathComponent(file)).path
      if path.hasPrefix(folder.path + "/") {
        exceptions.leaveOut(String(path.dropFirst(folder.path.count + 1)))
      }
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
      guard isNew(file) else { return }
      resources.append(.init(source: file, destination: file.lastPathComponent))
    } else if isFolder, !Self.isPackage(file) {
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
    let file = MacFileSystem.resolve(folder.appendingPathComponent(member.path))
    let isSources = member.phase.isa == "PBXSourcesBuildPhase"
    guard MacFileSystem.exists(file), !exceptions.isForeign(MacFileSystem.folded(member.path)),
      isSources || member.phase.isa == "PBXResourcesBuildPhase" || isCopyToResources(member.phase)
    else { return }
    add(
      file: file, subfolder: subfolder(of: member.phase), isSources: isSources,
      isFolder: MacFileSystem.isFolder(file) && !Self.isPackage(file))
  }

  /// Returns whether a folder is treated as a file.
  static func isPackage(_ folder: URL) -> Bool {
    [
      "xcassets", "xcdatamodeld", "bundle", "framework", "xcframework", "docc", "scnassets", "icon",
      "mlpackage", "xcodeproj", "playground",
    ].contains(folder.pathExtension.lowercased())
  }

  /// - Parameter type: The file's type if its extension doesn't decide, such as `text`.
  private mutating func addSynchronized(_ file: URL, type: String?) {
    guard isNew(file) else { return }
    if let type {
      addTyped(file, type)
      return
    }
    if Self.addSource(file, to: &self) { return }
    switch file.pathExtension.lowercased() {
    case "h", "hpp", "pch", "md", "markdown", "entitlements", "xcconfig", "modulemap", "docc",
      "framework", "xcframework", "a", "tbd", "xctestplan", "xcodeproj", "playground", "swp":
      return
    default: addResource(file, subfolder: "")
    }
  }

  private mutating func addTyped(_ file: URL, _ type: String) {
    if type == "sourcecode.swift" {
      sources.append(file)
    } else if type.hasPrefix("sourcecode.") {
      if !type.hasSuffix(".h") { foreignSources.append(file) }
    } else {
      addResource(file, subfolder: "")
    }
  }

  /// Adds the files in a folder of other targets, or of none, that are made members of this one.
  private mutating func addExceptions(of group: XcodeProject.Object) {
    guard let folder = project.url(of: group) else { return }
    let exceptions = FolderExceptions(of: group, for: target, in: project)
    for member in exceptions.phaseMembers { add(member, of: folder, exceptions) }
    for path in exceptions.toggled {
      let file = MacFileSystem.resolve(folder.appendingPathComponent(path))
      guard MacFileSystem.exists(file), !exceptions.isForeign(MacFileSystem.folded(path)) else {
        continue
      }
      addMember(file, path: path, depth: 0, exceptions)
    }
  }
}
