import AppBuilder
import Foundation
import Safeguards
import Sandbox

/// Finds the files of packages: in the project, elsewhere on this computer, or on a server, from
/// which git fetches them.
struct PackageStore {
  /// The folder next to a project whose package checkouts take precedence.
  static let folderBesideProject = "Packages"

  let project: URL
  let area: ReadingArea
  let sandbox: SandboxSettings
  /// Whether git can fetch packages that aren't on this computer.
  let fetches: Bool
  let resolved: ResolvedPackages
  /// The file with the certificate authorities to trust for servers, or `nil` for the system's.
  var authorities: URL?
  /// The folders in which the user keeps checkouts.
  var checkouts = CheckoutFolders()

  /// Returns whether a folder belongs to the user's checkouts, or to the cache, rather than to the
  /// project.
  func isKept(_ folder: URL) -> Bool {
    ([PackageCache.folder] + checkouts.folders).contains {
      folder.path.hasPrefix(MacFileSystem.resolve($0).path + "/")
    }
  }

  /// Returns the folder of a package.
  /// - Parameter area: The files that are readable from the place that refers to the package.
  /// - Throws: `BuildFailure`
  func folder(of reference: PackageReference, from area: ReadingArea) async throws -> URL {
    let beside = MacFileSystem.resolve(besideProject(reference.location))
    if hasManifest(beside) { return try checked(beside, self.area) }
    switch reference {
    case .folder(let folder):
      let folder = MacFileSystem.resolve(folder)
      guard hasManifest(folder) else {
        throw failure(reference, "there is no Package.swift in \(folder.path)")
      }
      return try checked(folder, area)
    case .repository(let location, let requirement):
      return try await checkout(of: location, requirement)
    }
  }

  private func hasManifest(_ folder: URL) -> Bool {
    MacFileSystem.exists(folder.appendingPathComponent("Package.swift"))
  }

  private func checked(_ folder: URL, _ area: ReadingArea) throws -> URL {
    try area.check(folder, what: "the package")
    return folder
  }

  private func besideProject(_ location: String) -> URL {
    project.deletingLastPathComponent().appendingPathComponent(Self.folderBesideProject)
      .appendingPathComponent(PackageIdentity.name(of: location))
  }

  private func failure(_ reference: PackageReference, _ reason: String) -> BuildFailure {
    let place = "put a checkout of it in \(besideProject(reference.location).path)"
    var isFetchable = false
    if case .repository(let location, _) = reference { isFetchable = Self.address(location) != nil }
    return BuildFailure(
      "can't get the Swift package \(PackageIdentity.name(of: reference.location)) from "
        + "“\(reference.location)”: \(reason)",
      file: ProjectContents.file(of: project).path,
      hint: isFetchable && !fetches ? "run `quince packages fetch`, or \(place)" : place)
  }

  // MARK: Repositories

  private func checkout(of location: String, _ requirement: PackageRequirement) async throws -> URL
  {
    if let copy = workingCopy(of: location) { return copy }
    let reference = PackageReference.repository(location, requirement)
    guard let address = Self.address(location) else {
      throw failure(reference, "Quince fetches packages only from https:// URLs")
    }
    let pinned = resolved.commit(of: location)
    let place = PackageCache.folder.appendingPathComponent(Self.folderName(of: address))
    if let commit = pinned, let kept = kept(commit, in: place) { return kept }
    do {
      if let found = try await knownCheckout(
        of: location, address, pinned: pinned, requirement, in: place)
      {
        return found
      }
      guard fetches else {
        throw GitRepository.Failure(reason: "it isn't on this computer, and wasn't fetched")
      }
      return try await fetch(address, pinned: pinned, requirement, into: place)
    } catch let error as GitRepository.Failure {
      throw failure(reference, error.reason)
    }
  }

  /// Returns the name of the folder in the cache for the package at an address, which can't lead to
  /// another folder, regardless of the address.
  static func folderName(of address: String) -> String {
    let name = PackageIdentity.name(of: address).filter { $0.isLetter || $0.isNumber }
    return "\(name.prefix(100))-\(ShortName.of(address.utf8))"
  }

  /// Returns the user's copy of a package, if it isn't a clone, which can have several versions.
  private func workingCopy(of location: String) -> URL? {
    checkouts.candidates(named: PackageIdentity.name(of: location)).first {
      CheckoutFolders.repository(in: $0) == nil && hasManifest($0)
    }.map(MacFileSystem.resolve)
  }

  /// Returns the user's clones of a package, and those of SwiftPM.
  private func clones(of location: String, _ address: String) -> [URL] {
    checkouts.candidates(named: PackageIdentity.name(of: location))
      .compactMap(CheckoutFolders.repository)
      + SwiftPMCache.repositories(of: [location, address])
  }

