import Foundation

/// The location of a package and its required version.
enum PackageReference {
  case folder(URL)
  case repository(String, PackageRequirement)

  var location: String {
    switch self {
    case .folder(let folder): folder.path
    case .repository(let location, _): location
    }
  }
}

/// The acceptable versions of a package.
enum PackageRequirement {
  case versions(Range<PackageVersion>)
  case exact(PackageVersion)
  case branch(String)
  case revision(String)
}

extension PackageRequirement: CustomStringConvertible {
  var description: String {
    switch self {
    case .versions(let range): "\(range.lowerBound) to \(range.upperBound)"
    case .exact(let version): "\(version)"
    case .branch(let name): "branch \(name)"
    case .revision(let revision): "commit \(revision.prefix(12))"
    }
  }
}

/// The version of a package, such as `1.2.3` or `2.0.0-beta.1`.
struct PackageVersion: Comparable, CustomStringConvertible {
  let numbers: [Int]
  let prerelease: [String]

  init(_ numbers: [Int], prerelease: [String] = []) {
    self.numbers = numbers
    self.prerelease = prerelease
  }

  /// - Parameter text: The version, optionally with the prefix `v`.
  init?(_ text: some StringProtocol) {
    guard
      let match = String(text).wholeMatch(
        of: /v?(\d{1,9})\.(\d{1,9})(?:\.(\d{1,9}))?(?:-([0-9A-Za-z.\-]+))?(?:\+.*)?/)
    else { return nil }
    numbers = [Int(match.1)!, Int(match.2)!, match.3.flatMap { Int($0) } ?? 0]
    prerelease = match.4.map { $0.split(separator: ".").map(String.init) } ?? []
  }

  var description: String {
    let version = numbers.map(String.init).joined(separator: ".")
    return prerelease.isEmpty ? version : "\(version)-\(prerelease.joined(separator: "."))"
  }

  /// The next version that may include breaking changes.
  var nextMajor: PackageVersion { PackageVersion([numbers[0] + 1, 0, 0]) }
  var nextMinor: PackageVersion { PackageVersion([numbers[0], numbers[1] + 1, 0]) }

  static func < (left: PackageVersion, right: PackageVersion) -> Bool {
    if left.numbers != right.numbers {
      return left.numbers.lexicographicallyPrecedes(right.numbers)
    }
    if left.prerelease.isEmpty || right.prerelease.isEmpty {
      return !left.prerelease.isEmpty && right.prerelease.isEmpty
    }
    return left.prerelease.lexicographicallyPrecedes(right.prerelease) { one, other in
      guard let one = Int(one), let other = Int(other) else { return one < other }
      return one < other
    }
  }
}

extension PackageRequirement {
  /// Reads the requirement in a manifest.
  ///
  /// Returns `nil` if it isn't recognized.
  init?(_ requirement: PackageManifest.Requirement) {
    if let range = requirement.range {
      let lower = PackageVersion(range.lowerBound)
      let upper = PackageVersion(range.upperBound)
      guard lower <= upper else { return nil }
      self = .versions(lower..<upper)
    } else if let exact = requirement.exact {
      self = .exact(PackageVersion(exact._0))
    } else if let branch = requirement.branch {
      self = .branch(branch._0)
    } else if let revision = requirement.revision {
      self = .revision(revision._0)
    } else {
      return nil
    }
  }

  /// Reads the requirement in a project.
  ///
  /// Returns `nil` if it isn't recognized.
  init?(project requirement: [String: Any]) {
    func version(_ key: String) -> PackageVersion? {
      (requirement[key] as? String).flatMap { PackageVersion($0) }
    }
    switch requirement["kind"] as? String {
    case "upToNextMajorVersion":
      guard let lower = version("minimumVersion") else { return nil }
      self = .versions(lower..<lower.nextMajor)
    case "upToNextMinorVersion":
      guard let lower = version("minimumVersion") else { return nil }
      self = .versions(lower..<lower.nextMinor)
    case "versionRange":
      guard let lower = version("minimumVersion"), let upper = version("maximumVersion"),
        lower <= upper
      else { return nil }
      self = .versions(lower..<upper)
    case "exactVersion":
      guard let version = version("version") else { return nil }
      self = .exact(version)
    case "branch":
      guard let branch = requirement["branch"] as? String else { return nil }
      self = .branch(branch)
    case "revision":
      guard let revision = requirement["revision"] as? String else { return nil }
      self = .revision(revision)
    default: return nil
    }
  }

  /// Returns the best matching commit among a repository's references.
  /// - Parameter references: Commits by names such as `refs/tags/1.2.3`.
  func commit(among references: [String: String]) -> String? {
    let tags = references.compactMap { name, commit -> (PackageVersion, String)? in
      guard name.hasPrefix("refs/tags/") else { return nil }
      return PackageVersion(name.dropFirst("refs/tags/".count)).map { ($0, commit) }
    }
    switch self {
    case .versions(let range):
      let fitting = tags.filter {
        range.contains($0.0) && ($0.0.prerelease.isEmpty || !range.lowerBound.prerelease.isEmpty)
      }
      return fitting.max { $0.0 < $1.0 }?.1
    case .exact(let version): return tags.first { $0.0 == version }?.1
    case .branch(let name): return references["refs/heads/\(name)"]
    case .revision(let revision):
      return revision.wholeMatch(of: /[0-9a-fA-F]{7,64}/) == nil ? nil : revision
    }
  }
}

extension PackageVersion {
  fileprivate init(_ version: PackageManifest.Version) {
    self.init(
      [version.major, version.minor, version.patch], prerelease: version.prereleaseIdentifiers)
  }
}
