import Foundation

/// Collects the files of a target: those that its build phases list, and those in folders that it synchronises with.
struct TargetFiles {
  let project: XcodeProject
  let target: XcodeProject.Object
  let settings: BuildSettings

  private(set) var sources: [URL] = []
  private(set) var resources: [AppTarget.Resource] = []
  private(set) var foreignSources: [URL] = []
  private(set) var folders: [URL] = []
  private(set) var missing: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  private var seen: Set<URL> = []

  init(project: XcodeProject, target: XcodeProject.Object, settings: BuildSettings) {
    self.project = project
    self.target = target
    self.settings = settings
  }

  mutating func collect() {
    for phase in project.objects(target, "buildPhases") {
      let isSources = phase.isa == "PBXSourcesBuildPhase"
      guard isSources || phase.isa == "PBXResourcesBuildPhase" || isCopyToResources(phase) else {
        continue
      }
      let subfolder = phase.isa == "PBXCopyFilesBuildPhase" ? phase["dstPath"] ?? "" : ""
      for file in project.objects(phase, "files") {
        guard let reference = project.object(file["fileRef"]) else { continue }
        add(reference, isSources: isSources, subfolder: subfolder)
      }
    }
    for group in project.objects(target, "fileSystemSynchronizedGroups") { synchronise(group) }
    for other in project.targets where other.id != target.id {
      for group in project.objects(other, "fileSystemSynchronizedGroups")
      where !target.ids("fileSystemSynchronizedGroups").contains(group.id) {
        addExceptions(of: group)
      }
    }
  }

  private func isCopyToResources(_ phase: XcodeProject.Object) -> Bool {
    phase.isa == "PBXCopyFilesBuildPhase" && phase["dstSubfolderSpec"] == "7"
  }

  private mutating func add(
    _ reference: XcodeProject.Object, isSources: Bool, subfolder: String
  ) {
    switch reference.isa {
    case "PBXVariantGroup":
      for child in project.objects(reference, "children") {
        add(child, isSources: isSources, subfolder: subfolder)
      }
    case "XCVersionGroup":
      add(file: project.url(of: reference), subfolder: subfolder, isSources: isSources)
    default:
      add(
        file: project.url(of: reference), subfolder: subfolder, isSources: isSources,
        isFolder: reference["lastKnownFileType"] == "folder")
    }
  }

  private mutating func add(
    file: URL?, subfolder: String, isSources: Bool, isFolder: Bool = false
  ) {
    guard let file, seen.insert(file).inserted else { return }
    guard MacFileSystem.exists(file) else {
      missing.append(
        Diagnostic(
          .error, "the file is missing", file: file.path, element: "listed in \(project.name)",
          hint: "put it back, or take it out of \(project.url.lastPathComponent) in Xcode"))
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
          .warning, "Quince cannot use files of this kind; it is left out", file: file.path))
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

  private mutating func synchronise(_ group: XcodeProject.Object) {
    guard let folder = project.url(of: group) else { return }
    guard MacFileSystem.isFolder(folder) else {
      missing.append(
        Diagnostic(
          .error, "the folder is missing", file: folder.path, element: "listed in \(project.name)"
        ))
      return
    }
    var exceptions: Set<String> = []
    for set in project.objects(group, "exceptions") where set["target"] == target.id {
      exceptions.formUnion(set.ids("membershipExceptions").map(MacFileSystem.folded))
    }
    if let file = settings["INFOPLIST_FILE"] {
      let path = MacFileSystem.resolve(project.root.appendingPathComponent(file)).path
      if path.hasPrefix(folder.path + "/") {
        exceptions.insert(MacFileSystem.folded(String(path.dropFirst(folder.path.count + 1))))
      }
    }
    let explicit = Set(group.ids("explicitFolders").map(MacFileSystem.folded))
    walk(folder, path: "", exceptions: exceptions, explicitFolders: explicit)
  }

  private mutating func walk(
    _ folder: URL, path: String, exceptions: Set<String>, explicitFolders: Set<String>
  ) {
    folders.append(folder)
    for name in MacFileSystem.names(in: folder) {
      let file = folder.appendingPathComponent(name)
      let relative = path.isEmpty ? name : path + "/" + name
      let folded = MacFileSystem.folded(relative)
      guard !exceptions.contains(folded) else { continue }
      if MacFileSystem.isFolder(file), explicitFolders.contains(folded) {
        if seen.insert(file).inserted {
          resources.append(.init(source: file, destination: name))
        }
      } else if MacFileSystem.isFolder(file), !Self.isPackage(file) {
        walk(file, path: relative, exceptions: exceptions, explicitFolders: explicitFolders)
      } else {
        addSynchronised(file)
      }
    }
  }

  private static func isPackage(_ folder: URL) -> Bool {
    [
      "xcassets", "xcdatamodeld", "bundle", "framework", "xcframework", "docc", "scnassets", "icon",
      "mlpackage", "xcodeproj", "playground",
    ].contains(folder.pathExtension.lowercased())
  }

  private mutating func addSynchronised(_ file: URL) {
    guard seen.insert(file).inserted else { return }
    if Self.addSource(file, to: &self) { return }
    switch file.pathExtension.lowercased() {
    case "h", "hpp", "pch", "md", "markdown", "entitlements", "xcconfig", "modulemap", "docc",
      "framework", "xcframework", "a", "tbd", "xctestplan", "xcodeproj", "playground", "swp":
      return
    default: addResource(file, subfolder: "")
    }
  }

  /// Files in the folder of another target that are made members of this one.
  private mutating func addExceptions(of group: XcodeProject.Object) {
    guard let folder = project.url(of: group) else { return }
    for set in project.objects(group, "exceptions") where set["target"] == target.id {
      for path in set.ids("membershipExceptions") {
        let file = MacFileSystem.resolve(folder.appendingPathComponent(path))
        if MacFileSystem.exists(file) { addSynchronised(file) }
      }
    }
  }
}