  /// Returns the URL to pass to git.
  ///
  /// An SSH URL, which requires one of the user's keys, becomes an HTTPS URL. The URL of a web page
  /// becomes that of its repository.
  static func address(_ location: String) -> String? {
    var address = String(location.prefix { $0 != "#" })
    while address.hasSuffix("/") { address.removeLast() }
    if let match = address.wholeMatch(of: /(?:ssh:\/\/)?git@([A-Za-z0-9.\-]+)[:\/](.+)/) {
      address = "https://\(match.1)/\(match.2)"
    }
    let form = /https:\/\/[A-Za-z0-9.\-]+(?::\d{1,5})?(?:\/[A-Za-z0-9._~%+\-]+)+/
    return address.utf8.count < 2000 && address.wholeMatch(of: form) != nil ? address : nil
  }

  private func kept(_ commit: String, in place: URL) -> URL? {
    // Git created the folder. A malicious repository could have exploited git to put a link there.
    guard let root = try? RootFolder(place), root.status(of: "\(commit)/Package.swift") != nil
    else { return nil }
    let folder = place.appendingPathComponent(commit)
    guard let stamp = root.value(FolderStamp.self, at: PackageCache.stampFile(of: commit)) else {
      return folder
    }
    guard stamp == FolderStamp(folder) else {
      for name in [commit, PackageCache.stampFile(of: commit)] { try? root.remove(name) }
      return nil
    }
    noteUse(of: commit, stamp, in: root)
    return folder
  }

  /// Sets the date of a checkout's last use, at most once a day.
  private func noteUse(of commit: String, _ stamp: FolderStamp, in root: RootFolder) {
    let file = PackageCache.stampFile(of: commit)
    let last = root.status(of: file)?.st_mtim.tv_sec ?? 0
    guard Date().timeIntervalSince1970 - Double(last) > 86_400 else { return }
    // A cache that can't be written to is only cleaned too early.
    try? root.keep(stamp, at: file)
  }

  /// Returns a checkout that the user has added or SwiftPM has fetched, or `nil` if it lacks the
  /// requested commit.
  private func knownCheckout(
    of location: String, _ address: String, pinned: String?, _ requirement: PackageRequirement,
    in place: URL
  ) async throws -> URL? {
    for repository in clones(of: location, address) {
      let scratch = try ScratchFolder(in: Self.made(place))
      let git = GitRepository(sandbox: sandbox, folder: repository, scratch: scratch.url)
      let references = try? await git.references()
      guard let commit = pinned ?? requirement.commit(among: references ?? [:]) else { continue }
      if let kept = kept(commit, in: place) { return kept }
      if let made = try? await keep(commit, by: git, in: place) { return made }
    }
    return nil
  }

  private func fetch(
    _ address: String, pinned: String?, _ requirement: PackageRequirement, into place: URL
  ) async throws -> URL {
    let scratch = try ScratchFolder(in: Self.made(place))
    let repository = scratch.url.appendingPathComponent("repository")
    let git = GitRepository(
      sandbox: sandbox, folder: repository, scratch: scratch.url, authorities: authorities)
    var commit = pinned
    if commit == nil { commit = requirement.commit(among: try await git.references(at: address)) }
    guard let commit else {
      throw GitRepository.Failure(reason: "it has no version that meets the project's requirements")
    }
    if let kept = kept(commit, in: place) { return kept }
    try await git.fetch(commit, from: address)
    return try await keep(commit, by: git, in: place)
  }

  /// Checks out the files of a commit in the store.
  private func keep(_ commit: String, by git: GitRepository, in place: URL) async throws -> URL {
    let scratch = try RootFolder(git.scratch)
    try scratch.makeFolder("files", replaces: true)
    let files = git.scratch.appendingPathComponent("files")
    try await git.checkOut(commit, to: files)
    let store = try RootFolder(place)
    try store.remove(PackageCache.stampFile(of: commit))
    // Another build may have stored the checkout first.
    _ = rename(files.path, place.appendingPathComponent(commit).path)
    guard let folder = kept(commit, in: place) else {
      try store.remove(commit)
      throw GitRepository.Failure(reason: "it contains no Package.swift")
    }
    try store.keep(FolderStamp(folder), at: PackageCache.stampFile(of: commit))
    return folder
  }

  private static func made(_ place: URL) throws -> URL {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    return place
  }
}

/// The repositories that the user's SwiftPM has fetched.
enum SwiftPMCache {
  /// Returns the folders of the repositories that SwiftPM fetched from the given locations.
  static func repositories(of locations: [String]) -> [URL] {
    let cache = BuildOptions.defaultCache.deletingLastPathComponent()
      .appendingPathComponent("org.swift.swiftpm/repositories")
    let wanted = Set(locations.map(plain))
    return MacFileSystem.names(in: cache).filter { name in
      locations.contains { name.hasPrefix(PackageIdentity.name(of: $0) + "-") }
    }.map { cache.appendingPathComponent($0) }.filter { folder in
      let config = try? InputFile.text(
        of: folder.appendingPathComponent("config"), atMost: 1 << 16)
      return (config ?? "").split(separator: "\n").contains { line in
        let parts = line.split(separator: "=", maxSplits: 1).map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        return parts.count == 2 && parts[0] == "url" && wanted.contains(plain(parts[1]))
      }
    }
  }

  private static func plain(_ location: String) -> String {
    let location = (PackageStore.address(location) ?? location).lowercased()
    return location.hasSuffix(".git") ? String(location.dropLast(4)) : location
  }
}
